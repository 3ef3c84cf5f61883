import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollatePaging

@Suite("Pagers without ends", .traced)
@MainActor
struct UnboundedPagerTests {
  private typealias Host = SimulatedPagerHost<SimulatedPage<Int>>

  /// A screen with a page for every number in a range.
  private struct Screen {
    let host: Host
    let driver: PagerDriver<Int, SimulatedPage<Int>>
    let checker: PagerDriverChecker

    @MainActor
    init(
      from start: Int = 0, in range: Range<Int> = -1_000_000..<1_000_000,
      _ configuration: PagerConfiguration = .init()
    ) {
      host = Host()
      driver = host.show(
        UnboundedPager(
          from: start, before: { $0 > range.lowerBound ? $0 - 1 : nil },
          after: { $0 < range.upperBound - 1 ? $0 + 1 : nil }, configuration: configuration
        ) { SimulatedPage($0) })
      checker = PagerDriverChecker(driver)
      host.appear()
    }

    /// The pages that the driver knows.
    @MainActor var pages: [Int] { (0..<driver.pageCount).map(driver.page(at:)) }

    @MainActor
    func expectRest(on page: Int) {
      expectEqual(driver.settledPage, page)
      expectEqual(pages, Array((pages.first ?? 0)..<(pages.last ?? -1) + 1))
      #expect(driver.pageCount <= 65)
      expectEqual(checker.violations, [])
      expectEqual(host.complaints, [])
      expectEqual(host.gaps, [])
    }
  }

  @Test("Swipes go on and on, both ways, with few pages at a time")
  func swiping() {
    let screen = Screen()
    expectEqual(screen.pages, Array(-32...32))
    for page in 1...100 {
      screen.host.swipe(byPages: 1)
      screen.expectRest(on: page)
    }
    for page in (-100..<100).reversed() {
      screen.host.swipe(byPages: -1)
      screen.expectRest(on: page)
    }
    expectEqual(screen.driver.machine.controllerCount, 3)
  }

  @Test("What is on screen stays where it is when other pages become known")
  func lifecycle() {
    let screen = Screen()
    var appeared: [Int?] = []
    let observation = screen.driver.observe {
      if case .settle(let page) = $0 { appeared.append(page) }
    }
    for _ in 0..<40 { screen.host.swipe(byPages: 1) }
    withExtendedLifetime(observation) {}
    expectEqual(appeared, (1...40).map { $0 })
  }

  @Test("A jump goes anywhere, between two pages only, and the page has its own neighbors there")
  func jumping() {
    withEvery("target", in: [500, -500, 17, 20, 3]) { target in
      withEvery("animated", in: [true, false]) { isAnimated in
        let screen = Screen()
        var result: PagerJump.Result?
        screen.driver.jump(to: target, animated: isAnimated) { result = $0 }
        if isAnimated { expectEqual(screen.driver.controllersOnScreen.count, 2) }
        screen.host.runUntilRest()
        expectEqual(result, .finished)
        screen.expectRest(on: target)
        screen.host.swipe(byPages: 1)
        screen.expectRest(on: target + 1)
        screen.host.swipe(byPages: -1)
        screen.host.swipe(byPages: -1)
        screen.expectRest(on: target - 1)
      }
    }
  }

  @Test("The latest of several jumps wins, wherever the others go")
  func jumps() {
    let screen = Screen()
    var results: [PagerJump.Result] = []
    for target in [500, -300, 0] {
      screen.driver.jump(to: target) { results.append($0) }
      screen.host.step(2)
    }
    screen.host.runUntilRest()
    expectEqual(results, [.superseded, .superseded, .finished])
    screen.expectRest(on: 0)
    screen.host.swipe(byPages: 1)
    screen.expectRest(on: 1)
  }

  @Test("A finger that interrupts a far jump finds the target")
  func interruptedJump() {
    let screen = Screen()
    screen.driver.jump(to: 500)
    screen.host.step(2)
    screen.host.touchDown()
    screen.host.drag(byPages: -0.25)
    screen.host.release()
    screen.host.runUntilRest()
    screen.expectRest(on: 500)
  }

  @Test("Where there is no next page, pages end")
  func ends() {
    let screen = Screen(from: 3, in: 0..<6)
    expectEqual(screen.pages, [0, 1, 2, 3, 4, 5])
    for page in [4, 5, 5, 5] {
      screen.host.swipe(byPages: 1)
      screen.expectRest(on: page)
    }
    screen.driver.jump(by: -100)
    screen.host.runUntilRest()
    screen.expectRest(on: 0)
  }

  @Test("The initial page of the configuration comes first, and pages do not loop")
  func configuration() {
    let screen = Screen(from: 1_000, in: 0..<2_000, .init(preload: 20, loops: true))
    screen.host.runUntilRest()
    expectEqual(screen.driver.settledPage, 1_000)
    expectEqual(screen.driver.machine.controllerCount, 41)
    #expect(!screen.driver.loops)
    expectEqual(screen.checker.violations, [])
  }

  @Test("A page that appears can jump far away, also in a transaction")
  func jumpingInCallbacks() {
    withEvery("transaction", in: [false, true]) { isInTransaction in
      let screen = Screen()
      var jumps = [800, -900]
      let observation = screen.driver.observe { [weak driver = screen.driver] in
        guard case .settle = $0, let target = jumps.popLast() else { return }
        if isInTransaction {
          Transaction.perform { _ = driver?.jump(to: target) }
        } else {
          driver?.jump(to: target)
        }
      }
      screen.host.swipe(byPages: 1)
      screen.host.runUntilRest()
      screen.host.runUntilRest()
      withExtendedLifetime(observation) {}
      screen.expectRest(on: 800)
      screen.host.swipe(byPages: 1)
      screen.expectRest(on: 801)
    }
  }

  @Test("A pager that replaces another one can go far at once, and a jump to no number ends")
  func replacement() {
    let host = SimulatedPagerHost<SimulatedPage<Double>>()
    let driver = host.show(OnDemandPager([7.0, 8]) { SimulatedPage($0) })
    let days = UnboundedPager(
      from: 0.0, before: { $0 - 1 }, after: { $0 + 1 }, make: { SimulatedPage($0) })
    var results: [PagerJump.Result] = []
    let observation = driver.observe { [weak driver] in
      guard case .settle(8) = $0 else { return }
      driver?.replacePager(with: days)
      driver?.jump(to: 500) { results.append($0) }
      driver?.jump(to: 900) { results.append($0) }
    }
    host.appear()
    host.swipe(byPages: 1)
    host.runUntilRest()
    expectEqual(results, [.superseded, .finished])
    expectEqual(driver.settledPage, 900)
    expectEqual(driver.pageCount, 65)
    driver.jump(to: .nan) { results.append($0) }
    expectEqual(results.last, .rejected)
    withExtendedLifetime(observation) {}
  }

  @Test("Pages that are far away when they appear can jump back, and jump again")
  func jumpingBack() {
    withEvery("animated", in: [false, true]) { isAnimated in
      withEvery("targets", in: [[0], [900, -20], [501, 0], [-20, 0, 900]]) { targets in
        let screen = Screen()
        var isFirst = true
        let observation = screen.driver.observe { [weak driver = screen.driver] in
          guard case .settle(500) = $0, isFirst else { return }
          isFirst = false
          for target in targets { driver?.jump(to: target, animated: isAnimated) }
        }
        screen.driver.jump(to: 500, animated: isAnimated)
        for _ in 0..<3 { screen.host.runUntilRest() }
        withExtendedLifetime(observation) {}
        screen.expectRest(on: targets[targets.count - 1])
      }
    }
  }

  @Test("Random movements leave the pager on a page between its neighbors")
  func random() {
    withSeeds(Effort.rounds(100)) { generator in
      let screen = Screen()
      for _ in 0..<30 {
        switch generator.below(7) {
        case 0: screen.host.swipe(byPages: Bool.random(using: &generator) ? 1 : -1)
        case 1: screen.driver.jump(by: Int.random(in: -40...40, using: &generator))
        case 2:
          screen.driver.jump(
            to: Int.random(in: -200...200, using: &generator),
            animated: Bool.random(using: &generator))
        case 3: screen.host.step(generator.below(6))
        case 4:
          screen.host.touchDown()
          screen.host.drag(byPages: Double.random(in: -1...1, using: &generator))
          if Bool.random(using: &generator) { screen.host.release() }
        case 5: screen.host.release(velocity: Double.random(in: -1...1, using: &generator))
        default: screen.driver.didReceiveMemoryWarning()
        }
      }
      screen.host.release()
      screen.host.runUntilRest()
      screen.expectRest(on: screen.driver.settledPage ?? .max)
      let index = screen.driver.settledIndex ?? 0
      #expect(index >= 16 && index < screen.driver.pageCount - 16)
    }
  }

  @Test("Without a limit, the controllers of a pager without ends are those of the known pages")
  func withoutLimit() {
    let limits: [(preload: Int, retain: Int, controllerCount: Int)] = [
      (0, 0, 1), (1, 0, 3), (0, 1, 2), (0, .max, 2), (.max, 0, 2001), (.max, .max, 2001),
    ]
    withEvery("limits", in: Effort.some(of: limits)) { preload, retain, controllerCount in
      let screen = Screen(.init(preload: preload, retain: retain))
      screen.host.swipe(byPages: 1)
      expectEqual(screen.driver.machine.controllerCount, controllerCount)
      expectEqual(screen.driver.settledPage, 1)
      expectEqual(screen.checker.violations, [])
      expectEqual(screen.host.complaints, [])
    }
  }
}
