#if canImport(UIKit) && !os(watchOS)
import CollateCore
public import UIKit

/// A type whose closures configure the cells of a table or collection view and handle their events.
///
/// Set closures for some of the items on the ``CellDescriptor`` that adding their cells returns, or for all on the list. The most specific one is
/// used: the descriptor's, then the list's, then the method of the fallback delegate or data source, and finally the
/// default of UIKit.
///
/// Every method returns `self`, so calls can be chained. Closures can be set at any time: another one replaces the one
/// before, and `nil` takes it away.
@MainActor
public protocol CellBehavior<Item, Cell>: AnyObject {
  /// The type of the items.
  associatedtype Item

  /// The type of the cells.
  associatedtype Cell: UIView

  /// The closures set with the methods of this protocol.
  var handlers: DelegateHandlers { get }
}

extension CellBehavior {
  /// Sets the closure that configures a cell for an item.
  ///
  /// Cells are reused, so set every property that another item may have changed.
  @discardableResult
  public func configure(
    _ closure: ((_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void)?
  ) -> Self {
    set(.configure, ofCell: closure)
  }

  /// Sets the closure that updates a cell that already shows the item.
  ///
  /// It is called when the item's content changes, and is the place to animate the difference. By
  /// default, the `configure` closure is called.
  @discardableResult
  public func update(
    _ closure: ((_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void)?
  ) -> Self {
    set(.update, ofCell: closure)
  }

  /// Sets the closure to call before the cell of an item is displayed.
  ///
  /// The cell is already configured. Corresponds to `tableView(_:willDisplay:forRowAt:)` and
  /// `collectionView(_:willDisplay:forItemAt:)`.
  @discardableResult
  public func willDisplay(
    _ closure: ((_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void)?
  ) -> Self {
    set(.willDisplay, ofCell: closure)
  }

  /// Sets the closure to call after the cell of an item was removed from the list view.
  ///
  /// The item is the one that the cell showed, even if the source no longer contains it.
  /// Corresponds to `tableView(_:didEndDisplaying:forRowAt:)` and
  /// `collectionView(_:didEndDisplaying:forItemAt:)`.
  @discardableResult
  public func didEndDisplaying(
    _ closure: ((_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void)?
  ) -> Self {
    set(.didEndDisplaying, ofCell: closure)
  }
}

extension CellBehavior {
  /// Sets the closure to call with items that will probably be shown soon.
  ///
  /// Corresponds to `tableView(_:prefetchRowsAt:)` and `collectionView(_:prefetchItemsAt:)`.
  @discardableResult
  public func prefetch(_ closure: ((_ items: [Item], _ paths: [IndexPath]) -> Void)?) -> Self {
    set(.prefetch, closure)
  }

  /// Sets the closure to call with items to prefetch that are no longer needed soon.
  ///
  /// Corresponds to `tableView(_:cancelPrefetchingForRowsAt:)` and
  /// `collectionView(_:cancelPrefetchingForItemsAt:)`.
  @discardableResult
  public func cancelPrefetching(
    _ closure: ((_ items: [Item], _ paths: [IndexPath]) -> Void)?
  ) -> Self {
    set(.cancelPrefetching, closure)
  }
}

extension CellBehavior {
  /// Stores a closure, or takes it away.
  func set<Answer>(
    _ method: ItemMethod<Answer>,
    _ closure: ((Item, IndexPath) -> Answer)?
  ) -> Self {
    handlers.set(method, closure)
    return self
  }

  /// Stores a closure that takes other arguments, too, or takes it away.
  func set<Answer, Closure>(
    _ method: ItemMethod<Answer>,
    _ closure: Closure?,
    _ call: @escaping (_ closure: Closure, Item, IndexPath) -> Answer
  ) -> Self {
    set(method, closure.map { closure in { call(closure, $0, $1) } })
  }

  /// Stores a closure that takes the cell of an item, or takes it away.
  private func set(
    _ method: ItemMethod<(UIView) -> Void>,
    ofCell closure: ((_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void)?
  ) -> Self {
    set(method, closure) { closure, item, path in
      { view in
        guard let cell = view as? Cell else {
          preconditionFailure(
            "The cell at \(path) for a \(wrappedType(of: item)) is a \(type(of: view)), not a \(Cell.self)"
          )
        }
        closure(cell, item, path)
      }
    }
  }

  /// Stores a closure about several items, or takes it away.
  private func set(
    _ method: ViewMethod<(_ items: [Any], _ paths: [IndexPath]) -> Void>,
    _ closure: (([Item], [IndexPath]) -> Void)?
  ) -> Self {
    handlers[view: method] = closure.map { closure in
      { closure($0.compactMap { $0 as? Item }, $1) }
    }
    return self
  }
}
#endif
