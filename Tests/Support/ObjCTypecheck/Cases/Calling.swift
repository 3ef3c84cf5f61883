import UIKit

@MainActor func callPlainly(_ delegate: any UITableViewDelegate, _ view: UITableView) {
  delegate.tableView(view, didSelectRowAt: [0, 0])
}

@MainActor func callOptionally(_ delegate: any UITableViewDelegate, _ view: UITableView) {
  delegate.tableView?(view, didSelectRowAt: [0, 0])
}

@MainActor func ask(_ delegate: any UITableViewDelegate) -> Bool {
  delegate.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)))
}

@MainActor func narrow(_ view: UITableView, _ delegate: any UITableViewDelegate) {
  view.delegate = delegate
  let own: (any UITableViewDelegate)? = view.delegate
  let base: (any UIScrollViewDelegate)? = (view as UIScrollView).delegate
  _ = (own, base)
}

final class OwnTable: UITableView {
  override var delegate: (any UITableViewDelegate)? { didSet {} }
}

@MainActor func change(_ view: UIScrollView) {
  view.contentOffset.x = 3
  view.bounds.origin.y += 1
}

@MainActor func doNotWait(_ view: UICollectionView) async {
  view.performBatchUpdates({})
}

@MainActor func doNotWait(_ view: UITableView) async {
  view.performBatchUpdates({})
}

@MainActor func exhaust(_ style: UITableViewCell.EditingStyle) -> Int {
  switch style {
  case .none: 0
  case .delete: 1
  case .insert: 2
  }
}

@MainActor func exhaustSafely(_ style: UITableViewCell.EditingStyle) -> Int {
  switch style {
  case .none: 0
  case .delete: 1
  case .insert: 2
  @unknown default: 3
  }
}

@MainActor func callWithDefaults() -> UIContextMenuConfiguration { UIContextMenuConfiguration() }

#if canImport(ObjectiveC)
@MainActor func present(_ controller: UIViewController) -> UIViewController? {
  controller.presentedViewController
}

@MainActor func actWithoutHandler() -> UIAccessibilityCustomAction {
  UIAccessibilityCustomAction(name: "", actionHandler: nil)
}
#endif
