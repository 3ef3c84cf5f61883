import Collate
import CollateTesting
import TestSupport
import Testing

@Suite("A checker finds no violations in a machine under random events")
struct PagerCheckingMachineTests {
  private typealias Event = PagerEvent
  private typealias Configuration = PagerConfiguration

  /// Returns what a checker finds in events, and their trace.
  private func check(
    _ events: [Event], _ configuration: Configuration
  ) -> (violations: [Violation], trace: String) {
    var machine = PagerMachine(configuration)
    var checker = PageLifecycleChecker(machine)
    var trace = ""
    for event in events {
      let step = PagerStep(event: event, effects: machine.handle(event), machine: machine)
      trace += "\n\(event): \(step.effects.map(\.description).joined(separator: " · "))"
      checker.check(step)
    }
    return (checker.violations, trace)
  }

  /// Returns events none of which can be left out without making the first mistake another one.
  private func shortest(_ events: [Event], _ configuration: Configuration) -> [Event] {
    let law = check(events, configuration).violations.first?.law
    var events = events
    var place = events.count
    while place > 0 {
      place -= 1
      var fewer = events
      fewer.remove(at: place)
      guard check(fewer, configuration).violations.first?.law == law else { continue }
      events = fewer
      place = min(place + 1, events.count)
    }
    return events
  }

  @Test("Events of all kinds in any order, with all configurations", .traced)
  func anything() {
    withSeeds(Effort.rounds(300)) { generator in
      var paging = RandomPaging(using: &generator)
      var machine = PagerMachine(paging.configuration)
      var checker = PageLifecycleChecker(machine)
      var events = [paging.start]
      for _ in 0..<80 {
        let event = events[events.count - 1]
        checker.check(PagerStep(event: event, effects: machine.handle(event), machine: machine))
        guard checker.violations.isEmpty else { break }
        events.append(paging.event(for: machine, using: &generator))
      }
      guard !checker.violations.isEmpty else { return }
      let (violations, trace) = check(
        shortest(events, paging.configuration), paging.configuration)
      Issue.record("\(violations)\n\(paging.configuration)\(trace)")
    }
  }
}
