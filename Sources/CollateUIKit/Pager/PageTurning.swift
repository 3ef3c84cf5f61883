#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Collate
import UIKit

/// Turns the pages of a container at intervals, except while VoiceOver is running.
@MainActor
final class PageTurning {
  private let advance: PagerAutoAdvance
  private var observer: NotificationToken?

  init(_ advance: PagerAutoAdvance) {
    self.advance = advance
    advance.isPaused = UIAccessibility.isVoiceOverRunning
    observer = NotificationToken(UIAccessibility.voiceOverStatusDidChangeNotification) {
      advance.isPaused = UIAccessibility.isVoiceOverRunning
    }
  }
}

/// An observer of a notification, which is removed when the token is released.
private final class NotificationToken {
  private let token: any NSObjectProtocol

  @MainActor
  init(_ name: NSNotification.Name, handler: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      // The notification is posted on the main thread.
      MainActor.assumeIsolated(handler)
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

extension PagerViewController {
  /// Starts to turn pages automatically, after resting on each for an interval.
  ///
  /// It is paused while VoiceOver is running; see also `PagerAutoAdvance`.
  ///
  /// - Parameters:
  ///   - interval: The time to rest on each page.
  ///   - wraps: Whether to continue from the last page to the first one if the pager does not loop.
  ///   - clock: The clock to measure the time with.
  public func startTurningPages(
    every interval: Duration,
    wraps: Bool = true,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    turning = PageTurning(
      PagerAutoAdvance(driver, every: interval, wraps: wraps, clock: clock))
  }

  /// Stops turning pages automatically.
  public func stopTurningPages() {
    turning = nil
  }
}
#endif
