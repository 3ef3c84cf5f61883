#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension CellBehavior {
  /// Decides whether an item can be edited, that is deleted or swiped.
  ///
  /// By default it can if there is something to do: a closure, a delegate or the source to delete it.
  @discardableResult
  public func canEdit(_ closure: @escaping (Item, IndexPath) -> Bool) -> Self {
    set(\.canEdit, closure)
  }

  /// Decides whether items can be edited, that is deleted or swiped.
  ///
  /// By default they can if there is something to do: a closure, a delegate or the source to delete
  /// them.
  @discardableResult
  public func canEdit(_ closure: @escaping () -> Bool) -> Self {
    set(\.canEdit) { _, _ in closure() }
  }

  /// Decides whether an item can be moved by hand.
  ///
  /// By default it can if there is somebody to move it. The path is the one in the *source*.
  @discardableResult
  public func canMove(_ closure: @escaping (Item, IndexPath) -> Bool) -> Self {
    set(\.canMove, closure)
  }

  /// Decides whether items can be moved by hand.
  ///
  /// By default they can if there is somebody to move them.
  @discardableResult
  public func canMove(_ closure: @escaping () -> Bool) -> Self {
    set(\.canMove) { _, _ in closure() }
  }

  /// Says where an item would go that is proposed to go to a path.
  ///
  /// The closure gets the item, its path and the proposed one, both as the *source* counts them, and
  /// returns that one or a better one. By default every place will do that the source has.
  @discardableResult
  public func targetForMove(
    _ closure: @escaping (_ item: Item, _ path: IndexPath, _ proposal: IndexPath) -> IndexPath
  ) -> Self {
    set(\.targetForMove) { item, path in { closure(item, path, $0) } }
  }

  /// Says how an item is moved.
  ///
  /// Move it in the source before the closure returns, as in
  /// `feed.moveItem(at: ItemPath(from), to: ItemPath(to))`; the list shows the move already, and puts
  /// the row back if nothing happens. Both paths are the *source's*, the second one counts when the
  /// item is taken out.
  @discardableResult
  public func moveItem(
    _ closure: @escaping (_ item: Item, _ path: IndexPath, _ destination: IndexPath) -> Void
  ) -> Self {
    set(\.move) { item, path in { closure(item, path, $0) } }
  }

  #if !os(tvOS)
  /// Says which menu an item has.
  ///
  /// Return `nil` for none.
  @discardableResult
  public func contextMenu(
    _ closure: @escaping (Item, IndexPath) -> UIContextMenuConfiguration?
  ) -> Self {
    set(\.contextMenu) { item, path in { _ in closure(item, path) } }
  }

  /// Says which menu an item has at a point of the list view.
  ///
  /// Return `nil` for none.
  @discardableResult
  public func contextMenu(
    _ closure: @escaping (Item, IndexPath, CGPoint) -> UIContextMenuConfiguration?
  ) -> Self {
    set(\.contextMenu) { item, path in { point in closure(item, path, point) } }
  }

  /// Says which menu all items have.
  ///
  /// Return `nil` for none.
  @discardableResult
  public func contextMenu(_ closure: @escaping () -> UIContextMenuConfiguration?) -> Self {
    set(\.contextMenu) { _, _ in { _ in closure() } }
  }
  #endif
}
#endif
