#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A type that registers, dequeues and configures the collection view cells for some of the items.
///
/// Use ``CellDescriptor``; this protocol allows an array of descriptors for different types.
@MainActor
public protocol CollectionCellDescriptor<Item, Cell>: CollectionCellBehavior {
  /// Returns the value passed to the closures, or `nil` if the descriptor does not apply.
  ///
  /// - Parameter element: An item of the source.
  /// - Returns: The item, or the value extracted from it.
  func item(from element: Any) -> Item?

  /// Registers the cell class or nib with a collection view.
  func registerCell(in collectionView: UICollectionView)

  /// Dequeues a cell for an item.
  ///
  /// - Parameters:
  ///   - element: An item of the source that the descriptor applies to.
  ///   - path: The item's index path in the collection view.
  ///   - collectionView: The collection view.
  /// - Returns: A cell; it is configured only if ``configuresCells`` is `true`.
  func dequeueCell(
    for element: Any, at path: IndexPath, in collectionView: UICollectionView
  )
    -> Cell

  /// Whether dequeued cells are already configured.
  var configuresCells: Bool { get }
}
#endif
