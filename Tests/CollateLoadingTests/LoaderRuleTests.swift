import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

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

  /// A machine whose refreshes open gaps, and which keeps few pages.
  private func machineWithGaps(maximumPageCount: Int) -> Machine {
    machine {
      $0.behaviors = [.initial, .appearance]
      $0.opensGaps = true
      $0.maximumPageCount = maximumPageCount
      $0.prefetchDistance = 0
    }
  }

  @Test("R9: The load of a gap is cancelled when the gap is dropped")
  func droppedGap() {
    var machine = machineWithGaps(maximumPageCount: 2)
    for event: TraceEvent in [
      .appear, .page(LoadToken(1), IDs(["x"], previous: "w", next: "y")), .ended(LoadToken(1)),
      .disappear, .appear, .page(LoadToken(2), IDs(["a"], next: "b")), .ended(LoadToken(2)),
      .fill(LoadGap(1), .forward), .loadMore(.forward),
      .page(LoadToken(4), IDs(["y"], previous: "x")),
    ] { _ = machine.handle(event) }
    #expect(
      LoaderTrace.text(of: machine.handle(.ended(LoadToken(4))))
        == "end #4=finished · show x | y · cancel #3 · end #3=cancelled · S loaded <+1 >|")
  }

  @Test(
    "R9: A page of which a refresh has taken the first items is dropped together with its page",
    arguments: [("zab", "bcd"), ("za", "abc"), ("abc", "cde")])
  func overlappingPages(_ newest: String, _ older: String) {
    func ids(_ text: String, _ previous: String?, _ next: String) -> IDs {
      IDs(text.map { "\($0)" }, previous: previous, next: next)
    }
    var machine = machine {
      $0.behaviors = [.initial, .appearance]
      ($0.maximumPageCount, $0.prefetchDistance) = (2, 0)
    }
    let (one, two, three, four) = (LoadToken(1), LoadToken(2), LoadToken(3), LoadToken(4))
    _ = effects(
      &machine, .appear, .page(one, ids(older, "1", "3")), .ended(one), .disappear, .appear,
      .page(two, ids(newest, nil, "2")), .ended(two), .loadMore(.forward),
      .page(three, ids("mn", "3", "4")), .ended(three))
    let all = Set(newest + older).count
    expectEqual(machine.content.ids.count, all + 2)
    _ = effects(
      &machine, .loadMore(.forward), .page(four, ids("op", "4", "5")), .ended(four))
    expectEqual(machine.content.ids, ["m", "n", "o", "p"])
    #expect(machine.state.droppedBefore == all)
  }

  /// Returns the effects of the last of some events.
  private func effects(_ machine: inout Machine, _ events: TraceEvent...) -> String {
    LoaderTrace.text(of: events.map { machine.handle($0) }.last ?? [])
  }

  @Test("R6: A refresh that begins by itself does not reset the count of pages without items")
  func emptyPages() {
    for merges in [true, false] {
      var machine = machine {
        $0.behaviors = [.initial, .paging, .autoupdate]
        $0.emptyPageLimit = 2
        if !merges { $0.mergingRefreshes = [] }
      }
      let first = IDs(["a"], next: "2")
      _ = effects(
        &machine, .appear, .page(LoadToken(1), first), .ended(LoadToken(1)),
        .visible(first: "a", last: "a"), .page(LoadToken(2), IDs([], next: "3")),
        .ended(LoadToken(2)), .page(LoadToken(3), IDs([], next: "4")))
      #expect(effects(&machine, .ended(LoadToken(3))).hasSuffix("S loaded <| >+"))
      _ = effects(&machine, .fired(.update), .page(LoadToken(4), first))
      #expect(
        effects(&machine, .ended(LoadToken(4)))
          == "end #4=finished · wait update 30.0 · S loaded <| >+")
      // What a person asks for is tried again.
      _ = effects(&machine, .loadMore(.forward), .page(LoadToken(5), IDs([], next: "3")))
      #expect(effects(&machine, .ended(LoadToken(5))).contains("start #6 forward @3"))
    }
  }

  @Test(
    "R8: A gap goes with its load, if what was beyond it has been dropped and no items come",
    arguments: [LoadDirection.forward, .backward])
  func strandedGap(_ direction: LoadDirection) {
    var machine = machineWithGaps(maximumPageCount: 3)
    let (one, two, three, four) = (LoadToken(1), LoadToken(2), LoadToken(3), LoadToken(4))
    _ = effects(
      &machine, .appear, .page(one, IDs(["x"], previous: "w", next: "y")), .ended(one), .disappear,
      .appear, .page(two, IDs(["a"], previous: "0", next: "b")), .ended(two),
      .fill(LoadGap(1), direction), .page(three, IDs(["m"], previous: "l", next: "n")),
      .loadMore(direction))
    // The page beyond the gap is dropped, but not the one that is being loaded beside it.
    let isForward = direction == .forward
    _ = effects(
      &machine,
      .page(four, isForward ? IDs(["z"], previous: "y") : IDs(["A"], next: "a")), .ended(four))
    expectEqual(machine.content.gaps.count, 1)
    let rest = machine.content.ids.filter { $0 != "m" }
    let text = effects(&machine, .page(three, IDs([], previous: "l", next: "n")))
    #expect(
      text.hasPrefix(
        "adopt #3 · show \(rest.joined(separator: " | ")) · cancel #3 · end #3=cancelled · S"))
    expectEqual(effects(&machine, .ended(three)), "—")
  }

  @Test("R8: A gap goes with the last page beyond it, when its load brings nothing after all")
  func emptiedEnd() {
    var machine = machineWithGaps(maximumPageCount: 3)
    let (one, two, three, four, five) = (
      LoadToken(1), LoadToken(2), LoadToken(3), LoadToken(4), LoadToken(5)
    )
    _ = effects(
      &machine, .appear, .page(one, IDs(["x"], previous: "w", next: "y")), .ended(one), .disappear,
      .appear, .page(two, IDs(["a"], previous: "0", next: "b")), .ended(two),
      .fill(LoadGap(1), .backward), .page(three, IDs(["w"], previous: "v", next: "x")),
      // This drops the first page, so that all that is left beyond the gap is what is being loaded.
      .loadMore(.backward), .page(four, IDs(["z"], next: "a")), .ended(four),
      .loadMore(.forward), .page(five, IDs(["x"], previous: "w", next: "y")),
      .page(three, IDs([], previous: "v", next: "x")))
    expectEqual(machine.content.ids, ["z", "a", "x"])
    expectEqual(
      effects(&machine, .page(five, IDs([], previous: "w", next: "y"))),
      "adopt #5 · show z | a · cancel #3 · end #3=cancelled · S loaded <| >~")
    // What is beyond the page before the gap is loaded from there.
    #expect(effects(&machine, .ended(five)).hasSuffix("S loaded <| >+"))
    #expect(effects(&machine, .loadMore(.forward)).hasPrefix("start #6 forward @b"))
  }

  @Test("R12: A pause begins with the end of each load at an end, explicit ones included")
  func pauses() {
    for fails in [false, true] {
      var machine = machine {
        $0.behaviors = [.initial, .paging]
        $0.pagingInterval = .seconds(2)
      }
      _ = effects(
        &machine, .appear, .page(LoadToken(1), IDs(["a"], next: "2")), .ended(LoadToken(1)),
        .loadMore(.forward), .page(LoadToken(2), IDs(["b"], next: "3")), .ended(LoadToken(2)),
        .loadMore(.forward), .page(LoadToken(3), IDs(["c"], next: "4")))
      let event: TraceEvent = fails ? .failed(LoadToken(3)) : .ended(LoadToken(3))
      #expect(effects(&machine, event).contains("stop pace-forward · wait pace-forward 2.0"))
    }
  }

  @Test("R21: Pages come while only what an edit has inserted is visible")
  func visibleEdit() {
    var machine = machine {
      $0.behaviors = [.initial, .paging]
      $0.pagingDelay = .seconds(1)
    }
    _ = effects(
      &machine, .appear, .page(LoadToken(1), IDs(["a"], next: "2")), .ended(LoadToken(1)),
      .edited(PendingEdit(1), [.insert("x", .after("a"))]))
    #expect(effects(&machine, .visible(first: "x", last: "x")).contains("wait delay-forward"))
    #expect(effects(&machine, .fired(.delay(.forward))).hasPrefix("start #2 forward @2"))
  }

  @Test(
    "R9: What edits show counts when pages are dropped, and none is dropped apart from where an item was or is moved",
    arguments: [
      ("x", .insert("x", .after("a")), "a x b | c d | e f"),
      ("c", .insert("x", .before("c")), "x c d | e f"), ("d", .delete("c"), "a b | d | e f"),
      ("c", .move("a", .after("c")), "b | c a d | e f"),
      ("e", .move("d", .after("b")), "a b d | c | e f"),
      ("d", .move("a", .after("b")), "c d | e f"),
    ] as [(String, LoadChange<String>, String)])
  func droppingBesideEdits(_ visible: String, _ edit: LoadChange<String>, _ shown: String) {
    var machine = machine {
      ($0.maximumPageCount, $0.prefetchDistance) = (2, 1)
    }
    _ = effects(
      &machine, .appear, .page(LoadToken(1), IDs(["a", "b"], previous: "0", next: "2")),
      .ended(LoadToken(1)), .loadMore(.forward),
      .page(LoadToken(2), IDs(["c", "d"], previous: "1", next: "3")), .ended(LoadToken(2)),
      .edited(PendingEdit(1), [edit]), .visible(first: visible, last: nil), .loadMore(.forward),
      .page(LoadToken(3), IDs(["e", "f"], previous: "2", next: "4")), .ended(LoadToken(3)))
    let pages = machine.content.pages.map { $0.ids.joined(separator: " ") }
    expectEqual(pages.joined(separator: " | "), shown)
  }

  @Test("R15: A refresh that replaces the content is not left out because one waits that merges")
  func waiting() {
    func machine() -> Machine {
      var machine = self.machine {
        $0.behaviors = [.initial, .autoupdate, .live]
        $0.mergingRefreshes = [.update, .pull]
      }
      _ = effects(
        &machine, .appear, .page(LoadToken(1), IDs(["a"], next: "2")), .ended(LoadToken(1)),
        .loadMore(.forward))
      return machine
    }
    var pages = machine()
    _ = effects(&pages, .fired(.update), .reset)
    #expect(effects(&pages, .ended(LoadToken(2))).contains("start #3 resync"))
    // A pull that merges does not answer it either.
    var pull = machine()
    _ = effects(&pull, .reset, .pull)
    #expect(effects(&pull, .ended(LoadToken(3))).contains("start #4 resync"))
  }

  @Test("R18: After a withdrawn refresh, the load of missed events that it replaced starts again")
  func withdrawing() {
    var machine = machine { $0.behaviors = [.initial, .live] }
    _ = effects(
      &machine, .appear, .page(LoadToken(1), IDs(["a"], next: "2")), .ended(LoadToken(1)),
      .connected)
    #expect(effects(&machine, .pull).hasPrefix("cancel #2 · end #2=cancelled · start #3 pull"))
    #expect(
      effects(&machine, .withdraw(LoadToken(3))).hasPrefix(
        "cancel #3 · end #3=cancelled · start #4 resync"))
    // One that a host needs that has appeared meanwhile goes on.
    var other = self.machine { _ in }
    _ = effects(&other, .pull, .appear)
    expectEqual(effects(&other, .withdraw(LoadToken(1))), "—")
  }

  @Test("R19: Behaviors begin and end the subscription, before and after the host appears")
  func following() {
    var machine = machine { _ in }
    func set(_ behaviors: LoaderConfiguration.Behaviors) -> String {
      machine.configuration.behaviors = behaviors
      return effects(&machine, .configured)
    }
    #expect(set([.live, .liveInBackground]) == "—" && set([]) == "—")
    expectEqual(effects(&machine, .appear), "—")
    #expect(set(.live) == "subscribe" && set([]) == "unsubscribe" && set(.live) == "subscribe")
    expectEqual(effects(&machine, .disconnected()), "wait reconnect 1.0")
    #expect(set([]) == "stop reconnect" && set(.live) == "subscribe")
    expectEqual(effects(&machine, .disappear), "unsubscribe")
    expectEqual(set([.live, .liveInBackground]), "subscribe")
    #expect(effects(&machine, .appear, .disappear) == "—" && set(.live) == "unsubscribe")
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
    expectEqual(machine.handle(.fired(.delay(.forward))), [])
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
        "adopt #2 · show a b c"))
  }

  @Test("R6: A late event does not lose an item that a newer page has where it was moved to")
  func newestPage() {
    var machine = machine { _ in }
    for event: TraceEvent in [
      .appear, .page(LoadToken(1), IDs(["a", "b"], next: "2", version: 1)), .ended(LoadToken(1)),
      .loadMore(.forward), .page(LoadToken(2), IDs(["c", "b", "d"], version: 5)),
    ] { _ = machine.handle(event) }
    expectEqual(machine.content.ids, ["a", "c", "b", "d"])
    _ = machine.handle(.changed([.delete("b"), .insert("b", .after("c"))], version: 5))
    expectEqual(machine.content.ids, ["a", "c", "b", "d"])
  }

  @Test("R6: An item that an event has moved since stays there, also when an older page has it")
  func olderPage() {
    var machine = machine { _ in }
    for event: TraceEvent in [
      .appear, .page(LoadToken(1), IDs(["a", "b"], next: "2", version: 1)), .ended(LoadToken(1)),
      .loadMore(.forward), .changed([.insert("d", .after("a"))], version: 9),
      .page(LoadToken(2), IDs(["c", "d"], version: 5)),
    ] { _ = machine.handle(event) }
    expectEqual(machine.content.ids, ["a", "d", "b", "c"])
  }

  @Test("R16: A change is made once where its item stays, whatever page comes")
  func changesMadeOnce() {
    func ids(after changes: [LoadChange<String>], _ page: [String], version: Int?) -> [String] {
      var machine = machine { _ in }
      let first = IDs(["a", "b", "c"], next: "2", version: version)
      for event: TraceEvent in [
        .appear, .page(LoadToken(1), first), .ended(LoadToken(1)), .loadMore(.forward),
      ] { _ = machine.handle(event) }
      for (index, change) in changes.enumerated() {
        _ = machine.handle(.changed([change], version: version.map { $0 + index + 1 }))
      }
      _ = machine.handle(.page(LoadToken(2), IDs(page, version: version)))
      return machine.content.ids
    }
    for version in [nil, 1] {
      // The later of two comes directly behind.
      expectEqual(
        ids(after: [.move("c", .after("a")), .insert("x", .after("a"))], ["d"], version: version),
        ["a", "x", "c", "b", "d"])
      // Its neighbor is gone.
      expectEqual(
        ids(
          after: [.delete("c"), .insert("c", .before("b")), .delete("b")], ["d"], version: version),
        ["a", "c", "d"])
      // The page shows where it was moved to.
      expectEqual(
        ids(after: [.move("a", .after("d"))], ["d", "a", "e"], version: version),
        ["b", "c", "d", "a", "e"])
      // The page has what was deleted.
      expectEqual(
        ids(after: [.delete("d"), .delete("c")], ["d", "c", "e"], version: version),
        ["a", "b", "e"])
    }
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
    expectEqual(machine.handle(.ended(LoadToken(4))).first, .end(LoadToken(4), .finished))
    expectEqual(machine.runningRequests, [])
  }

  @Test("R19: A feed that connects loads again what a load has shown that failed")
  func failedFirstLoad() {
    var machine = machine { $0.behaviors = [.initial, .live] }
    for event: TraceEvent in [
      .appear, .page(LoadToken(1), IDs(["a"])), .failed(LoadToken(1)), .connected,
    ] { _ = machine.handle(event) }
    expectEqual(machine.runningRequests.map(\.intent), [.resync])
    expectEqual(machine.content.ids, ["a"])
  }
}
