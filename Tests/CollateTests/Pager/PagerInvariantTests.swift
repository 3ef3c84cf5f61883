import Collate
import CollateTesting
import TestSupport
import Testing

@Suite("The invariants of a pager's machine", .traced)
struct PagerInvariantTests {
  @Test("I1-I11 hold after every call, whatever happens in whatever order")
  func randomEvents() {
    withSeeds(Effort.rounds(5000)) { generator in
      var paging = RandomPaging(using: &generator)
      var run = CheckedRun(PagerMachine<Int>(paging.configuration))
      run.handle(.pagesChanged(PageList(paging.initialPages)))
      for _ in 0..<generator.below(60) {
        run.handle(paging.event(for: run.machine, using: &generator))
        if !run.checker.violations.isEmpty { break }
      }
      run.handle(.teardown)
      #expect(run.checker.violations == [], "\(paging.configuration)\n\(run.trace)")
    }
  }

  /// Events that matter, of pages 0 to 3; positions are from where the pager is.
  private static let alphabet: [CheckedRun.Move] = [
    .by(0.4), .by(-0.4), .toBoundary, .event(.dragBegan), .event(.dragEnded()), .event(.settle()),
    .event(.jump(to: 3, animated: true)), .event(.jump(to: 0, animated: true)),
    .event(.hostDidAppear), .event(.hostWillDisappear(animated: true)), .event(.hostDidDisappear),
    .event(.sizeWillChange), .event(.sizeDidChange), .removal, .insertion,
  ]

  private static let configurations: [PagerConfiguration<Int>] = [
    .init(mode: .static),
    .init(mode: .onDemand, preload: 0, retain: 0, loops: true),
    .init(mode: .onDemand, preload: 1, retain: 2, successor: .previous),
    .init(mode: .reused(poolLimit: 1), preload: 0),
    .init(mode: .reused(poolLimit: 0), preload: 1, loops: true),
  ]

  #if DEBUG
  private static let length = 3
  #else
  private static let length = 5
  #endif

  @Test("I1-I11 hold for every short sequence of events", arguments: configurations.indices)
  func everySequence(_ number: Int) {
    var run = CheckedRun(PagerMachine<Int>(Self.configurations[number]))
    run.handle(.pagesChanged([0, 1, 2, 3]))
    run.handle(.hostDidAppear)
    run.handle(.jump(to: 1))
    var sequenceCount = 0
    func visit(_ run: CheckedRun, _ length: Int) {
      var ended = run
      ended.handle(.teardown)
      sequenceCount += 1
      #expect(ended.checker.violations == [], "\(run.machine.configuration)\n\(ended.trace)")
      guard length < Self.length, run.checker.violations.isEmpty else { return }
      for move in Self.alphabet {
        var next = run
        next.make(move)
        visit(next, length + 1)
      }
    }
    visit(run, 0)
    let count = (0...Self.length).map { length in
      (0..<length).reduce(1) { product, _ in product * Self.alphabet.count }
    }.reduce(0, +)
    #expect(sequenceCount == count)
  }
}

/// A machine with a checker at its side.
private struct CheckedRun {
  var machine: PagerMachine<Int>
  var checker: PageLifecycleChecker<Int>
  private var events: [PagerEvent<Int>] = []

  init(_ machine: PagerMachine<Int>) {
    self.machine = machine
    checker = PageLifecycleChecker(machine)
  }

  mutating func handle(_ event: PagerEvent<Int>) {
    events.append(event)
    let effects = machine.handle(event)
    checker.check(PagerStep(event: event, effects: effects, machine: machine))
  }

  /// All events so far with their effects, made again.
  var trace: String {
    var machine = PagerMachine<Int>(machine.configuration)
    return events.map { event in
      let effects = machine.handle(event).map(\.description)
      return "\(event)  \(effects.joined(separator: " · "))"
    }.joined(separator: "\n")
  }

  /// Something to do, whatever the pager is doing.
  enum Move {
    case event(PagerEvent<Int>)
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
      handle(.pagesChanged(PageList([machine.pages.count + 10] + machine.pages.ids)))
    }
  }
}
