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
public final class PagerAutoAdvance<ID: Hashable & Sendable, Controller: AnyObject, C: Clock> {
  /// The time to rest on each page.
  ///
  /// A page that is rested on already has the time it was given.
  public var interval: C.Duration

  /// Whether the first page follows the last one, by a jump back, in a pager that does not loop.
  public var wraps: Bool {
    didSet { refresh() }
  }

  /// Whether time stands still.
  public var isPaused = false {
    didSet { refresh() }
  }

  private weak var driver: PagerDriver<ID, Controller>?
  private let clock: C
  private var observation: Observation?
  private var wait: Task<Void, Never>?

  /// The page whose time is running.
  private var timedPage: PageID<ID>?

  /// Begins to turn pages.
  ///
  /// - Parameters:
  ///   - driver: What shows the pages; it is not kept.
  ///   - interval: The time to rest on each page.
  ///   - wraps: Whether the first page follows the last one in a pager that does not loop.
  ///   - clock: What measures the time.
  public init(
    _ driver: PagerDriver<ID, Controller>,
    every interval: C.Duration,
    wraps: Bool = true,
    clock: C = ContinuousClock()
  ) {
    self.driver = driver
    self.interval = interval
    self.wraps = wraps
    self.clock = clock
    observation = driver.changes.add { [weak self] in self?.refresh() }
    refresh()
  }

  deinit {
    wait?.cancel()
  }

  /// Lets time begin or end, whatever fits what the pager does now.
  private func refresh() {
    guard let page = pageToTime else { return stop() }
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

  /// The page that is rested on, if its time may run.
  private var pageToTime: PageID<ID>? {
    guard !isPaused, let machine = driver?.machine, machine.hostState == .shown,
      machine.phase == .idle, !machine.isFrozen, machine.pages.count > 1, hasNext(in: machine)
    else { return nil }
    return machine.settledPage
  }

  private func hasNext(in machine: PagerMachine<PageID<ID>>) -> Bool {
    wraps || machine.configuration.loops
      || machine.settledPage != machine.pages[machine.pages.count - 1]
  }

  private func advance() {
    stop()
    guard let driver, let index = driver.settledIndex else { return }
    driver.jump(toPageAt: index + 1 < driver.pageCount ? index + 1 : 0)
  }
}
