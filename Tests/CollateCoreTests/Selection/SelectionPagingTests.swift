import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Selections of pages", .traced)
struct SelectionPagingTests {
  private let host = SimulatedPagerHost<SimulatedPage<String>>()
  private let source = ArrayDataSource(sections: [
    BasicSection(id: 0, items: ["a", "b", "c", "d"].map(IdentifiedPage.init))
  ])
  private let selection = Selection<String>(.singleSticky)

  private func show() -> PagerDriver<String, SimulatedPage<String>> {
    let driver = host.show(OnDemandPager(source) { SimulatedPage($0.id) })
    host.appear()
    selection.bind(to: driver)
    return driver
  }

  @Test("The page on which a pager settles is selected, when it settles")
  func settling() {
    let checker = SelectionChecker(selection)
    let driver = show()
    expectEqual(selection.ids, ["a"])
    host.touchDown()
    host.drag(byPages: 0.8)
    expectEqual(selection.ids, ["a"])
    host.release(velocity: 1)
    expectEqual(selection.ids, ["a"])
    host.runUntilRest()
    #expect(selection.ids == ["b"] && driver.settledPage == "b")
    expectEqual(checker.changes.last?.causes, [.user])
    // One that is cancelled is never told.
    let count = checker.changes.count
    host.touchDown()
    host.drag(byPages: 0.2)
    host.release()
    host.runUntilRest()
    #expect(checker.changes.count == count && selection.ids == ["b"])
    expectEqual(checker.check(), [])
  }

  @Test("A pager that is not bound any more goes its own way; what is bound twice is bound once")
  func unbinding() {
    let driver = show()
    selection.bind(to: driver)
    expectEqual(selection.bindings.count, 1)
    selection.unbind(from: driver)
    host.swipe()
    #expect(driver.settledPage == "b" && selection.ids == ["a"])
    selection.select("d")
    host.runUntilRest()
    expectEqual(driver.settledPage, "b")
    // The former pagers of a screen that is opened again and again are forgotten.
    for _ in 0..<3 { _ = show() }
    expectEqual(selection.bindings.count, 1)
  }

  @Test("The pager jumps to a selected page, and the selection is not reported again")
  func jumping() {
    let checker = SelectionChecker(selection)
    let driver = show()
    selection.select("d")
    expectEqual(driver.targetPage, "d")
    host.runUntilRest()
    #expect(driver.settledPage == "d" && selection.ids == ["d"])
    expectEqual(checker.changes.map(\.causes), [[.program], [.program]])
    selection.tap("b")
    selection.tap("c")
    host.runUntilRest()
    #expect(driver.settledPage == "c" && selection.ids == ["c"])
    // What the pager does not have leaves it where it is.
    selection.select("x")
    host.runUntilRest()
    #expect(driver.settledPage == "c" && selection.ids == ["x"])
    expectEqual(checker.check(), [])
  }

  @Test(
    "A page that is selected while it comes in by a swipe is where the pager goes",
    arguments: [0.4, 0.6])
  func selectingDuringSwipe(pages: Double) {
    let driver = show()
    host.touchDown()
    host.drag(byPages: pages)
    selection.select("b")
    host.drag(byPages: -pages)
    host.release()
    host.runUntilRest()
    #expect(driver.settledPage == "b" && selection.ids == ["b"])
  }

  @Test("Pages that go and come again begin with the selected one")
  func pagesThatReturn() {
    let driver = show()
    selection.select("d")
    host.runUntilRest()
    let items = source.sections[0].items
    source.sections[0].items = []
    #expect(driver.settledPage == nil && selection.ids == ["d"])
    source.sections[0].items = items
    #expect(driver.settledPage == "d" && selection.ids == ["d"])
  }

  @Test("Another pager begins with the selected page, also if there was no page before")
  func replacedPagers() {
    let driver = host.show(OnDemandPager([String]()) { SimulatedPage($0) })
    host.appear()
    selection.select("c")
    selection.bind(to: driver)
    for pages in [["a", "b", "c"], ["d", "c"]] {
      driver.replacePager(with: OnDemandPager(pages) { SimulatedPage($0) })
      #expect(driver.settledPage == "c" && selection.ids == ["c"])
    }
    driver.replacePager(with: OnDemandPager(["a", "c"], initialPage: "a") { SimulatedPage($0) })
    #expect(driver.settledPage == "a" && selection.ids == ["a"])
  }

  @Test("The page on which a jump is given up is selected again")
  func givenUpJumps() {
    let driver = show()
    selection.select("d")
    host.step(2)
    driver.jump(to: "a")
    host.runUntilRest()
    #expect(driver.settledPage == "a" && selection.ids == ["a"])
    selection.follow(source)
    selection.select("d")
    host.step(2)
    source.removeItem(at: [0, 3])
    host.runUntilRest()
    expectEqual(selection.ids, driver.settledPage.map { [$0] })
    // What the pager does not have stays selected while a swipe is cancelled.
    selection.select("x")
    host.touchDown()
    host.drag(byPages: 0.2)
    host.release()
    host.runUntilRest()
    expectEqual(selection.ids, ["x"])
  }

  @Test("A selected page that the user does not let come is not selected any more")
  func caughtJump() {
    let driver = show()
    selection.select("b")
    host.runUntilRest()
    selection.select("c")
    host.step(2)
    host.touchDown()
    host.drag(byPages: -0.7)
    host.drag(byPages: 0.2)
    host.release()
    host.runUntilRest()
    expectEqual(selection.ids, driver.settledPage.map { [$0] })
  }

  @Test("A restored page is that on which the pager begins")
  func restoring() {
    selection.select("c")
    let driver = show()
    host.runUntilRest()
    #expect(driver.settledPage == "c" && selection.ids == ["c"])
  }

  @Test("A page that is selected before there are pages is the first one", arguments: ["c", "x"])
  func restoringEarly(page: String) {
    let pages = source.sections
    source.sections = []
    if page == "x" { selection.select(page) }
    let driver = show()
    if page == "c" { selection.select(page) }
    host.runUntilRest()
    expectEqual(selection.ids, [page])
    source.sections = pages
    host.runUntilRest()
    let first = page == "x" ? "a" : page
    #expect(driver.settledPage == first && selection.ids == [first])
  }

  @Test("A pager without ends begins with the selected page, however far away")
  func unboundedPages() {
    let days = Selection<Int>(.singleSticky)
    days.select(1_000)
    let host = SimulatedPagerHost<SimulatedPage<Int>>()
    let pager = UnboundedPager(
      from: 0, before: { $0 - 1 }, after: { $0 + 1 }, make: { SimulatedPage($0) })
    let driver = host.show(pager)
    host.appear()
    days.bind(to: driver)
    host.runUntilRest()
    #expect(driver.settledPage == 1_000 && days.ids == [1_000])
  }

  @Test("If the pager does not have the page that is selected first, its own is selected")
  func unknownPage() {
    selection.select("x")
    let driver = show()
    #expect(driver.settledPage == "a" && selection.ids == ["a"])
  }

  @Test("When the selected page is removed, the one that the pager goes to is selected")
  func removing() {
    let checker = SelectionChecker(selection)
    selection.follow(source)
    let driver = show()
    selection.select("b")
    host.runUntilRest()
    source.removeItem(at: [0, 1])
    host.runUntilRest()
    expectEqual(driver.settledPage.map { [$0] }, selection.ids)
    expectEqual(checker.changes.dropFirst(2).flatMap(\.deselected), ["b"])
    #expect(checker.changes.contains { $0.causes == [.removal] })
    expectEqual(checker.check(), [])
    source.removeItems(at: [[0, 0], [0, 1], [0, 2]])
    host.runUntilRest()
    #expect(selection.ids == [] && driver.settledPage == nil)
  }

  @Test("A bar of titles follows what is selected, and what is tapped in it is selected")
  func bar() {
    let driver = show()
    let bar = PageBar(driver) { $0 }
    selection.select("c")
    expectEqual(bar.state.targetIndex, 2)
    host.runUntilRest()
    expectEqual(bar.state.settledIndex, 2)
    // A bar is tapped like this.
    driver.jump(to: bar.state.pages[1].id)
    expectEqual(selection.ids, ["c"], "The page has not settled yet.")
    host.runUntilRest()
    expectEqual(selection.ids, ["b"])
  }

  @Test("Neither a selection nor a driver retains the other")
  func ownership() {
    var driver: PagerDriver<String, SimulatedPage<String>>? = show()
    weak let weakDriver = driver
    driver?.tearDown()
    driver = nil
    host.tearDown()
    #expect(weakDriver == nil)
    selection.select("b")
    var other: Selection<String>? = Selection(.singleSticky)
    weak let weakSelection = other
    let next = host.show(OnDemandPager(source) { SimulatedPage($0.id) })
    other?.bind(to: next)
    other = nil
    #expect(weakSelection == nil)
    next.jump(to: "c")
  }
}
