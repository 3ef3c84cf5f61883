import Collate
import TestSupport
import Testing

@Suite("Pages that turn by time")
@MainActor
struct PagerAutoAdvanceTests {
  private let clock = ManualClock()
  private let host = SlideHost()

  private func driver(
    _ pages: [String] = ["a", "b", "c"],
    loops: Bool = false
  ) -> PagerDriver<String, SlideHost.Page> {
    let pager = StaticPager(
      pages.map { page in StaticPage(id: page) { SlideHost.Page() } },
      configuration: .init(loops: loops))
    let driver = PagerDriver(pager, host: host)
    host.driver = driver
    driver.hostDidAppear()
    return driver
  }

  /// Lets time pass, and everybody who waited for it do what they have to do.
  private func wait(_ duration: Duration) async {
    await settle()
    clock.advance(by: duration)
    await settle()
  }

  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test("Each page is rested on for the whole time, and the first follows the last")
  func turning() async {
    let driver = driver()
    let slides = PagerAutoAdvance(driver, every: .seconds(5), clock: clock)
    var seen: [String?] = []
    for _ in 0..<5 {
      await wait(.seconds(4))
      seen.append(driver.settledPage)
      await wait(.seconds(1))
    }
    #expect(seen == ["a", "b", "c", "a", "b"])
    withExtendedLifetime(slides) {}
  }

  @Test("Without wrapping it ends at the last page, unless the pager loops")
  func lastPage() async {
    let driver = driver()
    let slides = PagerAutoAdvance(driver, every: .seconds(5), wraps: false, clock: clock)
    for _ in 0..<5 { await wait(.seconds(5)) }
    #expect(driver.settledPage == "c")
    #expect(clock.sleeperCount == 0)
    slides.wraps = true
    await wait(.seconds(5))
    #expect(driver.settledPage == "a")

    let looping = self.driver(loops: true)
    let others = PagerAutoAdvance(looping, every: .seconds(5), wraps: false, clock: clock)
    for _ in 0..<3 { await wait(.seconds(5)) }
    #expect(looping.settledPage == "a")
    withExtendedLifetime(others) {}
  }

  @Test("No time passes while a finger holds the pages, and then it begins anew")
  func drag() async {
    let driver = driver()
    let slides = PagerAutoAdvance(driver, every: .seconds(5), clock: clock)
    await wait(.seconds(4))
    driver.dragDidBegin()
    await wait(.seconds(60))
    #expect(driver.settledPage == "a")
    driver.hostDidScroll(to: 0.3)
    driver.dragDidEnd(targeting: 0)
    driver.hostDidSettle()
    await wait(.seconds(4))
    #expect(driver.settledPage == "a")
    await wait(.seconds(1))
    #expect(driver.settledPage == "b")
    withExtendedLifetime(slides) {}
  }

  @Test("No time passes while the host is not in full view")
  func hostGone() async {
    let driver = driver()
    let slides = PagerAutoAdvance(driver, every: .seconds(5), clock: clock)
    await wait(.seconds(4))
    driver.hostWillDisappear(animated: true)
    await wait(.seconds(60))
    driver.hostDidDisappear()
    await wait(.seconds(60))
    driver.hostWillAppear(animated: true)
    await wait(.seconds(60))
    #expect(driver.settledPage == "a")
    driver.hostDidAppear()
    await wait(.seconds(5))
    #expect(driver.settledPage == "b")
    withExtendedLifetime(slides) {}
  }

  @Test("No time passes with fewer than two pages, or while paused")
  func fewPages() async {
    let pages = ArrayDataSource(sections: [BasicSection(id: 0, items: [IdentifiedPage(id: "a")])])
    let driver = PagerDriver(OnDemandPager(pages) { _ in SlideHost.Page() }, host: host)
    host.driver = driver
    driver.hostDidAppear()
    let slides = PagerAutoAdvance(driver, every: .seconds(5), clock: clock)
    await wait(.seconds(60))
    #expect(clock.sleeperCount == 0)
    pages.sections[0].items.append(IdentifiedPage(id: "b"))
    await wait(.seconds(5))
    #expect(driver.settledPage == "b")
    slides.isPaused = true
    await wait(.seconds(60))
    #expect(driver.settledPage == "b")
    slides.isPaused = false
    await wait(.seconds(5))
    #expect(driver.settledPage == "a")
  }

  @Test("A jump by somebody else begins the time anew; releasing ends it; nobody is kept")
  func releasing() async {
    var driver: PagerDriver<String, SlideHost.Page>? = driver()
    var slides = driver.map { PagerAutoAdvance($0, every: .seconds(5), clock: clock) }
    await wait(.seconds(4))
    driver?.jump(to: "c", animated: false)
    await wait(.seconds(4))
    #expect(driver?.settledPage == "c")
    await wait(.seconds(1))
    #expect(driver?.settledPage == "a")
    weak let observed = slides
    slides = nil
    #expect(observed == nil)
    await settle()
    #expect(clock.sleeperCount == 0)
    slides = driver.map { PagerAutoAdvance($0, every: .seconds(5), clock: clock) }
    weak let gone = driver
    driver = nil
    host.driver = nil
    #expect(gone == nil)
    await wait(.seconds(60))
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
