#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import CollatePaging
public import UIKit

/// A container view controller that pages through child view controllers.
///
///     let pages = PagerViewController(OnDemandPager(photos) { PhotoController($0) })
///     addChild(pages)
///     pages.view.frame = view.bounds
///     view.addSubview(pages.view)
///     pages.didMove(toParent: self)
///     pages.selectedPage = photos[3].id
///
/// Every page gets its appearance callbacks exactly once and in order, whatever the user, the data
/// or the container's parents do; see the article "Page lifecycle" of `Collate`. A page is a child
/// of the container as long as it has a controller, and its view is in the view hierarchy only
/// while it is visible.
///
/// Use the ``driver`` to observe the pager and its position, and to control jumps.
///
/// The status bar, the home indicator, the orientation lock and the content scroll view of the
/// container are those of the page that it rests on; see <doc:PageThroughControllers> for what its parent has to do.
open class PagerViewController<ID: Hashable & Sendable, Controller: UIViewController>:
  UIViewController
{
  /// The driver, which decides which pages are shown and which callbacks they get.
  public let driver: PagerDriver<ID, Controller>

  /// Returns what VoiceOver announces when another page has appeared; by default, the controller's
  /// title.
  ///
  /// The closure takes the page's id, its index and the number of pages.
  public var announcement: ((_ page: ID, _ index: Int, _ count: Int) -> String?)?

  let stage: PageStageHost<Controller>
  private let keys = PageKeys()

  /// The page that appeared last.
  private var lastPage: PageKey?

  /// The timer that turns pages, while there is one.
  var turning: PageTurning?

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - pager: The pages and their controllers.
  ///   - layout: The layout of the pages.
  public init(_ pager: some Pager<ID, Controller>, layout: PagerLayout = PagerLayout()) {
    stage = PageStageHost(layout)
    driver = PagerDriver(pager, host: stage)
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Creates a container without pages, from a storyboard.
  ///
  /// Storyboards know no generic classes, so use a subclass. It shows the pages that
  /// `replacePager(with:)` of its ``driver`` is called with, before or after its view is loaded.
  public required init?(coder: NSCoder) {
    stage = PageStageHost(PagerLayout())
    driver = PagerDriver(StaticPager<ID, Controller>([]), host: stage)
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    stage.container = self
    stage.driver = driver
    stage.onAppearance = { [weak self] in self?.pageDidAppear($0) }
    keys.stage = stage
    keys.following = { [weak self] in self?.responderAfterKeys }
  }

  /// The layout of the pages.
  public var layout: PagerLayout {
    get { stage.layout }
    set { stage.layout = newValue }
  }

  /// The page that the pager rests on; setting it goes there with an animation.
  ///
  /// Before the container has appeared, there is no animation. Setting `nil` or an id that no page
  /// has does nothing.
  public var selectedPage: ID? {
    get { driver.settledPage }
    set { if let newValue { driver.jump(to: newValue) } }
  }

  /// Whether keys turn pages: arrows along the axis, Home, End, Page Up and Page Down.
  ///
  /// They are key commands of the container, so no view inside has to be the first responder, and
  /// precede the focus, which arrow keys also move. While text is edited inside, they are left to it.
  public var respondsToKeys: Bool {
    get { keys.isEnabled }
    set { keys.isEnabled = newValue }
  }

  /// Whether the user can turn pages by swiping.
  public var isSwipeEnabled: Bool {
    get { stage.scrollView.isScrollEnabled }
    set { stage.scrollView.isScrollEnabled = newValue }
  }

  /// Whether scrolling bounces at the first and the last page; by default, it does not.
  ///
  /// Without bouncing, drags beyond the ends are left to other gesture recognizers: on the first page
  /// to the back swipe of a navigation controller, on the last one to swipe actions of a table view.
  public var bounces: Bool {
    get { stage.scrollView.bounces }
    set { stage.scrollView.bounces = newValue }
  }

  /// The gesture recognizer that drags the pages, to relate it to others.
  public var panGestureRecognizer: UIPanGestureRecognizer { stage.scrollView.panGestureRecognizer }

  /// Removes all pages from the container for good, with their appearance callbacks.
  ///
  /// Call it only if the container stays and its controllers are used elsewhere. Removing and
  /// releasing the container releases all pages, too.
  public func tearDown() {
    stopTurningPages()
    driver.tearDown()
  }

  /// Returns `false`, because the container forwards appearance callbacks to its pages itself.
  public override final var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Adds the scroll view of the pages.
  open override func viewDidLoad() {
    super.viewDidLoad()
    stage.install(in: view)
  }

  /// Begins the appearance of the visible page.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The size may not be final yet, but is the best that is known for the page.
    stage.layOut()
    driver.hostWillAppear(animated: animated)
    followPage()
  }

  /// Gives the page that appears its final frame.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    stage.layOut()
  }

  /// Ends the appearance of the visible page.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stage.layOut()
    driver.hostDidAppear()
  }

  /// Begins the disappearance of the visible pages.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    driver.hostWillDisappear(animated: animated)
  }

  /// Ends the disappearance of the visible pages.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    driver.hostDidDisappear()
    // Animations and decelerations have stopped without a callback.
    stage.showSettledPage()
  }

  /// Keeps the current page when the size changes.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard isViewLoaded else { return }
    let number = stage.sizeWillChange(lasting: coordinator.transitionDuration)
    // What it returns is about animations. The stage does not wait for a completion that never comes.
    // UIKit calls it on the main thread. In this form it is right with and without `@Sendable`.
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.stage.sizeDidChange(number) }
    }
  }

  /// Returns the size of a page, beside which others may be visible.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    var size = super.size(
      forChildContentContainer: container, withParentContainerSize: parentSize)
    switch layout.axis {
    case .horizontal: size.width = max(0, size.width - 2 * layout.inset)
    case .vertical: size.height = max(0, size.height - 2 * layout.inset)
    }
    return size
  }

  /// Releases the controllers that are not visible.
  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    driver.didReceiveMemoryWarning()
  }

  /// The responder that turns pages with keys, and is followed by the usual one.
  open override var next: UIResponder? { keys }

  private var responderAfterKeys: UIResponder? { super.next }

  /// The page that the container rests on, or rested on before a transition.
  private var page: Controller? { driver.settledIndex.flatMap(driver.controller(at:)) }

  #if !os(visionOS)
  /// The settled page, which determines the style of the status bar.
  open override var childForStatusBarStyle: UIViewController? { page }

  /// The settled page, which determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { page }

  /// The settled page, which determines whether the home indicator is hidden automatically.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { page }

  /// The settled page, which determines the edges at which its gestures precede those of the system.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { page }

  /// The settled page, which determines whether the pointer is locked.
  open override var childViewControllerForPointerLock: UIViewController? { page }

  /// The settled page, which determines whether the interface orientation is locked.
  @available(iOS 26.0, *)
  open override var childForInterfaceOrientationLock: UIViewController? { page }
  #endif

  /// Returns the scroll view of the settled page that bars at an edge follow.
  ///
  /// It is that of the page's controller if it has set one, otherwise the page's view or its first
  /// subview, if that is a scroll view.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    page.flatMap { $0.contentScrollView(for: edge) ?? $0.outermostScrollView }
  }

  private func pageDidAppear(_ page: Controller) {
    followPage()
    let key = driver.machine.settledPage
    guard let id = driver.settledPage, let index = driver.settledIndex, lastPage != key else {
      return
    }
    let isFirst = lastPage == nil
    lastPage = key
    guard !isFirst else { return }
    let text = announcement.map { $0(id, index, driver.pageCount) } ?? page.title
    UIAccessibility.post(notification: .pageScrolled, argument: text)
  }
}

extension UIViewController {
  /// Lets the system and the bars of enclosing containers follow the child that this controller
  /// shows now.
  func followPage() {
    #if !os(visionOS)
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    setNeedsUpdateOfPrefersPointerLocked()
    if #available(iOS 26.0, *) { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    #endif
    for edge in [NSDirectionalRectEdge.top, .bottom] {
      let scrollView = contentScrollView(for: edge)
      setContentScrollView(scrollView, for: edge)
      // Parents that return the scroll view of the container have another one, too.
      var parent = parent
      while let controller = parent, controller.contentScrollView(for: edge) === scrollView {
        controller.setContentScrollView(scrollView, for: edge)
        parent = controller.parent
      }
    }
  }

  /// The view or its first subview, if it is a scroll view; where UIKit looks for one, too.
  var outermostScrollView: UIScrollView? {
    viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}
#endif
