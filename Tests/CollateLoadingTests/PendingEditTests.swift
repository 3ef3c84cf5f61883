import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

@MainActor
@Suite("Edits that are shown before the server has made them", .traced)
struct PendingEditTests {
  private let stage = LoadingStage { $0.mergingRefreshes = [] }
  private var source: LoadingStage.Source { stage.source }

  /// Shows a list all of which is loaded.
  private init(_ text: String) {
    source.appear()
    stage.got(1, text)
    stage.batches = []
  }

  init() { self.init("s a b c") }

  private func post(_ id: String, _ edition: Int = 1) -> Post { Post(id: id, edition: edition) }

  @Test("An edit is shown at once, and confirming it reports nothing more")
  func confirmed() {
    let edit = source.applyPending([.insert(post("x"), .last), .delete("a"), .update(post("b"))])
    expectEqual(stage.shown, "s b' c x'")
    expectEqual(stage.batches.count, 1)
    source.confirm(edit)
    source.confirm(edit)
    source.rollBack(edit)
    expectEqual(stage.shown, "s b' c x'")
    expectEqual(stage.batches.count, 1)
    source.reload()
    stage.got(2, "s b x", edition: 3)
    expectEqual(stage.shown, "s b''' x'''")
    expectEqual(stage.check(), [])
  }

  @Test("What is rolled back is as it was, in one update")
  func rolledBack() {
    let edits: [[ItemChange<PostSection>]] = [
      [.insert(post("x"), .after("a"))], [.delete("b")], [.update(post("c"))],
      [.move("a", .last)],
      [.delete("a"), .delete("b"), .delete("c")],
      [.move("c", .first), .update(post("c")), .delete("a"), .insert(post("a", 2), .last)],
    ]
    withEvery("edit", in: edits) { changes in
      let shown = PendingEditTests()
      let edit = shown.source.applyPending(changes)
      shown.source.rollBack(edit)
      expectEqual(shown.stage.shown, "s a b c")
      expectEqual(shown.stage.batches.count, 2)
      expectEqual(shown.stage.check(), [])
    }
  }

  @Test(
    "Pages and live events do not undo an edit, and a rollback shows the newest of them")
  func overNews() {
    let update = source.applyPending([.update(post("b", 9))])
    let move = source.applyPending([.move("c", .first)])
    let insert = source.applyPending([.insert(post("x"), .last)])
    let delete = source.applyPending([.delete("a")])
    source.reload()
    stage.got(2, "s a b c d", edition: 2)
    expectEqual(stage.shown, "s c'' b''''''''' d'' x'")
    source.apply([.update(post("b", 3)), .insert(post("e", 3), .after("a"))])
    expectEqual(stage.shown, "s c'' e''' b''''''''' d'' x'")
    source.rollBack(update)
    expectEqual(stage.shown, "s c'' e''' b''' d'' x'")
    source.rollBack(delete)
    expectEqual(stage.shown, "s c'' a'' e''' b''' d'' x'")
    source.rollBack(move)
    expectEqual(stage.shown, "s a'' e''' b''' c'' d'' x'")
    source.rollBack(insert)
    expectEqual(stage.shown, "s a'' e''' b''' c'' d''")
    expectEqual(stage.check(), [])
  }

  @Test("A page that was asked for before the answer does not undo what that confirms")
  func latePage() {
    let edit = source.applyPending([.insert(post("x"), .last)])
    source.reload()
    source.confirm(edit, as: post("x", 2))
    expectEqual(stage.shown, "s a b c x''")
    stage.got(2, "s a b c")
    expectEqual(stage.shown, "s a b c x''")
    source.reload()
    stage.got(3, "s a b c")
    expectEqual(stage.shown, "s a b c")
    expectEqual(stage.check(), [])
  }

  @Test("An item that comes by itself before the answer is shown once, where the server has it")
  func echo() {
    let edit = source.applyPending([.insert(post("x"), .first)])
    source.apply([.insert(post("x", 2), .last)])
    expectEqual(stage.shown, "s a b c x'")
    source.confirm(edit, as: post("x", 3))
    expectEqual(stage.shown, "s a b c x'''")
    expectEqual(stage.check(), [])
  }

  @Test("An answer that comes after newer events undoes none of them", arguments: [3, nil])
  func lateAnswer(version: Int?) {
    for isLoading in [false, true] {
      let draft = source.applyPending([.insert(post("x"), .last)])
      let change = source.applyPending([.update(post("a", 2)), .move("b", .last)])
      // A load that runs needs the items of the changes later.
      if isLoading { source.reload() }
      source.apply([.delete("x")], version: 7)
      source.apply([.update(post("a", 5)), .move("b", .first)], version: 8)
      expectEqual(stage.shown, "s a'' c x' b")
      source.confirm(change, as: post("a", 3), version: version)
      source.confirm(draft, as: post("x", 2), version: version)
      let expected = version == nil ? "s a''' c b x''" : "s b a''''' c"
      expectEqual(stage.shown, expected)
      if isLoading {
        stage.got(2, "s a b c")
        expectEqual(stage.shown, expected)
      }
      source.apply([.delete("x")])
    }
    expectEqual(stage.check(), [])
  }

  @Test(
    "An answer with another id undoes nothing that a page has brought of its item",
    arguments: [false, true])
  func lateName(isEdited: Bool) {
    let draft = source.applyPending([.insert(post("x"), .last)])
    let move = source.applyPending([.move("x", .first)])
    source.reload()
    stage.got(2, "s a b c y", version: 9)
    source.apply([.update(post("y", 7))], version: 10)
    let change = isEdited ? source.applyPending([.update(post("y", 3))]) : nil
    source.confirm(draft, as: post("y", 1), version: 2)
    if let change { source.rollBack(change) }
    source.rollBack(move)
    expectEqual(stage.shown, "s a b c y'''''''")
    expectEqual(stage.check(), [])
  }

  @Test(
    "An item that gets another id takes the place of its draft, also for later edits")
  func renamed() {
    let first = source.applyPending([.insert(post("x"), .last)])
    let second = source.applyPending([.insert(post("y"), .after("x"))])
    let third = source.applyPending([.move("x", .first)])
    let fourth = source.applyPending([.delete("x")])
    source.rollBack(fourth)
    stage.batches = []
    source.confirm(first, as: post("51"))
    expectEqual(stage.shown, "s 51' a b c y'")
    expectEqual(stage.batches.count, 1)
    source.rollBack(third)
    expectEqual(stage.shown, "s a b c 51' y'")
    source.confirm(second, as: post("52"))
    expectEqual(stage.shown, "s a b c 51' 52'")
    // The others of the same edit find it, too.
    let several = source.applyPending([
      .insert(post("v"), .last), .insert(post("w"), .after("v")), .move("v", .first),
    ])
    source.confirm(several, as: post("61"))
    expectEqual(stage.shown, "s 61' a b c 51' 52' w'")
    expectEqual(stage.check(), [])
  }

  @Test("Answers can come in another order than the edits", arguments: [true, false])
  func lateAnswers(confirms: Bool) {
    let first = source.applyPending([.insert(post("x"), .first)])
    let second = source.applyPending([.insert(post("y"), .after("x"))])
    let third = source.applyPending([.update(post("y", 7))])
    let shown = stage.shown
    source.confirm(third, as: post("y", 8))
    source.confirm(second, as: post("52"))
    // They have been answered.
    for edit in [second, third] {
      source.confirm(edit, as: post("z"))
      source.rollBack(edit)
    }
    expectEqual(stage.shown, shown)
    if confirms {
      source.confirm(first, as: post("51"))
      expectEqual(stage.shown, "s 51' 52' a b c")
      source.apply([.delete("52"), .delete("51")])
    } else {
      source.rollBack(first)
    }
    expectEqual(stage.shown, "s a b c")
    expectEqual(stage.check(), [])
  }

  @Test("The last edit of an item counts, in whatever order the answers come")
  func updatesInOrder() {
    let edits = (1...3).map { source.applyPending([.update(post("b", $0))]) }
    let other = source.applyPending([.insert(post("x"), .after("b"))])
    // It does not matter for a neighbor.
    source.confirm(other, as: post("51"))
    for edit in edits.reversed() { source.confirm(edit) }
    expectEqual(stage.shown, "s a b''' 51' c")
    expectEqual(source.pending.isEmpty, true)
    expectEqual(stage.check(), [])
  }

  @Test("A section that an edit takes away comes back with it, and one that it brings goes")
  func sections() {
    let shown = PendingEditTests("today a | earlier b | old c")
    let delete = shown.source.applyPending([.delete("b")])
    expectEqual(shown.stage.shown, "today a | old c")
    let insert = shown.source.applyPending([
      .insert(post("x"), .first, section: PostSection(id: "draft")),
      .move("c", .first),
    ])
    expectEqual(shown.stage.shown, "draft c x' | today a")
    shown.source.apply([.update(post("a", 2))])
    expectEqual(shown.stage.shown, "draft c x' | today a''")
    shown.source.rollBack(delete)
    expectEqual(shown.stage.shown, "draft c x' | today a'' | earlier b")
    shown.source.rollBack(insert)
    expectEqual(shown.stage.shown, "today a'' | earlier b | old c")
    expectEqual(shown.stage.check(), [])
  }

  @Test("An edit waits for the place where it is shown, and for a section")
  func unplaced() {
    let list = LoadingStage { $0.mergingRefreshes = [] }
    let edit = list.source.applyPending([.insert(post("x"), .after("b"))])
    list.source.appear()
    list.got(1, "s a", next: "2")
    expectEqual(list.shown, "s a")
    list.source.loadMore()
    list.got(2, "s b c")
    expectEqual(list.shown, "s a b x' c")
    list.source.reload(keepsContent: false)
    expectEqual(list.shown, "")
    list.got(3, "s b")
    expectEqual(list.shown, "s b x'")
    list.source.rollBack(edit)
    expectEqual(list.shown, "s b")
    expectEqual(list.check(), [])
  }

  @Test("Without any section, an item is left out and reported, until the edit is confirmed")
  func noSection() {
    let reports = Reports()
    let list = LoadingStage { $0.mergingRefreshes = [] }
    list.source.appear()
    list.got(1, "")
    let edit = list.source.applyPending([.insert(post("x"), .last)])
    expectEqual(list.shown, "")
    expectEqual(reports.issues.count, 1)
    list.source.reload()
    list.got(2, "s a")
    expectEqual(list.shown, "s a")
    list.source.confirm(edit)
    expectEqual(list.shown, "s a x'")
    let other = LoadingStage()
    other.source.appear()
    other.got(1, "")
    _ = other.source.applyPending([
      .insert(post("x"), .last, section: PostSection(id: "s"))
    ])
    expectEqual(other.shown, "s x'")
    expectEqual(list.check() + other.check(), [])
  }

  @Test("What an edit puts in its place cannot be dragged, nor can others be put beside it")
  func dragged() {
    let shown = PendingEditTests("s a b c d")
    let source = shown.source
    _ = source.applyPending([
      .insert(post("x"), .last), .move("a", .before("c")), .update(post("b")),
    ])
    expectEqual(shown.stage.shown, "s b' a c d x'")
    let canMove = [true, false, false, true, false]
    expectEqual((0..<5).map { source.canMoveItem(at: [0, $0]) }, canMove)
    expectEqual((0..<5).map { source.canRemoveItem(at: [0, $0]) }, canMove)
    expectEqual(
      (0..<5).map { source.canMoveItem(at: [0, 3], to: [0, $0]) }, [true, true, false, true, false])
    source.moveItem(at: [0, 3], to: [0, 0])
    expectEqual(shown.stage.shown, "s d b' a c x'")
    expectEqual(shown.stage.check(), [])
  }

  @Test(
    "What an edit moves, and what it puts others beside, can be changed, also through other sources"
  )
  func modified() {
    let shown = PendingEditTests("s a b c d")
    let source = shown.source
    let edit = source.applyPending([.move("a", .before("c")), .insert(post("x"), .after("d"))])
    let (screen, found) = (CompositeDataSource([source]), source.filter { _ in true })
    let (erased, rows) = (source.erased(), source.separated { _ -> Int? in nil })
    let segments = SegmentedDataSource([(0, source)])
    for index in 0..<5 {
      let (path, canReplace) = (ItemPath(section: 0, item: index), index < 4)
      expectEqual(source.canReplaceItem(at: path), canReplace)
      expectEqual(screen.canReplaceItem(at: path), canReplace)
      expectEqual(found.canReplaceItem(at: path), canReplace)
      expectEqual(erased.canReplaceItem(at: path), canReplace)
      expectEqual(rows.canReplaceItem(at: path), canReplace)
      expectEqual(segments.canReplaceItem(at: path), canReplace)
    }
    #expect(screen.modifyItem(withID: "c") { $0.edition = 2 })
    #expect(found.modifyItem(withID: "d") { $0.edition = 3 })
    source.replaceItem(at: [0, 1], with: post("a", 4))
    // The server has no such item yet, and the edit needs the id of the other one.
    #expect(!screen.modifyItem(withID: "x") { $0.edition = 5 })
    #expect(!screen.modifyItem(withID: "c") { $0 = post("y") })
    expectEqual(shown.stage.shown, "s b a'''' c'' d''' x'")
    source.rollBack(edit)
    expectEqual(shown.stage.shown, "s a'''' b c'' d'''")
    #expect(screen.modifyItem(withID: "c") { $0 = post("y") })
    expectEqual(shown.stage.shown, "s a'''' b y' d'''")
    expectEqual(shown.stage.check(), [])
  }
}

/// Edits together with what sends them.
@MainActor
@Suite("Edits that are sent", .traced)
struct SentEditTests {
  private struct Refusal: Error {}

  @Test("What the server answers is shown instead of the draft, and what it refuses is taken back")
  func answers() async throws {
    let stage = LoadingStage()
    stage.source.appear()
    stage.got(1, "s a")
    let draft = Post(id: "x")
    try await stage.source.edit([.insert(draft, .last)]) {
      expectEqual(stage.shown, "s a x")
      return Post(id: "x", edition: 1)
    } confirmedBy: {
      $0
    }
    expectEqual(stage.shown, "s a x'")
    await #expect(throws: Refusal.self) {
      try await stage.source.edit([.delete("a")]) {
        expectEqual(stage.shown, "s x'")
        await Task.yield()
        throw Refusal()
      }
    }
    expectEqual(stage.shown, "s a x'")
    expectEqual(stage.check(), [])
  }

  @Test("What is cancelled on its way is taken back")
  func cancelled() async {
    let stage = LoadingStage()
    stage.source.appear()
    stage.got(1, "s a")
    let task = Task {
      try await stage.source.edit([.delete("a")]) { try await Task.sleep(for: .seconds(3600)) }
    }
    await until(stage.shown == "")
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    expectEqual(stage.shown, "s a")
  }
}
