#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import CollateCore
import UIKit

// UIKit deprecated these methods, but still sends them; so the app's own delegate may have them. On
// visionOS they do not exist: Apple's page of `tableView(_:shouldShowMenuForRowAt:)` does not list it.
extension TableShim {
  enum EarlierMenusPart {}

  @available(*, deprecated)
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    answer(.shouldShowMenu, at: indexPath) {
      delegate?.tableView?(tableView, shouldShowMenuForRowAt: indexPath)
    } ?? false
  }

  @available(*, deprecated)
  func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    answer(.canPerformAction, at: indexPath) {
      $0(action, sender)
    } else: {
      delegate?.tableView?(
        tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    } ?? false
  }

  @available(*, deprecated)
  func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    answer(.performAction, at: indexPath) {
      $0(action, sender)
    } else: {
      delegate?.tableView?(
        tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
  }
}
#endif
