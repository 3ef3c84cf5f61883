import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollatePaging

@Suite("Pagers that make controllers on demand", .traced)
@MainActor
struct OnDemandPagerTests {
  @Test("Neighbors are made ahead, what is far is let go of, and state comes back with the page")
  func windows() {
    let stage = Stage(pages("abcde"), .init(mode: .onDemand))
    expectEqual(stage.log.livePages.map(\.name), ["a", "b"])
    stage.log.livePages[0].scrollPosition = 7
    stage.swipe(to: 1)
    stage.swipe(to: 2)
    expectEqual(
      stage.log.lines.suffix(7),
      [
        "save a=7", "willMove0 a", "remove a", "make d", "add d", "didMove d", "N:settle c",
      ])
    _ = stage.log.take()
    stage.swipe(to: 1)
    #expect(stage.log.lines.contains("restore a=7"))
    expectEqual(stage.log.livePages.map { "\($0.name)\($0.scrollPosition)" }, ["b0", "c0", "a7"])
  }

  @Test("The state of a page is removed with the page, and no other page gets it")
  func stateOfRemovedPages() {
    let source = pages("abcde")
    let stage = Stage(source, .init(mode: .onDemand, preload: 0, retain: 0))
    stage.log.livePages[0].scrollPosition = 7
    stage.jump(to: "e")
    stage.driver.hostDidSettle()
    expectEqual(stage.driver.states.count, 1)
    source.removeItem(at: [0, 0])
    #expect(stage.driver.states.isEmpty)
    source.insertItem(Book("a"), at: [0, 0])
    stage.jump(to: "a", animated: false)
    #expect(!stage.log.lines.contains { $0.hasPrefix("restore") })
    expectEqual(stage.log.livePages.map(\.scrollPosition), [0])
  }

  @Test("Ids alone make a pager")
  func ids() {
    let log = Log()
    let pager = OnDemandPager(Array("abc")) { log.makePage("\($0)") }
    let stage = Stage(log, pager)
    expectEqual(log.livePages.map(\.name), ["a", "b"])
    expectEqual(stage.driver.settledPage, "a")
  }

  private static let manyPages = ArrayDataSource(sections: [
    BasicSection(id: 0, items: (0..<100_000).map { IdentifiedPage(id: $0) })
  ])

  @Test(
    "Of 100 000 pages no more controllers are ever alive than the limit says",
    arguments: [
      PagerConfiguration(mode: .onDemand), .init(mode: .onDemand, preload: 0, retain: 0),
      .init(mode: .onDemand, preload: 2, retain: 4), .init(mode: .onDemand, loops: true),
      .init(mode: .reused), .init(mode: .reused, preload: 0, poolLimit: 0),
      .init(mode: .reused, preload: 3, poolLimit: 5, loops: true),
    ])
  func manyPages(configuration: PagerConfiguration) throws {
    let limit = try #require(configuration.controllerLimit)
    let log = Log()
    var most = 0
    func make() -> TestPage { log.makePage("") }
    let supply =
      if case .reused = configuration.mode {
        ReusedPager(
          Self.manyPages, configuration: configuration, make: make, bind: { _, _ in }
        ).supply
      } else {
        OnDemandPager(Self.manyPages, configuration: configuration, make: { _ in make() }).supply
      }
    struct Some: Pager { let supply: PageSupply<Int, TestPage> }
    let host = RecordingHost(Log())
    let driver = PagerDriver(Some(supply: supply), host: host)
    driver.hostWillAppear(animated: false)
    driver.hostDidAppear()
    var random = SeededGenerator(seed: 3)
    for _ in 0..<Effort.rounds(400) {
      switch random.below(6) {
      case 0:
        driver.jump(to: random.below(100_000), animated: random.oneIn(2))
        if random.oneIn(2) { driver.hostDidSettle() }
      case 1:
        // A long run without a rest.
        let direction = random.oneIn(2) ? 0.3 : -0.3
        for _ in 0..<random.below(40) {
          if random.oneIn(4) { driver.dragDidBegin() }
          driver.hostDidScroll(to: driver.position + direction)
          if random.oneIn(4) { driver.dragDidEnd() }
        }
        driver.dragDidEnd()
        if random.oneIn(2) { driver.hostDidSettle() }
      default:
        driver.dragDidBegin()
        let target = (driver.position + (random.oneIn(4) ? -1 : 1)).rounded()
        driver.hostDidScroll(to: (driver.position + target) / 2)
        driver.dragDidEnd(targeting: target)
        driver.hostDidScroll(to: target)
        driver.hostDidSettle()
      }
      most = max(most, log.livePages.count)
      if driver.machine.phase == .idle { #expect(log.livePages.count <= limit) }
      expectEqual(driver.machine.controllerCount, log.livePages.count)
    }
    // One more is that of a page left by a jump that another one took over from.
    #expect(most <= limit + 1)
    #expect(log.lines.count > 2)
  }
}
