#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A type whose closures configure the cells of a collection view and handle their events.
@MainActor
public protocol CollectionCellBehavior<Item, Cell>: CellBehavior
where Cell: UICollectionViewCell {}

extension CollectionCellBehavior {
  /// Sets the size of an item's cell in a flow layout.
  ///
  /// The default is the layout's item size. Corresponds to `collectionView(_:layout:sizeForItemAt:)`.
  @discardableResult
  public func size(_ closure: @escaping (Item, IndexPath) -> CGSize) -> Self {
    set(\.size, closure)
  }

  /// Sets the size of all cells in a flow layout.
  ///
  /// The default is the layout's item size.
  @discardableResult
  public func size(_ closure: @escaping () -> CGSize) -> Self {
    set(\.size) { _, _ in closure() }
  }

  /// Sets whether an item can be selected.
  ///
  /// The default is `true`. Corresponds to `collectionView(_:shouldSelectItemAt:)`.
  @discardableResult
  public func shouldSelect(_ closure: @escaping (Item, IndexPath) -> Bool) -> Self {
    set(\.shouldSelect, closure)
  }

  /// Sets whether items can be selected.
  ///
  /// The default is `true`.
  @discardableResult
  public func shouldSelect(_ closure: @escaping () -> Bool) -> Self {
    set(\.shouldSelect) { _, _ in closure() }
  }

  /// Sets whether an item can be deselected when multiple selection is allowed.
  ///
  /// The default is `true`. Corresponds to `collectionView(_:shouldDeselectItemAt:)`.
  @discardableResult
  public func shouldDeselect(_ closure: @escaping (Item, IndexPath) -> Bool) -> Self {
    set(\.shouldDeselect, closure)
  }

  /// Sets whether items can be deselected when multiple selection is allowed.
  ///
  /// The default is `true`.
  @discardableResult
  public func shouldDeselect(_ closure: @escaping () -> Bool) -> Self {
    set(\.shouldDeselect) { _, _ in closure() }
  }
}

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
