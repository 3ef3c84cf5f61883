#if HEADLESS_UIKIT
import UIKit

extension FallbackTableDelegate {
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    witness.fallback()
  }

  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    witness.note(.fallback)
  }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    witness.fallback()
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    witness.note(.fallback)
  }
}
#endif
