import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("What the scene of a list that is loaded in pages promises")
struct LoaderDemonstrationTests {
  @Test("The demonstration shows what it is for")
  func storyboard() async throws {
    let pilot = Pilot(.loader, demonstrates: true)
    await pilot.waitAndSettle(33)
    let scene = try #require(pilot.gallery.scene as? LoaderScene)
    expectEqual(pilot.gallery.verdict.faults, [])
    // In this order, with anything between them.
    var rest = scene.trace.lines[...]
    for text in [
      "start #1 first posts", "answer to #1: 20 posts",
      "start #2 older posts", "answer to #2: 20 posts",
      "start #3 older posts", "answer to #3: 20 posts",
      "load older posts", "start #4 older posts", "load older posts", "load older posts",
      "answer to #4: 20 posts",
      "start #5 older posts", "error for #5", "retry", "start #6 older posts",
      "answer to #6: 20 posts",
      "start #7 older posts", "pull", "cancel #7", "start #8 pull", "late answer to #7",
      "answer to #8: 20 posts",
      "away: 50 posts come", "start #9 update", "answer to #9: 20 posts",
      "fill gap from below", "start #10 gap from below", "answer to #10: 20 posts",
      "start #12 pull", "live post", "answer to #12: 20 posts",
      "a post is sent", "the server has refused a post", "a post is sent",
      "the server has taken a post",
    ] {
      let index = try #require(rest.firstIndex { $0.text == text }, "\(text)")
      rest = rest[(index + 1)...]
    }
    expectEqual(scene.model.posts.state.forward, .exhausted)
    #expect(pilot.place(of: "no older posts") != nil)
  }

  @Test("The row that is read stays on its line while the gap is filled")
  func gap() async throws {
    let pilot = Pilot(.loader, demonstrates: true)
    await pilot.waitAndSettle(19.3)
    let scene = try #require(pilot.gallery.scene as? LoaderScene)
    let place = try #require(pilot.place(of: "#110"))
    expectEqual(scene.list.focusedItem?.id, .post(110))
    let count = scene.list.rowCount
    while scene.list.rowCount == count {
      await pilot.waitAndSettle(0.01)
      expectEqual(pilot.place(of: "#110"), place)
    }
    for _ in 0..<50 {
      await pilot.waitAndSettle(0.01)
      expectEqual(pilot.place(of: "#110"), place)
    }
  }

  @Test("Random loads keep the row with the focus on its line")
  func sweep() async throws {
    for seed in 1...UInt64(Effort.rounds(6)) {
      let pilot = Pilot(.loader, size: Size(60, 20), seed: seed)
      let scene = try #require(pilot.gallery.scene as? LoaderScene)
      var generator = SeededGenerator(seed: seed)
      await pilot.waitAndSettle(1.1)
      for step in 0..<400 {
        if generator.oneIn(8) { move(pilot, using: &generator) }
        await pilot.waitAndSettle(0.01)
        let (before, count) = (Reading(scene), pilot.traceCount)
        let key = generator.oneIn(6) ? Array("uxmw -+").randomElement(using: &generator) : nil
        if let key { pilot.send(.key(.character(key))) }
        await pilot.waitAndSettle(0.05)
        let after = Reading(scene)
        let replaces = pilot.trace(after: count).contains { $0.hasSuffix(" pull") }
        if before.isReplaced || replaces || before.focus == nil { continue }
        expectEqual(
          after, before, "seed \(seed), step \(step), key \(key.map(String.init) ?? "none")")
      }
      expectEqual(pilot.gallery.verdict.faults, [])
    }
  }

  private func move(_ pilot: Pilot, using generator: inout SeededGenerator) {
    switch generator.below(9) {
    case 0: pilot.press(.home)
    case 1: pilot.press(.end)
    case 2: pilot.press(.pageUp)
    case 3: pilot.press(.pageDown)
    case 4: pilot.press(.up, .up)
    case 5: pilot.press(.down, .down)
    case 6: pilot.press(.up, .enter)
    case 7: pilot.press(.character("r"))
    default: pilot.press(.up, .character("l"))
    }
  }

  /// The row that is read, and where it is.
  private struct Reading: Equatable {
    let focus: TimelineRow.ID?
    let line: Int?

    /// Whether a load runs that replaces what is read.
    let isReplaced: Bool

    @MainActor
    init(_ scene: LoaderScene) {
      let list = scene.list
      focus = list.focusedItem?.id
      line = list.focusedPath.flatMap { list.rows.firstIndex(of: .cell($0)) }
        .map { $0 - list.firstRow }
      isReplaced = scene.model.posts.runningRequests.contains {
        $0.intent == .pull || $0.intent == .initial
      }
    }

    static func == (one: Self, other: Self) -> Bool {
      one.focus == other.focus && one.line == other.line
    }
  }
}
