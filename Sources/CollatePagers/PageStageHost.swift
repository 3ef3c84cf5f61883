#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollatePaging
import UIKit

/// A stage that executes the driver's commands on the container's child controllers.
///
/// The stage itself cannot be generic: Objective-C calls it.
final class PageStageHost<Controller: UIViewController>: PageStage {
  /// Called with every controller that has appeared.
  var onAppearance: ((Controller) -> Void)?

  /// The controller that is appearing.
  private weak var newcomer: Controller?
}

extension PageStageHost: PageHost {
  func addPage(_ page: Controller) { container?.addChild(page) }

  func pageDidMove(_ page: Controller) {
    if isChild(page) { page.didMove(toParent: container) }
    scrollView.setNeedsLayout()
  }

  func pageWillMoveFromParent(_ page: Controller) {
    if let slot = slot(of: page) { removeSlot(slot) }
    if isChild(page) { page.willMove(toParent: nil) }
  }

  func removePage(_ page: Controller) {
    if isChild(page) { page.removeFromParent() }
  }

  func beginAppearance(of page: Controller, isAppearing: Bool, animated: Bool) {
    setReachable(isAppearing, page)
    if isAppearing { newcomer = page } else if newcomer === page { newcomer = nil }
    if isChild(page) { page.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  func endAppearance(of page: Controller) {
    if isChild(page) { page.endAppearanceTransition() }
    guard newcomer === page else { return }
    newcomer = nil
    onAppearance?(page)
  }

  /// Whether the page still is a child of the container.
  ///
  /// An app can give a controller to another parent, which is responsible for it from then on.
  private func isChild(_ page: Controller) -> Bool { page.parent === container }
}
#endif
