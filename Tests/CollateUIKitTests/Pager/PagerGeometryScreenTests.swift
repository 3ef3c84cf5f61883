#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Where a pager puts its pages", .traced)
struct PagerGeometryScreenTests {
  @Test("Pages follow each other along the axis, in the direction of the language")
  func directions() {
    withEvery("axis", in: PagerLayout.Axis.allCases) { axis in
      withEvery("reversed", in: [false, true]) { isReversed in
        withEvery("spacing", in: [0, 24]) { spacing in
          HeadlessUIKit.layoutDirection = isReversed ? .rightToLeft : .leftToRight
          defer { HeadlessUIKit.layoutDirection = .leftToRight }
          let screen = PagerScreen(
            [0, 1, 2], layout: PagerLayout(axis: axis, spacing: CGFloat(spacing)))
          defer { screen.close() }
          screen.scrollView.simulateTouchDown()
          screen.scrollView.simulateTouchMove(by: screen.way(0.5))
          let (old, new) = (screen.frame(of: 0), screen.frame(of: 1))
          switch (axis, isReversed) {
          case (.horizontal, false): expectEqual(new.minX - old.maxX, CGFloat(spacing))
          case (.horizontal, true): expectEqual(old.minX - new.maxX, CGFloat(spacing))
          case (.vertical, _): expectEqual(new.minY - old.maxY, CGFloat(spacing))
          }
          expectEqual(old.size, screen.container.view.bounds.size)
          screen.scrollView.simulateTouchMove(by: screen.way(0.2))
          screen.scrollView.simulateTouchUp()
          screen.finish()
          expectEqual(screen.driver.settledPage, 1)
          expectEqual(screen.findingsAtRest(), [])
        }
      }
    }
  }

  @Test("A rotation stays on the page, even during a swipe", arguments: [0.0, 0.3, 0.7, 1.0])
  func rotation(part: Double) {
    let screen = PagerScreen([0, 1, 2], initialPage: 1)
    defer { screen.close() }
    if part > 0 {
      screen.scrollView.simulateTouchDown()
      screen.scrollView.simulateTouchMove(by: screen.way(part))
    }
    screen.window.simulateResize(to: CGSize(width: 480, height: 320))
    let page = part > 0.5 ? 2 : 1
    expectEqual(screen.visiblePages, [page])
    expectEqual(screen.driver.settledPage, page)
    screen.finish()
    expectEqual(screen.findingsAtRest(), [])
    screen.window.simulateResize(to: CGSize(width: 320, height: 480))
    screen.finish()
    expectEqual(screen.driver.settledPage, page)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A size change lasts until its end is reported, even if the coordinator queues no blocks")
  func unqueuedBlocks() {
    HeadlessUIKit.with(\.queuesTransitionBlocks, false) {
      let screen = PagerScreen([0, 1, 2], initialPage: 1)
      defer { screen.close() }
      screen.window.simulateResize(to: CGSize(width: 480, height: 320))
      #expect(screen.driver.machine.isFrozen)
      expectEqual(screen.visiblePages, [1])
      screen.finish()
      #expect(!screen.driver.machine.isFrozen)
      expectEqual(screen.findingsAtRest(), [])
    }
  }

  /// A container that notes where its page is when it is appearing.
  private final class NotingContainer: PagerViewController<Int, PageController> {
    var frames: [CGRect?] = []

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      frames.append(driver.controller(at: 0)?.view.superview?.frame)
    }
  }

  /// A screen that gives the container its size at the last moment.
  private final class LateScreen: UIViewController {
    let size: CGSize

    init(_ container: UIViewController, size: CGSize) {
      self.size = size
      super.init(nibName: nil, bundle: nil)
      addChild(container)
      view.addSubview(container.view)
      container.didMove(toParent: self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      children[0].view.frame = CGRect(origin: .zero, size: size)
    }
  }

  @Test("A page has its final frame when the container is appearing, although not before")
  func lateSize() {
    let size = CGSize(width: 200, height: 300)
    let container = NotingContainer(OnDemandPager([0, 1]) { PageController($0) })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = LateScreen(container, size: size)
    window.isHidden = false
    defer { window.isHidden = true }
    expectEqual(container.frames, [CGRect(origin: .zero, size: size)])
    expectEqual(container.driver.controller(at: 0)?.complaints, [])
  }

  @Test(
    "Spacings and insets can be none, small, or larger than any screen",
    arguments: [PagerLayout.Axis.horizontal, .vertical])
  func extremeLayouts(axis: PagerLayout.Axis) {
    withEvery("spacing", in: [0, 1, CGFloat.greatestFiniteMagnitude]) { spacing in
      withEvery("inset", in: [0, 1, 159.9, CGFloat.greatestFiniteMagnitude]) { inset in
        let layout = PagerLayout(axis: axis, spacing: spacing, inset: inset)
        let screen = PagerScreen(Array(0..<5), layout: layout)
        defer { screen.close() }
        expectFiniteGeometry(of: screen)
        for page in [4, 0] {
          screen.driver.jump(to: page)
          screen.finish()
          expectEqual(screen.driver.settledPage, page)
        }
        screen.swipe()
        expectFiniteGeometry(of: screen)
        screen.window.simulateResize(to: CGSize(width: 480, height: 320))
        screen.finish()
        expectFiniteGeometry(of: screen)
        screen.container.layout = PagerLayout(axis: axis)
        HeadlessUIKit.commit()
        screen.finish()
        expectEqual(screen.findingsAtRest(), [])
      }
    }
  }

  private func expectFiniteGeometry(of screen: PagerScreen) {
    let frame = screen.scrollView.frame
    let size = screen.scrollView.contentSize
    let offset = screen.scrollView.contentOffset
    let numbers = [
      frame.minX, frame.minY, frame.width, frame.height, size.width, size.height, offset.x,
      offset.y,
    ]
    #expect(numbers.allSatisfy { $0.isFinite }, "\(numbers)")
  }

  @Test("Pages that are too narrow to be seen are no neighbors")
  func narrowPages() {
    let screen = PagerScreen(Array(0..<50), layout: PagerLayout(inset: 159.9))
    defer { screen.close() }
    screen.finish()
    expectEqual(screen.driver.machine.controllerCount, 1)
  }

  /// A container whose view has no size at first.
  private final class EmptyContainer: PagerViewController<Int, PageController> {
    override func loadView() { view = UIView(frame: .zero) }
  }

  @Test("A container without a size when it is loaded has its inset later")
  func insetOfEmptyContainer() {
    let container = EmptyContainer(
      OnDemandPager([0, 1]) { PageController($0) }, layout: PagerLayout(inset: 50))
    container.loadViewIfNeeded()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = container
    window.isHidden = false
    defer { window.isHidden = true }
    HeadlessUIKit.commit()
    let page = container.driver.controller(at: 0)?.view
    expectEqual(
      page.map { $0.convert($0.bounds, to: container.view) },
      CGRect(x: 50, y: 0, width: 220, height: 480))
  }

  @Test("A container that had no size gets its inset back")
  func insetWithoutSize() {
    let screen = PagerScreen([0, 1, 2], layout: PagerLayout(inset: 50))
    defer { screen.close() }
    for size in [CGSize.zero, CGSize(width: 60, height: 60), CGSize(width: 200, height: 300)] {
      screen.container.view.frame.size = size
      HeadlessUIKit.commit()
      screen.finish()
    }
    expectEqual(screen.scrollView.frame, CGRect(x: 50, y: 0, width: 100, height: 300))
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A rotation in a far jump ends on the page that the jump goes to")
  func rotationInJump() {
    let screen = PagerScreen(Array(0..<9))
    defer { screen.close() }
    screen.driver.jump(to: 7)
    HeadlessUIKit.runFrame()
    screen.window.simulateResize(to: CGSize(width: 480, height: 320))
    expectEqual(screen.visiblePages, [7])
    screen.finish()
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("Half a point makes no difference, with every size")
  func tolerance() {
    let screen = PagerScreen([0, 1])
    defer { screen.close() }
    expectEqual(screen.driver.epsilon, 0.5 / 320)
    screen.window.simulateResize(to: CGSize(width: 480, height: 320))
    screen.finish()
    expectEqual(screen.driver.epsilon, 0.5 / 480)
  }

  @Test("A container that gets another size without a word stays on its page")
  func silentResize() {
    let screen = PagerScreen([0, 1, 2], initialPage: 2)
    defer { screen.close() }
    screen.container.view.frame.size = CGSize(width: 200, height: 100)
    HeadlessUIKit.commit()
    expectEqual(screen.visiblePages, [2])
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("Another direction and another layout keep the page")
  func relayout() {
    let screen = PagerScreen([0, 1, 2], initialPage: 1)
    defer { screen.close() }
    screen.container.view.semanticContentAttribute = .forceRightToLeft
    screen.container.layout = PagerLayout(axis: .horizontal, spacing: 10)
    HeadlessUIKit.commit()
    expectEqual(screen.findingsAtRest(), [])
    screen.swipe(1)
    expectEqual(screen.driver.settledPage, 2)
    expectEqual(screen.findingsAtRest(), [])
    screen.container.layout = PagerLayout(axis: .vertical)
    HeadlessUIKit.commit()
    expectEqual(screen.findingsAtRest(), [])
    screen.swipe(-1)
    expectEqual(screen.driver.settledPage, 1)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A page has the safe area of its container, and receives its changes")
  func safeArea() {
    let screen = PagerScreen([0, 1])
    defer { screen.close() }
    screen.window.simulatedSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    HeadlessUIKit.commit()
    screen.container.additionalSafeAreaInsets.bottom = 50
    HeadlessUIKit.commit()
    screen.swipe()
    expectEqual(
      screen.driver.controller(of: 1)?.view.safeAreaInsets,
      UIEdgeInsets(top: 44, left: 0, bottom: 84, right: 0))
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A loop goes round and round, both ways, with two pages as with many")
  func loop() {
    withEvery("pages", in: 1...4) { count in
      let screen = PagerScreen(
        Array(0..<count), configuration: .init(mode: .onDemand, loops: true))
      defer { screen.close() }
      var expected = 0
      withEvery("swipe", in: [1, 1, 1, -1, -1, -1, -1, -1, 1]) { way in
        screen.swipe(Double(way))
        expected = (expected + way + count) % count
        expectEqual(screen.driver.settledPage, expected)
        expectEqual(screen.findingsAtRest(), [])
      }
    }
  }

  @Test("A finger that never lets a loop rest never gets to its end")
  func endlessLoop() {
    let screen = PagerScreen([0, 1, 2], configuration: .init(loops: true))
    defer { screen.close() }
    screen.scrollView.simulateTouchDown()
    for step in 1...200 {
      screen.scrollView.simulateTouchMove(by: screen.way(0.5))
      let shown = step % 2 == 0 ? [(step / 2) % 3] : [(step / 2) % 3, (step / 2 + 1) % 3].sorted()
      expectEqual(screen.visiblePages, shown)
    }
    screen.scrollView.simulateTouchUp()
    screen.finish()
    expectEqual(screen.driver.settledPage, 1)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("Inserting and removing pages under a finger does not move the visible pages")
  func insertion() {
    let screen = PagerScreen([0, 1, 2], initialPage: 1)
    defer { screen.close() }
    screen.scrollView.simulateTouchDown()
    screen.scrollView.simulateTouchMove(by: screen.way(0.4))
    let frames = [screen.frame(of: 1), screen.frame(of: 2)]
    screen.pages = [9, 0, 8, 1, 2, 7]
    expectEqual([screen.frame(of: 1), screen.frame(of: 2)], frames)
    screen.scrollView.simulateTouchMove(by: screen.way(0.2))
    screen.scrollView.simulateTouchUp()
    HeadlessUIKit.runFrame()
    // The scroll view goes on to where pages were; the pager sees to it that it goes where they are.
    screen.pages = [8, 1, 2, 7]
    screen.finish()
    expectEqual(screen.driver.settledPage, 2)
    expectEqual(screen.findingsAtRest(), [])
  }
}
#endif
