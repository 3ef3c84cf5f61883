#if HEADLESS_UIKIT
import Collate
import CollateTesting
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Lists of which a filter hides what is loaded", .traced)
struct FilteredLoadingTests {
  private struct Post: Identifiable, Hashable, Sendable {
    let id: Int
  }

  private typealias Source = LoadingDataSource<BasicSection<Int, Post>, Int>

  /// The pages of a list, with the numbers of those that were asked for.
  private actor Pages {
    private(set) var requested: [Int] = []

    func page(_ number: Int?) -> LoadedPage<BasicSection<Int, Post>, Int> {
      let number = number ?? 0
      requested.append(number)
      return LoadedPage(
        items: (0..<20).map { Post(id: number * 20 + $0) }, next: number < 99 ? number + 1 : nil)
    }
  }

  private let pages = Pages()
  private let source: Source
  private let filter: FilteredDataSource<Source>
  private let table = UITableView(frame: .zero)

  init() {
    source = Source(PageLoader { [pages] in await pages.page($0.key) })
    filter = source.filter { _ in false }
    (table.estimatedRowHeight, table.rowHeight) = (0, 50)
  }

  /// Returns a list of a source in the table, which reports what is visible.
  private func list(
    of shown: some DataSource<BasicSection<Int, Post>>
  ) -> TableViewDataSource<BasicSection<Int, Post>> {
    let list = TableViewDataSource(dataSource: shown, cell: UITableViewCell.self) { _, _, _ in }
    list.tableView = table
    list.reportViewport(to: source)
    return list
  }

  /// Shows a source, and lets the views, their reports and the loads come to rest.
  private func show(
    _ shown: some DataSource<BasicSection<Int, Post>>, _ change: (ArticleWindow) -> Void = { _ in }
  ) async {
    let list = list(of: shown)
    let window = ArticleWindow(table)
    source.appear()
    await settle(window)
    change(window)
    await settle(window)
    list.tableView = nil
  }

  private func settle(_ window: ArticleWindow) async {
    for _ in 0..<20 {
      await source.settled()
      window.settle()
      await Task.yield()
    }
  }

  @Test("Pages are loaded until some of their items are shown, and fill the screen")
  func filling() async {
    filter.predicate = { $0.id >= 50 }
    await show(filter)
    #expect(await pages.requested == Array(0...3))
    expectEqual(filter.snapshot.itemCount, 30)
  }

  @Test(
    "After three pages that show nothing, nothing more is loaded, until something else is visible")
  func nothing() async {
    await show(filter) { _ in filter.predicate = { $0.id == 10 } }
    // The row that is shown is something else.
    #expect(await pages.requested == Array(0...6))
  }

  @Test("Where nothing was found, a refresh and another list are searched again")
  func refreshing() async {
    let list = list(of: filter)
    let window = ArticleWindow(table)
    source.appear()
    await settle(window)
    #expect(await pages.requested == Array(0...3))
    await source.refresh()
    await settle(window)
    #expect(await pages.requested == Array(0...3) + Array(0...3))
    let others = Pages()
    source.setQuery(PageLoader { await others.page($0.key) })
    await settle(window)
    #expect(await others.requested == Array(0...3))
    list.tableView = nil
  }

  @Test("Pages that came while another screen covered the list are looked at when it appears again")
  func covering() async {
    filter.predicate = { $0.id < 2 || $0.id >= 50 }
    source.configuration.behaviors.remove(.paging)
    let list = list(of: filter)
    let window = ArticleWindow(table)
    source.appear()
    await settle(window)
    let parent = table.superview
    source.disappear()
    table.removeFromSuperview()
    await source.loadMore()
    await settle(window)
    source.configuration.behaviors.insert(.paging)
    parent?.addSubview(table)
    await settle(window)
    #expect(await pages.requested == [0, 1])
    source.appear()
    await settle(window)
    #expect(await pages.requested == Array(0...3))
    list.tableView = nil
  }

  @Test("What is hidden below the last row is taken for visible, where the list ends on the screen")
  func scrolling() async {
    filter.predicate = { $0.id < 20 || $0.id >= 50 }
    await show(filter)
    // The end is still below the screen, and the next page was near.
    #expect(await pages.requested == [0])
    await show(filter) { window in
      table.contentOffset.y = 20 * 50 - 640
      window.settle()
    }
    #expect(await pages.requested == Array(0...2))
    expectEqual(filter.snapshot.itemCount, 30)
  }

  @Test("A source whose items are all above or below the screen loads nothing")
  func elsewhere() async {
    let others = ArrayDataSource(items: (1000..<1100).map { Post(id: $0) })
    for isAbove in [true, false] {
      let sources: [any DataSource<BasicSection<Int, Post>>] =
        isAbove ? [filter, others] : [others, filter]
      filter.predicate = { $0.id < 10 }
      await show(CompositeDataSource(sources)) { window in
        table.contentOffset.y = isAbove ? 110 * 50 - 640 : 0
        window.settle()
        filter.predicate = { _ in false }
      }
    }
    #expect(await pages.requested == [0])
  }
}
#endif
