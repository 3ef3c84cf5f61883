#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// What a collection view does with the cells of its items, said in closures.
@MainActor
public protocol CollectionCellBehavior<Item, Cell>: CellBehavior
where Cell: UICollectionViewCell {}

extension CollectionCellBehavior {
  /// Says which size the cell of an item has in a flow layout.
  ///
  /// By default it is that of the layout.
  @discardableResult
  public func size(_ closure: @escaping (Item, IndexPath) -> CGSize) -> Self {
    set(\.size, closure)
  }

  /// Says which size cells have in a flow layout.
  ///
  /// By default it is that of the layout.
  @discardableResult
  public func size(_ closure: @escaping () -> CGSize) -> Self {
    set(\.size) { _, _ in closure() }
  }

  /// Decides whether a tap selects an item.
  ///
  /// By default it does.
  @discardableResult
  public func shouldSelect(_ closure: @escaping (Item, IndexPath) -> Bool) -> Self {
    set(\.shouldSelect, closure)
  }

  /// Decides whether taps select items.
  ///
  /// By default it does.
  @discardableResult
  public func shouldSelect(_ closure: @escaping () -> Bool) -> Self {
    set(\.shouldSelect) { _, _ in closure() }
  }

  /// Decides whether a tap deselects an item, where several can be selected.
  ///
  /// By default it does.
  @discardableResult
  public func shouldDeselect(_ closure: @escaping (Item, IndexPath) -> Bool) -> Self {
    set(\.shouldDeselect, closure)
  }

  /// Decides whether taps deselect items, where several can be selected.
  ///
  /// By default it does.
  @discardableResult
  public func shouldDeselect(_ closure: @escaping () -> Bool) -> Self {
    set(\.shouldDeselect) { _, _ in closure() }
  }
}
#endif
