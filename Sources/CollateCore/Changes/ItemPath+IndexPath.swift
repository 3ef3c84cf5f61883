#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension ItemPath {
  /// Creates a path from an index path.
  ///
  /// - Precondition: `indexPath` has two elements, the section and the item.
  public init(_ indexPath: IndexPath) {
    precondition(
      indexPath.count == 2,
      "A path has a section and an item, \(Array(indexPath)) has \(indexPath.count) numbers")
    self.init(section: indexPath[0], item: indexPath[1])
  }

  /// The path as an index path, for use with table and collection views.
  public var indexPath: IndexPath { [section, item] }
}
