import CollateCore

/// An object that advances the pages of a pager automatically.
///
///     let slides = PagerAutoAdvance(driver, every: .seconds(5))
///     slides.isPaused = UIAccessibility.isVoiceOverRunning
///
/// Each page is shown for the full interval, which starts when the pager comes to rest, and
/// restarts after a drag or a jump. The timer stops while the host is not fully visible, while the
/// user drags the pages, and while there are fewer than two pages.
///
/// Retain the object as long as pages should advance.
@MainActor
public final class PagerAutoAdvance {
  /// The time to show each page, at most about 95 years.
  ///
  /// A new value does not apply to the page that is already shown.
  public var interval: Duration

  /// Whether to jump back from the last page to the first in a pager that does not loop.
  public var wraps: Bool {
    didSet { refresh() }
  }

  /// Whether the timer is paused.
  public var isPaused = false {
    didSet { refresh() }
  }

  private let clock: any Clock<Duration>
  private let restingPage: (_ wraps: Bool) -> AnyHashable?
  private let turnPage: () -> Void
  private var observation: ObservationToken?
  private var wait: Task<Void, Never>?

  /// The page for which the timer is running.
  private var timedPage: AnyHashable?

  /// Creates an object that advances the pages of a driver.
  ///
  /// - Parameters:
  ///   - driver: The driver of the pager, referenced weakly.
  ///   - interval: The time to show each page.
  ///   - wraps: Whether to jump back from the last page to the first in a pager that does not loop.
  ///   - clock: The clock that measures the interval.
  public init<ID, Controller>(
    _ driver: PagerDriver<ID, Controller>, every interval: Duration, wraps: Bool = true,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.interval = interval
    self.wraps = wraps
    self.clock = clock
    restingPage = { [weak driver] wraps in driver?.restingPage(wraps: wraps) }
    turnPage = { [weak driver] in driver?.turnPage() }
    observation = driver.changeListeners.add { [weak self] in self?.refresh() }
    refresh()
  }

  deinit {
    wait?.cancel()
  }

  /// Starts or stops the timer according to the state of the pager.
  private func refresh() {
    guard !isPaused, let page = restingPage(wraps) else { return stop() }
    guard page != timedPage else { return }
    stop()
    timedPage = page
    // The clocks of the system trap at times that are too far away.
    wait = Task { [weak self, clock, interval = min(interval, .seconds(3_000_000_000))] in
      // If the clock throws, the elapsed time is unknown.
      do { try await clock.sleep(for: interval) } catch { return }
      if !Task.isCancelled { self?.advance() }
    }
  }

  private func stop() {
    wait?.cancel()
    wait = nil
    timedPage = nil
  }

  private func advance() {
    stop()
    turnPage()
  }
}

extension PagerDriver {
  /// Returns the settled page, if the pager is idle and another page follows.
  fileprivate func restingPage(wraps: Bool) -> PageKey? {
    guard machine.hostState == .appeared, machine.phase == .idle, !machine.isFrozen, pageCount > 1
    else { return nil }
    let isLast = settledIndex == pageCount - 1
    return isLast && !wraps && !machine.configuration.loops ? nil : machine.settledPage
  }

  /// Goes to the next page, or from the last to the first.
  fileprivate func turnPage() {
    guard let index = settledIndex else { return }
    jump(toPageAt: index + 1 < pageCount ? index + 1 : 0)
  }
}
