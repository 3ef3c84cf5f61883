@MainActor open class UIViewController: UIResponder {
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "nibs are not modelled")
    super.init()
  }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var title: String?
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: View

  private var loadedView: UIView?
  open var isViewLoaded: Bool { loadedView != nil }
  open var viewIfLoaded: UIView? { loadedView }
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if let owner = newValue?.viewController, owner !== self {
        HeadlessUIKit.raise(
          "UIViewControllerHierarchyInconsistency",
          "A view can only be associated with at most one view controller at a time! View \(newValue!) is associated with \(owner). Clear this association before associating this view with \(self)."
        )
      }
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { HeadlessUIKit.raise("loadView of \(self) did not set the view") }
    viewDidLoad()
  }
  open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // MARK: Containment

  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// (headless) willMove(toParent:) not followed by didMove(toParent:) yet.
  @_spi(Headless) public private(set) var hasOpenParentMove = false

  open func addChild(_ childController: UIViewController) {
    if let superview = childController.viewIfLoaded?.superview,
      let owner = superview.nearestController, owner !== self
    {
      HeadlessUIKit.raise(
        "UIViewControllerHierarchyInconsistency",
        "child view controller:\(childController) should have parent view controller:\(owner) but requested parent is:\(self)"
      )
    }
    if childController.parent === self {
      // Re-adding moves it to the end, without callbacks.
      children.removeAll { $0 === childController }
      children.append(childController)
      return
    }
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let old = parent else { return }
    if isViewLoaded, loadedView?.superview != nil, loadedView?.window != nil {
      HeadlessUIKit.warn("[headless] \(self) leaves its parent while its view is still in a window")
    }
    old.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) { hasOpenParentMove = true }
  open func didMove(toParent parent: UIViewController?) { hasOpenParentMove = false }

  // MARK: Appearance

  private(set) var appearance = Appearance.disappeared
  private var transitionIsAnimated = false
  /// Set between begin and end of a transition somebody drives by hand.
  private var isManual = false

  @_spi(Headless) public var appearanceDescription: String { "\(appearance)" }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if appearance == (isAppearing ? .appearing : .disappearing) {
      HeadlessUIKit.warn("Unbalanced calls to begin/end appearance transitions for \(self).")
      return
    }
    if appearance == (isAppearing ? .appeared : .disappeared) {
      HeadlessUIKit.warn(
        "[headless] beginAppearanceTransition(\(isAppearing)) for \(self), which is \(appearance) already"
      )
      return
    }
    isManual = true
    isAppearing ? sendWillAppear(animated) : sendWillDisappear(animated)
  }

  open func endAppearanceTransition() {
    guard appearance == .appearing || appearance == .disappearing else {
      HeadlessUIKit.warn("Unbalanced calls to begin/end appearance transitions for \(self).")
      return
    }
    isManual = false
    appearance == .appearing
      ? sendDidAppear(transitionIsAnimated) : sendDidDisappear(transitionIsAnimated)
  }

  /// Children the parent forwards to: those whose view is inside its own.
  private var forwardees: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { child in
      child.viewIfLoaded.map { v in loadedView.map { v.isDescendant(of: $0) } ?? false } ?? false
    }
  }

  func sendWillAppear(_ animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    transitionIsAnimated = animated
    viewWillAppear(animated)
    for child in forwardees where !child.isManual { child.sendWillAppear(animated) }
  }

  func sendIsAppearing(_ animated: Bool) {
    guard appearance == .appearing else { return }
    viewIsAppearing(animated)
    for child in forwardees where !child.isManual { child.sendIsAppearing(animated) }
  }

  func sendDidAppear(_ animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    let forward = {
      for child in self.forwardees where !child.isManual { child.sendDidAppear(animated) }
    }
    if HeadlessUIKit.quirks.parentDidAppearFirst {
      viewDidAppear(animated)
      forward()
    } else {
      forward()
      viewDidAppear(animated)
    }
  }

  func sendWillDisappear(_ animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    transitionIsAnimated = animated
    viewWillDisappear(animated)
    for child in forwardees where !child.isManual { child.sendWillDisappear(animated) }
  }

  func sendDidDisappear(_ animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    let forward = {
      for child in self.forwardees where !child.isManual { child.sendDidDisappear(animated) }
    }
    if HeadlessUIKit.quirks.parentDidAppearFirst {
      viewDidDisappear(animated)
      forward()
    } else {
      forward()
      viewDidDisappear(animated)
    }
  }

  /// A window move concerns this controller only if nobody else is in charge of it:
  /// no parent, or a parent that forwards and is itself not part of the move.
  func takesPart(inMoveOf moved: UIView) -> Bool {
    guard !isManual else { return false }
    guard let parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    guard let parentView = parent.viewIfLoaded else { return true }
    return !parentView.isDescendant(of: moved)
  }
}

/// The appearance side of moving a view (and the controllers inside) into or out of a window.
@MainActor struct AppearanceMoves {
  let controllers: [UIViewController]
  let appearing: Bool

  func finish() {
    for controller in controllers {
      if appearing {
        controller.sendIsAppearing(false)
        if controller.parent == nil, let view = controller.viewIfLoaded { view.layoutIfNeeded() }
        // A child that joins while its parent is still appearing is completed by the parent.
        if let parent = controller.parent, parent.appearance == .appearing { continue }
        controller.sendDidAppear(false)
      } else {
        controller.sendDidDisappear(false)
      }
    }
  }
}

extension UIView {
  /// Called before the hierarchy changes.
  func beginMove(to newWindow: UIWindow?, under newSuperview: UIView?) -> AppearanceMoves {
    var controllers: [UIViewController] = []
    collectControllers(into: &controllers)
    if newWindow != nil {
      for controller in controllers {
        controller.checkHierarchy(movedRoot: self, newSuperview: newSuperview)
      }
    }
    let concerned = controllers.filter { $0.takesPart(inMoveOf: self) }
    for controller in concerned {
      newWindow != nil ? controller.sendWillAppear(false) : controller.sendWillDisappear(false)
    }
    return AppearanceMoves(controllers: concerned, appearing: newWindow != nil)
  }

  private func collectControllers(into list: inout [UIViewController]) {
    if let viewController { list.append(viewController) }
    for subview in subviews { subview.collectControllers(into: &list) }
  }
}

extension UIViewController {
  /// UIKit checks when a controller's view enters a window: the nearest controller up the
  /// view tree must be its parent. (Without any parent it is left alone.)
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
