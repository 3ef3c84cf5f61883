import Collate
import CollateTesting
import TestSupport
import Testing

@Suite("What a bar of pages shows", .traced)
@MainActor
struct PageBarTests {
  private let host = SimulatedPagerHost<SimulatedPage<String>>()
  private let source = ArrayDataSource(sections: [
    BasicSection(id: 0, items: ["a", "b", "c", "d"].map(IdentifiedPage.init))
  ])

  private func show(loops: Bool = false) -> PagerDriver<String, SimulatedPage<String>> {
    let driver = host.show(
      OnDemandPager(source, configuration: .init(mode: .onDemand, loops: loops)) {
        SimulatedPage($0.id)
      })
    host.appear()
    return driver
  }

  @Test("It has the titles, and moves along with the pages")
  func moving() {
    let driver = show()
    let bar = PageBar(driver) { $0.uppercased() }
    var positions: [Double] = []
    let observation = bar.observe { positions.append($0.position) }
    expectEqual(bar.state.pages.map(\.title), ["A", "B", "C", "D"])
    expectEqual(bar.state.settledIndex, 0)
    host.touchDown()
    host.drag(byPages: 0.5, frames: 2)
    expectEqual(positions, [0.25, 0.5])
    expectEqual(bar.state.transition, PagerNotice.Transition(from: "a", to: "b", progress: 0.5))
    host.release(velocity: 1)
    expectEqual(bar.state.targetIndex, 1)
    expectEqual(bar.state.settledIndex, 0)
    host.runUntilRest()
    expectEqual(positions.last, 1)
    expectEqual(bar.state.settledIndex, 1)
    expectEqual(bar.state.transition, nil)
    withExtendedLifetime(observation) {}
  }

  @Test("It passes all titles during a far jump")
  func jumping() {
    let driver = show()
    let bar = PageBar(driver) { $0 }
    var current: [Int?] = []
    let observation = bar.observe { current.append($0.currentIndex) }
    driver.jump(to: "d")
    expectEqual(bar.state.targetIndex, 3)
    host.runUntilRest()
    // Only the pages of the jump are ever near.
    expectEqual(Set(current), [0, 3])
    expectEqual(bar.state.position, 3)
    withExtendedLifetime(observation) {}
  }

  @Test("The bar updates its titles when the pages change, and reports no state twice")
  func changing() {
    let driver = show()
    var asked = 0
    var suffix = ""
    let bar = PageBar(driver) {
      asked += 1
      return $0 + suffix
    }
    expectEqual(asked, 4)
    var count = 0
    let observation = bar.observe { _ in count += 1 }
    source.sections[0].items.insert(IdentifiedPage(id: "e"), at: 0)
    expectEqual(bar.state.pages.map(\.id), ["e", "a", "b", "c", "d"])
    expectEqual(bar.state.settledIndex, 1)
    expectEqual(count, 1)
    driver.didReceiveMemoryWarning()
    host.swipe(byPages: -1)
    expectEqual(asked, 9)
    suffix = "!"
    bar.reloadTitles()
    expectEqual(bar.state.pages.map(\.title), ["e!", "a!", "b!", "c!", "d!"])
    driver.tearDown()
    expectEqual(bar.state, PageBar.State())
    withExtendedLifetime(observation) {}
  }

  @Test("All observers receive all states in the same order, even if one causes another state")
  func order() {
    let driver = show()
    var suffix = ""
    let bar = PageBar(driver) { $0 + suffix }
    var heard: [[String]] = [[], []]
    let first = bar.observe {
      heard[0].append($0.pages[0].title)
      guard suffix.isEmpty else { return }
      suffix = "!"
      bar.reloadTitles()
    }
    let second = bar.observe { heard[1].append($0.pages[0].title) }
    source.sections[0].items.removeLast()
    expectEqual(heard, [["a", "a!"], ["a", "a!"]])
    withExtendedLifetime((first, second)) {}
  }

  @Test("It keeps neither the driver nor those who observe")
  func ownership() {
    weak var driver: PagerDriver<String, SimulatedPage<String>>?
    var bar: PageBar<String>?
    do {
      let shown = show()
      driver = shown
      bar = PageBar(shown) { $0 }
    }
    host.tearDown()
    #expect(driver == nil)
    weak let released = bar
    let observation = bar?.observe { _ in }
    bar = nil
    #expect(released == nil)
    withExtendedLifetime(observation) {}
  }

  @Test("Halfway round a loop a jump takes the way that its sign says", arguments: [2, 4, 6])
  func leaning(pageCount: Int) {
    source.sections[0].items = (0..<pageCount).map { IdentifiedPage(id: "\($0)") }
    let driver = show(loops: true)
    for sign in [1, -1, -1, 1] {
      let start = host.position
      driver.jump(by: sign * pageCount / 2)
      host.step()
      let way = (host.position - start).truncatingRemainder(dividingBy: Double(pageCount))
      let isForth = way > 0 ? way < Double(pageCount) / 2 : way < -Double(pageCount) / 2
      expectEqual(isForth, (sign > 0), "\(start) to \(host.position)")
      host.runUntilRest()
      expectEqual(driver.settledIndex, (Int(start) + pageCount / 2) % pageCount)
    }
    // Who jumps to a page says nothing of a way.
    let start = host.position
    driver.jump(toPageAt: (Int(start) + pageCount / 2) % pageCount)
    host.step()
    #expect(host.position > start || host.position < 1)
  }
}
