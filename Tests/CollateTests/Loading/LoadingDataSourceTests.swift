import CollateTesting
import TestSupport
import Testing

@testable import Collate

@MainActor
@Suite("Sources that load")
struct LoadingDataSourceTests {
  @Test("Pages are added at both ends, and sections go over their boundaries")
  func pages() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.appear()
    stage.got(1, "today a b | earlier c", previous: "0", next: "2")
    stage.source.loadMore()
    stage.source.loadMore(.backward)
    stage.got(2, "earlier d | old e f")
    #expect(stage.shown == "today a b | earlier c d | old e f")
    stage.got(3, "new n | today m")
    #expect(stage.shown == "new n | today m a b | earlier c d | old e f")
    #expect(stage.batches == ["iS 0,1", "iS 2; i 1.1", "iS 0; i 1.0"])
    #expect(stage.check() == [])
  }

  @Test("A page and the end of its spinner are one update, and errors take nothing away")
  func statuses() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.statusSection = { status in
      switch status {
      case .loading: PostSection(id: "loading", items: [Post(id: "spinner")])
      case .empty: PostSection(id: "empty")
      case .failed: PostSection(id: "failed", items: [Post(id: "retry")])
      case .edge(.forward, .loading, _, _): PostSection(id: "more", items: [Post(id: "dots")])
      case .edge(.forward, .failed, _, let error):
        PostSection(id: "more", items: [Post(id: error == nil ? "?" : "again")])
      case .edge: nil
      }
    }
    stage.source.appear()
    #expect(stage.shown == "loading spinner")
    stage.failed(1)
    #expect(stage.shown == "failed retry" && stage.source.error(in: .refresh) != nil)
    stage.source.retry()
    stage.got(2, "s a b", next: "2")
    #expect(stage.shown == "s a b" && stage.batches.count == 4)
    stage.source.loadMore()
    #expect(stage.shown == "s a b | more dots")
    stage.failed(3)
    #expect(stage.shown == "s a b | more again")
    stage.source.retry()
    stage.got(4, "s c")
    #expect(stage.shown == "s a b c")
    #expect(stage.batches.last == "i 0.2; dS 1" || stage.batches.last == "dS 1; i 0.2")
    stage.source.reload(keepsContent: false)
    stage.got(5, "")
    #expect(stage.shown == "empty")
    #expect(stage.check() == [])
    #expect(stage.states.count == 10)
  }

  @Test("The row of a gap is at the end of the section above it, and goes when the gap is closed")
  func gaps() {
    let stage = LoadingStage {
      $0.behaviors = [.initial, .appearance]
      $0.opensGaps = true
    }
    stage.source.gapItem = { gap, edge in
      Post(id: "gap\(gap.number)", edition: edge == .loading ? 1 : 0)
    }
    stage.source.appear()
    stage.got(1, "s x y", previous: "t")
    stage.source.disappear()
    stage.source.appear()
    stage.got(2, "s a b", next: "k")
    #expect(stage.shown == "s a b gap1 x y")
    guard let gap = stage.source.state.gaps.keys.first else { return }
    stage.source.fill(gap, from: .backward)
    #expect(stage.shown == "s a b gap1' x y")
    stage.got(3, "s v w", previous: "u")
    #expect(stage.shown == "s a b gap1 v w x y")
    stage.source.fill(gap, from: .backward)
    stage.got(4, "s b c", previous: "q")
    #expect(stage.shown == "s a b c v w x y")
    #expect(stage.check() == [])
  }

  @Test("Changes join the sections of their neighbors, and a page that is older does not undo them")
  func changes() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.appear()
    stage.got(1, "today a b | earlier c d")
    stage.source.apply([
      .insert(Post(id: "x"), .after("b")), .insert(Post(id: "y"), .before("c")),
      .move("a", .last), .update(Post(id: "d", edition: 1)), .delete("b"),
    ])
    #expect(stage.shown == "today x | earlier y c d' a")
    stage.source.reload()
    stage.source.apply([.delete("c"), .update(Post(id: "d", edition: 2))])
    stage.got(2, "today x | earlier y c d a", edition: 1)
    #expect(stage.shown == "today x' | earlier y' d'' a'")
    stage.source.apply([.insert(Post(id: "z"), .first, section: PostSection(id: "new"))])
    #expect(stage.shown == "new z | today x' | earlier y' d'' a'")
    #expect(stage.check() == [])
  }

  @Test("An empty section stays where its page has it, unless it is shown elsewhere")
  func emptySections() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.appear()
    stage.got(1, "a x | b | c y", next: "2")
    #expect(stage.shown == "a x | b | c y")
    stage.source.loadMore()
    stage.got(2, "d y | b z")
    #expect(stage.shown == "a x | c y | d | b z")
    #expect(stage.check() == [])
  }
}
