// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  open internal(set) var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }

  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer()

  /// The scroll views that the bars follow, by edge.
  var followedScrollViews: [NSDirectionalRectEdge.RawValue: WeakScrollView] = [:]

  /// The transition that a finger or time drives, if there is one.
  var transition: StackTransition?

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let top = topViewController { install(top) }
    followTop()
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    transition?.finish()
    let old = topViewController
    addChild(viewController)
    viewControllers.append(viewController)
    start(from: old, to: viewController, animated: animated) { isCancelled in
      if !isCancelled { viewController.didMove(toParent: self) }
    }
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    transition?.finish()
    guard viewControllers.count > 1, let old = viewControllers.popLast() else { return nil }
    old.willMove(toParent: nil)
    start(from: old, to: topViewController, animated: animated) { _ in old.removeFromParent() }
    return old
  }

  func install(_ controller: UIViewController, at index: Int? = nil) {
    guard let container = loadedView, let view = controller.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(view, at: index ?? container.subviews.count)
  }

  private func start(
    from old: UIViewController?, to new: UIViewController?, animated: Bool,
    completion: @escaping (_ isCancelled: Bool) -> Void
  ) {
    followTop()
    guard isViewLoaded else { return completion(false) }
    let transition = StackTransition(
      in: self, from: old, to: new, animated: animated, completion: completion)
    self.transition = transition
    transition.begin()
    if animated, viewIfLoaded?.window != nil {
      HeadlessUIKit.afterAnimation { transition.finish() }
    } else {
      transition.finish()
    }
  }
}
