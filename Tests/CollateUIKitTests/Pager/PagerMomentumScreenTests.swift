#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Pages that go on by themselves", .traced)
struct PagerMomentumScreenTests {
  private func flick(_ screen: PagerScreen, _ pages: Double) {
    screen.drag(pages)
    screen.scrollView.simulateTouchUp(velocity: CGPoint(x: pages > 0 ? 1 : -1, y: 0))
    HeadlessUIKit.runFrame()
  }

  @Test("They go to the page that they were going to, wherever that is by now")
  func shifting() {
    withEvery("pages", in: [[9, 0, 1, 2], [1, 2], [0, 9, 8, 1, 2], [1, 2, 0]]) { pages in
      let screen = PagerScreen([0, 1, 2], initialPage: 1)
      defer { screen.close() }
      flick(screen, 0.1)
      screen.pages = pages
      screen.finish()
      expectEqual(screen.driver.settledPage, 2)
      expectEqual(screen.findingsAtRest(), [])
    }
  }

  @Test("A spring beyond the target is no news")
  func overshoot() {
    let screen = PagerScreen([0, 1, 2])
    defer { screen.close() }
    screen.drag(0.6)
    screen.scrollView.simulateTouchUp(overshoot: CGPoint(x: 40, y: 0))
    screen.finish()
    expectEqual(screen.driver.settledPage, 1)
    expectEqual(screen.driver.controller(of: 2), nil)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("The latest of several jumps wins, and each one reports how it ended")
  func jumps() {
    let screen = PagerScreen(Array(0..<9))
    defer { screen.close() }
    var results: [PagerJump.Result] = []
    for page in [7, 3, 5] {
      screen.driver.jump(to: page) { results.append($0) }
      HeadlessUIKit.runFrame()
    }
    expectEqual(screen.visiblePages, [0, 5])
    screen.finish()
    expectEqual(results, [.superseded, .superseded, .finished])
    expectEqual(screen.driver.settledPage, 5)
    expectEqual(screen.container.children.count, 4)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A finger takes over from a jump: between neighbors where it is, from afar at its end")
  func takingOver() {
    withEvery("page", in: [1, 6]) { page in
      let screen = PagerScreen(Array(0..<9))
      defer { screen.close() }
      screen.driver.jump(to: page)
      HeadlessUIKit.runFrame()
      screen.drag(-0.1)
      expectEqual(screen.visiblePages, [page - 1, page])
      screen.scrollView.simulateTouchUp()
      screen.finish()
      expectEqual(screen.driver.settledPage, (page == 1 ? 0 : 6))
      expectEqual(screen.findingsAtRest(), [])
    }
  }

  @Test("In a loop of two a jump back comes from the other side than a jump forth")
  func loopOfTwo() {
    withEvery("way", in: [1, -1]) { way in
      let screen = PagerScreen([0, 1], configuration: .init(loops: true))
      defer { screen.close() }
      screen.driver.jump(by: way)
      HeadlessUIKit.runFrame()
      expectEqual(screen.visiblePages, [0, 1])
      expectEqual((screen.frame(of: 1).minX > 0), (way > 0))
      screen.finish()
      expectEqual(screen.driver.settledPage, 1)
      expectEqual(screen.findingsAtRest(), [])
    }
  }

  @Test("UIKit forwards nothing by itself")
  func forwarding() {
    let screen = PagerScreen([0])
    defer { screen.close() }
    #expect(!screen.container.shouldAutomaticallyForwardAppearanceMethods)
  }
}
#endif
