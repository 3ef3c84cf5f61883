#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateCore
import CollatePaging
import UIKit

/// Turns the pages of a container at intervals, except in the background, and except for users whom
/// pages that turn by themselves would disturb.
@MainActor
final class PageTurning {
  private let advance: PagerAutoAdvance
  private var observations: [ObservationToken] = []
  private var isInBackground = false

  init(_ advance: PagerAutoAdvance) {
    self.advance = advance
    refresh()
    observe(UIAccessibility.voiceOverStatusDidChangeNotification)
    observe(UIAccessibility.switchControlStatusDidChangeNotification)
    observe(UIAccessibility.reduceMotionStatusDidChangeNotification)
    observe(UIApplication.didEnterBackgroundNotification) { $0.isInBackground = true }
    observe(UIApplication.willEnterForegroundNotification) { $0.isInBackground = false }
  }

  /// Refreshes, after a change, with each notification of a name; these are posted on the main thread.
  private func observe(
    _ name: NSNotification.Name,
    _ change: @escaping @MainActor (PageTurning) -> Void = { _ in }
  ) {
    let center = NotificationCenter.default
    // The observer is only passed back to the center, which can be done on any thread.
    nonisolated(unsafe) let observer = center.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        change(self)
        self.refresh()
      }
    }
    ObservationToken { unsafe NotificationCenter.default.removeObserver(observer) }
      .store(in: &observations)
  }

  private func refresh() {
    advance.isPaused =
      isInBackground || UIAccessibility.isVoiceOverRunning
      || UIAccessibility.isSwitchControlRunning || UIAccessibility.isReduceMotionEnabled
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
    every interval: Duration, wraps: Bool = true, clock: any Clock<Duration> = ContinuousClock()
  ) {
    turning = PageTurning(PagerAutoAdvance(driver, every: interval, wraps: wraps, clock: clock))
  }

  /// Stops turning pages automatically.
  public func stopTurningPages() { turning = nil }
}
#endif
