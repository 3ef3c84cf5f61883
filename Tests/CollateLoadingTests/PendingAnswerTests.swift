import Collate
import TestSupport
import Testing

@testable import CollateLoading

@MainActor
@Suite("What becomes of edits that the server has answered, or refused", .traced)
struct PendingAnswerTests {
  private let stage = LoadingStage { $0.mergingRefreshes = [] }
  private var source: LoadingStage.Source { stage.source }

  /// Shows a list all of which is loaded.
  init() {
    source.appear()
    stage.got(1, "s a b c")
  }

  private func post(_ id: String, _ edition: Int = 1) -> Post { Post(id: id, edition: edition) }

  @Test("An insertion is rolled back, or gets another id, whose item an edit has deleted since")
  func deletedInsertion() {
    let both = source.applyPending([.insert(post("x"), .first), .delete("x")])
    source.rollBack(both)
    for answer in [nil, post("y", 2)] {
      let insert = source.applyPending([.insert(post("x"), .last)])
      let delete = source.applyPending([.delete("x")])
      expectEqual(stage.shown, "s a b c")
      if let answer { source.confirm(insert, as: answer) } else { source.rollBack(insert) }
      expectEqual(stage.shown, "s a b c")
      source.rollBack(delete)
      expectEqual(stage.shown, answer == nil ? "s a b c" : "s a b c y''")
    }
    expectEqual(stage.check(), [])
  }

  @Test("What is rolled back comes into the section that it had, or has got at the server since")
  func sections() {
    let move = source.applyPending([.move("b", .last)])
    let delete = source.applyPending([.delete("c")])
    source.reload()
    stage.got(2, "s a | t b c d | u e")
    expectEqual(stage.shown, "s a | t d | u e b")
    source.apply([.move("b", .first), .move("c", .before("e"))])
    source.rollBack(move)
    source.rollBack(delete)
    expectEqual(stage.shown, "s b a | t d | u c e")
    // It is where it was, but in another section.
    let same = source.applyPending([.move("d", .before("c"))])
    expectEqual(stage.shown, "s b a | u d c e")
    source.rollBack(same)
    expectEqual(stage.shown, "s b a | t d | u c e")
    expectEqual(stage.check(), [])
  }

  @Test("Edits of an item that are made in another way once the end is loaded show it there")
  func laterEnd() {
    let stage = LoadingStage()
    stage.source.appear()
    stage.got(1, "s a b", next: "k")
    // The first one has no place yet.
    _ = stage.source.applyPending([.insert(post("x"), .last)])
    _ = stage.source.applyPending([.insert(post("x"), .first)])
    expectEqual(stage.shown, "s x' a b")
    stage.source.loadMore()
    stage.got(2, "")
    expectEqual(stage.shown, "s a b x'")
    stage.source.apply([.insert(post("c"), .last)])
    expectEqual(stage.source.path(ofContent: "x").map { stage.source.snapshot[$0].id }, "x")
    expectEqual(stage.check(), [])
  }

  @Test("An item that the server has inserted where nothing else is has its section there")
  func onlyItem() {
    source.reload()
    stage.got(2, "s a | t b")
    _ = source.applyPending([.update(post("a"))])
    source.apply([.delete("a"), .delete("b"), .insert(post("a", 0), .first)])
    expectEqual(stage.shown, "t a'")
    source.apply([.insert(post("c", 0), .last, section: PostSection(id: "u", items: []))])
    let move = source.applyPending([.move("a", .last)])
    expectEqual(stage.shown, "u c a'")
    source.rollBack(move)
    expectEqual(stage.shown, "t a' | u c")
    expectEqual(stage.check(), [])
  }

  @Test("An answer is the item as the server has it, however often the edit changes it")
  func severalChanges() {
    let edit = source.applyPending([.insert(post("x"), .last), .update(post("x", 2))])
    source.confirm(edit, as: post("x", 3))
    expectEqual(stage.shown, "s a b c x'''")
    expectEqual(stage.check(), [])
  }

  @Test("A state that is the same in the end is not reported", .silentDiagnostics)
  func sameState() {
    let stage = LoadingStage()
    stage.source.appear()
    stage.got(1, "")
    var states: [LoaderState.Content] = []
    let observation = stage.source.observeState { states.append($0.content) }
    // There is no section for it.
    _ = stage.source.applyPending([.insert(post("x"), .last)])
    expectEqual(stage.shown, "")
    expectEqual(states, [])
    stage.source.reload()
    expectEqual(states, [.loading])
    withExtendedLifetime(observation) {}
  }
}
