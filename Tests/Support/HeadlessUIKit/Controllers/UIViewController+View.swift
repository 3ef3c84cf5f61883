// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UIViewController {
  func setView(_ newView: UIView?) {
    if let newView, let owner = newView.viewController, owner !== self {
      HeadlessUIKit.raise(
        "UIViewControllerHierarchyInconsistency",
        "A view can only be associated with at most one view controller at a time! View \(newView) is associated with \(owner). Clear this association before associating this view with \(self)."
      )
    }
    loadedView?.viewController = nil
    loadedView = newView
    newView?.viewController = self
  }

  public var navigationController: UINavigationController? { nearestParent() }

  public var tabBarController: UITabBarController? { nearestParent() }

  private func nearestParent<Parent>() -> Parent? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? Parent }.first
  }

  /// Tells the controllers in all windows that memory is short.
  @_spi(Headless) public static func simulateMemoryWarning() {
    for window in UIWindow.visible { window.rootViewController?.tellOfMemory() }
  }

  private func tellOfMemory() {
    for child in children { child.tellOfMemory() }
    didReceiveMemoryWarning()
  }
}
