import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollatePaging

@Suite("Pagers that reuse controllers", .traced)
@MainActor
struct ReusedPagerTests {
  @Test("Data come before the appearance, and only when the controller does not show them already")
  func binding() {
    let source = pages("abcd")
    let stage = Stage(source, .init(mode: .reused, preload: 0), isShown: false)
    stage.driver.hostWillAppear(animated: true)
    expectEqual(
      stage.log.take(),
      "count 4 · make s1 · bind s1<a · add s1 · didMove s1 · will+ s1~ · attach s1@0")
    stage.driver.hostDidAppear()
    stage.swipe(to: 1)
    _ = stage.log.take()
    source.replaceItem(at: [0, 1], with: Book("b", edition: 1))
    expectEqual(stage.log.take(), "bind s2<b'")
    source.replaceItem(at: [0, 3], with: Book("d", edition: 1))
    expectEqual(stage.log.take(), "")
    stage.swipe(to: 2)
    expectEqual(
      stage.log.take(),
      "N:begin b>c · bind s1<c · will- s2~ · will+ s1~ · attach s1@2 · N:progress b>c 0.25"
        + " · N:progress b>c 0.75 · detach s2 · did s2 · N:progress b>c 1.0 · did s1"
        + " · save s2=0 · N:settle c")
    stage.swipe(to: 1)
    #expect(!stage.log.lines.contains { $0.hasPrefix("bind") || $0.hasPrefix("make") })
    source.replaceItem(at: [0, 2], with: Book("c", edition: 1))
    stage.swipe(to: 2)
    expectEqual(stage.log.lines.filter { $0.hasPrefix("bind") }, ["bind s1<c'"])
    expectEqual(stage.host.visibleBooks, [Book("c", edition: 1)])
  }

  @Test("A page's state survives that its controller shows another one, and goes with the page")
  func state() {
    let source = pages("abcdef")
    let stage = Stage(source, .init(mode: .reused, preload: 0, poolLimit: 1))
    stage.log.livePages[0].scrollPosition = 7
    for target in [1, 2, 3, 2, 1, 0] { stage.swipe(to: target) }
    expectEqual(stage.host.attached.map(\.page.scrollPosition), [7])
    for target in [1, 2, 3] { stage.swipe(to: target) }
    source.removeItem(at: [0, 0])
    source.insertItem(Book("a"), at: [0, 0])
    stage.jump(to: "a", animated: false)
    expectEqual(stage.host.attached.map(\.page.scrollPosition), [0])
  }

  @Test("The pool holds no more than its limit")
  func poolLimit() {
    withEvery("limit", in: 0..<4) { limit in
      let stage = Stage(pages("abcdefghij"), .init(mode: .reused, preload: 2, poolLimit: limit))
      for target in [1, 2, 3, 4, 5, 6, 7] { stage.swipe(to: target) }
      stage.jump(to: "a")
      #expect(stage.driver.machine.pooledControllerCount <= limit)
      stage.driver.hostDidSettle()
      #expect(stage.driver.machine.pooledControllerCount <= limit)
      #expect(stage.log.livePages.count <= 6 + limit)
      stage.driver.didReceiveMemoryWarning()
      expectEqual(stage.log.livePages.map { $0.book?.id }, ["a"])
    }
  }
}

@Suite("Pages of several feeds", .traced)
@MainActor
struct CompositePagerTests {
  typealias Source = ArrayDataSource<Shelf>
  typealias Composite = CompositeDataSource<Shelf>

  @Test("A page and its controller stay if their section gets another id, or they another one")
  func otherSections() {
    withEvery("mode", in: [PagerMode.static, .onDemand, .reused]) { mode in
      let source = Source(sections: shelves("S=abc"))
      let selection = Selection<Character>(.single)
      selection.follow(source)
      selection.tap("b")
      let stage = Stage(source, .init(mode: mode, preload: 0))
      stage.jump(to: "b", animated: false)
      let controller = stage.driver.controller(at: 1)
      _ = stage.log.take()
      for (index, state) in [(1, "T=abc"), (2, "T=ac|U=b"), (0, "U=bac"), (1, "V=x|W=b")] {
        source.sections = shelves(state)
        expectEqual(stage.driver.settledPage, "b")
        expectEqual(stage.driver.settledIndex, index)
        #expect(stage.driver.controller(at: index) === controller)
        #expect(!stage.log.take().contains("will-"), "\(state)")
        expectEqual(Array(selection.ids), ["b"])
      }
    }
  }

  @Test("Clashing ids are different pages, each with data, a controller and a place of its own")
  func clashingIDs() {
    withEvery("mode", in: [PagerMode.static, .onDemand, .reused]) { mode in
      let (one, other) = (Source(sections: shelves("A=ab")), Source(sections: shelves("A=a'b'")))
      let screen = Composite([one, other])
      let stage = Stage(screen, .init(mode: mode, preload: 0))
      let bind = mode == .reused
      stage.swipe(to: 1)
      stage.swipe(to: 2)
      expectEqual(stage.driver.settledIndex, 2)
      expectEqual(stage.driver.controller(at: 2)?.book, Book("a", edition: 1))
      stage.driver.dragDidBegin()
      stage.driver.hostDidScroll(to: 2.75)
      stage.driver.dragDidEnd(targeting: 2)
      expectEqual(stage.driver.settledIndex, 2)
      expectEqual(stage.driver.currentIndex, 3)
      expectEqual(stage.driver.targetIndex, 2)
      stage.driver.hostDidSettle()
      #expect(stage.log.livePages.contains { $0.name == (bind ? "s1" : "a'") })
      one.removeItem(at: [0, 0])
      expectEqual(stage.driver.settledIndex, 1)
      expectEqual(stage.driver.settledPage, "a")
      expectEqual(stage.driver.index(of: "a"), 1)
      expectEqual(stage.host.attached.count, 1)
      one.insertItem(Book("a"), at: [0, 0])
      expectEqual(stage.driver.settledIndex, 2)
      stage.jump(to: "a", animated: false)
      expectEqual(stage.driver.settledIndex, 0)
    }
  }

  @Test("The child with the current page goes in the middle of a swipe, another like it comes")
  func removedChild() {
    let children = [
      Source(sections: shelves("A=ab")), Source(sections: shelves("A=ab")),
      Source(sections: shelves("A=cd")),
    ]
    let screen = Composite(children)
    let stage = Stage(screen, .init(mode: .onDemand, preload: 0, retain: 0))
    stage.jump(to: "c", animated: false)
    stage.swipe(to: 3)
    _ = stage.log.take()
    stage.driver.dragDidBegin()
    stage.driver.hostDidScroll(to: 3.5)
    screen.performBatchUpdates {
      screen.remove(screen.slots[1])
      screen.insert(Source(sections: shelves("A=ab")), at: 0)
    }
    expectEqual(
      stage.log.take(),
      "N:begin b>c · make c · restore c=0 · add c · didMove c · will- b~ · will+ c~ · attach c@4"
        + " · N:progress b>c 0.5 · cancelDrag · snap 4 · detach b · did b · did c"
        + " · willMove0 b · remove b · N:settle c")
    expectEqual(stage.log.livePages.map(\.name), ["c"])
    screen.remove(screen.slots[2])
    expectEqual(stage.driver.settledPage, "b")
    expectEqual(stage.driver.settledIndex, 3)
    screen.performBatchUpdates { for slot in screen.slots { screen.remove(slot) } }
    expectEqual(stage.driver.settledPage, nil)
    #expect(stage.log.livePages.isEmpty)
    #expect(stage.host.attached.isEmpty)
  }

  @Test("Random changes of the sources update the pages on screen to the current data")
  func liveChanges() {
    withSeeds(Effort.rounds(60)) { random in
      let mode = [PagerMode.static, .onDemand, .reused][random.below(3)]
      let sources = (0..<3).map { _ in Source(sections: random.shelves(upTo: 2, items: 3)) }
      let screen = Composite(sources)
      let stage = Stage(screen, .init(mode: mode, preload: random.below(2)))
      for _ in 0..<25 {
        switch random.below(6) {
        case 0, 1: random.edit(sources[random.below(3)])
        case 2:
          screen.performBatchUpdates {
            screen.remove(screen.slots[random.below(3)])
            screen.append(sources[random.below(3)])
          }
        case 3:
          stage.driver.dragDidBegin()
          stage.driver.hostDidScroll(to: stage.driver.position + 0.6)
        case 4:
          stage.driver.dragDidEnd()
          stage.driver.hostDidSettle()
        default: stage.driver.jump(by: 1 + random.below(3))
        }
        check(stage, screen.snapshot)
      }
    }
  }

  private func check(_ stage: Stage, _ snapshot: Snapshot<Shelf>) {
    let (driver, books) = (stage.driver, Array(snapshot.items))
    expectEqual(driver.pageCount, books.count)
    expectEqual(stage.host.pageCount, books.count)
    expectEqual((0..<books.count).map { driver.page(at: $0) }, books.map(\.id))
    let machine = driver.machine
    expectEqual(machine.controllerCount, stage.log.livePages.count)
    let shown = machine.attachedPages.compactMap { machine.pages.index(of: $0) }.map { books[$0] }
    expectEqual(Set(stage.host.visibleBooks), Set(shown))
    expectEqual(stage.host.attached.count, shown.count)
  }
}
