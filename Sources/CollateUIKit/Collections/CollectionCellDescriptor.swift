#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Which cells a collection view has for some of its items, and what it does with them.
///
/// ``CellDescriptor`` is the one to use; the protocol lets different ones stand in one array.
@MainActor
public protocol CollectionCellDescriptor<Item, Cell>: CollectionCellBehavior {
  /// Returns the item that the descriptor applies to, or `nil` when it does not apply.
  ///
  /// - Parameter element: An item of a source.
  /// - Returns: The item, or the part of it that the closures are given.
  func item(from element: Any) -> Item?

  /// Tells a collection view how it comes by the cells.
  func registerCell(in collectionView: UICollectionView)

  /// Returns a cell for an item.
  ///
  /// - Parameters:
  ///   - element: The item of the source, which the descriptor applies to.
  ///   - path: The path that the collection view asks about.
  ///   - collectionView: The collection view.
  /// - Returns: A cell, which is not configured yet unless ``configuresCells`` says so.
  func dequeueCell(
    for element: Any, at path: IndexPath, in collectionView: UICollectionView
  )
    -> Cell

  /// Whether cells come configured.
  var configuresCells: Bool { get }
}
#endif
