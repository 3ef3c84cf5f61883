#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A type whose closures configure the cells of a table or collection view and handle their events.
///
/// Set closures on a descriptor for items of one type, or on the data source for all items. The
/// most specific one is used: the descriptor's, then the data source's, then the fallback
/// delegate's method, and finally the default of UIKit.
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
  var handlers: ListHandlers { get }

  /// Returns the value passed to the closures, or `nil` if they do not apply.
  ///
  /// - Parameter element: An item of the source.
  /// - Returns: The item, or the value extracted from it.
  func item(from element: Any) -> Item?
}

/// A type whose closures apply to some of the items of a table view.
///
/// Use ``CellDescriptor``; this protocol allows an array of descriptors for different types.
@MainActor
public protocol TableCellDescriptor<Item, Cell>: CellBehavior where Cell: UITableViewCell {}

/// A type whose closures apply to some of the items of a collection view.
///
/// Use ``CellDescriptor``; this protocol allows an array of descriptors for different types.
@MainActor
public protocol CollectionCellDescriptor<Item, Cell>: CellBehavior
where Cell: UICollectionViewCell {}

extension CellBehavior {
  /// Sets the closure that configures a cell for an item.
  ///
  /// Cells are reused, so set every property that another item may have changed.
  @discardableResult
  public func configure(
    _ closure: ((_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void)?
  ) -> Self {
    set(.configure, closure) { closure, item, path in
      { closure(Self.require($0, for: item, at: path), item, path) }
    }
  }

  /// Sets the closure that updates a cell that already shows the item.
  ///
  /// It is called when the item's content changes, and is the place to animate the difference. By
  /// default, the `configure` closure is called.
  @discardableResult
  public func update(
    _ closure: ((_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void)?
  ) -> Self {
    set(.update, closure) { closure, item, path in
      { closure(Self.require($0, for: item, at: path), item, path) }
    }
  }

  /// Sets the closure to call before the cell of an item is displayed.
  ///
  /// The cell is already configured. Corresponds to `tableView(_:willDisplay:forRowAt:)` and
  /// `collectionView(_:willDisplay:forItemAt:)`.
  @discardableResult
  public func willDisplay(
    _ closure: ((_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void)?
  ) -> Self {
    set(.willDisplay, closure) { closure, item, path in
      { closure(Self.require($0, for: item, at: path), item, path) }
    }
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
    set(.didEndDisplaying, closure) { closure, item, path in
      { closure(Self.require($0, for: item, at: path), item, path) }
    }
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
    handlers[method] = closure.map { closure in
      { item, path in
        guard let item = item as? Item else {
          preconditionFailure("A \(wrappedType(of: item)) at \(path) is no \(Item.self)")
        }
        return closure(item, path)
      }
    }
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

  /// Casts a view to the cell type.
  private static func require(_ view: UIView, for item: Item, at path: IndexPath) -> Cell {
    guard let cell = view as? Cell else {
      preconditionFailure(
        "The cell at \(path) for a \(wrappedType(of: item)) is a \(type(of: view)), not a \(Cell.self)"
      )
    }
    return cell
  }
}
#endif
