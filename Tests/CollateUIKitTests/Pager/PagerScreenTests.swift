#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("A pager on a screen, in situations", .traced)
struct PagerScreenTests {
  @Test("The first page appears with its container, in its place")
  func firstShow() {
    let screen = PagerScreen([0, 1, 2])
    defer { screen.close() }
    expectEqual(screen.driver.controller(of: 0)?.calls, ["will+", "did+"])
    expectEqual(screen.visiblePages, [0])
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A swipe brings the next page in, and the page that leaves speaks first")
  func swipe() {
    let screen = PagerScreen([0, 1, 2])
    defer { screen.close() }
    let old = screen.driver.controller(of: 0)
    _ = old?.takeCalls()
    screen.scrollView.simulateTouchDown()
    screen.scrollView.simulateTouchMove(by: screen.way(0.3))
    expectEqual(screen.visiblePages, [0, 1])
    expectEqual(old?.takeCalls(), ["will-"])
    expectEqual(screen.driver.controller(of: 1)?.takeCalls(), ["will+"])
    screen.scrollView.simulateTouchMove(by: screen.way(0.4))
    screen.scrollView.simulateTouchUp()
    screen.finish()
    expectEqual(old?.takeCalls(), ["did-"])
    expectEqual(screen.driver.controller(of: 1)?.takeCalls(), ["did+"])
    expectEqual(screen.driver.settledPage, 1)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A swipe that is taken back leaves the page as it was")
  func cancelledSwipe() {
    let screen = PagerScreen([0, 1, 2])
    defer { screen.close() }
    screen.scrollView.simulateTouchDown()
    screen.scrollView.simulateTouchMove(by: screen.way(0.3))
    screen.scrollView.simulateTouchUp()
    screen.finish()
    expectEqual(screen.driver.settledPage, 0)
    expectEqual(
      screen.driver.controller(of: 0)?.calls, ["will+", "did+", "will-", "will+", "did+"])
    expectEqual(screen.driver.controller(of: 1)?.calls, ["will+", "will-", "did-"])
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A far jump shows two pages side by side, and makes none on the way")
  func farJump() {
    let screen = PagerScreen(Array(0..<30), configuration: .init(mode: .onDemand, preload: 0))
    defer { screen.close() }
    screen.driver.jump(to: 25)
    HeadlessUIKit.runFrame()
    expectEqual(screen.visiblePages, [0, 25])
    expectEqual(screen.container.children.count, 2)
    screen.finish()
    expectEqual(screen.driver.settledPage, 25)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A page that comes after all pages left in mid-jump lies in its own place")
  func jumpWithoutPages() {
    for target in 0..<5 {
      let screen = PagerScreen(
        Array(0..<6), initialPage: 5, configuration: .init(mode: .onDemand, loops: true))
      defer { screen.close() }
      screen.driver.jump(to: target)
      HeadlessUIKit.runFrame()
      screen.pages = []
      screen.finish()
      screen.scrollView.simulateTouchDown()
      screen.pages = [6]
      screen.scrollView.simulateTouchUp()
      screen.finish()
      expectEqual(screen.visiblePages, [6])
      expectEqual(screen.findingsAtRest(), [])
    }
  }

  @Test(
    "Where a loop closes, visible pages stay in place when others come or go",
    arguments: [-0.4, 0.4])
  func seamOfLoop(way: Double) {
    for pages in [[0, 1, 9, 2, 3, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4, 9], [9, 0, 1, 2, 3, 4]] {
      let screen = PagerScreen(
        Array(0..<5), initialPage: way < 0 ? 0 : 4,
        configuration: .init(mode: .onDemand, loops: true))
      defer { screen.close() }
      screen.drag(way)
      let frames = [0, 4].map(screen.frame)
      expectEqual(screen.visiblePages, [0, 4])
      screen.pages = pages
      HeadlessUIKit.commit()
      // A page that comes between the two ends the movement.
      let staysClosed = pages.first == 0 && pages.last == 4
      if staysClosed {
        expectEqual(screen.visiblePages, [0, 4])
        expectEqual([0, 4].map(screen.frame), frames)
      } else {
        expectEqual(screen.visiblePages, [way < 0 ? 0 : 4])
      }
      screen.scrollView.simulateTouchMove(by: screen.way(way * 0.5))
      screen.scrollView.simulateTouchUp(velocity: screen.way(way < 0 ? 1 : -1))
      screen.finish()
      expectEqual(screen.findingsAtRest(), [])
      if staysClosed { #expect([0, 4].contains(screen.driver.settledPage)) }
    }
  }

  @Test(
    "A page that is jumped to while the container disappears leaves no hole in its place",
    arguments: [false, true], [[0, 1, 2, 3, 4], [9, 0, 1, 2, 3]])
  func jumpWhileDisappearing(loops: Bool, pages: [Int]) {
    let screen = PagerScreen([0, 1, 2, 3], configuration: .init(mode: .onDemand, loops: loops))
    defer { screen.close() }
    screen.driver.hostWillDisappear(animated: true)
    screen.driver.jump(to: 3)
    screen.pages = pages
    expectEqual(screen.visiblePages, [0])
    HeadlessUIKit.runFrame()
    screen.container.view.frame.size.height -= 20
    HeadlessUIKit.commit()
    expectEqual(screen.visiblePages, [0])
    screen.driver.hostDidDisappear()
    screen.driver.hostWillAppear(animated: false)
    screen.driver.hostDidAppear()
    screen.finish()
    expectEqual(screen.visiblePages, [3])
    expectEqual(screen.findings(), [])
  }

  @Test(
    "A page that is inserted before a deceleration does not change where that ends",
    arguments: [false, true], [false, true])
  func insertionInDeceleration(isReversed: Bool, loops: Bool) {
    HeadlessUIKit.layoutDirection = isReversed ? .rightToLeft : .leftToRight
    defer { HeadlessUIKit.layoutDirection = .leftToRight }
    let screen = PagerScreen(
      Array(0..<5), initialPage: 1, configuration: .init(mode: .onDemand, loops: loops))
    defer { screen.close() }
    screen.drag(0.4)
    screen.scrollView.simulateTouchUp(velocity: CGPoint(x: isReversed ? -1 : 1, y: 0))
    HeadlessUIKit.runFrame()
    screen.pages.insert(9, at: 0)
    screen.finish()
    expectEqual(screen.driver.settledPage, 2)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test(
    "The two pages of a jump in a loop stay in place when others come or go",
    arguments: [[9, 0, 1, 2, 3, 4], [0, 9, 1, 2, 3, 4], [0, 2, 3, 4]])
  func jumpInLoop(pages: [Int]) {
    let screen = PagerScreen(
      Array(0..<5), configuration: .init(mode: .onDemand, loops: true))
    defer { screen.close() }
    for target in [2, 3] {
      screen.pages = Array(0..<5)
      screen.driver.jump(to: 0, animated: false)
      screen.finish()
      screen.driver.jump(to: target)
      HeadlessUIKit.runFrame()
      let frames = [0, target].map(screen.frame)
      screen.pages = pages
      HeadlessUIKit.commit()
      expectEqual([0, target].map(screen.frame), frames)
      screen.finish()
      expectEqual(screen.driver.settledPage, target)
      expectEqual(screen.findingsAtRest(), [])
    }
  }

  @Test("A jump that cancels a drag which has hardly begun gets to its end")
  func jumpFromSmallDrag() {
    let screen = PagerScreen(Array(0..<5))
    defer { screen.close() }
    var result: PagerJump.Result?
    screen.drag(0.002)
    screen.driver.jump(to: 3) { result = $0 }
    screen.finish()
    expectEqual(result, .finished)
    expectEqual(screen.driver.settledPage, 3)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A container that is shown late has its page appear with it")
  func lateShow() {
    let screen = PagerScreen([0, 1, 2], shows: false)
    defer { screen.close() }
    screen.container.selectedPage = 2
    #expect(screen.container.children.isEmpty)
    screen.window.isHidden = false
    screen.finish()
    expectEqual(screen.visiblePages, [2])
    expectEqual(screen.findingsAtRest(), [])
  }
}
#endif
