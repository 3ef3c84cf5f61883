#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// What a list does with the cells of its items, said in closures.
///
/// Descriptors say it for one type of items, the data source of a view for all of them. For each
/// question the first one that has an answer gives it: the descriptor of the item, then the data
/// source, then its fallback delegate, and if nobody has one, UIKit.
///
/// The methods return the object itself, so that calls can be strung together. A second closure for
/// the same thing replaces the first one, and each can be set at any time.
@MainActor
public protocol CellBehavior<Item, Cell>: AnyObject {
  /// The type of the items.
  associatedtype Item

  /// The type of the cells.
  associatedtype Cell: UIView

  /// The closures that were set.
  var cellHandlers: CellHandlers { get }
}

extension CellBehavior {
  /// Says how a cell comes to show an item.
  ///
  /// Set everything that another item may have left in the cell.
  @discardableResult
  public func configure(
    _ closure: @escaping (_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void
  ) -> Self {
    set(\.configure) { item, path in { closure(Self.require($0, for: item, at: path), item, path) }
    }
  }

  /// Says how a cell that shows an item already comes to show its new content.
  ///
  /// It is the place for changes with animation. By default the cell is configured from scratch.
  @discardableResult
  public func update(
    _ closure: @escaping (_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void
  ) -> Self {
    set(\.update) { item, path in { closure(Self.require($0, for: item, at: path), item, path) } }
  }

  /// Says what to do when the cell of an item comes on the screen.
  ///
  /// The cell is configured already.
  @discardableResult
  public func willDisplay(
    _ closure: @escaping (_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void
  ) -> Self {
    set(\.willDisplay) { item, path in
      { closure(Self.require($0, for: item, at: path), item, path) }
    }
  }

  /// Says what to do when the cell of an item has left the screen.
  ///
  /// It is the item that the cell showed, even if it is in the source no more.
  @discardableResult
  public func didEndDisplaying(
    _ closure: @escaping (_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void
  ) -> Self {
    set(\.didEndDisplaying) { item, path in
      { closure(Self.require($0, for: item, at: path), item, path) }
    }
  }
}

extension CellBehavior {
  /// Sets one of the closures.
  func set<Result>(
    _ handler: ReferenceWritableKeyPath<CellHandlers, CellHandlers.Handler<Result>?>,
    _ closure: @escaping (Item, IndexPath) -> Result
  ) -> Self {
    cellHandlers[keyPath: handler] = { item, path in
      guard let item = item as? Item else {
        preconditionFailure("A \(type(of: item)) at \(path) is no \(Item.self)")
      }
      return closure(item, path)
    }
    return self
  }

  /// Returns a cell as what it has to be.
  private static func require(_ view: UIView, for item: Item, at path: IndexPath) -> Cell {
    guard let cell = view as? Cell else {
      preconditionFailure(
        "The cell at \(path) for a \(type(of: item)) is a \(type(of: view)), not a \(Cell.self)")
    }
    return cell
  }
}
#endif
