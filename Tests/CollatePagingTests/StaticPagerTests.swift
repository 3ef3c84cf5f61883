import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollatePaging

@Suite("Static pagers", .traced)
@MainActor
struct StaticPagerTests {
  @Test("Each controller is made once, when its page is first seen, and let go with its page")
  func making() {
    let source = pages("abcd")
    let stage = Stage(source, .init(), isShown: false)
    expectEqual(stage.log.take(), "")
    stage.driver.hostWillAppear(animated: false)
    expectEqual(stage.log.take(), "count 4 · make a · add a · didMove a · will+ a · attach a@0")
    stage.driver.hostDidAppear()
    for target in [1, 2, 1, 0, 1] { stage.swipe(to: target) }
    expectEqual(stage.log.lines.filter { $0.hasPrefix("make") }, ["make b", "make c"])
    expectEqual(stage.log.livePages.map(\.name), ["a", "b", "c"])
    source.removeItem(at: [0, 2])
    expectEqual(stage.log.livePages.map(\.name), ["a", "b"])
    expectEqual(stage.log.lines.contains { $0.hasPrefix("save") }, false)
  }

  @Test("Pages bring their controllers, and others take their places")
  func bringing() {
    let log = Log()
    typealias Pager = StaticPager<Character, TestPage>
    let given = ["a", "b"].map { id in
      Pager.Page(id: Character(id)) { log.makePage(id) }
    }
    let source = ArrayDataSource(sections: [BasicSection(id: 0, items: given)])
    let stage = Stage(log, Pager(source))
    stage.swipe(to: 1)
    source.sections[0].items[0] = Pager.Page(id: "c") { log.makePage("c") }
    stage.swipe(to: 0)
    expectEqual(log.livePages.map(\.name), ["b", "c"])
    expectEqual(stage.driver.settledPage, "c")
  }

  @Test("A controller is notified of new data only when the data differ")
  func updating() {
    let source = ForeignSource("A=abc")
    let stage = Stage(source, .init())
    let pair = ChangeBatch.ItemPair([0, 0], [0, 0])
    source.change(to: "A=abc", batch: ChangeBatch(itemUpdates: [pair]))
    expectEqual(stage.log.take(), "")
    source.change(to: "A=a'bc")
    expectEqual(stage.log.take(), "update a<a'")
    source.change(to: "A=a'b'c")
    expectEqual(stage.log.take(), "")
    let pairs = [0, 1].map { ChangeBatch.ItemPair([0, $0], [0, $0]) }
    source.change(to: "A=a'b''c", batch: ChangeBatch(itemUpdates: pairs))
    expectEqual(stage.log.take(), "")
    source.change(to: "A=b''a''c")
    expectEqual(stage.log.take(), "update a<a'' · snap 1")
    stage.swipe(to: 0)
    expectEqual(stage.log.livePages.map(\.name), ["a", "b''"])
  }

  @Test("The initial page is shown first, whether it is there at once or comes later")
  func initialPage() {
    withEvery("modes", in: [PagerMode.static, .onDemand, .reused]) { mode in
      let early = Stage(pages("abcd"), .init(mode: mode), initialPage: "c")
      expectEqual(early.driver.settledPage, "c")
      expectEqual(early.host.attached.map(\.index), [2])

      let source = pages("")
      let late = Stage(source, .init(mode: mode), initialPage: "c")
      expectEqual(late.driver.settledPage, nil)
      source.appendItems("abcd".map { Book($0) }, toSection: 0)
      expectEqual(late.driver.settledPage, "c")
      expectEqual(late.host.attached.map(\.index), [2])

      let missing = Stage(pages("abcd"), .init(mode: mode), initialPage: "x")
      expectEqual(missing.driver.settledPage, "a")
    }
  }

  @Test("What a configuration does not give follows from the pager")
  func defaults() {
    let log = Log()
    let source = pages("abc")
    let supplies = [
      log.staticPager(source, initialPage: "b").supply,
      log.onDemandPager(source, initialPage: "b").supply,
      log.reusedPager(source, initialPage: "b").supply,
    ]
    expectEqual(supplies.map(\.initialPage), ["b", "b", "b"])
    let configurations = supplies.map(\.configuration)
    expectEqual(configurations.map(\.mode), [.static, .onDemand, .reused])
    expectEqual(configurations.map(\.preloadReach), [0, 1, 1])
    expectEqual(configurations.map(\.retainReach), [0, 1, 0])
    var given = PagerConfiguration(preload: 3)
    given.retain = 2
    let supply = log.onDemandPager(source, given).supply
    expectEqual([supply.configuration.preload, supply.configuration.retain], [3, 2])
  }

  @Test("A transaction is one event, and a change of the pages that changes none is silent")
  func transactions() {
    let source = pages("abcd")
    let stage = Stage(source, .init())
    source.performBatchUpdates {
      source.moveItem(at: [0, 0], to: [0, 3])
      source.insertItem(Book("x"), at: [0, 0])
      source.removeItem(at: [0, 2])
    }
    expectEqual(stage.log.take(), "snap 3")
    expectEqual(stage.trace.last, "pagesChanged [x,b,d,a]: [snap a]")
    let count = stage.steps.count
    source.performBatchUpdates {
      source.moveItem(at: [0, 0], to: [0, 3])
      source.moveItem(at: [0, 3], to: [0, 0])
    }
    expectEqual(stage.steps.count, count)
  }
}
