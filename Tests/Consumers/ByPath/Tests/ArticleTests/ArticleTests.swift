import Collate
import CollateTesting
import Testing
import XCTest

// <TestYourScreens.md 2>

private struct Post: Identifiable, Equatable {
  let id: Int
}

@MainActor @Suite("The articles about testing")
struct ArticleTests {
  private let stories = ArrayDataSource(sections: [Feed(id: "all", items: (0..<8).map(Story.init))])

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
  func loading() async throws {
    struct Row: Identifiable, Equatable, Sendable {
      typealias Section = BasicSection<String, Row>

      let id: String
    }
    let rows = [Row(id: "a")]
    // <WorkOffTheMainActor.md 4>
  }

  @Test("A list of a simulated server begins in the middle")
  func serving() async throws {
    let posts = (1...50).map(Post.init)
    // <LoadPages.md 10>
    await source.settled()
    #expect(source.content.items.map(\.id) == Array(21...40))
  }

  @Test("A filter calls its predicate once for a new item")
  func transforming() {
    // <TestYourScreens.md 6>
  }

  @Test("What is removed is deselected")
  func selecting() {
    // <TestYourScreens.md 7>
  }

  @Test("A list follows off screen, and during a drag")
  func dragging() {
    // <TestYourScreens.md 8>
  }

  // <TestYourScreens.md 9>

  // <TestYourScreens.md 10>

  // <TestYourScreens.md 11>

  // <TestYourScreens.md 12>
}

// <TestYourScreens.md 3>

// <TestYourScreens.md 4>

// <TestYourScreens.md 5>
