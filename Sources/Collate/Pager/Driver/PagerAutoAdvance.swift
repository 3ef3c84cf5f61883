/// Turns the pages of a pager by time.
///
///     let slides = PagerAutoAdvance(driver, every: .seconds(5))
///     slides.isPaused = UIAccessibility.isVoiceOverRunning
///
/// Every page is rested on for the whole time: it begins when the pager comes to rest, and begins
/// anew after a finger or somebody else moved the pages. No time passes while the host is not in
/// full view, while a finger holds the pages, or while there are fewer than two of them.
///
/// Keep it for as long as pages are to turn; releasing it ends that.
@MainActor
public final class PagerAutoAdvance {
  /// The time to rest on each page.
  ///
  /// A page that is rested on already has the time it was given.
  public var interval: Duration

  /// Whether the first page follows the last one, by a jump back, in a pager that does not loop.
  public var wraps: Bool {
    didSet { refresh() }
  }

  /// Whether time stands still.
  public var isPaused = false {
    didSet { refresh() }
  }

  private let clock: any Clock<Duration>
  private let restingPage: (_ wraps: Bool) -> AnyHashable?
  private let turnPage: () -> Void
  private var observation: Observation?
  private var wait: Task<Void, Never>?

  /// The page whose time is running.
  private var timedPage: AnyHashable?

  /// Begins to turn pages.
  ///
  /// - Parameters:
  ///   - driver: What shows the pages; it is not kept.
  ///   - interval: The time to rest on each page.
  ///   - wraps: Whether the first page follows the last one in a pager that does not loop.
  ///   - clock: What measures the time.
  public init<ID, Controller>(
    _ driver: PagerDriver<ID, Controller>,
    every interval: Duration,
    wraps: Bool = true,
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

  /// Lets time begin or end, whatever fits what the pager does now.
  private func refresh() {
    guard !isPaused, let page = restingPage(wraps) else { return stop() }
    guard page != timedPage else { return }
    stop()
    timedPage = page
    wait = Task { [weak self, clock, interval] in
      // A clock that fails says nothing of the time that passed.
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
  /// Returns the page that is rested on, if another one follows it and nothing moves.
  fileprivate func restingPage(wraps: Bool) -> PageID<ID>? {
    guard machine.hostState == .shown, machine.phase == .idle, !machine.isFrozen, pageCount > 1
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
