#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

extension IndexPath {
  /// The path in a source, or `nil` if it does not consist of a section and an item.
  ///
  /// UIKit passes such index paths at times.
  var itemPath: ItemPath? {
    count == 2 && allSatisfy { $0 >= 0 } ? ItemPath(self) : nil
  }
}
#endif
