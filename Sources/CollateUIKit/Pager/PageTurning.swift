#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Collate
import UIKit

/// What turns the pages of a container by time, unless VoiceOver reads them.
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

/// The right to hear of a notification, which ends when it is released.
private final class NotificationToken {
  private let token: any NSObjectProtocol

  @MainActor
  init(_ name: NSNotification.Name, handler: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      // It is posted where it changes, which is on the main thread.
      MainActor.assumeIsolated(handler)
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

extension PagerViewController {
  /// Turns a page whenever one was rested on for a while.
  ///
  /// No time passes while VoiceOver runs, see also `PagerAutoAdvance`.
  ///
  /// - Parameters:
  ///   - interval: The time to rest on each page.
  ///   - wraps: Whether the first page follows the last one in a pager that does not loop.
  ///   - clock: What measures the time.
  public func startTurningPages(
    every interval: Duration,
    wraps: Bool = true,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    turning = PageTurning(
      PagerAutoAdvance(driver, every: interval, wraps: wraps, clock: clock))
  }

  /// Turns no pages any more but when somebody asks for one.
  public func stopTurningPages() {
    turning = nil
  }
}
#endif
