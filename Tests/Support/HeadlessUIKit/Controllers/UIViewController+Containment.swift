// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UIViewController {
  func adopt(_ child: UIViewController) {
    if let superview = child.viewIfLoaded?.superview, let owner = superview.nearestController,
      owner !== self
    {
      HeadlessUIKit.raise(
        "UIViewControllerHierarchyInconsistency",
        "child view controller:\(child) should have parent view controller:\(owner) but requested parent is:\(self)"
      )
    }
    if child.parent === self {
      // Re-adding moves it to the end, without callbacks.
      children.removeAll { $0 === child }
      children.append(child)
      return
    }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let old = parent else { return }
    if loadedView?.superview != nil, loadedView?.window != nil {
      HeadlessUIKit.warn("[headless] \(self) leaves its parent while its view is still in a window")
    }
    old.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Raises what UIKit does when a controller's view enters a window in a wrong place.
  ///
  /// The nearest controller up the view tree must be its parent. Without any parent a controller is
  /// left alone.
  func checkHierarchy(movedRoot: UIView, newSuperview: UIView?) {
    guard let parent, let view = viewIfLoaded else { return }
    let above = view === movedRoot ? newSuperview : view.superview
    var owner = above?.nearestController
    if owner == nil, above != nil, view !== movedRoot { owner = newSuperview?.nearestController }
    if owner !== parent {
      HeadlessUIKit.raise(
        "UIViewControllerHierarchyInconsistency",
        "child view controller:\(self) should have parent view controller:\(owner.map { "\($0)" } ?? "(null)") but actual parent is:\(parent)"
      )
    }
  }
}
