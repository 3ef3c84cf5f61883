#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Collate
public import UIKit

/// A container that pages through controllers.
///
///     let pages = PagerViewController(OnDemandPager(photos) { PhotoController($0) })
///     addChild(pages)
///     pages.view.frame = view.bounds
///     view.addSubview(pages.view)
///     pages.didMove(toParent: self)
///     pages.selectedPage = photos[3].id
///
/// Every page hears what is due to it, whatever fingers, data and the container's own parents do, as
/// the article on the lifecycle of pages says. A page is a child of the container for as long as it
/// has a controller, and in the view tree only while it can be seen.
///
/// What the pager does and where it is, jumps and whoever wants to know of them are the business of
/// its ``driver``.
public final class PagerViewController<ID: Hashable & Sendable, Controller: UIViewController>:
  UIViewController
{
  /// What decides which page is seen and what the pages hear.
  public let driver: PagerDriver<ID, Controller>

  /// Whether keys turn pages: arrows along the axis, Home, End, Page Up and Page Down.
  public var respondsToKeys = true

  /// What VoiceOver says when another page is there; by default the title of its controller.
  ///
  /// It gets the id of the page, its index and the number of pages.
  public var announcement: ((_ page: ID, _ index: Int, _ count: Int) -> String?)?

  let stage: PageStage
  private let host: PageStageHost<Controller>

  /// The page that was there last.
  private var lastPage: ID?

  /// What turns pages by time, while it does.
  var turning: PageTurning?

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - pager: The pages and their controllers.
  ///   - layout: How the pages are laid out.
  public init(_ pager: some Pager<ID, Controller>, layout: PagerLayout = PagerLayout()) {
    stage = PageStage(layout, loops: pager.supply.configuration.loops)
    host = PageStageHost(stage)
    driver = PagerDriver(pager, host: host)
    super.init(nibName: nil, bundle: nil)
    stage.container = self
    stage.driver = driver
    host.onAppearance = { [weak self] in self?.pageDidAppear($0) }
  }

  /// Containers are made with their pages.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// How the pages are laid out.
  public var layout: PagerLayout {
    get { stage.layout }
    set { stage.layout = newValue }
  }

  /// The page that the pager rests on; setting it goes there with an animation.
  ///
  /// Before the container is in full view there is nothing to animate. An id that no page has changes
  /// nothing, and neither does `nil`.
  public var selectedPage: ID? {
    get { driver.settledPage }
    set { if let newValue { driver.jump(to: newValue) } }
  }

  /// Whether a finger turns pages.
  public var isSwipeEnabled: Bool {
    get { stage.scrollView.isScrollEnabled }
    set { stage.scrollView.isScrollEnabled = newValue }
  }

  /// Whether pages give way beyond the first and the last one.
  public var bounces: Bool {
    get { stage.scrollView.bounces }
    set { stage.scrollView.bounces = newValue }
  }

  /// Takes all pages out of the container for good, with all that they have to hear.
  ///
  /// It has to be called only when the container stays and its controllers are wanted elsewhere:
  /// whoever removes the container and lets go of it has let go of all pages, too.
  public func tearDown() {
    stopTurningPages()
    driver.tearDown()
  }

  /// The pages hear from the container what they have to hear.
  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Puts the pages into the view.
  public override func viewDidLoad() {
    super.viewDidLoad()
    stage.install(in: view)
  }

  /// Has the page that is there come in with the container.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // A page that comes in has its frame from the beginning.
    stage.layOut()
    driver.hostWillAppear(animated: animated)
  }

  /// Has the page that is there appear with the container.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stage.layOut()
    driver.hostDidAppear()
  }

  /// Has the pages that are there leave with the container.
  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    driver.hostWillDisappear(animated: animated)
  }

  /// Has the pages that are there disappear with the container.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    driver.hostDidDisappear()
    // Whatever moved has stopped without a word.
    stage.showSettledPage()
  }

  /// Stays on its page whatever the size.
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

  /// Lets go of the controllers that cannot be seen.
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
  /// Whether somebody writes into the view or one below, and needs the arrows for that.
  fileprivate var holdsTextInput: Bool {
    if isFirstResponder { return self is any UIKeyInput }
    return subviews.contains { $0.holdsTextInput }
  }
}
#endif
