// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate, UITableViewDelegateDisplaying,
  UITableViewDelegateHeights, UITableViewDelegateSelecting, UITableViewDelegateActions,
  UITableViewDelegateEditing, UITableViewDelegateMenus, UITableViewDelegateEarlierMenus,
  UITableViewDelegateFocus
{
}

extension UITableViewDelegate {
  nonisolated static var tableDelegateAnswers: [Answer] {
    displayingAnswers + heightAnswers + selectingAnswers + actionAnswers + editingAnswers
      + menuAnswers + earlierMenuAnswers + focusAnswers
  }

  @_disfavoredOverload public var tableView: Messages<any UITableViewDelegate>? {
    Messages(self).tableView
  }
  @_disfavoredOverload public var tableViewDidEndMultipleSelectionInteraction:
    ((UITableView) -> Void?)?
  { Messages(self).tableViewDidEndMultipleSelectionInteraction }
  @_disfavoredOverload public var indexPathForPreferredFocusedView:
    Messages<any UITableViewDelegate>?
  { Messages(self).indexPathForPreferredFocusedView }
}

extension Messages where Target == any UITableViewDelegate {
  public var tableView: Self? { ifAny }
  public var indexPathForPreferredFocusedView: Self? { ifAny }
}
