import Collate
import TestSupport
import Testing

extension SelectionScenarioTests {
  @Test("An observer that comes late is notified of what it does not know")
  func lateObservers() {
    let stage = Stage(.multiple())
    let selection = stage.selection
    var (events, tokens): ([String], [ObservationToken]) = ([], [])
    func join() { selection.observe { events.append(stage.text($0)) }.store(in: &tokens) }
    func expect(_ expected: String...) {
      expectEqual(events, expected)
      (events, tokens) = ([], [])
    }
    stage.source.performBatchUpdates {
      selection.select("a")
      join()
      selection.select("b")
    }
    expect("+b by program")
    stage.source.performBatchUpdates {
      selection.select("d")
      join()
      selection.deselect("d")
    }
    selection.select("d")
    expect("+d by program")
    var joins = 0
    let observation = stage.source.observe { _ in
      joins += 1
      if joins > 1 { return }
      for id in "ef" as String { selection.select(id) }
      join()
    }
    stage.remove("a")
    expectEqual(events, [])
    stage.remove("b")
    expect("-b by removal")
    withExtendedLifetime(observation) {}
  }
}
