import Collate
import CollateTesting
import TestSupport
import Testing

@Suite("Pages that turn by time")
@MainActor
struct PagerAutoAdvanceTests {
  private let clock = ManualClock()
  private let host = SlideHost()

  private func driver(
    _ pages: [String] = ["a", "b", "c"], loops: Bool = false
  ) -> PagerDriver<String, SlideHost.Page> {
    let pager = StaticPager(
      pages.map { page in StaticPager.Page(id: page) { SlideHost.Page() } },
      configuration: .init(loops: loops))
    let driver = PagerDriver(pager, host: host)
    host.driver = driver
    driver.hostDidAppear()
    return driver
  }

  /// Lets time pass once a task waits for it.
  private func pass(_ duration: Duration) async {
    await until(clock.sleeperCount == 1)
    clock.advance(by: duration)
  }

  /// Lets time pass for which no task may wait.
  private func passInVain(_ duration: Duration) async {
    for _ in 0..<20 { await Task.yield() }
    expectEqual(clock.sleeperCount, 0)
    clock.advance(by: duration)
    for _ in 0..<20 { await Task.yield() }
  }

  @Test("Each page is rested on for the whole time, and the first follows the last")
  func turning() async {
    let driver = driver()
    let slides = PagerAutoAdvance(driver, every: .seconds(5), clock: clock)
    for (page, next) in [("a", "b"), ("b", "c"), ("c", "a"), ("a", "b")] {
      await pass(.seconds(4))
      expectEqual(driver.settledPage, page)
      await pass(.seconds(1))
      await until(driver.settledPage == next)
    }
    withExtendedLifetime(slides) {}
  }

  @Test("Without wrapping it ends at the last page, unless the pager loops")
  func lastPage() async {
    let driver = driver()
    let slides = PagerAutoAdvance(driver, every: .seconds(5), wraps: false, clock: clock)
    for page in ["b", "c"] {
      await pass(.seconds(5))
      await until(driver.settledPage == page)
    }
    await passInVain(.seconds(60))
    expectEqual(driver.settledPage, "c")
    slides.wraps = true
    await pass(.seconds(5))
    await until(driver.settledPage == "a")
    slides.isPaused = true

    let looping = self.driver(loops: true)
    let others = PagerAutoAdvance(looping, every: .seconds(5), wraps: false, clock: clock)
    for page in ["b", "c", "a"] {
      await pass(.seconds(5))
      await until(looping.settledPage == page)
    }
    withExtendedLifetime(others) {}
  }

  @Test(
    "Pages turn at once, or never in practice, if the interval says so",
    arguments: [Duration.zero, .nanoseconds(1), .seconds(Int64.max)])
  func extremeIntervals(interval: Duration) async {
    let driver = driver()
    // A clock of the system, which has to bear the interval.
    let slides = PagerAutoAdvance(driver, every: interval)
    for _ in 0..<100 { await Task.yield() }
    if interval < .seconds(1) { await until(driver.settledPage != "a") }
    slides.isPaused = true
    #expect(interval < .seconds(1) || driver.settledPage == "a")
  }

  @Test("No time passes while the size changes, and then it begins again")
  func sizeChange() async {
    let driver = driver()
    let slides = PagerAutoAdvance(driver, every: .seconds(5), clock: clock)
    await pass(.seconds(4))
    driver.hostSizeWillChange()
    await passInVain(.seconds(60))
    expectEqual(driver.settledPage, "a")
    driver.hostSizeDidChange()
    await pass(.seconds(5))
    await until(driver.settledPage == "b")
    withExtendedLifetime(slides) {}
  }

  @Test("No time passes while a finger holds the pages, and then it starts over")
  func drag() async {
    let driver = driver()
    let slides = PagerAutoAdvance(driver, every: .seconds(5), clock: clock)
    await pass(.seconds(4))
    driver.dragDidBegin()
    await passInVain(.seconds(60))
    expectEqual(driver.settledPage, "a")
    driver.hostDidScroll(to: 0.3)
    driver.dragDidEnd(targeting: 0)
    driver.hostDidSettle()
    await pass(.seconds(4))
    expectEqual(driver.settledPage, "a")
    await pass(.seconds(1))
    await until(driver.settledPage == "b")
    withExtendedLifetime(slides) {}
  }

  @Test("No time passes while the host is not in full view")
  func hostGone() async {
    let driver = driver()
    let slides = PagerAutoAdvance(driver, every: .seconds(5), clock: clock)
    await pass(.seconds(4))
    driver.hostWillDisappear(animated: true)
    await passInVain(.seconds(60))
    driver.hostDidDisappear()
    await passInVain(.seconds(60))
    driver.hostWillAppear(animated: true)
    await passInVain(.seconds(60))
    expectEqual(driver.settledPage, "a")
    driver.hostDidAppear()
    await pass(.seconds(5))
    await until(driver.settledPage == "b")
    withExtendedLifetime(slides) {}
  }

  @Test("No time passes with fewer than two pages, or while paused")
  func fewPages() async {
    let pages = ArrayDataSource(sections: [BasicSection(id: 0, items: [IdentifiedPage(id: "a")])])
    let driver = PagerDriver(OnDemandPager(pages) { _ in SlideHost.Page() }, host: host)
    host.driver = driver
    driver.hostDidAppear()
    let slides = PagerAutoAdvance(driver, every: .seconds(5), clock: clock)
    await passInVain(.seconds(60))
    pages.sections[0].items.append(IdentifiedPage(id: "b"))
    await pass(.seconds(5))
    await until(driver.settledPage == "b")
    await pass(.seconds(4))
    // What happens elsewhere takes nothing from the time of a page.
    pages.sections[0].items.append(IdentifiedPage(id: "c"))
    await pass(.seconds(1))
    await until(driver.settledPage == "c")
    slides.isPaused = true
    await passInVain(.seconds(60))
    expectEqual(driver.settledPage, "c")
    slides.isPaused = false
    await pass(.seconds(5))
    await until(driver.settledPage == "a")
  }

  @Test("Any other jump starts the time over; releasing ends it; nothing is retained")
  func releasing() async {
    var driver: PagerDriver<String, SlideHost.Page>? = driver()
    var slides = driver.map { PagerAutoAdvance($0, every: .seconds(5), clock: clock) }
    await pass(.seconds(4))
    driver?.jump(to: "c", animated: false)
    await pass(.seconds(4))
    expectEqual(driver?.settledPage, "c")
    await pass(.seconds(1))
    await until(driver?.settledPage == "a")
    weak let observed = slides
    slides = nil
    #expect(observed == nil)
    await passInVain(.seconds(60))
    slides = driver.map { PagerAutoAdvance($0, every: .seconds(5), clock: clock) }
    await until(clock.sleeperCount == 1)
    weak let gone = driver
    driver = nil
    host.driver = nil
    #expect(gone == nil)
    await pass(.seconds(60))
    await passInVain(.seconds(60))
    withExtendedLifetime(slides) {}
  }
}

/// A host without a screen, whose animations are over at once.
@MainActor
private final class SlideHost: PageHost {
  final class Page {}

  weak var driver: PagerDriver<String, Page>?

  func addPage(_ page: Page) {}
  func pageDidMove(_ page: Page) {}
  func pageWillMoveFromParent(_ page: Page) {}
  func removePage(_ page: Page) {}
  func beginAppearance(of page: Page, isAppearing: Bool, animated: Bool) {}
  func endAppearance(of page: Page) {}
  func attachPage(_ page: Page, at index: Int) {}
  func detachPage(_ page: Page) {}
  func snap(to index: Int) {}
  func shift(by distance: Int) {}
  func cancelDrag() {}
  func pageCountDidChange(to count: Int) {}

  func animateJump(from start: Int?, to target: Int) {
    driver?.hostDidSettle()
  }
}

extension PagerAutoAdvanceTests {
  /// A clock that knows no time.
  private struct BrokenClock: Clock {
    struct Failure: Error {}

    var now: ContinuousClock.Instant { ContinuousClock().now }
    var minimumResolution: Duration { .seconds(1) }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) throws {
      throw Failure()
    }
  }

  @Test("A clock that fails turns no page")
  func brokenClock() async {
    let driver = driver()
    let slides = PagerAutoAdvance(driver, every: .seconds(5), clock: BrokenClock())
    for _ in 0..<20 { await Task.yield() }
    expectEqual(driver.settledPage, "a")
    withExtendedLifetime(slides) {}
  }
}
