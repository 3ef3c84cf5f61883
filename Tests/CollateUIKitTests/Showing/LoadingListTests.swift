#if HEADLESS_UIKIT
import Collate
import CollateTesting
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Lists that load", .traced)
struct LoadingListTests {
  struct Post: Identifiable, Hashable, Sendable {
    let id: Int
  }

  typealias Day = BasicSection<String, Post>
  typealias Source = LoadingDataSource<Day, Int>

  /// Who is told, and what.
  private final class Reader: ViewportObserver {
    var ids: Set<Int> = []
    var reports: [[Int?]] = []
    var anchor = ScrollAnchor<Int>.visible
    var onReport: () -> Void = {}

    var outermostIDs: (first: Int?, last: Int?) { (ids.min(), ids.max()) }
    func observeLoads(_ observer: @escaping @MainActor () -> Void) -> ObservationToken {
      ArrayDataSource(items: [Post(id: 0)]).observe { _ in }
    }
    func contains(_ id: Int) -> Bool { ids.contains(id) }
    func viewportDidChange(first: Int?, last: Int?) {
      reports.append([first, last])
      onReport()
    }
    func scrollAnchor(since point: inout Int) -> ScrollAnchor<Int> { anchor }
  }

  /// A source in a table with rows that are 50 points high, of which 13 are visible.
  @MainActor
  private final class Stage {
    let script = ScriptedLoader<Day, Int>()
    let source: Source
    let table = UITableView(frame: .zero)
    let list: TableViewDataSource<Day>
    let window: ArticleWindow

    init(_ configure: (inout LoaderConfiguration) -> Void = { _ in }) {
      var configuration = LoaderConfiguration()
      configure(&configuration)
      source = LoadingDataSource(script.pageLoader, configuration: configuration)
      list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) { _, _, _ in }
      table.estimatedRowHeight = 0
      table.rowHeight = 50
      list.tableView = table
      list.reportViewport(to: source)
      window = ArticleWindow(table)
      source.appear()
    }

    /// Ends a load with the posts of some numbers.
    func answer(
      _ ids: Range<Int>, previous: Int? = nil, next: Int? = nil
    ) async throws -> LoadIntent {
      let request = try await script.nextRequest()
      let page = LoadedPage<Day, Int>(
        [Day(id: "day", items: ids.map { Post(id: $0) })], previous: previous, next: next)
      script.finish(request, with: page)
      await settle { !self.source.runningRequests.contains(request) }
      return request.intent
    }

    /// Lets the views and their reports come to rest.
    func settle(until condition: @escaping () -> Bool = { true }) async {
      await until(condition())
      for _ in 0..<3 {
        window.settle()
        await Task.yield()
      }
    }

    func scroll(to offset: CGFloat) async {
      table.contentOffset.y = offset
      await settle()
    }

    var firstID: Int? {
      table.indexPathsForVisibleRows?.first.flatMap { list.item(at: $0)?.id }
    }
  }

  @Test("Visible items are reported once after each layout, and only if they have changed")
  func reports() async {
    let source = ArrayDataSource(items: (0..<100).map { Post(id: $0) })
    let list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) { _, _, _ in }
    let table = UITableView(frame: .zero)
    (table.estimatedRowHeight, table.rowHeight) = (0, 50)
    list.tableView = table
    let (reader, other) = (Reader(), Reader())
    reader.ids = Set(5..<100)
    list.reportViewport(to: reader) { $0.id }
    list.reportViewport(to: other) { $0.id < 3 ? nil : $0.id + 1000 }
    other.ids = [1003, 1004]
    let window = ArticleWindow(table)
    expectEqual(reader.reports, [])
    await until(!reader.reports.isEmpty)
    #expect(reader.reports == [[5, 12]] && other.reports == [[1003, 1004]])
    for offset in [100, 200, 300] as [CGFloat] {
      table.contentOffset.y = offset
      window.settle()
    }
    await until(reader.reports.count > 1)
    #expect(
      reader.reports == [[5, 12], [6, 18]] && other.reports == [[1003, 1004], [nil, nil]])
    // Rows below the visible ones change nothing; where one goes, another one comes into view.
    source.removeItem(at: [0, 50])
    window.settle()
    for _ in 0..<10 { await Task.yield() }
    source.removeItem(at: [0, 6])
    await until(reader.reports.count > 2)
    expectEqual(reader.reports, [[5, 12], [6, 18], [5, 18]])
    expectEqual(list.anchoring, .visibleExceptAtTop)
    // What the app has chosen stays.
    list.anchoring = .visibleExceptAtEnd
    let third = Reader()
    list.reportViewport(to: third) { $0.id }
    expectEqual(list.anchoring, .visibleExceptAtEnd)
    await until(!third.reports.isEmpty)
    expectEqual(third.reports, [[nil, nil]])
    list.tableView = nil
  }

  @Test("A source is told once, however often the list was asked, and nothing after the end")
  func stopping() async {
    let list = TableViewDataSource(
      dataSource: ArrayDataSource(items: (0..<100).map { Post(id: $0) }), cell: UITableViewCell.self
    ) { _, _, _ in }
    let table = UITableView(frame: .zero)
    (table.estimatedRowHeight, table.rowHeight) = (0, 50)
    list.tableView = table
    let readers = (0..<3).map { _ in Reader() }
    for reader in readers {
      reader.ids = Set(0..<100)
      list.reportViewport(to: reader) { $0.id }
    }
    let window = ArticleWindow(table)
    func settle() async {
      window.settle()
      for _ in 0..<10 { await Task.yield() }
    }
    await settle()
    list.reportViewport(to: readers[0]) { $0.id }
    await settle()
    expectEqual(readers.map(\.reports), [[[0, 12]], [[0, 12]], [[0, 12]]])
    // What is ended in a report counts for this one, too.
    readers[0].onReport = { [weak list] in list?.stopReportingViewport(to: readers[1]) }
    list.stopReportingViewport(to: readers[2])
    table.contentOffset.y = 100
    await settle()
    expectEqual(readers.map(\.reports), [[[0, 12], [2, 14]], [[0, 12]], [[0, 12]]])
    expectEqual(list.anchoring, .visibleExceptAtTop)
    // It can begin once more.
    list.reportViewport(to: readers[2]) { $0.id }
    await settle()
    expectEqual(readers[2].reports, [[0, 12], [2, 14]])
    readers[0].onReport = {}
    list.tableView = nil
  }

  @Test("Where one of two sources shows other content, an item of the other one stays")
  func anchors() {
    let source = ArrayDataSource(items: (0..<100).map { Post(id: $0) })
    let list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) { _, _, _ in }
    let table = UITableView(frame: .zero)
    (table.estimatedRowHeight, table.rowHeight) = (0, 50)
    list.tableView = table
    let (reader, other) = (Reader(), Reader())
    (reader.ids, reader.anchor) = (Set(0..<4), .free)
    other.ids = Set(4..<100)
    list.reportViewport(to: reader) { $0.id }
    list.reportViewport(to: other) { $0.id }
    let window = ArticleWindow(table)
    table.contentOffset.y = 100
    window.settle()
    source.insertItem(Post(id: 100), at: [0, 3])
    window.settle()
    // Row 4 is held, and not row 2.
    expectEqual(table.contentOffset.y, 150)
    other.anchor = .free
    source.insertItem(Post(id: 101), at: [0, 0])
    window.settle()
    expectEqual(table.contentOffset.y, 150)
    list.tableView = nil
  }

  @Test("The next page is loaded when its end comes near, regardless of the heights of rows")
  func forward() async throws {
    let stage = Stage()
    #expect(try await stage.answer(0..<30, next: 30) == .initial)
    #expect(stage.script.openRequests.isEmpty)
    await stage.scroll(to: 13 * 50)
    #expect(try await stage.answer(30..<60, next: 60) == .page(.forward))
    #expect(stage.script.openRequests.isEmpty && stage.table.contentOffset.y == 13 * 50)
  }

  @Test("A page before the first one leaves the reader in place, at the very top, too")
  func backward() async throws {
    let stage = Stage { $0.behaviors.insert(.pagingBackward) }
    #expect(try await stage.answer(100..<130, previous: 100, next: 130) == .initial)
    #expect(try await stage.answer(70..<100, previous: 70) == .page(.backward))
    #expect(stage.firstID == 100 && stage.table.contentOffset.y == 30 * 50)
    #expect(stage.script.openRequests.isEmpty)
    await stage.scroll(to: 4 * 50 + 10)
    #expect(try await stage.answer(40..<70) == .page(.backward))
    #expect(stage.firstID == 74 && stage.table.contentOffset.y == 34 * 50 + 10)
  }

  @Test("Each of two lists of a source stays in place while a page comes before its first one")
  func twoLists() async throws {
    let stage = Stage { $0.behaviors.insert(.pagingBackward) }
    let other = TableViewDataSource(dataSource: stage.source, cell: UITableViewCell.self) {
      _, _, _ in
    }
    let table = UITableView(frame: .zero)
    (table.estimatedRowHeight, table.rowHeight) = (0, 50)
    other.tableView = table
    let window = ArticleWindow(table)
    _ = try await stage.answer(100..<130, previous: 100)
    // What has been shown before the list reports to the source is not for it to replace.
    other.reportViewport(to: stage.source)
    #expect(try await stage.answer(70..<100, previous: 70) == .page(.backward))
    window.settle()
    expectEqual(stage.table.contentOffset.y, 30 * 50)
    expectEqual(table.contentOffset.y, 30 * 50)
    other.tableView = nil
  }

  @Test("News appears at the very top, and above what is read otherwise")
  func news() async throws {
    let stage = Stage()
    _ = try await stage.answer(100..<130)
    stage.source.apply([.insert(Post(id: 99), .first)])
    await stage.settle()
    #expect(stage.firstID == 99 && stage.table.contentOffset.y == 0)
    await stage.scroll(to: 100)
    stage.source.apply([.insert(Post(id: 98), .first)])
    await stage.settle()
    #expect(stage.firstID == 101 && stage.table.contentOffset.y == 150)
  }

  @Test("Content that takes the place of another one leaves the view where it is")
  func replacing() async throws {
    let stage = Stage()
    _ = try await stage.answer(100..<130)
    await stage.scroll(to: 100)
    Task { await stage.source.refresh() }
    #expect(try await stage.answer(80..<130) == .pull)
    #expect(stage.table.contentOffset.y == 100 && stage.firstID == 82)
    // A load that shows nothing new has no say in what comes later.
    Task { await stage.source.refresh() }
    _ = try await stage.answer(80..<130)
    stage.source.apply([.insert(Post(id: 79), .first)])
    await stage.settle()
    #expect(stage.table.contentOffset.y == 150 && stage.firstID == 82)
  }

  @Test("A gap is filled away from the side on which the reader is", arguments: [true, false])
  func gaps(fromBelow: Bool) async throws {
    let stage = Stage {
      $0.behaviors = [.initial, .appearance]
      $0.opensGaps = true
    }
    _ = try await stage.answer(100..<130, previous: 100)
    await stage.scroll(to: 100)
    stage.source.disappear()
    stage.source.appear()
    // The reader stays with the old posts.
    #expect(try await stage.answer(0..<20, next: 20) == .appear)
    #expect(stage.firstID == 102 && stage.table.contentOffset.y == 22 * 50)
    await stage.scroll(to: 15 * 50)
    let gap = try #require(stage.source.state.gaps.keys.first)
    withoutWaiting { stage.source.fill(gap, from: fromBelow ? .backward : .forward) }
    #expect(
      try await stage.answer(60..<80, previous: 60, next: 80)
        == .gap(gap, fromBelow ? .backward : .forward))
    expectEqual(stage.firstID, (fromBelow ? 75 : 15))
    let offset: CGFloat = fromBelow ? 35 * 50 : 15 * 50
    expectEqual(stage.table.contentOffset.y, offset)
  }

  @Test("Each source of a composite is notified of its own visible items")
  func composite() async throws {
    let loaders = [ScriptedLoader<Day, Int>(), ScriptedLoader<Day, Int>()]
    let sources = loaders.map { LoadingDataSource($0.pageLoader) }
    let list = TableViewDataSource(
      dataSource: CompositeDataSource(sources.map { $0 as any DataSource<Day> }),
      cell: UITableViewCell.self
    ) { _, _, _ in }
    let table = UITableView(frame: .zero)
    (table.estimatedRowHeight, table.rowHeight) = (0, 50)
    list.tableView = table
    for source in sources {
      list.reportViewport(to: source)
      source.appear()
    }
    let window = ArticleWindow(table)
    for (number, loader) in loaders.enumerated() {
      let request = try await loader.nextRequest()
      let ids = number * 100..<number * 100 + 10
      loader.finish(
        request,
        with: LoadedPage([Day(id: "\(number)", items: ids.map { Post(id: $0) })], next: 1))
      // The second source is never the only one.
      await until(sources[number].state.content == .loaded)
    }
    window.settle()
    // 13 rows are visible: all of the first source, and three of the second.
    #expect(try await loaders[0].nextRequest().intent == .page(.forward))
    for _ in 0..<10 { await Task.yield() }
    #expect(loaders[1].openRequests.isEmpty)
    table.contentOffset.y = 350
    window.settle()
    #expect(try await loaders[1].nextRequest().intent == .page(.forward))
    list.tableView = nil
  }
}
#endif
