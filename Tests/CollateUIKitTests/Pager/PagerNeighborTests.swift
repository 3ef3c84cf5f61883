#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import CollatePagers

@MainActor
@Suite("Several visible pages", .traced)
struct PagerNeighborTests {
  private static let layout = PagerLayout(spacing: 10, inset: 40)

  private func calls(_ screen: PagerScreen, _ page: Int) -> [String] {
    screen.driver.controller(of: page)?.takeCalls() ?? []
  }

  @Test("The neighbors of the current page are visible beside it, and have not appeared")
  func resting() {
    withEvery("mode", in: [PagerMode.static, .onDemand, .reused]) { mode in
      let screen = PagerScreen(
        Array(0..<6), initialPage: 2, configuration: .init(mode: mode), layout: Self.layout)
      defer { screen.close() }
      HeadlessUIKit.commit()
      expectEqual(screen.visiblePages, [1, 2, 3])
      expectEqual(screen.frame(of: 2), CGRect(x: 40, y: 0, width: 240, height: 480))
      expectEqual(screen.frame(of: 3).minX, 290)
      expectEqual(screen.frame(of: 1).maxX, 30)
      expectEqual(calls(screen, 2), ["will+", "did+"])
      expectEqual(calls(screen, 1), [])
      expectEqual(calls(screen, 3), [])
      expectEqual(screen.driver.controller(of: 1)?.view.isReachableByVoiceOver, false)
      expectEqual(screen.driver.controller(of: 2)?.view.isReachableByVoiceOver, true)
      expectEqual(screen.findingsAtRest(), [])
    }
  }

  @Test(
    "Pages are notified of the size that they will have",
    arguments: [PagerLayout.Axis.horizontal, .vertical])
  func sizes(axis: PagerLayout.Axis) {
    let screen = PagerScreen([0, 1], layout: PagerLayout(axis: axis, spacing: 10, inset: 40))
    defer { screen.close() }
    screen.window.simulateResize(to: CGSize(width: 480, height: 320))
    screen.finish()
    let page = screen.driver.controller(of: 0)
    expectEqual(page?.newSize, page?.view.frame.size)
    expectEqual(page?.newSize?.width, axis == .horizontal ? 400 : 480)
  }

  @Test("A swipe makes a neighbor the current page, and shows the next one")
  func swiping() {
    withEvery("mode", in: [PagerMode.static, .onDemand, .reused]) { mode in
      let screen = PagerScreen(
        Array(0..<6), initialPage: 2, configuration: .init(mode: mode), layout: Self.layout)
      defer { screen.close() }
      _ = calls(screen, 2)
      screen.drag(0.5)
      expectEqual(screen.visiblePages, [2, 3])
      expectEqual(calls(screen, 2), ["will-"])
      expectEqual(calls(screen, 3), ["will+"])
      expectEqual(screen.driver.controller(of: 3)?.view.isReachableByVoiceOver, true)
      screen.scrollView.simulateTouchMove(by: screen.way(0.4))
      HeadlessUIKit.commit()
      expectEqual(screen.visiblePages, [2, 3, 4])
      screen.scrollView.simulateTouchUp()
      screen.finish()
      expectEqual(screen.visiblePages, [2, 3, 4])
      expectEqual(calls(screen, 2), ["did-"])
      expectEqual(calls(screen, 3), ["did+"])
      expectEqual(screen.driver.controller(of: 2)?.view.isReachableByVoiceOver, false)
      expectEqual(screen.findingsAtRest(), [])
    }
  }

  @Test("In a jump, its two pages are neighbors, and so are the pages around them")
  func jumping() {
    let screen = PagerScreen(Array(0..<20), layout: Self.layout)
    defer { screen.close() }
    screen.driver.jump(to: 10, animated: false)
    screen.finish()
    screen.driver.jump(to: 3)
    HeadlessUIKit.runFrame()
    expectEqual(screen.visiblePages, [3, 10])
    expectEqual(screen.frame(of: 3).maxX, screen.frame(of: 10).minX - 10)
    screen.finish()
    HeadlessUIKit.commit()
    expectEqual(screen.visiblePages, [2, 3, 4])
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A loop has neighbors at both ends, and two pages only one")
  func looping() {
    withEvery("pages", in: [2, 3, 5]) { count in
      let screen = PagerScreen(
        Array(0..<count), configuration: .init(mode: .onDemand, loops: true), layout: Self.layout)
      defer { screen.close() }
      HeadlessUIKit.commit()
      expectEqual(screen.visiblePages, (count == 2 ? [0, 1] : [0, 1, count - 1]))
      screen.swipe(-1)
      HeadlessUIKit.commit()
      expectEqual(screen.driver.settledPage, count - 1)
      expectEqual(screen.findingsAtRest(), [])
    }
  }

  @Test("Neighbors that are removed leave, new ones come, and memory warnings release none")
  func changing() {
    let screen = PagerScreen(
      Array(0..<6), initialPage: 2, configuration: .init(mode: .onDemand), layout: Self.layout)
    defer { screen.close() }
    let old = screen.driver.controller(of: 3)
    screen.pages = [0, 1, 2, 9, 5]
    HeadlessUIKit.commit()
    expectEqual(screen.visiblePages, [1, 2, 9])
    expectEqual(old?.parent, nil)
    expectEqual(old?.view.superview, nil)
    // Only those that cannot be seen are released.
    #expect(screen.driver.controller(of: 5) != nil)
    UIViewController.simulateMemoryWarning()
    HeadlessUIKit.commit()
    expectEqual(screen.visiblePages, [1, 2, 9])
    #expect(screen.driver.controller(of: 5) == nil && screen.driver.controller(of: 0) == nil)
    expectEqual(screen.findingsAtRest(), [])
    screen.container.layout.inset = 0
    HeadlessUIKit.commit()
    screen.finish()
    expectEqual(screen.visiblePages, [2])
    expectEqual(screen.frame(of: 2), screen.container.view.bounds)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test(
    "A neighbor can change which pages are on screen when its view is loaded", arguments: [1, 2, 4])
  func loading(target: Int) {
    let screen = PagerScreen(
      Array(0..<6), configuration: .init(mode: .static), layout: Self.layout, shows: false)
    defer { screen.close() }
    screen.window.isHidden = false
    screen.driver.controller(of: 1)?.onLoad = { [weak screen] in
      screen?.driver.jump(to: target, animated: false)
    }
    screen.finish()
    HeadlessUIKit.commit()
    expectEqual(screen.driver.settledPage, target)
    expectEqual(screen.visiblePages, [target - 1, target, target + 1])
    expectEqual(screen.driver.controller(of: target)?.view.isReachableByVoiceOver, true)
    // One that makes itself the current page appears before its view is there.
    if target != 1 { expectEqual(screen.findingsAtRest(), []) }
  }

  @Test("A touch beside the current page drags it")
  func touching() {
    let screen = PagerScreen(Array(0..<3), layout: Self.layout)
    defer { screen.close() }
    let finger = HeadlessFinger(on: screen.window, at: CGPoint(x: 310, y: 200))
    for _ in 0..<4 { finger.move(by: CGPoint(x: -50, y: 0)) }
    #expect(finger.scrollView === screen.scrollView)
    finger.lift()
    screen.finish()
    expectEqual(screen.driver.settledPage, 1)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("Narrow pages have several neighbors on each side")
  func narrow() {
    let screen = PagerScreen(
      Array(0..<9), initialPage: 4,
      layout: PagerLayout(axis: .vertical, spacing: 0, inset: 200))
    defer { screen.close() }
    HeadlessUIKit.commit()
    // Each is 80 points high.
    expectEqual(screen.visiblePages, [1, 2, 3, 4, 5, 6, 7])
    expectEqual(screen.findingsAtRest(), [])
  }
}
#endif
