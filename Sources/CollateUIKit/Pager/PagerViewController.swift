#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Collate
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
public final class PagerViewController<ID: Hashable & Sendable, Controller: UIViewController>:
  UIViewController
{
  /// The driver, which decides which pages are shown and which callbacks they get.
  public let driver: PagerDriver<ID, Controller>

  /// Whether keys turn pages: arrows along the axis, Home, End, Page Up and Page Down.
  public var respondsToKeys = true

  /// Returns what VoiceOver announces when another page has appeared; by default, the controller's
  /// title.
  ///
  /// The closure takes the page's id, its index and the number of pages.
  public var announcement: ((_ page: ID, _ index: Int, _ count: Int) -> String?)?

  let stage: PageStage
  private let host: PageStageHost<Controller>

  /// The page that appeared last.
  private var lastPage: ID?

  /// The timer that turns pages, while there is one.
  var turning: PageTurning?

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - pager: The pages and their controllers.
  ///   - layout: The layout of the pages.
  public init(_ pager: some Pager<ID, Controller>, layout: PagerLayout = PagerLayout()) {
    stage = PageStage(layout, loops: pager.supply.configuration.loops)
    host = PageStageHost(stage)
    driver = PagerDriver(pager, host: host)
    super.init(nibName: nil, bundle: nil)
    stage.container = self
    stage.driver = driver
    host.onAppearance = { [weak self] in self?.pageDidAppear($0) }
  }

  /// Containers cannot be created from a storyboard.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

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

  /// Whether the user can turn pages by swiping.
  public var isSwipeEnabled: Bool {
    get { stage.scrollView.isScrollEnabled }
    set { stage.scrollView.isScrollEnabled = newValue }
  }

  /// Whether scrolling bounces at the first and the last page.
  public var bounces: Bool {
    get { stage.scrollView.bounces }
    set { stage.scrollView.bounces = newValue }
  }

  /// Removes all pages from the container for good, with their appearance callbacks.
  ///
  /// Call it only if the container stays and its controllers are used elsewhere. Removing and
  /// releasing the container releases all pages, too.
  public func tearDown() {
    stopTurningPages()
    driver.tearDown()
  }

  /// Returns `false`, because the container forwards appearance callbacks to its pages itself.
  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Adds the scroll view of the pages.
  public override func viewDidLoad() {
    super.viewDidLoad()
    stage.install(in: view)
  }

  /// Begins the appearance of the visible page.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // A page that appears has its final frame from the beginning.
    stage.layOut()
    driver.hostWillAppear(animated: animated)
  }

  /// Ends the appearance of the visible page.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stage.layOut()
    driver.hostDidAppear()
  }

  /// Begins the disappearance of the visible pages.
  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    driver.hostWillDisappear(animated: animated)
  }

  /// Ends the disappearance of the visible pages.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    driver.hostDidDisappear()
    // Animations and decelerations have stopped without a callback.
    stage.showSettledPage()
  }

  /// Keeps the current page when the size changes.
  public override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard isViewLoaded else { return }
    stage.sizeWillChange()
    let isAwaited = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.stage.sizeDidChange()
    }
    if !isAwaited { stage.sizeDidChange() }
  }

  /// Releases the controllers that are not visible.
  public override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    driver.didReceiveMemoryWarning()
  }

  /// Turns pages with keys.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard respondsToKeys, !view.holdsTextInput,
      let turn = presses.lazy.compactMap({ $0.key.flatMap(self.turn(for:)) }).first,
      driver.turn(turn)
    else { return super.pressesBegan(presses, with: event) }
  }

  private func turn(for key: UIKey) -> PageTurn? { PageTurn(key, in: stage.geometry) }

  private func pageDidAppear(_ page: Controller) {
    guard let id = driver.settledPage, let index = driver.settledIndex, lastPage != id else {
      return
    }
    let isFirst = lastPage == nil
    lastPage = id
    guard !isFirst else { return }
    let text = announcement.map { $0(id, index, driver.pageCount) } ?? page.title
    UIAccessibility.post(notification: .pageScrolled, argument: text)
  }
}

extension UIView {
  /// Whether the view or a descendant is editing text, and needs the arrow keys.
  fileprivate var holdsTextInput: Bool {
    if isFirstResponder { return self is any UIKeyInput }
    return subviews.contains { $0.holdsTextInput }
  }
}
#endif
