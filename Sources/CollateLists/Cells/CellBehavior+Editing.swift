#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension CellBehavior {
  /// Sets whether an item can be edited, that is, deleted or swiped.
  ///
  /// By default, a row of a table view can be edited if a closure or the source handles its editing, or
  /// it can be moved. UIKit may not let people move a row that cannot be edited.
  /// Corresponds to `tableView(_:canEditRowAt:)` and `collectionView(_:canEditItemAt:)`.
  @discardableResult
  public func canEdit(_ closure: ((Item, IndexPath) -> Bool)?) -> Self { set(.canEdit, closure) }

  /// Sets whether an item can be reordered.
  ///
  /// By default, it can if a closure, a delegate or the source can move it. The index path is the
  /// item's path in the *source*. Corresponds to `tableView(_:canMoveRowAt:)` and
  /// `collectionView(_:canMoveItemAt:)`.
  @discardableResult
  public func canMove(_ closure: ((Item, IndexPath) -> Bool)?) -> Self { set(.canMove, closure) }

  /// Sets the destination of an item that is being dragged.
  ///
  /// The closure takes the item, its index path and the proposed index path, both in the *source*.
  /// Return the proposed path or another one in the source. By default, the proposed path is used.
  /// A source that moves its own items can still reject it. In a table view, corresponds to
  /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
  @discardableResult
  public func targetForMove(
    _ closure: ((_ item: Item, _ path: IndexPath, _ proposal: IndexPath) -> IndexPath)?
  ) -> Self {
    set(.targetForMove, closure) { closure, item, path in { closure(item, path, $0) } }
  }

  /// Sets the closure that moves an item in the source.
  ///
  /// Move the item before the closure returns, as in
  /// `feed.moveItem(at: ItemPath(from), to: ItemPath(to))`. The list view already shows the move,
  /// and puts the row back if the source does not change. Both index paths are in the *source*; the
  /// destination is counted after the item is removed. Corresponds to `tableView(_:moveRowAt:to:)`
  /// and `collectionView(_:moveItemAt:to:)`.
  @discardableResult
  public func moveItem(
    _ closure: ((_ item: Item, _ path: IndexPath, _ destination: IndexPath) -> Void)?
  ) -> Self {
    set(.move, closure) { closure, item, path in { closure(item, path, $0) } }
  }

  #if !os(tvOS)
  /// Sets what other apps get when people drag an item.
  ///
  /// Return `nil` for an item that stays in this app. It takes effect in a list that
  /// ``ListDataSource/allowsDragging``, and lets people also drag items that cannot be moved.
  /// Corresponds to `tableView(_:itemsForBeginning:at:)` and
  /// `collectionView(_:itemsForBeginning:at:)`.
  @discardableResult
  public func itemProvider(_ closure: ((Item, IndexPath) -> NSItemProvider?)?) -> Self {
    set(.itemProvider, closure)
  }

  /// Sets the context menu for an item; the point is where people touch the list view.
  ///
  /// Return `nil` for no menu. A collection view calls the closure only for menus of a single item.
  /// Corresponds to `tableView(_:contextMenuConfigurationForRowAt:point:)` and
  /// `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
  @discardableResult
  public func contextMenu(
    _ closure: ((_ item: Item, _ path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration?)?
  ) -> Self {
    set(.contextMenu, closure) { closure, item, path in { closure(item, path, $0) } }
  }

  /// Sets the swipe actions on the leading edge of an item's row.
  ///
  /// Return `nil` for UIKit's default, which is none. Corresponds to
  /// `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`; a collection view has them in sections
  /// with a ``SectionBehavior/listLayout(_:)``.
  @discardableResult
  public func leadingSwipeActions(
    _ closure: ((Item, IndexPath) -> UISwipeActionsConfiguration?)?
  ) -> Self { set(.leadingSwipeActions, closure) }

  /// Sets the swipe actions on the trailing edge of an item's row.
  ///
  /// Return `nil` for UIKit's default, which in a table view is a delete action if the row can be
  /// deleted. Corresponds to `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`; a collection
  /// view has them in sections with a ``SectionBehavior/listLayout(_:)``.
  @discardableResult
  public func trailingSwipeActions(
    _ closure: ((Item, IndexPath) -> UISwipeActionsConfiguration?)?
  ) -> Self { set(.trailingSwipeActions, closure) }
  #endif

  #if !os(tvOS) && !os(visionOS)
  // UIKit shows this menu only if it gets an answer to all three.

  /// Sets whether a long press on an item shows a menu of editing commands, such as Copy.
  ///
  /// The default is `false`. It is the menu from before context menus, which UIKit deprecated for
  /// them in iOS 13, and does not have on visionOS: prefer `contextMenu(_:)`. Set
  /// ``canPerformAction(_:)`` and ``performAction(_:)``, too. Corresponds to
  /// `tableView(_:shouldShowMenuForRowAt:)` and `collectionView(_:shouldShowMenuForItemAt:)`.
  @discardableResult
  public func shouldShowMenu(_ closure: ((Item, IndexPath) -> Bool)?) -> Self {
    set(.shouldShowMenu, closure)
  }

  /// Sets whether the menu of an item has an editing command.
  ///
  /// The default is `false`. Corresponds to `tableView(_:canPerformAction:forRowAt:withSender:)` and
  /// `collectionView(_:canPerformAction:forItemAt:withSender:)`.
  @discardableResult
  public func canPerformAction(
    _ closure: ((_ item: Item, _ action: Selector, _ path: IndexPath, _ sender: Any?) -> Bool)?
  ) -> Self {
    set(.canPerformAction, closure) { closure, item, path in { closure(item, $0, path, $1) } }
  }

  /// Sets the closure that performs an editing command from the menu of an item.
  ///
  /// Corresponds to `tableView(_:performAction:forRowAt:withSender:)` and
  /// `collectionView(_:performAction:forItemAt:withSender:)`.
  @discardableResult
  public func performAction(
    _ closure: ((_ item: Item, _ action: Selector, _ path: IndexPath, _ sender: Any?) -> Void)?
  ) -> Self {
    set(.performAction, closure) { closure, item, path in { closure(item, $0, path, $1) } }
  }
  #endif
}

extension CellBehavior where Cell: UITableViewCell {
  /// Sets the closure that commits the deletion or insertion of a row.
  ///
  /// Change the source in it; the index path is in the *source*. Corresponds to
  /// `tableView(_:commit:forRowAt:)`.
  @discardableResult
  public func commitEditing(
    _ closure: (
      (_ item: Item, _ style: UITableViewCell.EditingStyle, _ path: IndexPath)
        -> Void
    )?
  ) -> Self {
    set(.commitEditing, closure) { closure, item, path in { closure(item, $0, path) } }
  }

  /// Sets the editing style of an item's row, which is its control in editing mode.
  ///
  /// The default is `.delete` for rows that can be edited, and `.none` for rows that can only be
  /// moved. Corresponds to `tableView(_:editingStyleForRowAt:)`.
  @discardableResult
  public func editingStyle(
    _ closure: ((Item, IndexPath) -> UITableViewCell.EditingStyle)?
  ) -> Self { set(.editingStyle, closure) }

  /// Sets whether the row of an item is indented in editing mode.
  ///
  /// By default, it is, unless it can only be moved. Corresponds to
  /// `tableView(_:shouldIndentWhileEditingRowAt:)`.
  @discardableResult
  public func shouldIndentWhileEditing(_ closure: ((Item, IndexPath) -> Bool)?) -> Self {
    set(.shouldIndentWhileEditing, closure)
  }

  #if !os(tvOS)
  /// Sets the title of the delete button of an item's row.
  ///
  /// Return `nil` for the system's title, which is the default. Corresponds to
  /// `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
  @discardableResult
  public func titleForDeleteConfirmationButton(_ closure: ((Item, IndexPath) -> String?)?) -> Self {
    set(.deleteTitle, closure)
  }

  /// Sets the closure to call when the user starts to swipe the row of an item.
  ///
  /// The table view is in editing mode at that time. Corresponds to
  /// `tableView(_:willBeginEditingRowAt:)`.
  @discardableResult
  public func willBeginEditing(_ closure: ((Item, IndexPath) -> Void)?) -> Self {
    set(.willBeginEditing, closure)
  }

  /// Sets the closure to call when the swipe on the row of an item has ended.
  ///
  /// It is not called if the row was deleted. Corresponds to `tableView(_:didEndEditingRowAt:)`.
  @discardableResult
  public func didEndEditing(_ closure: ((Item, IndexPath) -> Void)?) -> Self {
    set(.didEndEditing, closure)
  }
  #endif
}
#endif
