import Collate
import CollateTesting
import Testing
import XCTest

private struct Story: Identifiable, Equatable {
  let id: Int
}

private typealias Feed = BasicSection<String, Story>

@MainActor
private final class Stories: StoredDataSource {
  typealias Section = Feed

  let store = SnapshotStore<Feed>()

  func load(page: Int) {
    store.replaceSections([Feed(id: "all", items: (0..<page).map(Story.init))])
  }
}

@MainActor @Suite("The article about testing")
struct ArticleTests {
  @Test("A source passes the checks")
  func checking() {
    let source = Stories()
    // <CollateTesting.md 1>
  }

  @Test("A swipe over half a page ends on the next one")
  func paging() {
    // <CollateTesting.md 2>
  }

  @Test("A list is loaded, and nothing follows by itself")
  func loading() async {
    struct Row: Identifiable, Equatable, Sendable {
      typealias Section = BasicSection<String, Row>

      let id: String
    }
    let rows = [Row(id: "a")]
    // <WorkOffTheMainActor.md 4>
  }
}

// <CollateTesting.md 3>
