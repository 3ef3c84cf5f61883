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
  func holding() async throws {
    let script = ScriptedLoader<PostSection, String>()
    let timeline = LoadingDataSource(script.pageLoader)
    let feed = timeline.held()
    timeline.appear()
    script.finish(try await script.nextRequest(), with: LoadedPage(posts("Today a b"), next: "2"))
    await timeline.settled()
    feed.isHolding = true
    timeline.apply([.insert(Post(id: "n"), .first)])
    withoutWaiting { timeline.loadMore() }
    script.finish(try await script.nextRequest(), with: LoadedPage(posts("Today c")))
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

  @Test("An item that is inserted beside no other one comes to the beginning of what was loaded")
  func insertingByPath() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.edgeSection = { _, _, _ in PostSection(id: "status", items: [Post(id: "-")]) }
    stage.source.jump(to: "5")
    stage.got(1, "s a", previous: "4", next: "6")
    stage.source.insertItem(Post(id: "n"), at: [0, 0])
    expectEqual(stage.shown, "status - | s n a | status -")
    stage.source.insertItem(Post(id: "m"), at: [2, 1])
    expectEqual(stage.shown, "status - | s m n a | status -")
    // What people drag comes only beside what was loaded.
    let places = (0...3).map { section in
      (0...4).filter { stage.source.canInsertItem(Post(id: "o"), at: [section, $0]) }
    }
    expectEqual(places, [[], [0, 1, 2, 3], [], []])
    let board = CompositeDataSource(
      [ArrayDataSource(sections: [PostSection(id: "t", items: [Post(id: "b")])]), stage.source],
      sharing: IdentityGroup("all"))
    #expect(!board.canMoveItem(at: [0, 0], to: [1, 0]))
    #expect(board.canMoveItem(at: [0, 0], to: [2, 3]))
  }

  @Test("An item can be inserted into the only section, if that is empty")
  func insertingIntoEmptySection() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.appear()
    stage.source.receive(PostPage(posts("e")), of: LoadToken(1))
    #expect(stage.source.canInsertItem(Post(id: "a"), at: [0, 0]))
    #expect(!stage.source.canInsertItem(Post(id: "a"), at: [0, 1]))
    stage.source.insertItem(Post(id: "a"), at: [0, 0])
    expectEqual(stage.shown, "e a")
  }
}
