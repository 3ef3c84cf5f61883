import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

@MainActor
@Suite("Pages of a cache", .traced)
struct SeedTests {
  private let stage = LoadingStage()
  private let cached = PostPage(posts("s p q"), next: "2")
  private var source: LoadingStage.Source { stage.source }

  @Test("A cache that is read while the first load runs is shown until the page is there")
  func late() {
    source.appear()
    source.seed(cached)
    expectEqual(stage.shown, "s p q")
    expectEqual(source.state.refresh, .loading(.initial))
    // One is enough.
    source.seed(PostPage(posts("s x")))
    stage.got(1, "s p r", edition: 1)
    expectEqual(stage.shown, "s p' r'")
    source.seed(cached)
    expectEqual(stage.shown, "s p' r'")
    expectEqual(stage.check(), [])
  }

  @Test(
    "A cache that is read after an error is shown, and the page of another attempt takes its place")
  func afterErrors() {
    source.appear()
    source.cancel()
    withoutWaiting { source.reload() }
    stage.failed(2)
    source.seed(cached)
    expectEqual(stage.shown, "s p q")
    #expect(source.state.content == .loaded && source.state.refresh == .failed)
    withoutWaiting { source.retry() }
    stage.got(4, "s r")
    expectEqual(stage.shown, "s r")
    expectEqual(stage.check(), [])
  }

  @Test("A cache comes too late for a list that has turned out to be empty")
  func afterNothing() {
    source.appear()
    source.end(LoadToken(1), with: nil)
    source.seed(cached)
    expectEqual(source.state.content, .empty)
    withoutWaiting { source.reload(keepsContent: false) }
    source.seed(cached)
    expectEqual(source.state.content, .loading)
    expectEqual(stage.check(), [])
  }

  @Test("What has changed since the load began, or is not sent yet, is not undone by a cache")
  func changes() {
    source.appear()
    let edit = source.applyPending([.insert(Post(id: "n"), .after("q"))])
    source.apply([.delete("p"), .update(Post(id: "q", edition: 2))])
    source.seed(cached)
    expectEqual(stage.shown, "s q'' n")
    source.rollBack(edit)
    stage.got(1, "s p q r")
    expectEqual(stage.shown, "s q'' r")
    expectEqual(stage.check(), [])
  }
}
