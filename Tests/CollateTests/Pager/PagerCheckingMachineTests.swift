import Collate
import CollateTesting
import TestSupport
import Testing

@Suite("A checker finds nothing wrong with a machine, whatever happens to it")
struct PagerCheckingMachineTests {
  @Test("Events of all kinds in any order, with all configurations", .traced)
  func anything() {
    withSeeds(Effort.rounds(300)) { generator in
      var paging = RandomPaging(using: &generator)
      var machine = PagerMachine<Int>(paging.configuration)
      var checker = PageLifecycleChecker(machine)
      var history: [PagerStep<Int>] = []
      var event = PagerEvent.pagesChanged(PageList(paging.initialPages))
      for _ in 0..<80 where checker.violations.isEmpty {
        let step = PagerStep(event: event, effects: machine.handle(event), machine: machine)
        history.append(step)
        checker.check(step)
        event = paging.event(for: machine, using: &generator)
      }
      guard !checker.violations.isEmpty else { return }
      let trace = history.map { "\($0.event): \($0.effects.map { "\($0)" })" }
      Issue.record("\(checker.violations)\n\(trace.joined(separator: "\n"))")
    }
  }
}
