#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ExampleScreens

@MainActor
@Suite("The example screen of a conversation", .traced)
struct ChatScreenTests {
  private struct Failure: Error {}

  /// Messages "0", "1" …, of which each answer has twenty.
  @MainActor
  private final class Server {
    var count: Int
    var failureCount = 0

    init(count: Int) { self.count = count }

    func messages(at cursor: ChatCursor?) throws -> [Message] {
      try fail()
      let ids: Range<Int> =
        switch cursor {
        case nil: max(0, count - 20)..<count
        case .before(let id): max(0, (Int(id) ?? 0) - 20)..<(Int(id) ?? 0)
        case .around(let id): max(0, (Int(id) ?? 0) - 2)..<min((Int(id) ?? 0) + 18, count)
        case .after(let id): (Int(id) ?? 0) + 1..<min((Int(id) ?? 0) + 21, count)
        }
      return ids.map { Message(id: "\($0)", text: "m\($0)") }
    }

    func post(_ text: String) throws -> Message {
      try fail()
      count += 1
      return Message(id: "\(count - 1)", text: text)
    }

    private func fail() throws {
      if failureCount == 0 { return }
      failureCount -= 1
      throw Failure()
    }
  }

  /// A screen in a window, with 12 rows and a bit of the next one.
  @MainActor
  private final class Stage {
    let server: Server
    let screen: ChatViewController
    let window: ArticleWindow
    var table: UITableView { screen.tableView }

    init(count: Int, failures: Int = 0, lastRead: String? = nil) {
      let server = Server(count: count)
      server.failureCount = failures
      self.server = server
      screen = ChatViewController(lastRead: lastRead) {
        try await server.messages(at: $0)
      } send: {
        try await server.post($0)
      }
      (screen.tableView.estimatedRowHeight, screen.tableView.rowHeight) = (0, 50)
      window = ArticleWindow(screen)
    }

    /// What the rows on the screen say.
    var rows: [String] {
      window.settle()
      return table.rows { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
        .flatMap { $0 }.filter { $0 != "-" }
    }

    /// How many messages and gaps are loaded.
    var count: Int {
      window.settle()
      return screen.messages.content.itemCount
    }

    func scroll(to offset: CGFloat) {
      table.contentOffset.y = offset
      window.settle()
    }
  }

  @Test("Errors and an empty conversation are said, and what is sent is shown at once")
  func sending() async {
    let stage = Stage(count: 0, failures: 1)
    expectEqual(stage.rows, ["Loading …"])
    await until(stage.rows == ["That did not work. Tap to try again."])
    stage.table.simulateTap(at: [0, 0])
    await until(stage.rows == ["There are no messages yet."])

    stage.screen.send("Hello")
    expectEqual(stage.rows, ["Hello (sending)"])
    await until(stage.rows == ["Hello"])
    stage.server.failureCount = 1
    stage.screen.send("Hm")
    expectEqual(stage.rows, ["Hello", "Hm (sending)"])
    await until(stage.rows == ["Hello"])
    expectEqual(stage.screen.messages.content.items.map(\.id), [.message("0")])
  }

  @Test("What is sent after an error is shown below the newest messages, which are loaded for it")
  func sendingAfterError() async {
    let stage = Stage(count: 3, failures: 1)
    await until(stage.rows == ["That did not work. Tap to try again."])
    stage.screen.send("Hello")
    await until(stage.rows == ["m0", "m1", "m2", "Hello"])
  }

  @Test("What is sent while the end is not loaded is shown at the end, too")
  func sendingElsewhere() async {
    let stage = Stage(count: 100, lastRead: "50")
    await until(stage.rows.first == "m50")
    // The end of a page is none of the conversation.
    expectEqual(stage.screen.list.anchoring, .visible)
    stage.screen.send("Hello")
    await until(stage.rows.suffix(2) == ["m99", "Hello"])
    expectEqual(stage.screen.list.anchoring, .visibleExceptAtEnd)
  }

  @Test(
    "It opens at its end, and older messages leave what is read in place; an error can be retried")
  func older() async throws {
    let stage = Stage(count: 100)
    await until(stage.rows.last == "m99")
    stage.server.failureCount = 1
    stage.scroll(to: 120)
    let first = stage.rows.first
    await until(stage.screen.messages.state[.backward] == .failed)
    expectEqual(stage.rows.first, first)
    stage.scroll(to: 0)
    expectEqual(Array(stage.rows.prefix(2)), ["That did not work. Tap to try again.", "m80"])
    stage.table.simulateTap(at: [0, 0])
    await until(stage.count == 40)
    expectEqual(stage.rows.first, "m80")
  }

  @Test("It opens at the message that was read last, and loads both ends from there")
  func bothEnds() async {
    let stage = Stage(count: 100, lastRead: "50")
    await until(stage.rows.first == "m50")
    // Two messages above it are too few, and 18 below it are enough.
    await until(stage.count == 40)
    expectEqual(stage.rows.first, "m50")
    stage.scroll(to: stage.table.contentSize.height - 640)
    await until(stage.count == 60)
    expectEqual(stage.rows.last, "m67")
    stage.scroll(to: stage.table.contentSize.height - 640)
    await until(stage.count == 72)
    stage.scroll(to: stage.table.contentSize.height - 640)
    // Only the end of the conversation is followed, and not that of what is loaded.
    await until(stage.screen.messages.state.forward == .exhausted)
    let new = Message(id: "100", text: "new")
    stage.screen.messages.apply([.insert(.message(new), .last)])
    await until(stage.rows.last == "new")
  }

  @Test("What was missed while the screen was away is a gap, filled from its end")
  func gap() async throws {
    let stage = Stage(count: 100)
    await until(stage.rows.last == "m99")
    stage.screen.messages.disappear()
    stage.server.count = 200
    stage.screen.messages.appear()
    await until(stage.screen.messages.state.gaps.count == 1)
    let items = Array(stage.screen.messages.snapshot.items)
    let index = try #require(items.firstIndex { if case .gap = $0 { true } else { false } })
    expectEqual(items[index + 1].id, .message("180"))
    // The reader was at the end, which is followed.
    await until(stage.rows.last == "m199")

    stage.scroll(to: stage.table.rectForRow(at: [0, index]).minY)
    expectEqual(stage.rows.prefix(2), ["Tap to load what is missing here", "m180"])
    let count = stage.count
    stage.table.simulateTap(at: [0, index])
    await until(stage.count == count + 20)
    // The reader came from below, so what was below the gap stays at its place on the screen.
    let path = try #require(
      stage.table.indexPathForRow(at: CGPoint(x: 0, y: stage.table.bounds.minY + 51)))
    expectEqual(stage.screen.list.item(at: path)?.id, .message("180"))
    expectEqual(stage.rows.first, "m179")
  }
}
#endif
