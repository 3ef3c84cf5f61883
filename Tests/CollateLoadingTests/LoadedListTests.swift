import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

@MainActor
@Suite("What works with lists that are loaded, too", .traced)
struct LoadedListTests {
  @Test("A list of loaded pages holds new posts, and shows the pages that load")
  func holding() async {
    let script = ScriptedLoader<PostSection, String>()
    let timeline = LoadingDataSource(script.pageLoader)
    let feed = timeline.held()
    timeline.appear()
    script.finish(await script.nextRequest(), with: LoadedPage(posts("Today a b"), next: "2"))
    await timeline.settled()
    feed.isHolding = true
    timeline.apply([.insert(Post(id: "n"), .first)])
    withoutWaiting { timeline.loadMore() }
    script.finish(await script.nextRequest(), with: LoadedPage(posts("Today c")))
    await timeline.settled()
    expectEqual(feed.snapshot.sections.flatMap { $0.items.map(\.id) }, ["a", "b", "c"])
    expectEqual(feed.heldItemCount, 1)
  }

  @Test("Edits by id, which no load undoes")
  func editing() {
    let stage = LoadingStage()
    stage.source.appear()
    stage.got(1, "s a b c", next: "2")
    stage.source.loadMore()
    #expect(stage.source.modifyItem(withID: "b") { $0.edition = 1 })
    #expect(stage.source.modifyItem(withID: "a") { $0 = Post(id: "n") })
    expectEqual(stage.source.removeItem(withID: "c"), Post(id: "c"))
    #expect(stage.source.removeItem(withID: "d") == nil)
    stage.got(2, "s b d")
    expectEqual(stage.shown, "s n b' d")
    expectEqual(stage.check(), [])
  }
}
