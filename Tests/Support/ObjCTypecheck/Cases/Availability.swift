import UIKit

@available(iOS 17, *) func newer() {}

@MainActor func useNewer() {
  newer()
  if #available(iOS 17, *) { newer() }
}

func spans(_ numbers: [Int]) {
  _ = numbers.span
}

final class Menus: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

@MainActor func page(_ view: UIScrollView) { view.isPagingEnabled = true }

@MainActor func askForEarlierMenu(_ delegate: any UITableViewDelegate, _ view: UITableView) {
  _ = delegate.tableView?(view, shouldShowMenuForRowAt: [0, 0])
}

@MainActor func showSearch(_ cell: UITableViewCell) -> [String] {
  cell.separatorInset = .zero
  return [UITableView.indexSearch]
}

final class Previews: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
  }
}

#if canImport(ObjectiveC)
@MainActor func useNewest(_ view: UIScrollView, _ controller: UIViewController) {
  view.allowsKeyboardScrolling = false
  _ = controller.childForInterfaceOrientationLock
  view.registerForTraitChanges([UITraitLayoutDirection.self]) { (_: UIScrollView, _) in }
}

@MainActor func askForEarlierTarget(
  _ delegate: any UICollectionViewDelegate, _ view: UICollectionView
) {
  _ = delegate.collectionView?(
    view, targetIndexPathForMoveFromItemAt: [0, 0], toProposedIndexPath: [0, 1])
}
#endif
