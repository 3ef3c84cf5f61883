// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// What controllers hear when their views move into or out of a window.
@MainActor struct AppearanceMoves {
  /// Those that UIKit tells by itself.
  let controllers: [UIViewController]

  let isAppearing: Bool

  /// Tells what is due when the views are where they go.
  func finish() {
    for controller in controllers {
      guard isAppearing else {
        controller.sendDidDisappear(false)
        continue
      }
      controller.sendIsAppearing(false)
      if controller.parent == nil, let view = controller.viewIfLoaded { view.layoutIfNeeded() }
      // A child that joins while its parent is still appearing is completed by the parent.
      if let parent = controller.parent, parent.appearance == .appearing { continue }
      controller.sendDidAppear(false)
    }
  }
}

extension UIView {
  /// Tells what is due before the hierarchy changes.
  func beginMove(to newWindow: UIWindow?, under newSuperview: UIView?) -> AppearanceMoves {
    var all: [UIViewController] = []
    collectControllers(into: &all)
    if newWindow != nil {
      for controller in all {
        controller.checkHierarchy(movedRoot: self, newSuperview: newSuperview)
      }
    }
    let concerned = all.filter { $0.takesPart(inMoveOf: self) }
    for controller in concerned {
      newWindow != nil ? controller.sendWillAppear(false) : controller.sendWillDisappear(false)
    }
    return AppearanceMoves(controllers: concerned, isAppearing: newWindow != nil)
  }

  private func collectControllers(into list: inout [UIViewController]) {
    if let viewController { list.append(viewController) }
    for subview in subviews { subview.collectControllers(into: &list) }
  }
}
