#if HEADLESS_UIKIT
import Collate
import CollateTesting
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import CollatePagers

@MainActor
@Suite("Movements that end without a report", .traced)
struct PagerSilentEndTests {
  private let clock = ManualClock()

  private func screen(_ pages: [Int]) -> PagerScreen {
    let screen = PagerScreen(pages)
    screen.container.stage.clock = clock
    screen.sharesLog = true
    return screen
  }

  /// Lets the pager of a screen look at its scroll view, without a layout pass.
  private func look(_ screen: PagerScreen, _ times: Int = 1) async {
    for _ in 0..<times {
      await until(clock.sleeperCount > 0)
      clock.advance(by: .milliseconds(50))
      // A watcher that wakes goes to other threads and back: it has looked when it waits again or ends.
      await until(clock.sleeperCount > 0 || screen.container.stage.watcher == nil)
    }
  }

  @Test("A jump under a finger that does not move ends when the finger is lifted")
  func jumpUnderFinger() async {
    let screen = screen([0, 1, 2, 3])
    defer { screen.close() }
    var result: PagerJump.Result?
    screen.scrollView.simulateTouchDown()
    screen.driver.jump(to: 3) { result = $0 }
    screen.finish()
    await look(screen)
    expectEqual(result, nil)
    screen.scrollView.simulateTouchUp()
    await look(screen)
    expectEqual(result, .finished)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test(
    "A deceleration that a finger stops goes on to the nearest page after the finger is lifted",
    arguments: [true, false])
  func caughtDeceleration(isReported: Bool) async {
    let screen = screen([0, 1, 2])
    defer { screen.close() }
    HeadlessUIKit.with {
      $0.tellsOfCaughtDeceleration = isReported
      $0.dragsFromCatch = false
    } _: {
      screen.drag(0.4)
      screen.scrollView.simulateTouchUp(velocity: CGPoint(x: 1, y: 0))
      HeadlessUIKit.runFrame()
      screen.scrollView.simulateTouchDown()
    }
    let offset = screen.scrollView.contentOffset
    await look(screen, 3)
    expectEqual(screen.scrollView.contentOffset, offset)
    expectEqual(screen.visiblePages, [0, 1])
    screen.scrollView.simulateTouchUp()
    await look(screen)
    screen.finish()
    expectEqual(screen.driver.settledPage, 1)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A deceleration that a finger stops before its first frame goes on, too")
  func decelerationCaughtAtOnce() async {
    let screen = screen([0, 1, 2])
    defer { screen.close() }
    HeadlessUIKit.with {
      $0.tellsOfCaughtDeceleration = false
      $0.dragsFromCatch = false
    } _: {
      screen.drag(0.6)
      screen.scrollView.simulateTouchUp(velocity: CGPoint(x: 1, y: 0))
      screen.scrollView.simulateTouchDown()
      screen.scrollView.simulateTouchUp()
    }
    await look(screen)
    screen.finish()
    expectEqual(screen.driver.settledPage, 1)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("Content that other code moves under a finger goes to a page after the finger is lifted")
  func movedUnderFinger() async {
    let screen = screen([0, 1, 2])
    defer { screen.close() }
    screen.scrollView.simulateTouchDown()
    screen.scrollView.contentOffset.x = 200
    HeadlessUIKit.commit()
    await look(screen, 2)
    expectEqual(screen.visiblePages, [0, 1])
    screen.scrollView.simulateTouchUp()
    await look(screen)
    screen.finish()
    expectEqual(screen.driver.settledPage, 1)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("Content that other code moves beyond the ends comes back after the finger is lifted")
  func movedBeyondEnd() async {
    let screen = screen([0])
    defer { screen.close() }
    screen.scrollView.simulateTouchDown()
    screen.scrollView.contentOffset.x = 40
    HeadlessUIKit.commit()
    expectEqual(screen.driver.machine.phase, .idle)
    screen.scrollView.simulateTouchUp()
    await look(screen)
    screen.finish()
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A bounce that a finger stops goes back to its page after the finger is lifted")
  func caughtBounce() async {
    let screen = screen([0, 1])
    defer { screen.close() }
    screen.container.bounces = true
    HeadlessUIKit.with {
      $0.tellsOfCaughtDeceleration = false
      $0.dragsFromCatch = false
    } _: {
      screen.drag(-0.4)
      screen.scrollView.simulateTouchUp()
      HeadlessUIKit.runFrame()
      screen.scrollView.simulateTouchDown()
    }
    #expect(screen.scrollView.contentOffset.x < 0)
    screen.scrollView.simulateTouchUp()
    await look(screen)
    screen.finish()
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("An animation whose end is not reported is over after a second")
  func overdue() async {
    let screen = screen([0, 1, 2, 3])
    defer { screen.close() }
    screen.driver.jump(to: 3)
    HeadlessUIKit.runFrame()
    // An offset that other code sets stops the animation without a report.
    screen.scrollView.contentOffset.x += 5
    screen.finish()
    await look(screen, 19)
    expectEqual(screen.driver.machine.phase.jump.map { screen.driver.id(of: $0.target) }, 3)
    await look(screen)
    expectEqual(screen.driver.settledPage, 3)
    expectEqual(screen.findingsAtRest(), [])
    // A pager at rest has nothing to look at.
    await look(screen)
    expectEqual(clock.sleeperCount, 0)
  }

  /// A transition that was replaced, and never says that it has ended.
  private final class SilentCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    var isAnimated: Bool { true }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0.5 }

    func animate(
      alongsideTransition animation: (
        (any UIViewControllerTransitionCoordinatorContext) -> Void
      )?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { true }
  }

  @Test("A size change whose coordinator never completes ends by itself")
  func silentSizeChange() async {
    let screen = screen([0, 1, 2])
    defer { screen.close() }
    let size = CGSize(width: 480, height: 320)
    screen.container.viewWillTransition(to: size, with: SilentCoordinator())
    screen.container.view.frame.size = size
    HeadlessUIKit.commit()
    #expect(screen.driver.machine.isFrozen)
    await until(clock.sleeperCount > 0)
    clock.advance(by: .seconds(1.5))
    await until(!screen.driver.machine.isFrozen)
    screen.swipe()
    expectEqual(screen.driver.settledPage, 1)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A size change that completes ends those before it, and its late completion is ignored")
  func overlappingSizeChanges() {
    let screen = screen([0, 1, 2])
    defer { screen.close() }
    let size = CGSize(width: 480, height: 320)
    screen.container.viewWillTransition(to: size, with: SilentCoordinator())
    screen.window.simulateResize(to: size)
    screen.finish()
    #expect(!screen.driver.machine.isFrozen)
    screen.swipe()
    expectEqual(screen.driver.settledPage, 1)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("Many swipes leave an animation of other code the time that it takes")
  func foreignAnimation() {
    let screen = screen(Array(0..<30))
    defer { screen.close() }
    let stage = screen.container.stage
    for page in 1...8 {
      screen.drag(0.6)
      screen.scrollView.simulateTouchUp(velocity: CGPoint(x: 1, y: 0))
      for _ in 0..<3 { _ = stage.look() }
      screen.finish()
      expectEqual(screen.driver.settledPage, page)
    }
    let offset = CGPoint(x: 11 * 320, y: 0)
    screen.scrollView.setContentOffset(offset, animated: true)
    HeadlessUIKit.runFrame()
    _ = stage.look()
    screen.finish()
    expectEqual(screen.driver.settledPage, 11)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A drag that the pager cancels does not enable swipes that the app has disabled")
  func disabledSwipes() {
    HeadlessUIKit.with(\.cancelledDrag, .endsLater) {
      let screen = screen([0, 1, 2])
      defer { screen.close() }
      screen.drag(0.3)
      screen.container.isSwipeEnabled = false
      screen.driver.jump(to: 2)
      #expect(!screen.scrollView.panGestureRecognizer.isEnabled)
      screen.finish()
      expectEqual(screen.driver.settledPage, 2)
      screen.container.isSwipeEnabled = true
      screen.swipe(-1)
      expectEqual(screen.driver.settledPage, 1)
    }
  }
}
#endif
