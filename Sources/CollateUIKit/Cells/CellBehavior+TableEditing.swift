#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension CellBehavior where Cell: UITableViewCell {
  /// Sets the closure that commits the deletion or insertion of a row.
  ///
  /// Change the source in it; the index path is in the *source*. Corresponds to
  /// `tableView(_:commit:forRowAt:)`.
  @discardableResult
  public func commitEditing(
    _ closure:
      @escaping (_ item: Item, _ style: UITableViewCell.EditingStyle, _ path: IndexPath)
      -> Void
  ) -> Self {
    set(.commitEditing) { item, path in { closure(item, $0, path) } }
  }

  /// Sets the editing style of an item's row, which is its control in editing mode.
  ///
  /// The default is `.delete` for rows that can be edited, and `.none` for rows that can only be
  /// moved. Corresponds to `tableView(_:editingStyleForRowAt:)`.
  @discardableResult
  public func editingStyle(
    _ closure: @escaping (Item, IndexPath) -> UITableViewCell.EditingStyle
  ) -> Self {
    set(.editingStyle, closure)
  }

  /// Sets the editing style of all rows, which is their control in editing mode.
  @discardableResult
  public func editingStyle(_ closure: @escaping () -> UITableViewCell.EditingStyle) -> Self {
    set(.editingStyle) { _, _ in closure() }
  }

  /// Sets whether the row of an item is indented in editing mode.
  ///
  /// By default, it is, unless it can only be moved. Corresponds to
  /// `tableView(_:shouldIndentWhileEditingRowAt:)`.
  @discardableResult
  public func shouldIndentWhileEditing(_ closure: @escaping (Item, IndexPath) -> Bool) -> Self {
    set(.shouldIndentWhileEditing, closure)
  }

  /// Sets whether rows are indented in editing mode.
  @discardableResult
  public func shouldIndentWhileEditing(_ closure: @escaping () -> Bool) -> Self {
    set(.shouldIndentWhileEditing) { _, _ in closure() }
  }

  #if !os(tvOS)
  /// Sets the title of the delete button of an item's row.
  ///
  /// Return `nil` for the system's title, which is the default. Corresponds to
  /// `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
  @discardableResult
  public func titleForDeleteConfirmationButton(
    _ closure: @escaping (Item, IndexPath) -> String?
  ) -> Self {
    set(.deleteTitle, closure)
  }

  /// Sets the title of the delete button of all rows.
  @discardableResult
  public func titleForDeleteConfirmationButton(_ closure: @escaping () -> String?) -> Self {
    set(.deleteTitle) { _, _ in closure() }
  }

  /// Sets the closure to call when the user starts to swipe the row of an item.
  ///
  /// The table view is in editing mode at that time. Corresponds to
  /// `tableView(_:willBeginEditingRowAt:)`.
  @discardableResult
  public func willBeginEditing(_ closure: @escaping (Item, IndexPath) -> Void) -> Self {
    set(.willBeginEditing, closure)
  }

  /// Sets the closure to call when the user starts to swipe any row.
  @discardableResult
  public func willBeginEditing(_ closure: @escaping () -> Void) -> Self {
    set(.willBeginEditing) { _, _ in closure() }
  }

  /// Sets the closure to call when the swipe on the row of an item has ended.
  ///
  /// It is not called if the row was deleted. Corresponds to `tableView(_:didEndEditingRowAt:)`.
  @discardableResult
  public func didEndEditing(_ closure: @escaping (Item, IndexPath) -> Void) -> Self {
    set(.didEndEditing, closure)
  }

  /// Sets the closure to call when the swipe on any row has ended.
  @discardableResult
  public func didEndEditing(_ closure: @escaping () -> Void) -> Self {
    set(.didEndEditing) { _, _ in closure() }
  }
  #endif
}
#endif
