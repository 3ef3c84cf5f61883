#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("A pager and the screen that it is on", .traced)
struct PagerHostScreenTests {
  private func calls(_ screen: PagerScreen, _ page: Int) -> [String] {
    screen.driver.controller(of: page)?.takeCalls() ?? []
  }

  @Test("A page leaves and comes back with its container")
  func pushing() {
    let screen = PagerScreen([0, 1])
    defer { screen.close() }
    _ = calls(screen, 0)
    screen.navigation.pushViewController(UIViewController(), animated: true)
    expectEqual(calls(screen, 0), ["will-"])
    screen.finish()
    expectEqual(calls(screen, 0), ["did-"])
    screen.navigation.popViewController(animated: true)
    expectEqual(calls(screen, 0), ["will+"])
    screen.finish()
    expectEqual(calls(screen, 0), ["did+"])
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A pop that is taken back leaves everything as it was")
  func cancelledPop() {
    let screen = PagerScreen([0, 1])
    defer { screen.close() }
    let inner = PagerViewController(
      StaticPager<Int, UIViewController>([.init(id: 7) { PageController(7) }]))
    screen.navigation.pushViewController(inner, animated: false)
    let page = inner.driver.controller(of: 7) as? PageController
    _ = page?.takeCalls()
    _ = calls(screen, 0)
    screen.navigation.simulateInteractivePop()
    expectEqual(page?.takeCalls(), ["will-"])
    expectEqual(calls(screen, 0), ["will+"])
    screen.navigation.finishInteractivePop(cancelled: true)
    expectEqual(page?.takeCalls(), ["will+", "did+"])
    expectEqual(calls(screen, 0), ["will-", "did-"])
    expectEqual(page?.complaints, [])
    expectEqual(screen.findings(), [])
  }

  @Test("A swipe that its screen leaves ends on the page that fills more of it")
  func leavingInSwipe() {
    let screen = PagerScreen([0, 1, 2])
    defer { screen.close() }
    screen.scrollView.simulateTouchDown()
    screen.scrollView.simulateTouchMove(by: screen.way(0.7))
    screen.tabs.selectedIndex = 1
    expectEqual(screen.driver.settledPage, 1)
    expectEqual(screen.findings(), [])
    screen.tabs.selectedIndex = 0
    screen.finish()
    expectEqual(screen.visiblePages, [1])
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A container that is taken out while the screen stays takes its pages along")
  func removal() {
    let screen = PagerScreen([0, 1, 2])
    defer { screen.close() }
    let page = screen.driver.controller(of: 0)
    screen.scrollView.simulateTouchDown()
    screen.scrollView.simulateTouchMove(by: screen.way(0.3))
    _ = page?.takeCalls()
    screen.removeContainer()
    expectEqual(page?.takeCalls(), ["did-"])
    #expect(screen.root.children.isEmpty)
    expectEqual(screen.findings(), [])
    screen.addContainer()
    screen.finish()
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A pager that is torn down leaves no children behind, and its controllers as they were")
  func teardown() {
    let screen = PagerScreen([0, 1, 2])
    defer { screen.close() }
    let page = screen.driver.controller(of: 0)
    screen.driver.jump(to: 2)
    screen.container.tearDown()
    #expect(screen.container.children.isEmpty)
    expectEqual(page?.parent, nil)
    expectEqual(page?.view.superview, nil)
    expectEqual(page?.view.accessibilityElementsHidden, false)
    expectEqual(screen.findings(), [])
    screen.finish()
    screen.swipe()
    expectEqual(screen.findings(), [])
  }

  @Test("Short memory costs the controllers that cannot be seen")
  func memory() {
    let screen = PagerScreen(
      [0, 1, 2, 3, 4], initialPage: 2, configuration: .init(mode: .onDemand, preload: 2))
    defer { screen.close() }
    expectEqual(screen.container.children.count, 5)
    UIViewController.simulateMemoryWarning()
    expectEqual(screen.container.children.count, 1)
    screen.swipe()
    expectEqual(screen.container.children.count, 4)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A pager in a pager takes the finger as long as it has pages that way")
  func nesting() {
    let inner = PagerViewController(
      StaticPager((0..<2).map { .init(id: $0) { UIViewController() } }))
    let outer = PagerViewController(
      StaticPager<String, UIViewController>([
        .init(id: "inner") { inner }, .init(id: "other") { UIViewController() },
      ]))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.rootViewController = outer
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    func swipe(_ distance: CGFloat) {
      let finger = HeadlessFinger(on: window, at: CGPoint(x: 150, y: 150))
      for _ in 0..<3 { finger.move(by: CGPoint(x: distance / 3, y: 0)) }
      finger.lift()
      HeadlessUIKit.finishAnimations()
    }
    func place() -> String { "\(outer.selectedPage ?? "none") \(inner.selectedPage ?? -1)" }
    HeadlessUIKit.clearLog()
    expectEqual(place(), "inner 0")
    swipe(-200)
    expectEqual(place(), "inner 1")
    swipe(-200)
    expectEqual(place(), "other 1")
    swipe(200)
    expectEqual(place(), "inner 1")
    swipe(200)
    expectEqual(place(), "inner 0")
    expectEqual(HeadlessUIKit.log, [])
  }
}
#endif
