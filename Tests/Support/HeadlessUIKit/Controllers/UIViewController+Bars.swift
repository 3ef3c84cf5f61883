// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

struct WeakScrollView {
  weak var scrollView: UIScrollView?
}

extension UIViewController {
  func setBarScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    guard edge == .top || edge == .bottom else {
      return HeadlessUIKit.raise("Only the top and the bottom edge have a content scroll view")
    }
    barScrollViews[edge.rawValue] = WeakScrollView(scrollView: scrollView)
    // UIKit does not ask the children of the controller on top, so it has to say when one changes.
    if let stack = parent as? UINavigationController, stack.topViewController === self {
      stack.followTop()
    }
  }
}

extension UINavigationController {
  /// (headless) The scroll view that a bar follows.
  @_spi(Headless) public func followedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    followedScrollViews[edge.rawValue]?.scrollView
  }

  func followTop() {
    for edge in [NSDirectionalRectEdge.top, .bottom] {
      followedScrollViews[edge.rawValue] = WeakScrollView(
        scrollView: topViewController?.contentScrollView(for: edge))
    }
  }
}

/// What the system takes from one of the controllers in a window.
@_spi(Headless) public enum SystemAspect: CaseIterable, Sendable {
  case statusBarStyle
  case statusBarHidden
  case homeIndicator
  case screenEdges
  case pointer
  case orientationLock
}

extension UIViewController {
  func adoptSystemAspects(_ aspects: [SystemAspect]) {
    for aspect in aspects { viewIfLoaded?.window?.adopt(aspect) }
  }

  fileprivate func child(for aspect: SystemAspect) -> UIViewController? {
    switch aspect {
    case .statusBarStyle: childForStatusBarStyle
    case .statusBarHidden: childForStatusBarHidden
    case .homeIndicator: childForHomeIndicatorAutoHidden
    case .screenEdges: childForScreenEdgesDeferringSystemGestures
    case .pointer: childViewControllerForPointerLock
    case .orientationLock: childForInterfaceOrientationLock
    }
  }
}

extension UIWindow {
  /// Asks which controller decides, and keeps it until a controller calls for an update.
  fileprivate func adopt(_ aspect: SystemAspect) {
    var controller = rootViewController
    while let child = controller?.child(for: aspect) { controller = child }
    decisive[aspect] = Decisive(controller: controller)
  }

  /// (headless) The controller that decides about something that the system shows.
  @_spi(Headless) public func controller(for aspect: SystemAspect) -> UIViewController? {
    decisive[aspect]?.controller
  }

  struct Decisive {
    weak var controller: UIViewController?
  }
}
