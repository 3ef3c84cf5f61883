import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollatePaging

@Suite("Pagers at the edges of their rules", .traced)
struct PagerEdgeTests {
  private let pages: [PageKey] = [0, 1, 2, 3, 4]

  private func machine(
    _ configuration: PagerConfiguration = .init(), restingOn page: PageKey? = nil
  ) -> PagerMachine {
    PagerMachine(configuration, pages: pages, restingOn: page)
  }

  @Test("A position at exactly the tolerance has the same effects with and without the gate")
  func tolerance() {
    for (loops, epsilon) in [(false, 0.001), (true, 0.001), (false, 0.1), (true, 0.3), (true, 0)] {
      for page in 0..<5 {
        for distance in [epsilon, epsilon.nextUp, epsilon.nextDown, -epsilon, -epsilon.nextUp] {
          var machine = machine(.init(loops: loops, epsilon: epsilon), restingOn: 0)
          let position = Double(page)
          for event: PagerEvent in [.dragBegan, .offset(0.5), .offset(position)] {
            _ = machine.handle(event)
          }
          var ungated = machine
          ungated.gate.close()
          expectEqual(
            machine.handle(.offset(position + distance)),
            ungated.handle(.offset(position + distance)), "\(position) + \(distance)")
        }
      }
    }
  }

  @Test("A loop without pages stands at 0, and its first page, too")
  func emptyLoop() {
    var machine = PagerMachine(.init(loops: true))
    machine.configuration.epsilon = 0.1
    expectEqual(machine.position, 0)
    _ = machine.handle(.hostWillAppear(animated: false))
    _ = machine.handle(.offset(3))
    _ = machine.handle(.sizeWillChange)
    expectEqual(machine.position, 0)
    _ = machine.handle(.pagesChanged(PageList([0, 1]), changed: []))
    expectEqual(machine.position, 0)
  }

  @Test("A jump to the settled page stops a movement to another one")
  func jumpHome() {
    expectTrace(
      machine(),
      """
      dragBegan            —
      dragEnded target 1   —
      jump 0 ~             snap 0 · N:done 0=finished
      settle               —
      dragBegan            —
      jump 0 ~             cancelDrag · snap 0 · N:done 0=finished
      dragEnded target 1   —
      jump 0 ~             N:done 0=alreadyThere
      """)
  }

  @Test("A jump that interrupts a swipe leaves one more controller until the pager settles")
  func interruptedSwipe() {
    let configuration = PagerConfiguration(mode: .onDemand, preload: 0, retain: 0)
    var machine = machine(configuration)
    for event: PagerEvent in [.dragBegan, .offset(0.3), .jump(to: 4, animated: true)] {
      _ = machine.handle(event)
    }
    expectEqual(configuration.controllerLimit, 2)
    expectEqual(machine.controllerCount, 3)
    _ = machine.handle(.settle())
    expectEqual(machine.controllerCount, 1)
  }

  @Test("A transition keeps no more controllers than a new configuration allows")
  func shrinkingInTransition() {
    var machine = machine(.init(mode: .onDemand, preload: 0, retain: 4))
    for page in [4, 3, 2, 1, 0] as [PageKey] { _ = machine.handle(.jump(to: page)) }
    for event: PagerEvent in [.dragBegan, .offset(0.5)] { _ = machine.handle(event) }
    expectEqual(machine.loadedPages, pages)
    _ = machine.handle(.configured(.init(mode: .onDemand, preload: 0, retain: 0)))
    expectEqual(machine.loadedPages, [0, 1])
  }

  @Test("When a host has appeared, a shortage of memory that began before is over")
  func shortage() {
    var machine = PagerMachine(.init(mode: .onDemand, preload: 1))
    _ = machine.handle(.pagesChanged([0, 1, 2]))
    expectTrace(
      machine,
      """
      hostWillAppear ~    count 3 · load 0 · add 0 · didMove 0 · will+ 0~ · attach 0
      memoryWarning       —
      hostDidAppear       did+ 0 · load 1 · add 1 · didMove 1
      memoryWarning       save 1 · willMove0 1 · remove 1 · unload 1
      hostWillDisappear   will- 0
      hostWillAppear      will+ 0
      hostDidAppear       did+ 0 · load 1 · restore 1 · add 1 · didMove 1
      """)
  }

  @Test("If two pages scroll in at once, the goal is the farther one, unless the pager rests there")
  func severalNewcomers() {
    expectTrace(
      machine(restingOn: 0),
      """
      dragBegan      —
      offset 2.5     N:begin 0>3 · will- 0~ · detach 0 · did- 0 · load 2 · add 2 · didMove 2 · load 3 · add 3 · didMove 3 · will+ 2~ · attach 2 · will+ 3~ · attach 3
      """)
    expectTrace(
      machine(restingOn: 4),
      """
      dragBegan      —
      offset 1.5     N:begin 4>1 · will- 4~ · detach 4 · did- 4 · load 2 · add 2 · didMove 2 · load 1 · add 1 · didMove 1 · will+ 2~ · attach 2 · will+ 1~ · attach 1
      offset 3.5     will- 1~ · detach 1 · did- 1 · will- 2~ · detach 2 · did- 2 · load 3 · add 3 · didMove 3 · N:retarget 4>3 · will+ 3~ · attach 3 · will+ 4~ · attach 4
      """)
  }

  @Test("A jump backward chooses between two ways around a loop, and nothing else")
  func jumpBackward() {
    func position(_ loops: Bool, of pageCount: Int, from start: Int, to target: Int) -> Double {
      var machine = PagerMachine(
        .init(loops: loops), pages: Array(pages.prefix(pageCount)), restingOn: pages[start])
      _ = machine.handle(.jump(to: pages[target], animated: true, isBackward: true))
      return machine.position
    }
    #expect(position(true, of: 4, from: 2, to: 0).nextUp < 2)
    #expect(position(true, of: 4, from: 0, to: 2) > 3.5)
    expectEqual(position(true, of: 5, from: 2, to: 0), 2)
    expectEqual(position(true, of: 4, from: 2, to: 1), 2)
    expectEqual(position(false, of: 4, from: 2, to: 0), 2)

    // The way that a swipe has begun goes on.
    var machine = PagerMachine(.init(loops: true), pages: [0, 1, 2, 3])
    for event: PagerEvent in [
      .dragBegan, .offset(0.25), .jump(to: 2, animated: true, isBackward: true),
    ] {
      _ = machine.handle(event)
    }
    expectEqual(machine.position, 0.5)
  }

  @Test("A jump half around a loop keeps its direction when its pages move", arguments: [1, -1])
  func directionOfJump(sign: Double) {
    var machine = PagerMachine(.init(loops: true), pages: [0, 1, 2, 3])
    _ = machine.handle(.jump(to: 2, animated: true, isBackward: sign < 0))
    _ = machine.handle(.offset(sign * 0.5))
    expectEqual(machine.transition?.progress, 0.25)
    let effects = machine.handle(.pagesChanged([8, 0, 1, 9, 2, 3]))
    expectEqual(effects.last, .animateJump(from: 0, to: 2))
    expectEqual(machine.transition?.progress, 0.25)
    expectEqual(machine.position, 1 + sign * 0.75)
  }

  @Test("A jump around a loop goes on in proportion when pages are added beside it")
  func longerLoop() {
    for loops in [true, false] {
      var machine = PagerMachine(.init(loops: loops), pages: [0, 1, 2, 3])
      _ = machine.handle(.jump(to: 3, animated: true))
      _ = machine.handle(.offset(loops ? 3.5 : 1.5))
      let effects = machine.handle(.pagesChanged([0, 1, 2, 3, 4]))
      // Without a loop, neither the way nor the indices have changed.
      expectEqual(effects.last, loops ? .animateJump(from: 0, to: 3) : .pageCount(5))
      expectEqual(machine.transition?.progress, 0.5)
      expectEqual(machine.position, loops ? 4 : 1.5)
    }
  }

  @Test(
    "A host that has yet to scroll says nothing of the page, and another loop changes nothing at rest"
  )
  func owedSnap() {
    var machine = machine(restingOn: 0)
    for event: PagerEvent in [
      .dragBegan, .offset(0.6), .dragEnded(target: 1), .hostWillDisappear(), .jump(to: 3),
    ] {
      _ = machine.handle(event)
    }
    expectEqual(machine.settledPage, 3)
    var configuration = machine.configuration
    configuration.loops = true
    for event: PagerEvent in [.settle(at: 1), .configured(configuration), .settle(at: nil)] {
      _ = machine.handle(event)
      expectEqual(machine.settledPage, 3)
    }
    #expect(machine.handle(.hostDidDisappear).contains(.snap(to: 3)))
  }

  @Test("A page that cannot appear any more, because the host disappears, keeps its controller")
  func settlingInDisappearingHost() {
    let configuration = PagerConfiguration(mode: .onDemand, preload: 1)
    var machine = machine(configuration, restingOn: 1)
    for event: PagerEvent in [
      .dragBegan, .offset(1.5), .hostWillDisappear(), .jump(to: 0),
      .configured(.init(mode: .onDemand, preload: 0, retain: 0)),
    ] {
      _ = machine.handle(event)
    }
    expectEqual(machine.configuration.controllerLimit, 2)
    expectEqual(machine.loadedPages, [0, 1, 2])
    expectEqual(machine.attachedPages, [1, 2])
    _ = machine.handle(.hostDidDisappear)
    expectEqual(machine.loadedPages, [0])
  }

  @Test("Of controllers released together, the pool keeps that of the nearest page")
  func nearestInPool() {
    var machine = machine(
      .init(mode: .reused, preload: 0, retain: 2, poolLimit: 1), restingOn: 2)
    for page in [0, 1, 2] as [PageKey] { _ = machine.handle(.jump(to: page)) }
    expectEqual(machine.loadedPages, [0, 1, 2])
    machine.configuration.retain = 0
    let effects = machine.handle(.jump(to: 3)).map(\.description)
    expectEqual(effects.filter { $0.hasPrefix("save") }, ["save 0", "save 1", "save 2"])

    var back = self.machine(.init(mode: .reused, preload: 0, retain: 4, poolLimit: 1))
    for page in [4, 3, 2] as [PageKey] { _ = back.handle(.jump(to: page)) }
    back.configuration.retain = 0
    let released = back.handle(.jump(to: 1)).map(\.description).filter { $0.hasPrefix("save") }
    expectEqual(released, ["save 4", "save 3", "save 0", "save 2"])
    expectEqual(
      back.handle(.jump(to: 2)).map(\.description).contains { $0.hasPrefix("bind") }, false)
  }

  @Test("Pages inserted before a target move the place where the finger let go")
  func insertionWhileSettling() {
    expectTrace(
      machine(restingOn: 1),
      """
      dragBegan                   —
      offset 1.4                  N:begin 1>2 · load 2 · add 2 · didMove 2 · will- 1~ · will+ 2~ · attach 2
      dragEnded target 2          —
      pagesChanged [8,0,1,2,3,4]  count 6 · shift +1
      offset 1.9                  —
      settle                      detach 1 · did- 1 · did+ 2 · N:settle 2
      """)
  }

  @Test("A jump is animated again when only the page moves from which it started")
  func movedOrigin() {
    expectTrace(
      machine(),
      """
      jump 4 ~                  N:begin 0>4 · load 4 · add 4 · didMove 4 · will- 0~ · will+ 4~ · attach 4 · animate 0>4
      pagesChanged [1,0,2,3,4]  animate 0>4
      pagesChanged [1,0,3,2,4]  —
      jump 4 ~                  N:done 4=superseded
      """)
  }

  @Test("During a long movement, the controller of the settled page is kept longest")
  func longMovement() {
    var machine = PagerMachine(
      .init(mode: .onDemand, preload: 1, retain: 1), pages: (0...9).map { PageKey($0) },
      restingOn: 2)
    _ = machine.handle(.dragBegan)
    for position in [2.3, 3.3, 4.3, 5.3, 6.3] { _ = machine.handle(.offset(position)) }
    expectEqual(machine.loadedPages, [2, 5, 6, 7])
  }
}

@Suite("Drivers at the edges of their rules")
@MainActor
struct PagerDriverEdgeTests {
  @Test("A host receives a scroll to an initial page at index 1, but none to the first page")
  func initialPage() {
    for (page, calls) in [("a", ["count 3", "make a"]), ("b", ["count 3", "snap 1", "make b"])] {
      let stage = Stage(pages("abc"), initialPage: Character(page), isShown: false)
      stage.driver.hostWillAppear(animated: false)
      let log = stage.log.lines.filter { !$0.hasPrefix("N:") }
      expectEqual(log.prefix(calls.count), calls[...])
    }
  }
}
