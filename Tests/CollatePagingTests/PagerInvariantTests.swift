import Collate
import CollateTesting
import TestSupport
import Testing

@Suite("The invariants of a pager's machine", .traced)
struct PagerInvariantTests {
  @Test("I1-I11 hold after every call, for random events in random order")
  func randomEvents() {
    withSeeds(Effort.rounds(5000)) { generator in
      var paging = RandomPaging(using: &generator)
      var run = CheckedRun(PagerMachine(paging.configuration))
      run.handle(paging.start)
      for _ in 0..<generator.below(60) {
        run.handle(paging.event(for: run.machine, using: &generator))
        if !run.checker.violations.isEmpty { break }
      }
      run.handle(.teardown)
      expectEqual(run.checker.violations, [], "\(paging.configuration)\n\(run.trace)")
    }
  }

  /// Events that matter, the most important first; distances are from where the pager is.
  private static let alphabet: [CheckedRun.Move] = [
    .by(0.4), .by(-0.4), .event(.dragBegan), .event(.dragEnded()), .event(.settle()),
    .event(.jump(to: 3, animated: true)), .event(.hostDidAppear),
    .event(.hostWillDisappear(animated: true)), .event(.hostDidDisappear), .removal,
    .event(.jump(to: 0, animated: true)), .event(.sizeWillChange), .event(.sizeDidChange),
    .insertion, .toBoundary,
  ]

  private static let configurations: [PagerConfiguration] = [
    .init(mode: .static),
    .init(mode: .onDemand, preload: 0, retain: 0, loops: true),
    .init(mode: .reused, preload: 1, poolLimit: 1),
    .init(mode: .onDemand, preload: 1, retain: 2, successor: .previous),
    .init(mode: .reused, preload: 0, poolLimit: 0, loops: true),
  ]

  /// How many of the events, and of the configurations, go into sequences of each length.
  #if DEBUG
  private static let sweeps = [(length: 3, events: 10, configurations: 5)]
  #else
  private static let sweeps = [
    (length: 4, events: 15, configurations: 5), (length: 5, events: 10, configurations: 3),
  ]
  #endif

  /// The sweeps with each of their configurations.
  private static var configuredSweeps: [(Int, Int, PagerConfiguration)] {
    sweeps.flatMap { sweep in
      configurations.prefix(sweep.configurations).map { (sweep.length, sweep.events, $0) }
    }
  }

  @Test("I1-I11 hold for every short sequence of events", arguments: configuredSweeps)
  func everySequence(_ length: Int, _ eventCount: Int, _ configuration: PagerConfiguration) {
    var run = CheckedRun(PagerMachine(configuration))
    run.handle(.pagesChanged([0, 1, 2, 3]))
    run.handle(.hostDidAppear)
    run.handle(.jump(to: 1))
    var sequenceCount = 0
    func visit(_ run: CheckedRun, _ depth: Int) {
      guard depth < length else {
        sequenceCount += 1
        var ended = run
        ended.handle(.teardown)
        if !ended.checker.violations.isEmpty {
          Issue.record("\(ended.checker.violations)\n\(ended.trace)")
        }
        return
      }
      for move in Self.alphabet.prefix(eventCount) {
        var next = run
        next.make(move)
        visit(next, depth + 1)
      }
    }
    visit(run, 0)
    expectEqual(sequenceCount, (0..<length).reduce(1) { product, _ in product * eventCount })
  }
}

/// A machine with a checker at its side.
private struct CheckedRun {
  var machine: PagerMachine
  var checker: PageLifecycleChecker
  private var events: [PagerEvent] = []

  init(_ machine: PagerMachine) {
    self.machine = machine
    checker = PageLifecycleChecker(machine)
  }

  mutating func handle(_ event: PagerEvent) {
    events.append(event)
    let effects = machine.handle(event)
    checker.check(PagerStep(event: event, effects: effects, machine: machine))
  }

  /// All events so far with their effects, made again.
  var trace: String {
    var machine = PagerMachine(machine.configuration)
    return events.map { event in
      let effects = machine.handle(event).map(\.description)
      return "\(event)  \(effects.joined(separator: " · "))"
    }.joined(separator: "\n")
  }

  /// Something to do, whatever the pager is doing.
  enum Move {
    case event(PagerEvent)
    case by(Double)
    case toBoundary
    case removal
    case insertion
  }

  mutating func make(_ move: Move) {
    switch move {
    case .event(let event): handle(event)
    case .by(let distance): handle(.offset(machine.position + distance))
    case .toBoundary: handle(.offset(machine.position.rounded(.up)))
    case .removal:
      let gone = machine.targetPage
      handle(.pagesChanged(PageList(machine.pages.ids.filter { $0 != gone })))
    case .insertion:
      handle(.pagesChanged(PageList([PageKey(machine.pages.count + 10)] + machine.pages.ids)))
    }
  }
}
