#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollatePaging
import UIKit

/// Turns the pages of a container at intervals, except in the background, and except for users whom
/// pages that turn by themselves would disturb.
@MainActor
final class PageTurning {
  private let advance: PagerAutoAdvance
  private var observers: [NotificationToken] = []
  private var isInBackground = false

  init(_ advance: PagerAutoAdvance) {
    self.advance = advance
    refresh()
    let settings = [
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.switchControlStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
    ]
    observers = settings.map { NotificationToken($0) { [weak self] in self?.refresh() } }
    observers += [
      NotificationToken(UIApplication.didEnterBackgroundNotification) { [weak self] in
        self?.refresh(isInBackground: true)
      },
      NotificationToken(UIApplication.willEnterForegroundNotification) { [weak self] in
        self?.refresh(isInBackground: false)
      },
    ]
  }

  private func refresh(isInBackground: Bool) {
    self.isInBackground = isInBackground
    refresh()
  }

  private func refresh() {
    advance.isPaused =
      isInBackground || UIAccessibility.isVoiceOverRunning
      || UIAccessibility.isSwitchControlRunning || UIAccessibility.isReduceMotionEnabled
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
  /// It is paused while VoiceOver or Switch Control is running, while the user prefers reduced motion,
  /// and while the app is in the background; see also `PagerAutoAdvance`.
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
