// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "nibs are not modeled")
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var title: String? {
    didSet { madeNavigationItem?.title = title }
  }

  private var madeNavigationItem: UINavigationItem?

  open var navigationItem: UINavigationItem {
    let item = madeNavigationItem ?? UINavigationItem(title: title ?? "")
    madeNavigationItem = item
    return item
  }

  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? parent ?? presentingViewController
  }

  private var presented: UIViewController?

  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  open private(set) weak var presentingViewController: UIViewController?

  /// Notes that a controller is presented; it gets no window and no callbacks.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presented = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  // The view.

  var loadedView: UIView?

  open var isViewLoaded: Bool { loadedView != nil }
  open var viewIfLoaded: UIView? { loadedView }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
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

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.setNeedsSafeAreaUpdate() } }
  }

  open func viewSafeAreaInsetsDidChange() {}

  open var traitCollection: UITraitCollection { .device }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
  }

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func didReceiveMemoryWarning() {}

  private var isEditingContent = false

  open var isEditing: Bool {
    get { isEditingContent }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditingContent = editing }

  open private(set) lazy var editButtonItem = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in
      self?.setEditing(self?.isEditing != true, animated: true)
    })

  // What the system and the bars around a controller ask for.

  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open var childForInterfaceOrientationLock: UIViewController? { nil }

  open func setNeedsStatusBarAppearanceUpdate() {
    adoptSystemAspects([.statusBarStyle, .statusBarHidden])
  }

  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { adoptSystemAspects([.homeIndicator]) }

  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    adoptSystemAspects([.screenEdges])
  }

  open func setNeedsUpdateOfPrefersPointerLocked() { adoptSystemAspects([.pointer]) }

  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    adoptSystemAspects([.orientationLock])
  }

  /// The scroll views that bars follow, by edge.
  var barScrollViews: [NSDirectionalRectEdge.RawValue: WeakScrollView] = [:]

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    barScrollViews[edge.rawValue]?.scrollView
  }

  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    setBarScrollView(scrollView, for: edge)
  }

  // Containment.

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether `willMove(toParent:)` was not followed by `didMove(toParent:)` yet.
  @_spi(Headless) public private(set) var hasOpenParentMove = false

  open func addChild(_ childController: UIViewController) { adopt(childController) }

  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) { hasOpenParentMove = true }

  open func didMove(toParent parent: UIViewController?) { hasOpenParentMove = false }

  // Appearance.

  var appearance = Appearance.disappeared
  var isTransitionAnimated = false

  /// Whether the container drives a transition by hand, between its begin and its end.
  var isManual = false

  /// Whether a controller that appears has heard of it that it is in a window by now.
  var isSeenAppearing = false

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    begin(isAppearing: isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { end() }

  enum Appearance { case disappeared, appearing, appeared, disappearing }
}
