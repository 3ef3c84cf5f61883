#if canImport(UIKit) && !os(watchOS)
import UIKit

extension Presenter {
  /// Returns the path at which the view shows an item, or `nil` if it does not show it.
  func presentedPath(ofItemWithID id: Section.Item.ID) -> ItemPath? {
    // The source has an index; the snapshot of the view may have none.
    if snapshot.isIdentical(to: source.snapshot) { return source.itemPath(of: id) }
    return snapshot.itemPath(of: id)
  }
}

extension IndexPath {
  /// The path in a source, or `nil` if it does not consist of a section and an item.
  ///
  /// UIKit passes such index paths at times.
  var itemPath: ItemPath? {
    count == 2 && allSatisfy { $0 >= 0 } ? ItemPath(self) : nil
  }
}
#endif
