import TestSupport
import Testing

@testable import Collate

/// Rules that events at random hardly ever get to.
@Suite("Rules of loaders")
struct LoaderRuleTests {
  private typealias Machine = LoaderMachine<String, String>
  private typealias IDs = LoadedIDs<String, String>

  private func machine(_ configure: (inout LoaderConfiguration) -> Void) -> Machine {
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial]
    configure(&configuration)
    return Machine(configuration)
  }

  @Test("R9: The load of a gap is cancelled when the gap is dropped")
  func droppedGap() {
    var machine = machine {
      $0.behaviors = [.initial, .appearance]
      $0.opensGaps = true
      $0.maximumPageCount = 2
      $0.prefetchDistance = 0
    }
    for event: TraceEvent in [
      .appear, .page(LoadToken(1), IDs(["x"], previous: "w", next: "y")), .ended(LoadToken(1)),
      .disappear, .appear, .page(LoadToken(2), IDs(["a"], next: "b")), .ended(LoadToken(2)),
      .fill(LoadGap(1), .forward), .loadMore(.forward),
      .page(LoadToken(4), IDs(["y"], previous: "x")),
    ] { _ = machine.handle(event) }
    #expect(
      LoaderTrace.text(of: machine.handle(.ended(LoadToken(4))))
        == "end #4=finished · cancel #3 · end #3=cancelled · show x | y · S loaded <+1 >|")
  }

  @Test("R12: What became of the configuration while an end was near decides when the time is over")
  func changedConfiguration() {
    var machine = machine {
      $0.behaviors = [.initial, .paging]
      $0.pagingDelay = .seconds(1)
    }
    for event: TraceEvent in [
      .appear, .page(LoadToken(1), IDs(["a"], next: "b")), .ended(LoadToken(1)),
      .visible(first: "a", last: "a"),
    ] { _ = machine.handle(event) }
    machine.configuration.behaviors = [.initial]
    #expect(machine.handle(.fired(.delay(.forward))) == [])
  }

  @Test("R16: A change is forgotten when all loads that began before it have ended")
  func forgottenChanges() {
    final class Name: Hashable, Sendable {
      static func == (left: Name, right: Name) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    var machine = LoaderMachine<String, Name>()
    func change() -> () -> Name? {
      let name = Name()
      _ = machine.handle(.changed([.delete(name)], version: nil))
      return { [weak name] in name }
    }
    #expect(change()() == nil)
    _ = machine.handle(.appear)
    let first = change()
    _ = machine.handle(.page(LoadToken(1), LoadedIDs([], next: "b")))
    #expect(first() != nil)
    _ = machine.handle(.ended(LoadToken(1)))
    #expect(machine.runningRequests.map(\.intent) == [.page(.forward)] && first() == nil)
    let second = change()
    _ = machine.handle(.cancel)
    #expect(second() == nil)
  }

  @Test("R16: A change that a newer page knows does not undo its items, also where they are known")
  func knownChanges() {
    var machine = machine { _ in }
    for event: TraceEvent in [
      .appear, .page(LoadToken(1), IDs(["a", "b"], next: "2", version: 5)), .ended(LoadToken(1)),
      .loadMore(.forward), .changed([.update("a"), .insert("b", .first)], version: 9),
    ] { _ = machine.handle(event) }
    let page = IDs(["a", "b", "c"], version: 10)
    #expect(
      LoaderTrace.text(of: machine.handle(.page(LoadToken(2), page))).hasPrefix(
        "adopt #2 · show a b | c"))
  }

  @Test("R17: Retrying loads nothing at an end that was reached since its load failed")
  func reachedEnd() {
    var machine = machine {
      $0.behaviors = [.initial, .appearance]
    }
    for event: TraceEvent in [
      .appear, .page(LoadToken(1), IDs(["c"], previous: "b", next: "d")), .ended(LoadToken(1)),
      .loadMore(.backward), .failed(LoadToken(2)), .disappear, .appear,
      .page(LoadToken(3), IDs(["c"], next: "d")), .ended(LoadToken(3)), .pull, .retry,
      .page(LoadToken(4), IDs(["c"], previous: "b")),
    ] { _ = machine.handle(event) }
    #expect(machine.handle(.ended(LoadToken(4))).first == .end(LoadToken(4), .finished))
    #expect(machine.runningRequests == [])
  }

  @Test("R19: A feed that connects loads again what a load has shown that failed")
  func failedFirstLoad() {
    var machine = machine { $0.behaviors = [.initial, .live] }
    for event: TraceEvent in [
      .appear, .page(LoadToken(1), IDs(["a"])), .failed(LoadToken(1)), .connected,
    ] { _ = machine.handle(event) }
    #expect(machine.runningRequests.map(\.intent) == [.resync])
    #expect(machine.content.ids == ["a"])
  }

  @Test("R19: The times between subscriptions are short again after a connection")
  func reconnecting() {
    var machine = machine { $0.behaviors = [.live] }
    let seconds = [TraceEvent.appear, .disconnected, .fired(.reconnect), .disconnected]
      .flatMap { machine.handle($0) }
    #expect(
      LoaderTrace.text(of: seconds)
        == "subscribe · wait reconnect 1.0 · subscribe · wait reconnect 2.0")
    for event: TraceEvent in [.fired(.reconnect), .connected] { _ = machine.handle(event) }
    #expect(LoaderTrace.text(of: machine.handle(.disconnected)) == "wait reconnect 1.0")
  }
}
