#if HEADLESS_UIKIT
import Collate
import CollateTesting
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// A screen with a pager of numbers on it, and a finger.
@MainActor
final class PagerScreen {
  /// An item of the pages.
  struct Item: Identifiable, Equatable, Sendable {
    let id: Int
    var data = 0
  }

  let source: ArrayDataSource<BasicSection<Int, Item>>
  let container: PagerViewController<Int, PageController>
  let checker: PagerDriverChecker
  let root = UIViewController()
  let navigation: UINavigationController
  let tabs = UITabBarController()
  let window: UIWindow

  /// What controllers complained of, also those that are gone.
  private(set) var complaints: [String] = []

  /// Whether other tests write to the log while this one waits.
  var sharesLog = false

  private final class Maker {
    var onMake: (PageController) -> Void = { _ in }
  }

  init(
    _ pages: [Int], initialPage: Int? = nil,
    configuration: PagerConfiguration = .init(mode: .static), layout: PagerLayout = PagerLayout(),
    size: CGSize = CGSize(width: 320, height: 480), shows: Bool = true
  ) {
    // What others left there is not about this screen.
    HeadlessUIKit.clearLog()
    HeadlessUIKit.clearAccessibilityPosts()
    let source = ArrayDataSource(
      sections: [BasicSection(id: 0, items: pages.map { Item(id: $0) })])
    self.source = source
    let maker = Maker()
    let make = { (page: Int?) in
      let controller = PageController(page)
      maker.onMake(controller)
      return controller
    }
    container =
      switch configuration.mode {
      case .static:
        PagerViewController(
          StaticPager(
            source, initialPage: initialPage, configuration: configuration, make: { make($0.id) }),
          layout: layout)
      case .onDemand:
        PagerViewController(
          OnDemandPager(
            source, initialPage: initialPage, configuration: configuration, make: { make($0.id) }),
          layout: layout)
      case .reused:
        PagerViewController(
          ReusedPager(
            source, initialPage: initialPage, configuration: configuration, make: { make(nil) },
            bind: { $0.page = $1.id }), layout: layout)
      }
    checker = PagerDriverChecker(container.driver)
    navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation, UIViewController()]
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = tabs
    maker.onMake = { [weak self] page in
      page.onComplaint = { self?.complaints.append($0) }
    }
    root.loadViewIfNeeded()
    addContainer()
    if shows {
      window.isHidden = false
      window.layoutIfNeeded()
    }
  }

  var driver: PagerDriver<Int, PageController> { container.driver }

  var scrollView: UIScrollView {
    container.view.subviews.lazy.flatMap(\.subviews).compactMap { $0 as? UIScrollView }.first
      ?? UIScrollView()
  }

  /// The pages, in their order.
  var pages: [Int] {
    get { source.sections[0].items.map(\.id) }
    set {
      let old = source.sections[0].items
      source.sections[0].items = newValue.map { id in
        old.first { $0.id == id } ?? Item(id: id)
      }
    }
  }

  /// Puts the container into the screen.
  func addContainer() {
    root.addChild(container)
    container.view.frame = root.view.bounds
    container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(container.view)
    container.didMove(toParent: root)
  }

  /// Takes the container out of the screen, which stays.
  func removeContainer() {
    container.willMove(toParent: nil)
    container.view.removeFromSuperview()
    container.removeFromParent()
  }

  /// Returns the way of a finger that brings so much of the next pages in.
  func way(_ pages: Double) -> CGPoint {
    let bounds = scrollView.bounds
    let isReversed = container.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return container.layout.axis == .horizontal
      ? CGPoint(x: bounds.width * pages * (isReversed ? 1 : -1), y: 0)
      : CGPoint(x: 0, y: -bounds.height * pages)
  }

  /// Puts a finger down and moves it.
  func drag(_ pages: Double) {
    scrollView.simulateTouchDown()
    scrollView.simulateTouchMove(by: way(pages))
  }

  /// Swipes in steps, and lets what follows run to its end.
  func swipe(_ pages: Double = 1, steps: Int = 4) {
    scrollView.simulateTouchDown()
    for _ in 0..<steps { scrollView.simulateTouchMove(by: way(pages * 0.6 / Double(steps))) }
    let speed = way(pages > 0 ? -1 : 1)
    scrollView.simulateTouchUp(velocity: CGPoint(x: sign(speed.x), y: sign(speed.y)))
    finish()
  }

  private func sign(_ number: CGFloat) -> CGFloat { number == 0 ? 0 : number > 0 ? 1 : -1 }

  /// Lets everything run to its end.
  func finish() {
    HeadlessUIKit.finishAnimations()
    HeadlessUIKit.commit()
    HeadlessUIKit.finishAnimations()
  }

  /// The pages whose views can be seen, by their frames on the window.
  var visiblePages: [Int] {
    let screen = container.view.bounds
    return container.children.compactMap { $0 as? PageController }
      .filter { page in
        guard let view = page.viewIfLoaded, view.window != nil else { return false }
        let frame = view.convert(view.bounds, to: container.view)
        return frame.minX < screen.maxX - 0.5 && frame.maxX > 0.5
          && frame.minY < screen.maxY - 0.5 && frame.maxY > 0.5
      }
      .compactMap(\.page).sorted()
  }

  /// Returns where a page lies on the screen.
  func frame(of page: Int) -> CGRect {
    guard let view = driver.controller(of: page)?.viewIfLoaded else { return .null }
    return view.convert(view.bounds, to: container.view)
  }

  /// Returns everything that is wrong now.
  func findings() -> [String] {
    var result = checker.violations.map { "\($0)" } + complaints
    if !sharesLog { result += HeadlessUIKit.log }
    result += containmentFindings()
    return result
  }

  private func containmentFindings() -> [String] {
    var result: [String] = []
    let children = container.children.compactMap { $0 as? PageController }
    let machine = driver.machine
    if children.count != machine.controllerCount {
      result.append("there are \(children.count) children, not \(machine.controllerCount)")
    }
    for page in machine.loadedPages {
      guard let controller = driver.controller(of: driver.id(of: page)) else { continue }
      if !children.contains(where: { $0 === controller }) {
        result.append("\(page) is no child")
      }
    }
    let shown = driver.controllersOnScreen.map { ObjectIdentifier($0.controller) }
    for child in children where shown.contains(ObjectIdentifier(child)) != isInTree(child) {
      // Neighbors can be visible, too.
      if isInTree(child) && container.layout.inset > 0 { continue }
      result.append("\(child) is \(isInTree(child) ? "" : "not ")in the view tree")
    }
    for child in children where child.hasOpenParentMove {
      result.append("\(child) was not told that it has moved")
    }
    return result
  }

  private func isInTree(_ child: PageController) -> Bool {
    child.viewIfLoaded?.isDescendant(of: container.view) ?? false
  }

  /// Returns what is wrong about a pager that rests in full view.
  func findingsAtRest() -> [String] {
    var result = findings()
    if driver.machine.phase != .idle { result.append("it is \(driver.machine.phase)") }
    if driver.machine.isFrozen { result.append("it is frozen") }
    guard container.viewIfLoaded?.window != nil, let index = driver.settledIndex else {
      return result
    }
    guard let page = driver.controller(at: index) else { return result + ["no page is loaded"] }
    let frame = page.view.convert(page.view.bounds, to: container.view)
    if !isClose(frame, container.restingFrame) {
      result.append("\(page) lies at \(frame) in \(container.restingFrame)")
    }
    if page.appearanceDescription != "appeared" {
      result.append("\(page) has not appeared but is \(page.appearanceDescription)")
    }
    if page.page != driver.settledPage { result.append("\(page) is not the settled page") }
    if container.layout.inset == 0, page.view.safeAreaInsets != container.view.safeAreaInsets {
      result.append("\(page) has other insets: \(page.view.safeAreaInsets)")
    }
    if !page.view.isReachableByVoiceOver { result.append("\(page) is hidden from VoiceOver") }
    return result
  }

  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 0.51 && abs(one.minY - other.minY) < 0.51
      && abs(one.width - other.width) < 0.51 && abs(one.height - other.height) < 0.51
  }

  /// Hides the window, and has all animations end.
  ///
  /// They are everybody's, also those of tests that wait meanwhile; so they are not just forgotten.
  func close() {
    window.isHidden = true
    HeadlessUIKit.finishAnimations()
  }
}
#endif
