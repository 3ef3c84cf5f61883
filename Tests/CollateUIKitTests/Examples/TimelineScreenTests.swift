#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ExampleScreens

@MainActor
@Suite("The example screen of a timeline", .traced)
struct TimelineScreenTests {
  private struct Failure: Error {}

  /// Posts with ids from 0 on, of which each answer has ten.
  @MainActor
  private final class Server {
    var newest = 0
    var failureCount = 0

    func posts(at cursor: TimelineCursor?) throws -> [TimelinePost] {
      if failureCount > 0 {
        failureCount -= 1
        throw Failure()
      }
      let ids: Range<Int> =
        switch cursor {
        case nil: max(0, newest - 10)..<newest
        case .newer(let id): min(id + 1, newest)..<min(id + 11, newest)
        case .older(let id): max(0, id - 10)..<id
        }
      return ids.reversed().map { TimelinePost(id: $0, text: "Post \($0)", day: "Day \($0 / 100)") }
    }
  }

  @Test("A timeline in both directions, with an error, a gap and a pull")
  func timeline() async throws {
    let server = Server()
    let screen = TimelineViewController { try await server.posts(at: $0) }
    let table = screen.tableView
    (table.estimatedRowHeight, table.rowHeight) = (0, 50)
    server.failureCount = 1
    let window = ArticleWindow(screen)
    func rows() -> [String] {
      window.settle()
      return table.rows { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
        .flatMap { $0 }.filter { $0 != "-" }
    }
    func count() -> Int {
      window.settle()
      return screen.timeline.content.itemCounts.reduce(0, +)
    }
    expectEqual(rows(), ["Loading …"])
    await until(rows() == ["That did not work. Tap to try again."])
    table.simulateTap(at: [0, 0])
    await until(rows() == ["There are no posts yet."])

    server.newest = 50
    table.refreshControl?.simulatePull()
    await until(rows().first == "Post 49")
    await until(table.refreshControl?.isRefreshing == false)
    // Ten rows leave room for three more, so older posts come at once.
    await until(count() == 20)
    table.contentOffset.y = 7 * 50
    await until(count() == 30)
    expectEqual(rows().first, "Post 42")

    // Much happens while the screen is away.
    screen.timeline.disappear()
    server.newest = 150
    screen.timeline.appear()
    await until(screen.timeline.state.gaps.count == 1)
    expectEqual(rows().first, "Post 42")
    // Ten posts and the gap below them wait until the button is tapped.
    let button = try #require(screen.navigationItem.rightBarButtonItem)
    #expect(button.title == "11 new" && screen.feed.heldItemCount == 11)
    screen.feed.release()
    #expect(screen.navigationItem.rightBarButtonItem == nil)
    expectEqual(rows().first, "Post 42")
    let row = try #require(
      screen.timeline.snapshot.sections.indices.compactMap { section in
        screen.timeline.snapshot.sections[section].items.firstIndex {
          if case .gap = $0 { true } else { false }
        }.map { IndexPath(row: $0, section: section) }
      }.first)
    table.contentOffset.y = table.rectForRow(at: row).minY
    window.settle()
    let below = try #require(rows().dropFirst().first)
    table.simulateTap(at: row)
    await until(count() == 50)
    #expect(rows().contains(below))
    // The reader came from below, so what was below the gap stays at its place on the screen.
    let path = try #require(table.indexPathForRow(at: CGPoint(x: 0, y: table.bounds.minY + 51)))
    #expect(
      (table.cellForRow(at: path)?.contentConfiguration as? UIListContentConfiguration)?.text
        == below)

    // New posts wait for the button, which scrolls to them; at the top they appear.
    server.newest = 152
    screen.timeline.disappear()
    screen.timeline.appear()
    await until(screen.feed.heldItemCount == 2)
    #expect(!rows().contains("Post 151"))
    try #require(screen.navigationItem.rightBarButtonItem).simulateTap()
    await until(rows().first == "Post 151")
    #expect(screen.feed.heldItemCount == 0 && !screen.feed.isHolding)
  }
}
#endif
