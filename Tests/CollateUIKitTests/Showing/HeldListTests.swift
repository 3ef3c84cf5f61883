#if HEADLESS_UIKIT
import Collate
import CollateTesting
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// What the article "Follow events" says of new items, with posts that are newest first.
@MainActor
@Suite("Lists that hold new items back", .traced)
struct HeldListTests {
  private struct Post: Identifiable, Hashable, Sendable {
    let id: Int
  }

  private typealias Server = SimulatedServer<Post>
  private typealias Source = LoadingDataSource<BasicSection<Int, Post>, Server.Cursor>

  /// A table that holds new posts back unless the reader is at the top.
  @MainActor
  private final class Stage: NSObject, UITableViewDelegate {
    let server = Server((0..<50).map { Post(id: 50 - $0) }, pageSize: 10)
    let source: Source
    let feed: HeldDataSource<Source>
    let list: TableViewDataSource<BasicSection<Int, Post>>
    let table = UITableView(frame: .zero)
    let window: ArticleWindow

    override init() {
      source = Source(
        PageLoader { [server] request in
          let page = try await server.page(at: request.key)
          return LoadedPage(items: page.items, previous: page.previous, next: page.next)
        })
      source.configuration.behaviors = [.initial, .appearance, .paging]
      source.configuration.mergingRefreshes.insert(.pull)
      source.configuration.opensGaps = true
      source.gapItem = { _, _ in Post(id: -1) }
      feed = source.held()
      list = TableViewDataSource(dataSource: feed, cell: UITableViewCell.self) { _, _, _ in }
      (table.estimatedRowHeight, table.rowHeight) = (0, 50)
      window = ArticleWindow(table)
      super.init()
      list.fallbackDelegate = self
      list.tableView = table
      list.reportViewport(to: source)
      source.appear()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      feed.isHolding = scrollView.contentOffset.y > 1 - scrollView.adjustedContentInset.top
    }

    /// Writes posts at the server, the last one of which is the newest.
    func write(_ ids: ClosedRange<Int>) {
      for id in ids { server.insert(Post(id: id), at: 0) }
    }

    func reappear() {
      source.disappear()
      source.appear()
    }

    var first: Int? {
      window.settle()
      return table.indexPathsForVisibleRows?.first.flatMap { list.item(at: $0)?.id }
    }

    var count: Int {
      window.settle()
      return feed.snapshot.itemCount
    }
  }

  @Test(
    "Pages at the end are not held, new posts are, with the gap below them, until they are released"
  )
  func holding() async {
    let stage = Stage()
    // Thirteen rows fit, so the second page comes at once.
    await until(stage.count == 20)
    expectEqual(stage.first, 50)
    stage.table.contentOffset.y = 7 * 50
    await until(stage.count == 30)
    expectEqual(stage.first, 43)
    #expect(stage.feed.isHolding && stage.feed.heldItemCount == 0)

    stage.write(51...150)
    stage.reappear()
    await until(stage.feed.heldItemCount == 11)
    expectEqual(stage.first, 43)
    expectEqual(stage.count, 30)
    stage.feed.release()
    expectEqual(stage.first, 43)
    expectEqual(stage.count, 41)
    expectEqual(stage.feed.heldItemCount, 0)
    expectEqual(stage.feed.snapshot[ItemPath(section: 0, item: 10)].id, -1)
  }

  @Test("At the top, posts appear at once; a pull that is released shows those that were held")
  func top() async {
    let stage = Stage()
    await until(stage.count == 20)
    stage.write(51...52)
    stage.reappear()
    await until(stage.first == 52)
    #expect(stage.feed.heldItemCount == 0 && !stage.feed.isHolding)

    stage.table.contentOffset.y = 100
    stage.write(53...55)
    await stage.source.refresh()
    expectEqual(stage.feed.heldItemCount, 3)
    stage.feed.release()
    stage.table.setContentOffset(.zero, animated: true)
    expectEqual(stage.first, 55)
    #expect(!stage.feed.isHolding)
  }
}
#endif
