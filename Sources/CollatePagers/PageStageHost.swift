#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollatePaging
import UIKit

/// Executes the driver's commands on the container's child controllers.
@MainActor
final class PageStageHost<Controller: UIViewController> {
  let stage: PageStage

  /// Called with every controller that has appeared.
  var onAppearance: ((Controller) -> Void)?

  /// The controller that is appearing.
  private weak var newcomer: Controller?

  init(_ stage: PageStage) { self.stage = stage }
}

extension PageStageHost: PageHost {
  func addPage(_ page: Controller) { stage.container?.addChild(page) }

  func pageDidMove(_ page: Controller) {
    if isChild(page) { page.didMove(toParent: stage.container) }
    stage.scrollView.setNeedsLayout()
  }

  func pageWillMoveFromParent(_ page: Controller) {
    stage.takeNeighbor(page)?.leave()
    if isChild(page) { page.willMove(toParent: nil) }
  }

  func removePage(_ page: Controller) {
    if isChild(page) { page.removeFromParent() }
  }

  func beginAppearance(of page: Controller, isAppearing: Bool, animated: Bool) {
    stage.setReachable(isAppearing, page)
    if isAppearing { newcomer = page } else if newcomer === page { newcomer = nil }
    if isChild(page) { page.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  func endAppearance(of page: Controller) {
    if isChild(page) { page.endAppearanceTransition() }
    guard newcomer === page else { return }
    newcomer = nil
    onAppearance?(page)
  }

  func attachPage(_ page: Controller, at index: Int) { stage.attach(page, at: index) }

  func detachPage(_ page: Controller) { stage.detach(page) }

  func snap(to index: Int) { stage.snap(to: index) }

  func shift(by distance: Int) { stage.shift(by: distance) }

  func cancelDrag() { stage.cancelDrag() }

  func animateJump(from start: Int?, to target: Int) { stage.animateJump(from: start, to: target) }

  func pageCountDidChange(to count: Int) { stage.pageCountDidChange(to: count) }

  /// Whether the page still is a child of the container.
  ///
  /// An app can give a controller to another parent, which is responsible for it from then on.
  private func isChild(_ page: Controller) -> Bool { page.parent === stage.container }
}
#endif
