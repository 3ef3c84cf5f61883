#if HEADLESS_UIKIT
import Collate
import CollateTesting
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import CollatePagers

@MainActor
@Suite("Pages that turn at intervals", .serialized, .traced)
struct PagerTimingTests {
  @Test("They turn after resting for the interval")
  func turning() async {
    let screen = PagerScreen([0, 1, 2])
    defer { screen.close() }
    let clock = ManualClock()
    screen.container.startTurningPages(every: .seconds(3), clock: clock)
    await until(clock.sleeperCount > 0)
    clock.advance(by: .seconds(3))
    // Frames of other tests may have brought it to its end already.
    await until(screen.driver.machine.phase != .idle || screen.driver.settledPage == 1)
    screen.finish()
    expectEqual(screen.driver.settledPage, 1)
    await until(clock.sleeperCount > 0)
    screen.container.stopTurningPages()
    for _ in 0..<20 { await Task.yield() }
    expectEqual(clock.sleeperCount, 0)
  }

  @Test("They do not turn for users whom that would disturb, nor in the background")
  func pausing() async {
    let screen = PagerScreen([0, 1, 2])
    defer { screen.close() }
    let clock = ManualClock()
    screen.container.startTurningPages(every: .seconds(3), clock: clock)
    let settings: [@MainActor (Bool) -> Void] = [
      { HeadlessUIKit.isVoiceOverRunning = $0 },
      { HeadlessUIKit.isSwitchControlRunning = $0 },
      { HeadlessUIKit.isReduceMotionEnabled = $0 },
      {
        NotificationCenter.default.post(
          name: $0
            ? UIApplication.didEnterBackgroundNotification
            : UIApplication.willEnterForegroundNotification, object: nil)
      },
    ]
    for set in settings {
      await until(clock.sleeperCount == 1)
      set(true)
      for _ in 0..<20 { await Task.yield() }
      expectEqual(clock.sleeperCount, 0)
      set(false)
      await until(clock.sleeperCount == 1)
    }
    screen.container.stopTurningPages()
  }

  @Test("They wait until the last reason is gone, also one from before they were started")
  func severalReasons() async {
    let screen = PagerScreen([0, 1, 2])
    defer { screen.close() }
    let clock = ManualClock()
    HeadlessUIKit.isReduceMotionEnabled = true
    screen.container.startTurningPages(every: .seconds(3), clock: clock)
    HeadlessUIKit.isSwitchControlRunning = true
    HeadlessUIKit.isReduceMotionEnabled = false
    for _ in 0..<20 { await Task.yield() }
    expectEqual(clock.sleeperCount, 0)
    HeadlessUIKit.isSwitchControlRunning = false
    await until(clock.sleeperCount == 1)
  }
}
#endif
