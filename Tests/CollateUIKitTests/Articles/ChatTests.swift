#if HEADLESS_UIKIT
import Collate
import CollateTesting
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// What the article "Chat" promises, with a conversation of 100 000 messages.
@MainActor
@Suite("Chats", .traced)
struct ChatTests {
  private struct Message: Identifiable, Hashable, Sendable {
    let id: Int
    var isSent = true
  }

  private typealias Source = LoadingDataSource<
    BasicSection<Int, Message>, SimulatedServer<Message>.Cursor
  >

  private let server = SimulatedServer((0..<100_000).map { Message(id: $0) }, pageSize: 50)
  private let messages: Source
  private let list: TableViewDataSource<BasicSection<Int, Message>>
  private let table = UITableView(frame: .zero)
  private let window: ArticleWindow

  init() {
    messages = Source(
      PageLoader { [server] request in
        let page =
          if let key = request.key { try await server.page(at: key) } else {
            try await server.lastPage()
          }
        return LoadedPage(
          items: page.items, previous: page.previous, next: page.next, version: page.version)
      }, live: LiveFeed { [server] in server.events() })
    messages.configuration.behaviors = [.initial, .appearance, .pagingBackward, .live]
    messages.configuration.refreshesEnd = true
    list = TableViewDataSource(dataSource: messages, cell: UITableViewCell.self) { _, _, _ in }
    (table.estimatedRowHeight, table.rowHeight) = (0, 50)
    list.tableView = table
    list.reportViewport(to: messages)
    list.anchoring = .visibleExceptAtEnd
    window = ArticleWindow(table)
    messages.appear()
  }

  private func settle() async {
    repeat {
      await messages.settled()
      for _ in 0..<3 {
        window.settle()
        await Task.yield()
      }
    } while !messages.runningRequests.isEmpty
  }

  private var visible: [Int] {
    (table.indexPathsForVisibleRows ?? []).compactMap { list.item(at: $0)?.id }
  }

  @Test("It begins at the newest message, and what people read stays while older ones come")
  func reading() async {
    await settle()
    expectEqual(visible.last, 99_999)
    for _ in 0..<8 {
      let count = messages.snapshot.itemCount
      table.contentOffset.y = 0
      window.settle()
      let first = visible.first
      await until(messages.snapshot.itemCount == count + 50)
      await settle()
      expectEqual(visible.first, first)
    }
    let ids = messages.snapshot.items.map(\.id)
    #expect(ids.count > 400 && ids == Array((100_000 - ids.count)..<100_000))
  }

  @Test("A message is shown at once and once, also if the socket is faster than the answer")
  func sending() async {
    await settle()
    var batches: [String] = []
    let observation = messages.observe { batches.append($0.batch.description) }
    let edit = messages.applyPending([.insert(Message(id: 100_000, isSent: false), .last)])
    list.scrollToEnd()
    await settle()
    expectEqual(visible.last, 100_000)
    server.insert(Message(id: 100_000), at: 100_000)
    server.insert(Message(id: 100_001), at: 100_001)
    await until(messages.snapshot.items.contains { $0.id == 100_001 })
    await settle()
    expectEqual(visible.last, 100_001)
    messages.confirm(edit, as: Message(id: 100_000))
    expectEqual(
      messages.snapshot.items.suffix(3),
      [99_999, 100_000, 100_001].map { Message(id: $0) })
    // Each is a change of one row.
    #expect(batches.count <= 4 && batches.allSatisfy { !$0.contains(",") })
    let refused = messages.applyPending([.insert(Message(id: -1), .last)])
    messages.rollBack(refused)
    expectEqual(messages.snapshot.items.suffix(1), [Message(id: 100_001)])
    withExtendedLifetime(observation) {}
  }
}
#endif
