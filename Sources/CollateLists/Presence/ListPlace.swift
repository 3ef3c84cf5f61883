#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A place that a list view asks about: the path of an item, or a section.
protocol ListPlace {
  /// The index path of the item, or of the section alone.
  var path: IndexPath { get }
}

extension IndexPath: ListPlace {
  var path: IndexPath { self }
}

extension Int: ListPlace {
  var path: IndexPath { [self] }
}
#endif
