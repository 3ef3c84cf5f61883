import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

@MainActor
@Suite("Edits of loaded lists", .silentDiagnostics)
struct LoadingReplayTests {
  @Test("A change of an item is reported as a single edit, and a refresh as what it changed")
  func edits() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    let source = stage.source
    source.appear()
    stage.got(1, "s a b | t c", next: "2")
    source.loadMore()
    stage.got(2, "t d | u e", next: "3")
    func batches(_ body: () -> Void) -> [String] {
      stage.batches = []
      body()
      return stage.batches
    }
    expectEqual(
      batches { source.apply([.insert(Post(id: "x"), .after("a"))]) }, ["i 0.1"])
    expectEqual(
      batches { source.apply([.update(Post(id: "d", edition: 1))]) }, ["u 1.1>1.1"])
    expectEqual(batches { source.apply([.move("x", .before("d"))]) }, ["m 0.1>1.1"])
    expectEqual(batches { source.apply([.delete("x")]) }, ["d 1.1"])
    expectEqual(batches { source.apply([.update(Post(id: "d", edition: 1))]) }, [])
    // The pages are gone, of which items come back.
    source.reload()
    expectEqual(
      batches { stage.got(3, "s a b | t c | u f") },
      ["d 1.1,2.0; i 2.0"])
    source.reload()
    expectEqual(batches { stage.got(4, "s a b | t c | u f") }, [])
    expectEqual(stage.check(), [])
  }

  @Test("What is moved during a refresh is where it was moved to, also if the page lacks it")
  func movedDuringRefresh() {
    withEvery("merging", in: [false, true]) { isMerging in
      let stage = LoadingStage {
        $0.behaviors = [.initial, .appearance]
        $0.mergingRefreshes = isMerging ? [.appear] : []
      }
      let source = stage.source
      source.appear()
      stage.got(1, "s a b", next: "2")
      source.loadMore()
      stage.got(2, "s c d e")
      source.disappear()
      source.appear()
      source.apply([
        .move("d", .first), .insert(Post(id: "x"), .last, section: PostSection(id: "t")),
        .move("x", .after("a")), .update(Post(id: "x", edition: 1)),
        .move("e", .first), .delete("e"),
        .move("c", .first), .move("c", .after("d")), .move("c", .last),
      ])
      stage.got(3, "s a b", next: "2")
      expectEqual(stage.shown, isMerging ? "s d a x' b c" : "s d a x' b")
      // The whole list does not have what was deleted elsewhere, and other content nothing of this.
      for isWhole in [true, false] {
        if isWhole { source.disappear() }
        if isWhole { source.appear() } else { source.reload() }
        source.apply([.move("b", .first)])
        stage.got(isWhole ? 4 : 5, "s a", next: isWhole ? nil : "2")
        expectEqual(stage.shown, "s a")
        if isWhole { source.apply([.insert(Post(id: "b"), .last)]) }
      }
      expectEqual(stage.check(), [])
    }
  }

  @Test("An item that is moved out of its section as the last one is followed")
  func following() throws {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.appear()
    stage.got(1, "s a | t b | s c d")
    var updates: [Update<PostSection>] = []
    let observation = stage.source.observe { updates.append($0) }
    stage.source.apply([.move("b", .last)])
    expectEqual(stage.shown, "s a c d b")
    let update = try #require(updates.first)
    // The sections above and below have become one.
    for (before, after) in [
      ([0, 0], [0, 0]), ([1, 0], [0, 3]), ([2, 0], [0, 1]), ([2, 1], [0, 2]),
    ]
      as [(ItemPath, ItemPath)]
    {
      expectEqual(update.path(before: AfterPath(after)), BeforePath(before))
    }
    expectEqual(updates.count, 1)
    expectEqual(stage.check(), [])
    withExtendedLifetime(observation) {}
  }

  @Test("Items without a section come into the one that another change of the event brings")
  func waiting() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.appear()
    stage.got(1, "")
    let section = PostSection(id: "s")
    stage.source.apply([
      .insert(Post(id: "x"), .first), .insert(Post(id: "y"), .last),
      .insert(Post(id: "a"), .last, section: section), .insert(Post(id: "b"), .before("a")),
      .insert(Post(id: "c"), .after("y")), .move("b", .last), .delete("y"),
    ])
    expectEqual(stage.shown, "s x c a b")
    expectEqual(stage.source.machine.content.ids, ["x", "c", "a", "b"])
    for id in ["x", "a", "b", "c"] {
      expectEqual(stage.source.path(ofContent: id).map { stage.source.snapshot[$0].id }, id)
    }
    expectEqual(stage.check(), [])
  }

  @Test(
    "An item comes back with the section that was said, or that it had, also where no other one is")
  func returning() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    let source = stage.source
    source.appear()
    stage.got(1, "")
    source.apply([.insert(Post(id: "a"), .last, section: PostSection(id: "s"))])
    expectEqual(stage.shown, "s a")
    // A page without it, while it is inserted again.
    source.reload()
    source.apply([.insert(Post(id: "a"), .last)])
    stage.got(2, "")
    expectEqual(stage.shown, "s a")
    source.apply([
      .delete("a"), .insert(Post(id: "a", edition: 1), .last, section: PostSection(id: "t")),
    ])
    expectEqual(stage.shown, "t a'")
    source.apply([.insert(Post(id: "b"), .last), .delete("b"), .insert(Post(id: "b"), .first)])
    expectEqual(stage.shown, "t b a'")
    source.apply([.delete("b"), .insert(Post(id: "b"), .last, section: PostSection(id: "u"))])
    expectEqual(stage.shown, "t a' | u b")
    expectEqual(stage.check(), [])
  }

  @Test("A section without items goes when the load that delivered it delivers a page without it")
  func emptySections() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.appear()
    stage.source.receive(PostPage(posts("e")), of: LoadToken(1))
    expectEqual(stage.shown, "e")
    stage.got(1, "s a b")
    expectEqual(stage.shown, "s a b")
    stage.source.apply([.insert(Post(id: "c"), .last)])
    expectEqual(stage.shown, "s a b c")
    stage.source.reload()
    stage.got(2, "e")
    expectEqual(stage.shown, "e")
    stage.source.reload(keepsContent: false)
    expectEqual(stage.shown, "")
    expectEqual(stage.check(), [])
  }

  @Test("With many pages and sections, each item is where its page has it, after any changes")
  func manySections() {
    withSeeds(Effort.rounds(12)) { generator in
      let stage = LoadingStage { configuration in
        configuration.behaviors = [.initial]
        configuration.maximumPageCount = generator.below(2) == 0 ? 30 : nil
      }
      let source = stage.source
      var count = 0
      func text() -> String {
        let first = count
        count += generator.below(40)
        return Dictionary(grouping: first..<count) { $0 / 5 }.sorted { $0.key < $1.key }
          .map { "s\($0.key) " + $0.value.map { "i\($0)" }.joined(separator: " ") }
          .joined(separator: " | ")
      }
      @MainActor func got() {
        guard let token = source.runningRequests.first?.token.number else { return }
        stage.got(token, text(), previous: "p\(count)", next: "n\(count)")
      }
      source.appear()
      got()
      for _ in 0..<20 {
        source.loadMore()
        got()
      }
      for _ in 0..<30 {
        let ids = source.machine.content.ids
        if ids.isEmpty { break }
        let (id, other) = (ids[generator.below(ids.count)], ids[generator.below(ids.count)])
        switch generator.below(7) {
        case 0: source.apply([.delete(id)])
        case 1: source.apply([.move(id, generator.below(2) == 0 ? .before(other) : .after(other))])
        case 2: source.apply([.update(Post(id: id, edition: 1))])
        case 3: source.loadMore(.backward)
        case 4: source.loadMore()
        default:
          count += 1
          source.apply([.insert(Post(id: "i\(count)"), .before(other))])
        }
        got()
        expectEqual(source.snapshot.items.map(\.id), source.machine.content.ids)
        let sections = source.snapshot.sections.map(\.id)
        #expect(zip(sections, sections.dropFirst()).allSatisfy { $0 != $1 }, "\(sections)")
        var counts: [String: Int] = [:]
        for id in sections { counts[id, default: 0] += 1 }
        expectEqual(source.sectionCounts, counts)
      }
      expectEqual(stage.check(), [])
    }
  }
}
