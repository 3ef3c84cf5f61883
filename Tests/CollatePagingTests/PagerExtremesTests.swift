import Collate
import CollateTesting
import TestSupport
import Testing

@Suite("Pagers at the limits of what numbers can say", .traced)
struct PagerExtremesTests {
  @Test("All controllers are kept where as many as there can be are to be kept")
  func endlessRetain() {
    for preload in [0, Int.max] {
      let configuration = PagerConfiguration(
        mode: .onDemand, preload: preload, retain: .max)
      var machine = PagerMachine(configuration, pages: [0, 1, 2, 3])
      for page in [3, 1] as [PageKey] {
        _ = machine.handle(.jump(to: page, animated: true))
        _ = machine.handle(.settle())
      }
      expectEqual(machine.loadedPages, (preload == 0 ? [0, 1, 3] : [0, 1, 2, 3]))
      expectEqual(configuration.controllerLimit, .max)
    }
    expectEqual(PagerConfiguration(mode: .reused, poolLimit: .max).controllerLimit, .max)
    expectEqual(PagerConfiguration(mode: .reused, retain: 5).controllerLimit, 14)
  }

  @Test(
    "A host without a size may ask for any precision, and no page is lost between two",
    arguments: [.nan, -1, 0, 0.001, 0.5, 3, .infinity])
  func anyPrecision(_ epsilon: Double) {
    var machine = PagerMachine(.init(), pages: [0, 1, 2])
    machine.configuration.epsilon = epsilon
    expectTrace(
      machine,
      """
      dragBegan               —
      offset 0.5              N:begin 0>1 · load 1 · add 1 · didMove 1 · will- 0~ · will+ 1~ · attach 1
      offset 1                detach 0 · did- 0
      offset 1.5              load 2 · add 2 · didMove 2 · N:retarget 0>2 · will- 1~ · will+ 2~ · attach 2
      offset 2                detach 1 · did- 1
      offset 2.5              —
      dragEnded target 2      —
      settle                  did+ 2 · N:settle 2
      """)
  }
}

extension PagerExtremesTests {
  @Test("A pager that loops no more rests on a page, wherever it was")
  func endOfLooping() {
    var machine = PagerMachine(.init(loops: true), pages: [0, 1, 2])
    _ = machine.handle(.dragBegan)
    _ = machine.handle(.offset(-0.3))
    machine.configuration.loops = false
    expectEqual(machine.currentPage, 2)
    expectTrace(
      machine,
      """
      dragEnded               —
      settle                  detach 0 · did- 0 · did+ 2 · N:settle 2
      """)
  }

  @Test("That goes for a finger on the seam whose page goes away, too")
  func endOfLoopingWithoutThePage() {
    var machine = PagerMachine(.init(loops: true), pages: [0, 1])
    _ = machine.handle(.dragBegan)
    _ = machine.handle(.offset(-0.0005))
    machine.configuration.loops = false
    _ = machine.handle(.pagesChanged([0]))
    expectEqual(machine.currentPage, 0)
  }
}

extension PagerExtremesTests {
  /// A number in the configuration of a pager, or the number of its pages.
  enum Count: CaseIterable {
    case preload, retain, poolLimit, visibleNeighbors, epsilon, pages
  }

  /// What counts are set to: none, one, and no limit.
  private static let limits = [0, 1, Int.max]

  /// A configuration, and the number of pages.
  private struct Setting {
    var configuration: PagerConfiguration
    var pageCount = 5

    mutating func set(_ count: Count, to limit: Int) {
      switch count {
      case .preload: configuration.preload = limit
      case .retain: configuration.retain = limit
      case .poolLimit: configuration.poolLimit = limit
      case .visibleNeighbors: configuration.visibleNeighbors = limit
      case .epsilon: configuration.epsilon = Double(limit)
      case .pages: pageCount = min(limit, 5)
      }
    }
  }

  @Test(
    "The limits 0, 1 and the greatest number hold in all pairs, under random events",
    arguments: PagerMode.allCases, [false, true])
  func pairsOfLimits(mode: PagerMode, loops: Bool) {
    var generator = SeededGenerator(seed: 1)
    for (number, first) in Count.allCases.enumerated() {
      for second in Count.allCases[(number + 1)...] {
        withEvery("\(first)", in: Self.limits) { firstLimit in
          withEvery("\(second)", in: Self.limits) { secondLimit in
            var setting = Setting(configuration: .init(mode: mode, loops: loops))
            setting.set(first, to: firstLimit)
            setting.set(second, to: secondLimit)
            play(setting, using: &generator)
          }
        }
      }
    }
  }

  /// Lets random things happen to a pager, other limits among them.
  private func play(_ setting: Setting, using generator: inout SeededGenerator) {
    var paging = RandomPaging(using: &generator)
    var setting = setting
    var machine = PagerMachine(setting.configuration)
    var checker = PageLifecycleChecker(machine)
    var story: [String] = []
    func handle(_ event: PagerEvent) {
      story.append("\(event)")
      let effects = machine.handle(event)
      checker.check(PagerStep(event: event, effects: effects, machine: machine))
    }
    handle(.pagesChanged(PageList(count: setting.pageCount)))
    handle(.hostDidAppear)
    for _ in 0..<Effort.rounds(40) {
      if generator.oneIn(6) {
        let count = Count.allCases.randomElement(using: &generator) ?? .preload
        setting.set(count, to: Self.limits.randomElement(using: &generator) ?? 0)
        handle(.configured(setting.configuration))
      } else {
        handle(paging.event(for: machine, using: &generator))
      }
    }
    handle(.teardown)
    expectEqual(checker.violations, [], "\(story.joined(separator: "\n"))")
  }
}
