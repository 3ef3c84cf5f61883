import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollatePaging

@Suite("What is let go of with a pager", .traced)
@MainActor
struct PagerLeakTests {
  /// Something that closures hold.
  @MainActor
  final class Token {
    func use() {}
  }

  /// What moves the pages while a driver is let go of.
  enum Movement: CaseIterable {
    case idle
    case dragging
    case settling
    case jumping
    case frozen

    @MainActor
    func begin(_ driver: Stage.Driver) {
      switch self {
      case .idle: break
      case .dragging, .settling:
        driver.dragDidBegin()
        driver.hostDidScroll(to: 0.5)
        if self == .settling { driver.dragDidEnd(targeting: 1) }
      case .jumping: driver.jump(to: "c")
      case .frozen: driver.hostSizeWillChange()
      }
    }
  }

  private func reach(_ state: PageAppearance?, _ movement: Movement, _ driver: Stage.Driver) {
    guard let state else { return movement.begin(driver) }
    driver.hostWillAppear(animated: true)
    if state != .appearing { driver.hostDidAppear() }
    movement.begin(driver)
    if state == .disappearing { driver.hostWillDisappear(animated: true) }
    if state == .hidden { driver.hostDidDisappear() }
    expectEqual(driver.machine.hostState, state)
  }

  /// Makes a pager whose closures hold a token.
  private func pager(
    _ source: ArrayDataSource<Shelf>, _ mode: PagerMode, _ log: Log, _ token: Token
  ) -> TestPager {
    let state = PageState { (page: TestPage) in
      token.use()
      return page.scrollPosition
    } restore: { (page: TestPage, position: Int) in
      token.use()
      page.scrollPosition = position
    }
    func make() -> TestPage {
      token.use()
      return log.makePage("")
    }
    if mode == .reused {
      let pager = ReusedPager(source, state: state, make: make) { _, _ in token.use() }
      return TestPager(supply: pager.supply)
    }
    return TestPager(
      supply: PageSupply(
        of: source, configuration: .init(mode: mode), make: .forItem { _ in make() },
        update: { _, _ in token.use() }, state: state))
  }

  /// What must not outlive the pager.
  private struct Remains {
    weak var driver: Stage.Driver?
    weak var host: RecordingHost?
    weak var source: ArrayDataSource<Shelf>?
    weak var token: Token?
    let log: Log

    @MainActor var pages: [TestPage] { log.livePages }

    @MainActor var areGone: Bool {
      driver == nil && host == nil && source == nil && token == nil && pages.isEmpty
    }
  }

  /// Makes a driver in a state, and hands out what keeps it.
  private func make(
    _ mode: PagerMode, _ state: PageAppearance?, _ movement: Movement
  ) -> (keepers: (driver: Stage.Driver, host: RecordingHost), remains: Remains) {
    var remains = Remains(log: Log())
    let (host, source, token) = (RecordingHost(Log()), pages("abc"), Token())
    let driver = Stage.Driver(pager(source, mode, remains.log, token), host: host)
    reach(state, movement, driver)
    (remains.driver, remains.host, remains.source, remains.token) = (driver, host, source, token)
    return ((driver, host), remains)
  }

  @Test("In every state all is let go of after a teardown, and when the driver is just dropped")
  func everything() {
    let states: [PageAppearance?] = [nil, .appearing, .appeared, .disappearing, .hidden]
    withEvery("mode", in: [PagerMode.static, .onDemand, .reused]) { mode in
      withEvery("host", in: states) { state in
        withEvery("movement", in: Movement.allCases) { movement in
          let dropped = make(mode, state, movement).remains
          #expect(dropped.areGone)

          let (keepers, remains) = make(mode, state, movement)
          keepers.driver.tearDown()
          #expect(keepers.host.attached.isEmpty)
          #expect(remains.source == nil && remains.token == nil && remains.pages.isEmpty)
          #expect(keepers.driver.residents.isEmpty && keepers.driver.states.isEmpty)
          withExtendedLifetime(keepers) {}
        }
      }
    }
  }

  @Test("A host that keeps its driver, as it should, is let go of with it")
  func ownership() {
    @MainActor
    final class Screen {
      let host = RecordingHost(Log())
      var driver: Stage.Driver?
    }
    var screen: Screen? = Screen()
    weak let remains = screen?.host
    if let host = screen?.host {
      screen?.driver = Stage.Driver(Log().staticPager(pages("abc")), host: host)
    }
    screen?.driver?.hostWillAppear(animated: false)
    #expect(remains != nil)
    screen = nil
    #expect(remains == nil)
  }

  @Test("A controller that is released can ask the driver for others")
  func askingInRelease() {
    @MainActor
    final class Page {
      var onRelease: (() -> Void)?

      isolated deinit { onRelease?() }
    }
    let host = SimulatedPagerHost<Page>()
    let driver = host.show(OnDemandPager(["a", "b", "c", "d", "e", "f"]) { _ in Page() })
    host.appear()
    var answers: [Bool] = []
    driver.controller(of: "a")?.onRelease = { [weak driver] in
      if let driver { answers.append(driver.controller(of: "f") != nil) }
    }
    driver.jump(to: "f", animated: false)
    host.runUntilRest()
    expectEqual(answers, [true])
  }
}
