import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollatePaging

@Suite("Pagers that get other pages or another configuration", .traced)
@MainActor
struct PagerReplacementTests {
  private typealias Host = SimulatedPagerHost<SimulatedPage<String>>

  private struct Screen {
    let host: Host
    let driver: PagerDriver<String, SimulatedPage<String>>
    let checker: PagerDriverChecker

    @MainActor
    init(
      _ pages: [String], _ configuration: PagerConfiguration = .init(), initialPage: String? = nil
    ) {
      host = Host()
      driver = host.show(
        OnDemandPager(pages, initialPage: initialPage, configuration: configuration) {
          SimulatedPage($0)
        })
      checker = PagerDriverChecker(driver)
      host.appear()
    }

    /// The pages that have a controller.
    @MainActor var loaded: [String] {
      (0..<driver.pageCount).filter { driver.controller(at: $0) != nil }.map(driver.page(at:))
    }

    @MainActor
    func expectRest() {
      expectEqual(checker.violations, [])
      expectEqual(host.complaints, [])
      expectEqual(host.gaps, [])
    }
  }

  @Test("Neighbors are preloaded and released as soon as the configuration says so")
  func preload() {
    let screen = Screen(["a", "b", "c", "d", "e"])
    expectEqual(screen.loaded, ["a", "b"])
    screen.driver.configuration.preload = 3
    expectEqual(screen.loaded, ["a", "b", "c", "d"])
    screen.driver.configuration.preload = 0
    screen.driver.configuration.retain = 0
    expectEqual(screen.loaded, ["a"])
    expectEqual([screen.driver.configuration.preload, screen.driver.configuration.retain], [0, 0])
    // The kind of pager is none of the configuration's business.
    screen.driver.configuration = .init()
    expectEqual(screen.driver.machine.mode, .onDemand)
    screen.expectRest()
  }

  @Test("In the middle of a swipe, neighbors wait until it ends")
  func preloadInSwipe() {
    let screen = Screen(["a", "b", "c", "d", "e"])
    screen.host.touchDown()
    screen.host.drag(byPages: 0.25)
    screen.driver.configuration.preload = 3
    expectEqual(screen.loaded, ["a", "b"])
    screen.host.release()
    screen.host.runUntilRest()
    expectEqual(screen.loaded, ["a", "b", "c", "d"])
    screen.expectRest()
  }

  @Test("A pager begins to loop, and stops again")
  func looping() {
    let screen = Screen(["a", "b", "c"], initialPage: "c")
    screen.host.swipe(byPages: 1)
    expectEqual(screen.driver.settledPage, "c")
    screen.driver.configuration.loops = true
    screen.host.swipe(byPages: 1)
    expectEqual(screen.driver.settledPage, "a")
    screen.expectRest()
    screen.driver.configuration.loops = false
    screen.host.swipe(byPages: -1)
    expectEqual(screen.driver.settledPage, "a")
    screen.expectRest()
  }

  @Test("A swipe across the place where the loop closes ends when pages loop no more")
  func endingLoop() {
    withEvery("part", in: [0.25, 0.75]) { part in
      let screen = Screen(["a", "b", "c"], .init(loops: true), initialPage: "c")
      screen.host.touchDown()
      screen.host.drag(byPages: part)
      expectEqual(screen.driver.transition?.to, "a")
      screen.driver.configuration.loops = false
      expectEqual(screen.driver.transition, nil)
      expectEqual(screen.driver.settledPage, (part < 0.5 ? "c" : "a"))
      screen.host.release()
      screen.host.runUntilRest()
      screen.expectRest()
    }
  }

  @Test("Without pages, reused controllers do not wait for the next ones")
  func poolWithoutPages() {
    var machine = PagerMachine(.init(mode: .reused, preload: 0))
    for event in [
      PagerEvent.pagesChanged([1, 2]), .hostWillAppear(), .hostDidAppear, .jump(to: 2),
      .pagesChanged([]),
    ] {
      _ = machine.handle(event)
    }
    expectEqual(machine.pooledControllerCount, 2)
    let effects = machine.handle(.configured(.init(mode: .onDemand)))
    expectEqual(
      effects.map { "\($0)" },
      [
        "willMove0 s1", "remove s1", "unload s1", "willMove0 s2", "remove s2", "unload s2",
      ])
    expectEqual(machine.mode, .onDemand)
    // With pages, controllers stay of their kind.
    _ = machine.handle(.pagesChanged([1]))
    _ = machine.handle(.configured(.init(mode: .static)))
    expectEqual(machine.mode, .onDemand)
  }

  @Test("Other pages take the place of the current ones, even with the same ids")
  func replacing() {
    let screen = Screen(["a", "b", "c"])
    let old = screen.driver.controller(of: "a")
    var notices: [PagerNotice<String>] = []
    let observation = screen.driver.observe { notices.append($0) }
    screen.driver.replacePager(
      with: OnDemandPager(["x", "a"], initialPage: "a", configuration: .init(preload: 0)) {
        SimulatedPage($0)
      })
    withExtendedLifetime(observation) {}
    expectEqual(notices, [.settle(nil), .settle("a")])
    expectEqual(screen.driver.settledPage, "a")
    expectEqual(screen.loaded, ["a"])
    #expect(screen.driver.controller(of: "a") !== old)
    expectEqual(screen.driver.configuration.preload, 0)
    screen.host.swipe(byPages: -1)
    expectEqual(screen.driver.settledPage, "x")
    screen.expectRest()
  }

  @Test("A pager of another kind takes over, and updates of its predecessor are ignored")
  func otherKind() {
    let source = ArrayDataSource(sections: [
      BasicSection(id: 0, items: ["a", "b"].map(Letter.init))
    ])
    let host = Host()
    let driver = host.show(
      ReusedPager(source, configuration: .init(), make: { SimulatedPage("") }, bind: { _, _ in }))
    let checker = PagerDriverChecker(driver)
    host.appear()
    host.swipe(byPages: 1)
    driver.replacePager(with: StaticPager([.init(id: "z") { SimulatedPage("z") }]))
    source.sections[0].items = []
    expectEqual(driver.pageCount, 1)
    expectEqual(driver.settledPage, "z")
    expectEqual(driver.machine.controllerCount, 1)
    expectEqual(checker.violations, [])
    expectEqual(host.complaints, [])
  }

  @Test(
    "Pages that are replaced in a callback of theirs are replaced afterwards, with later changes")
  func replacingInCallback() {
    let source = ArrayDataSource(sections: [
      BasicSection(id: 0, items: ["a", "b"].map(Letter.init))
    ])
    let host = Host()
    let driver = host.show(
      OnDemandPager(source, configuration: .init()) { SimulatedPage($0.id) })
    let checker = PagerDriverChecker(driver)
    let observation = driver.observe { [weak driver] in
      guard case .settle("b") = $0 else { return }
      source.sections[0].items = []
      driver?.replacePager(
        with: OnDemandPager(["y"], configuration: .init()) { SimulatedPage($0) })
      source.sections[0].items = [Letter(id: "c")]
      driver?.jump(to: "y")
    }
    host.appear()
    host.swipe(byPages: 1)
    host.runUntilRest()
    withExtendedLifetime(observation) {}
    expectEqual(driver.pageCount, 1)
    expectEqual(driver.settledPage, "y")
    expectEqual(checker.violations, [])
    expectEqual(host.complaints, [])
  }

  @Test("What becomes of the previous pages while they are replaced does not matter")
  func changingDuringReplacement() {
    let source = ArrayDataSource(
      sections: [BasicSection(id: 0, items: ["a", "b"].map(Letter.init))])
    let host = Host()
    let driver = host.show(OnDemandPager(source, configuration: .init()) { SimulatedPage($0.id) })
    let observation = driver.observe {
      if case .settle(nil) = $0 { source.sections[0].items = [Letter(id: "c")] }
    }
    host.appear()
    driver.replacePager(with: OnDemandPager(["y"], configuration: .init()) { SimulatedPage($0) })
    withExtendedLifetime(observation) {}
    expectEqual(driver.settledPage, "y")
    expectEqual(driver.pageCount, 1)
  }

  @Test("A configuration set while a pager is replaced is that of the new one, of its own kind")
  func configuringDuringReplacement() {
    let source = ArrayDataSource(sections: [BasicSection(id: 0, items: [] as [Letter])])
    let host = Host()
    let driver = host.show(OnDemandPager(["a"]) { SimulatedPage($0) })
    let checker = PagerDriverChecker(driver)
    let observation = driver.observe { [weak driver] in
      guard case .settle(nil) = $0, let driver else { return }
      driver.configuration.preload = 2
      driver.configuration.retain = 3
      driver.epsilon = 0.25
      driver.visibleNeighbors = 1
      expectEqual(driver.configuration.poolLimit, 7)
    }
    host.appear()
    driver.replacePager(
      with: ReusedPager(
        source, configuration: .init(poolLimit: 7), make: { SimulatedPage() },
        bind: { $0.content = $1.id }))
    withExtendedLifetime(observation) {}
    var expected = PagerConfiguration(
      mode: .reused, preload: 2, retain: 3, poolLimit: 7, epsilon: 0.25)
    expected.visibleNeighbors = 1
    expectEqual(driver.machine.configuration, expected)
    source.sections[0].items = [Letter(id: "z")]
    expectEqual(driver.controller(of: "z")?.content, "z")
    expectEqual(checker.violations, [])
  }

  @Test("Of several changes of a configuration in one callback, none is lost")
  func configuringInCallback() {
    let screen = Screen(["a", "b", "c", "d", "e"])
    let observation = screen.driver.observe { [weak driver = screen.driver] in
      guard case .settle("b") = $0, let driver else { return }
      driver.configuration.preload = 0
      driver.configuration.retain = 0
      driver.jump(to: "d", animated: false)
      driver.configuration.preload = 1
    }
    screen.driver.jump(to: "b", animated: false)
    withExtendedLifetime(observation) {}
    expectEqual(screen.loaded, ["c", "d", "e"])
    screen.expectRest()
  }

  private struct Letter: Identifiable, Equatable {
    let id: String
  }
}
