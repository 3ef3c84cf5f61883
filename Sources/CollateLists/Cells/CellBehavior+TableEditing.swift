#if canImport(UIKit) && !os(watchOS)
public import UIKit

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
  ) -> Self {
    set(.editingStyle, closure)
  }

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
  public func titleForDeleteConfirmationButton(
    _ closure: ((Item, IndexPath) -> String?)?
  ) -> Self {
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
