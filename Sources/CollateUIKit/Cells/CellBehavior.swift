#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A type whose closures configure the cells of a table or collection view and handle their events.
///
/// Set closures on a descriptor for items of one type, or on the data source for all items. The
/// most specific one is used: the descriptor's, then the data source's, then the fallback
/// delegate's method, and finally the default of UIKit.
///
/// Every method returns `self`, so calls can be chained. Setting a closure again replaces it, and
/// closures can be set at any time.
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
    _ closure: @escaping (_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void
  ) -> Self {
    set(.configure) { item, path in { closure(Self.require($0, for: item, at: path), item, path) }
    }
  }

  /// Sets the closure that updates a cell that already shows the item.
  ///
  /// It is called when the item's content changes, and is the place to animate the difference. By
  /// default, the `configure` closure is called.
  @discardableResult
  public func update(
    _ closure: @escaping (_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void
  ) -> Self {
    set(.update) { item, path in { closure(Self.require($0, for: item, at: path), item, path) } }
  }

  /// Sets the closure to call before the cell of an item is displayed.
  ///
  /// The cell is already configured. Corresponds to `tableView(_:willDisplay:forRowAt:)` and
  /// `collectionView(_:willDisplay:forItemAt:)`.
  @discardableResult
  public func willDisplay(
    _ closure: @escaping (_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void
  ) -> Self {
    set(.willDisplay) { item, path in
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
    _ closure: @escaping (_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void
  ) -> Self {
    set(.didEndDisplaying) { item, path in
      { closure(Self.require($0, for: item, at: path), item, path) }
    }
  }
}

extension CellBehavior {
  /// Stores a closure.
  func set<Answer>(
    _ method: ItemMethod<Answer>,
    _ closure: @escaping (Item, IndexPath) -> Answer
  ) -> Self {
    handlers[method] = { item, path in
      guard let item = item as? Item else {
        preconditionFailure("A \(wrappedType(of: item)) at \(path) is no \(Item.self)")
      }
      return closure(item, path)
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
