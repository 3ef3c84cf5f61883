import TestSupport
import Testing

@testable import Collate

@Suite("Pagers at the edges of their rules", .traced)
struct PagerEdgeTests {
  private let pages = ["a", "b", "c", "d", "e"]

  private func machine(
    _ configuration: PagerConfiguration<String> = .init(),
    restingOn page: String? = nil
  ) -> PagerMachine<String> {
    PagerMachine(configuration, pages: pages, restingOn: page)
  }

  @Test("A position at exactly the tolerance has the same effects with and without the gate")
  func tolerance() {
    for (loops, epsilon) in [(false, 0.001), (true, 0.001), (false, 0.1), (true, 0.3), (true, 0)] {
      for page in 0..<5 {
        for distance in [epsilon, epsilon.nextUp, epsilon.nextDown, -epsilon, -epsilon.nextUp] {
          var machine = machine(.init(loops: loops, epsilon: epsilon), restingOn: "a")
          let position = Double(page)
          for event: PagerEvent<String> in [.dragBegan, .offset(0.5), .offset(position)] {
            _ = machine.handle(event)
          }
          var ungated = machine
          ungated.gate.close()
          #expect(
            machine.handle(.offset(position + distance))
              == ungated.handle(.offset(position + distance)), "\(position) + \(distance)")
        }
      }
    }
  }

  @Test("A loop without pages stands at 0, and its first page, too")
  func emptyLoop() {
    var machine = PagerMachine<String>(.init(loops: true))
    machine.configuration.epsilon = 0.1
    expectEqual(machine.position, 0)
    _ = machine.handle(.hostWillAppear(animated: false))
    _ = machine.handle(.offset(3))
    _ = machine.handle(.sizeWillChange)
    expectEqual(machine.position, 0)
    _ = machine.handle(.pagesChanged(PageList(["a", "b"]), changed: []))
    expectEqual(machine.position, 0)
  }

  @Test("A jump to the settled page stops a movement to another one")
  func jumpHome() {
    expectTrace(
      machine(),
      """
      dragBegan            —
      dragEnded target b   —
      jump a ~             snap a · N:done a=finished
      settle               —
      dragBegan            —
      jump a ~             cancelDrag · snap a · N:done a=finished
      dragEnded target b   —
      jump a ~             N:done a=alreadyThere
      """)
  }

  @Test("A jump that interrupts a swipe leaves one more controller until the pager settles")
  func interruptedSwipe() {
    let configuration = PagerConfiguration<String>(mode: .onDemand, preload: 0, retain: 0)
    var machine = machine(configuration)
    for event: PagerEvent<String> in [.dragBegan, .offset(0.3), .jump(to: "e", animated: true)] {
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
    for page in ["e", "d", "c", "b", "a"] { _ = machine.handle(.jump(to: page)) }
    for event: PagerEvent<String> in [.dragBegan, .offset(0.5)] { _ = machine.handle(event) }
    expectEqual(machine.loadedPages, pages)
    _ = machine.handle(.configured(.init(mode: .onDemand, preload: 0, retain: 0)))
    expectEqual(machine.loadedPages, ["a", "b"])
  }

  @Test("When a host has appeared, a shortage of memory that began before is over")
  func shortage() {
    var machine = PagerMachine<String>(.init(mode: .onDemand, preload: 1))
    _ = machine.handle(.pagesChanged(["a", "b", "c"]))
    expectTrace(
      machine,
      """
      hostWillAppear ~    count 3 · load a · add a · didMove a · will+ a~ · attach a
      memoryWarning       —
      hostDidAppear       did+ a · load b · add b · didMove b
      memoryWarning       save b · willMove0 b · remove b · unload b
      hostWillDisappear   will- a
      hostWillAppear      will+ a
      hostDidAppear       did+ a · load b · restore b · add b · didMove b
      """)
  }

  @Test("If two pages scroll in at once, the goal is the farther one, unless the pager rests there")
  func severalNewcomers() {
    expectTrace(
      machine(restingOn: "a"),
      """
      dragBegan      —
      offset 2.5     N:begin a>d · will- a~ · detach a · did- a · load c · add c · didMove c · load d · add d · didMove d · will+ c~ · attach c · will+ d~ · attach d
      """)
    expectTrace(
      machine(restingOn: "e"),
      """
      dragBegan      —
      offset 1.5     N:begin e>b · will- e~ · detach e · did- e · load c · add c · didMove c · load b · add b · didMove b · will+ c~ · attach c · will+ b~ · attach b
      offset 3.5     will- b~ · detach b · did- b · will- c~ · detach c · did- c · load d · add d · didMove d · N:retarget e>d · will+ d~ · attach d · will+ e~ · attach e
      """)
  }

  @Test("A jump backward chooses between two ways around a loop, and nothing else")
  func jumpBackward() {
    func position(_ loops: Bool, of pageCount: Int, from start: Int, to target: Int) -> Double {
      var machine = PagerMachine<String>(
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
    var machine = PagerMachine<String>(.init(loops: true), pages: ["a", "b", "c", "d"])
    for event: PagerEvent<String> in [
      .dragBegan, .offset(0.25), .jump(to: "c", animated: true, isBackward: true),
    ] {
      _ = machine.handle(event)
    }
    expectEqual(machine.position, 0.5)
  }

  @Test("A jump half around a loop keeps its direction when its pages move", arguments: [1, -1])
  func directionOfJump(sign: Double) {
    var machine = PagerMachine<String>(.init(loops: true), pages: ["a", "b", "c", "d"])
    _ = machine.handle(.jump(to: "c", animated: true, isBackward: sign < 0))
    _ = machine.handle(.offset(sign * 0.5))
    expectEqual(machine.transition?.progress, 0.25)
    let effects = machine.handle(.pagesChanged(["x", "a", "b", "y", "c", "d"]))
    expectEqual(effects.last, .animateJump(from: "a", to: "c"))
    expectEqual(machine.transition?.progress, 0.25)
    expectEqual(machine.position, 1 + sign * 0.75)
  }

  @Test("A page that cannot appear any more, because the host disappears, keeps its controller")
  func settlingInDisappearingHost() {
    let configuration = PagerConfiguration<String>(mode: .onDemand, preload: 1)
    var machine = machine(configuration, restingOn: "b")
    for event: PagerEvent<String> in [
      .dragBegan, .offset(1.5), .hostWillDisappear(), .jump(to: "a"),
      .configured(.init(mode: .onDemand, preload: 0, retain: 0)),
    ] {
      _ = machine.handle(event)
    }
    expectEqual(machine.configuration.controllerLimit, 2)
    expectEqual(machine.loadedPages, ["a", "b", "c"])
    expectEqual(machine.attachedPages, ["b", "c"])
    _ = machine.handle(.hostDidDisappear)
    expectEqual(machine.loadedPages, ["a"])
  }

  @Test("Of controllers released together, the pool keeps that of the nearest page")
  func nearestInPool() {
    var machine = machine(
      .init(mode: .reused, preload: 0, retain: 2, poolLimit: 1), restingOn: "c")
    for page in ["a", "b", "c"] { _ = machine.handle(.jump(to: page)) }
    expectEqual(machine.loadedPages, ["a", "b", "c"])
    machine.configuration.retain = 0
    let effects = machine.handle(.jump(to: "d")).map(\.description)
    expectEqual(effects.filter { $0.hasPrefix("save") }, ["save a", "save b", "save c"])

    var back = self.machine(.init(mode: .reused, preload: 0, retain: 4, poolLimit: 1))
    for page in ["e", "d", "c"] { _ = back.handle(.jump(to: page)) }
    back.configuration.retain = 0
    let released = back.handle(.jump(to: "b")).map(\.description).filter { $0.hasPrefix("save") }
    expectEqual(released, ["save e", "save d", "save a", "save c"])
    #expect(
      back.handle(.jump(to: "c")).map(\.description).contains { $0.hasPrefix("bind") } == false)
  }

  @Test("Pages inserted before a target move the place where the finger let go")
  func insertionWhileSettling() {
    expectTrace(
      machine(restingOn: "b"),
      """
      dragBegan                   —
      offset 1.4                  N:begin b>c · load c · add c · didMove c · will- b~ · will+ c~ · attach c
      dragEnded target c          —
      pagesChanged [x,a,b,c,d,e]  count 6 · shift +1
      offset 1.9                  —
      settle                      detach b · did- b · did+ c · N:settle c
      """)
  }

  @Test("A jump is animated again when only the page moves from which it started")
  func movedOrigin() {
    expectTrace(
      machine(),
      """
      jump e ~                  N:begin a>e · load e · add e · didMove e · will- a~ · will+ e~ · attach e · animate a>e
      pagesChanged [b,a,c,d,e]  animate a>e
      pagesChanged [b,a,d,c,e]  —
      jump e ~                  N:done e=superseded
      """)
  }

  @Test("During a long movement, the controller of the settled page is kept longest")
  func longMovement() {
    var machine = PagerMachine<String>(
      .init(mode: .onDemand, preload: 1, retain: 1), pages: (0...9).map(String.init),
      restingOn: "2")
    _ = machine.handle(.dragBegan)
    for position in [2.3, 3.3, 4.3, 5.3, 6.3] { _ = machine.handle(.offset(position)) }
    expectEqual(machine.loadedPages, ["2", "5", "6", "7"])
  }
}

@Suite("Drivers at the edges of their rules")
@MainActor
struct PagerDriverEdgeTests {
  @Test("A host is told to scroll to an initial page at index 1, but not to the first one")
  func initialPage() {
    for (page, calls) in [("a", ["count 3", "make a"]), ("b", ["count 3", "snap 1", "make b"])] {
      let stage = Stage(pages("abc"), .init(initialPage: Character(page)), isShown: false)
      stage.driver.hostWillAppear(animated: false)
      let log = stage.log.lines.filter { !$0.hasPrefix("N:") }
      expectEqual(log.prefix(calls.count), calls[...])
    }
  }
}
