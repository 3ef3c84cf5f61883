#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension TableCellBehavior {
  /// Says how a row is deleted, or one inserted at it.
  ///
  /// The path is the one in the *source*; change the source there.
  @discardableResult
  public func commitEditing(
    _ closure:
      @escaping (_ item: Item, _ style: UITableViewCell.EditingStyle, _ path: IndexPath)
      -> Void
  ) -> Self {
    set(\.commitEditing) { item, path in { closure(item, $0, path) } }
  }

  /// Decides which control the row of an item has in editing mode.
  ///
  /// By default rows that can be edited can be deleted.
  @discardableResult
  public func editingStyle(
    _ closure: @escaping (Item, IndexPath) -> UITableViewCell.EditingStyle
  ) -> Self {
    set(\.editingStyle, closure)
  }

  /// Decides which control rows have in editing mode.
  ///
  /// By default rows that can be edited can be deleted.
  @discardableResult
  public func editingStyle(_ closure: @escaping () -> UITableViewCell.EditingStyle) -> Self {
    set(\.editingStyle) { _, _ in closure() }
  }

  /// Decides whether the row of an item is indented in editing mode.
  ///
  /// By default it is.
  @discardableResult
  public func shouldIndentWhileEditing(_ closure: @escaping (Item, IndexPath) -> Bool) -> Self {
    set(\.shouldIndentWhileEditing, closure)
  }

  /// Decides whether rows are indented in editing mode.
  ///
  /// By default it is.
  @discardableResult
  public func shouldIndentWhileEditing(_ closure: @escaping () -> Bool) -> Self {
    set(\.shouldIndentWhileEditing) { _, _ in closure() }
  }

  #if !os(tvOS)
  /// Says what is written on the button that deletes the row of an item.
  ///
  /// By default, or when it is `nil`, it is the word of the system.
  @discardableResult
  public func titleForDeleteConfirmationButton(
    _ closure: @escaping (Item, IndexPath) -> String?
  ) -> Self {
    set(\.deleteTitle, closure)
  }

  /// Says what is written on the button that deletes a row.
  ///
  /// By default, or when it is `nil`, it is the word of the system.
  @discardableResult
  public func titleForDeleteConfirmationButton(_ closure: @escaping () -> String?) -> Self {
    set(\.deleteTitle) { _, _ in closure() }
  }

  /// Says what to do when the row of an item is being swiped.
  ///
  /// The table view is in editing mode then.
  @discardableResult
  public func willBeginEditing(_ closure: @escaping (Item, IndexPath) -> Void) -> Self {
    set(\.willBeginEditing, closure)
  }

  /// Says what to do when a row is being swiped.
  ///
  /// The table view is in editing mode then.
  @discardableResult
  public func willBeginEditing(_ closure: @escaping () -> Void) -> Self {
    set(\.willBeginEditing) { _, _ in closure() }
  }

  /// Says what to do when the row of an item is swiped no more.
  ///
  /// It is not called for a row that is gone.
  @discardableResult
  public func didEndEditing(_ closure: @escaping (Item, IndexPath) -> Void) -> Self {
    set(\.didEndEditing, closure)
  }

  /// Says what to do when a row is swiped no more.
  ///
  /// It is not called for a row that is gone.
  @discardableResult
  public func didEndEditing(_ closure: @escaping () -> Void) -> Self {
    set(\.didEndEditing) { _, _ in closure() }
  }

  /// Says what swiping a row from its beginning offers.
  ///
  /// Return `nil` for the default of UIKit.
  @discardableResult
  public func leadingSwipeActions(
    _ closure: @escaping (Item, IndexPath) -> UISwipeActionsConfiguration?
  ) -> Self {
    set(\.leadingSwipeActions, closure)
  }

  /// Says what swiping any row from its beginning offers.
  ///
  /// Return `nil` for the default of UIKit.
  @discardableResult
  public func leadingSwipeActions(_ closure: @escaping () -> UISwipeActionsConfiguration?) -> Self {
    set(\.leadingSwipeActions) { _, _ in closure() }
  }

  /// Says what swiping a row from its end offers.
  ///
  /// Return `nil` for the default of UIKit, which is to delete the row if that can be done.
  @discardableResult
  public func trailingSwipeActions(
    _ closure: @escaping (Item, IndexPath) -> UISwipeActionsConfiguration?
  ) -> Self {
    set(\.trailingSwipeActions, closure)
  }

  /// Says what swiping any row from its end offers.
  ///
  /// Return `nil` for the default of UIKit, which is to delete the row if that can be done.
  @discardableResult
  public func trailingSwipeActions(_ closure: @escaping () -> UISwipeActionsConfiguration?) -> Self
  {
    set(\.trailingSwipeActions) { _, _ in closure() }
  }
  #endif
}
#endif
