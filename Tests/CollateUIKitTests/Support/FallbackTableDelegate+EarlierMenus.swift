#if HEADLESS_UIKIT
@_spi(Headless) import UIKit

extension FallbackTableDelegate {
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    witness.fallback()
  }

  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    witness.fallback()
  }

  func tableView(
    _ tableView: UITableView, performAction action: Selector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {
    witness.note(.fallback)
  }
}
#endif
