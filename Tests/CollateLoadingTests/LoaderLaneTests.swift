import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

/// What answers a request, and how gaps end.
@Suite("Lanes of loaders")
struct LoaderLaneTests {
  private typealias Machine = LoaderMachine<String, String>
  private typealias IDs = LoadedIDs<String, String>

  private let gap = LoadGap(1)

  private func machine(_ configure: (inout LoaderConfiguration) -> Void = { _ in }) -> Machine {
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial]
    configure(&configuration)
    return Machine(configuration)
  }

  /// A machine that shows `a` and `x`, with keys in both directions, and a gap between them.
  private func machineWithGap(keyAbove: String? = "w") -> Machine {
    var machine = machine {
      ($0.behaviors, $0.opensGaps) = ([.initial, .appearance, .autoupdate], true)
    }
    let (older, newer) = (IDs(["x"], previous: keyAbove, next: "y"), IDs(["a"], next: "b"))
    _ = effects(
      &machine, .appear, .page(LoadToken(1), older), .ended(LoadToken(1)), .disappear, .appear,
      .page(LoadToken(2), newer), .ended(LoadToken(2)))
    return machine
  }

  /// Returns the effects of the last of some events.
  private func effects(_ machine: inout Machine, _ events: TraceEvent...) -> String {
    LoaderTrace.text(of: events.map { machine.handle($0) }.last ?? [])
  }

  @Test(
    "R3: A load that runs while a refresh waits for it answers what is asked for again",
    arguments: [TraceEvent.loadMore(.forward), .fill(LoadGap(1), .forward)])
  func joinedLoads(_ request: TraceEvent) {
    var machine = machineWithGap()
    let next = IDs([request == .loadMore(.forward) ? "z" : "b"], next: "n")
    _ = effects(
      &machine, request, .fired(.update), request, .page(LoadToken(3), next), .ended(LoadToken(3)))
    expectEqual(machine.runningRequests.map(\.intent), [.update])
    _ = effects(&machine, .page(LoadToken(4), IDs(["a"], next: "b")), .ended(LoadToken(4)))
    expectEqual(machine.runningRequests, [])
  }

  @Test("R3: A reload that is retried joins a refresh for which a person waits, as any retry does")
  func retriedReload() {
    var machine = machine()
    _ = effects(
      &machine, .appear, .page(LoadToken(1), IDs(["a"])), .ended(LoadToken(1)),
      .reload(keepsContent: true), .failed(LoadToken(2)), .pull)
    expectEqual(effects(&machine, .retry), "—")
    expectEqual(machine.runningRequests.map(\.intent), [.pull])
    // The pull is needed for more than its task now.
    expectEqual(effects(&machine, .withdraw(LoadToken(3))), "—")
  }

  @Test("R7: After a refresh, keys that were used in a gap are as good as others")
  func keysInGaps() {
    var machine = machineWithGap()
    _ = effects(
      &machine, .fill(gap, .forward), .page(LoadToken(3), IDs(["m"], next: "c")),
      .ended(LoadToken(3)), .fill(gap, .forward), .page(LoadToken(4), IDs(["n"], next: "d")),
      .ended(LoadToken(4)))
    _ = effects(
      &machine, .disappear, .appear, .page(LoadToken(5), IDs(["z", "a", "m", "n"], next: "b")),
      .ended(LoadToken(5)))
    #expect(effects(&machine, .fill(gap, .forward)).hasPrefix("start #6 g1 forward @b"))
    let page = effects(&machine, .page(LoadToken(6), IDs(["o"], next: "c")))
    #expect(page.hasPrefix("adopt #6 · show"), "\(page)")
    _ = effects(&machine, .ended(LoadToken(6)))
    expectEqual(machine.content.gaps, [gap])
  }

  @Test(
    "R10: What a refresh delivers twice takes as many changes as one item does",
    arguments: [false, true])
  func deliveredTwice(merges: Bool) {
    var machine = machine { $0.mergingRefreshes = merges ? [.pull] : [] }
    let page = IDs((0..<100).map { "\($0)" } + ["a"], next: "2")
    _ = effects(
      &machine, .appear, .page(LoadToken(1), IDs(["a", "b"], next: "3")), .ended(LoadToken(1)),
      .pull, .page(LoadToken(2), page))
    _ = machine.takeEdits()
    _ = effects(&machine, .page(LoadToken(2), page))
    expectEqual(machine.content.ids, page.ids + (merges ? ["b"] : []))
    let editCount = machine.takeEdits().count
    #expect(editCount <= 3, "\(editCount)")
  }

  @Test(
    "R8: A gap without a key closes when it is to be filled, as after a load that failed in the end",
    arguments: [TraceEvent.retry, .fill(LoadGap(1), .backward)], [false, true])
  func gapWithoutKeys(_ request: TraceEvent, _ hasEdit: Bool) {
    var machine = machineWithGap(keyAbove: nil)
    if hasEdit { _ = effects(&machine, .edited(PendingEdit(1), [.insert("e", .after("a"))])) }
    _ = effects(
      &machine, .fill(gap, .forward), .page(LoadToken(3), IDs(["m"])), .failed(LoadToken(3)))
    expectEqual(machine.state.gaps, [gap: .failed])
    let shown = hasEdit ? "a e | m | x" : "a | m | x"
    expectEqual(effects(&machine, request), "show \(shown) · S loaded <| >+")
    expectEqual(machine.content.gaps, [])
  }

  @Test("R8: A gap without a key also closes when a fill has waited for a refresh that fails")
  func waitingFill() {
    var machine = machineWithGap(keyAbove: nil)
    _ = effects(
      &machine, .fill(gap, .forward), .page(LoadToken(3), IDs(["m"])), .failed(LoadToken(3)), .pull,
      .fill(gap, .forward), .failed(LoadToken(4)))
    expectEqual(machine.content.gaps, [])
    expectEqual(machine.state.gaps, [:])
    expectEqual(machine.content.ids, ["a", "m", "x"])
  }

  @Test("R5: A merged page covers what it shares, but for items that were moved since it was read")
  func movedItems() {
    for isFirstMove in [true, false] {
      var machine = machine { $0.behaviors = [.initial, .appearance] }
      _ = effects(
        &machine, .appear, .page(LoadToken(1), IDs(["a", "b", "c"], next: "2")),
        .ended(LoadToken(1)),
        .loadMore(.forward), .page(LoadToken(2), IDs(["d", "e", "f"], next: "3")),
        .ended(LoadToken(2)), .disappear, .appear,
        .changed([isFirstMove ? .move("c", .after("e")) : .update("c")], version: nil),
        .page(LoadToken(3), IDs(["z", "a", "b", "c"], next: "2")))
      expectEqual(
        machine.content.ids, (isFirstMove ? "zabdecf" : "zabcdef").map { "\($0)" })
    }
  }

  @Test("R9: Nothing is dropped while it is not known what is visible", arguments: [true, false])
  func removedViewport(isFirst: Bool) {
    var machine = machine { ($0.maximumPageCount, $0.prefetchDistance) = (2, 0) }
    func page(_ ids: String, _ previous: Int, _ next: Int) -> IDs {
      IDs(ids.map { "\($0)" }, previous: "\(previous)", next: "\(next)")
    }
    _ = effects(
      &machine, .appear, .page(LoadToken(1), page("ab", 0, 2)), .ended(LoadToken(1)),
      .visible(first: "b", last: "d"), .loadMore(.forward), .page(LoadToken(2), page("cd", 1, 3)),
      .ended(LoadToken(2)), .changed([.delete(isFirst ? "b" : "d")], version: nil),
      .loadMore(.forward), .page(LoadToken(3), page("ef", 2, 4)), .ended(LoadToken(3)))
    expectEqual(machine.content.ids.first, "a")
    _ = effects(
      &machine, .visible(first: "c", last: "e"), .loadMore(.forward),
      .page(LoadToken(4), page("gh", 3, 5)), .ended(LoadToken(4)))
    expectEqual(machine.content.ids.first, "c")
  }

  @Test("R21: Edits that are confirmed one after the other rename only what was inserted")
  func confirmedUpdates() {
    var machine = machine()
    _ = effects(
      &machine, .appear, .page(LoadToken(1), IDs(["a"])), .ended(LoadToken(1)),
      .edited(PendingEdit(1), [.insert("x", .last)]), .edited(PendingEdit(2), [.update("x")]),
      .edited(PendingEdit(3), [.delete("x")]),
      .confirmed(PendingEdit(1), [.insert("1", .last)], version: nil),
      // The app does not know that its item has another id.
      .confirmed(PendingEdit(2), [.update("x")], version: nil))
    expectEqual(machine.content.ids, ["a"])
  }

  @Test("R21: An item that was left out has the id of the server in later edits, and no other has")
  func renamedEdits() {
    var machine = machine()
    _ = effects(
      &machine, .appear, .page(LoadToken(1), IDs(["a"])), .ended(LoadToken(1)),
      .edited(PendingEdit(1), [.insert("x", .last), .insert("y", .last)]),
      .edited(PendingEdit(2), [.move("y", .first), .insert("z", .after("x"))]),
      .leftOut(["x"]),
      .confirmed(PendingEdit(1), [.insert("1", .last), .insert("y", .last)], version: nil))
    expectEqual(machine.content.ids, ["y", "a", "1", "z"])
  }
}
