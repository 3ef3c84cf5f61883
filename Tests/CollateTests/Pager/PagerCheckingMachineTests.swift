import Collate
import CollateTesting
import TestSupport
import Testing

extension SeededGenerator {
  /// Returns an event of any kind, likely or not.
  fileprivate mutating func pagerEvent(_ pages: [Int], near position: Double) -> PagerEvent<Int> {
    let page = oneIn(8) ? 99 : pages.randomElement(using: &self)
    switch below(24) {
    case 0: return .pagesChanged(PageList(pageList()), changed: oneIn(2) ? [below(9)] : [])
    case 1: return .pagesChanged(PageList(pages + [below(9)]))
    case 2, 3: return .dragBegan
    case 4, 5: return .dragEnded(target: oneIn(3) ? nil : page)
    case 6, 7: return .settle(at: oneIn(3) ? page : nil)
    case 8, 9: return .jump(to: page ?? 0, animated: true)
    case 10: return .jump(to: page ?? 0)
    case 11: return .hostWillAppear(animated: oneIn(2))
    case 12: return .hostDidAppear
    case 13: return .hostWillDisappear(animated: oneIn(2))
    case 14: return .hostDidDisappear
    case 15: return oneIn(2) ? .sizeWillChange : .sizeDidChange
    case 16: return .memoryWarning
    case 17: return oneIn(40) ? .teardown : .sizeDidChange
    case 18: return .offset(Double(below(pages.count + 2)) - 1)
    default: return .offset(position + Double(below(21) - 10) / 8)
    }
  }

  private mutating func pageList() -> [Int] {
    Array(Array(0..<9).shuffled(using: &self).prefix(below(8)))
  }
}

@Suite("A checker finds nothing wrong with a machine, whatever happens to it")
struct PagerCheckingMachineTests {
  private static let modes: [PagerMode] = [.static, .onDemand, .reused(), .reused(poolLimit: 0)]

  @Test("Any events in any order", .traced, arguments: modes, [false, true])
  func anything(mode: PagerMode, loops: Bool) {
    withSeeds(Effort.rounds(40)) { generator in
      let configuration = PagerConfiguration<Int>(
        mode: mode, preload: generator.below(3), retain: generator.below(3),
        successor: generator.oneIn(2) ? .next : .previous, loops: loops)
      var machine = PagerMachine(configuration)
      var checker = PageLifecycleChecker(machine)
      var history: [PagerStep<Int>] = []
      for _ in 0..<80 {
        let event = generator.pagerEvent(machine.pages.ids, near: machine.position)
        let step = PagerStep(event: event, effects: machine.handle(event), machine: machine)
        history.append(step)
        if !checker.check(step).isEmpty { break }
      }
      guard !checker.violations.isEmpty else { return }
      let trace = history.map { "\($0.event): \($0.effects.map { "\($0)" })" }
      Issue.record("\(checker.violations)\n\(trace.joined(separator: "\n"))")
    }
  }
}
