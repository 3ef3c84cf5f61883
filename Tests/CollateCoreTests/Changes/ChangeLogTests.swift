import Collate
import TestSupport
import Testing

@testable import CollateCore

@Suite("ChangeLog")
struct ChangeLogTests {
  /// A state of a list, which stands for itself.
  private final class State {}

  private func inserting(_ number: Int) -> PendingChange {
    .inserting(item: ItemPath(section: 0, item: number))
  }

  private func batch(_ change: PendingChange?) -> String? {
    change?.batch(sectionCount: 1) { _ in 0 }.description
  }

  @Test("It has the change between any two states that are still retained")
  func states() {
    let states = (0..<5).map { _ in State() }
    var log = ChangeLog()
    for (number, state) in states.enumerated() { _ = log.append(inserting(number), from: state) }
    for start in states.indices {
      for end in states.indices where end > start {
        let paths = (start..<end).map { "0.\($0)" }.joined(separator: ",")
        expectEqual(batch(log.change(from: states[start], to: states[end])), "i \(paths)")
      }
      let paths = (start..<5).map { "0.\($0)" }.joined(separator: ",")
      expectEqual(batch(log.change(from: states[start], to: nil)), "i \(paths)")
    }
    expectEqual(batch(log.all), "i 0.0,0.1,0.2,0.3,0.4")
  }

  @Test("It does not have the change since a state that was never in it, or back to an earlier one")
  func unknownStates() {
    let (one, two) = (State(), State())
    var log = ChangeLog()
    _ = log.append(inserting(0), from: one)
    _ = log.append(inserting(1), from: two)
    expectEqual(log.change(from: State(), to: nil), nil)
    expectEqual(log.change(from: one, to: State()), nil)
    expectEqual(log.change(from: two, to: one), nil)
    log.removeAll()
    expectEqual(log.change(from: one, to: nil), nil)
  }

  @Test("A state that comes again is the last one")
  func returning() {
    let (one, two) = (State(), State())
    var log = ChangeLog()
    // The way there and back leaves a trace: by position, the item that returns is another one.
    _ = log.append(.deleting(items: [[0, 0]]), from: one)
    _ = log.append(inserting(0), from: two)
    _ = log.append(inserting(5), from: one)
    expectEqual(batch(log.change(from: one, to: nil)), "i 0.5")
    expectEqual(log.change(from: two, to: one)?.isEmpty, false)
  }

  @Test("States that are no longer retained are forgotten, however many there were")
  func forgetting() {
    var log = ChangeLog()
    let first = State()
    _ = log.append(inserting(0), from: first)
    let earlier: [() -> State?] = (1...1000).map { number in
      let state = State()
      _ = log.append(inserting(number), from: state)
      return { [weak state] in state }
    }
    // What is left are the last states, and one for each size of steps.
    #expect(earlier.count { $0() != nil } < 20)
    expectEqual(log.change(from: first, to: nil)?.size, 1001)
  }
}
