#if HEADLESS_UIKIT
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("The article on items that are made when they are shown", .traced)
struct LazyArticleTests {
  struct Song: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  /// A table of songs that are made from row ids.
  final class Screen: UIViewController {
    static let count = 10_000

    var titles: [Int: String] = [:]
    private(set) var made: [Int] = []
    lazy var songs = LazyItems<Song> {
      $0
    } make: { [unowned self] key in
      MainActor.assumeIsolated {
        made.append(key)
        return Song(id: key, title: titles[key] ?? "\(key)")
      }
    }
    lazy var source = LazyDataSource(
      sections: [LazySection(id: "all", keys: 1...Self.count, items: songs)])
    lazy var list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) {
      cell, song, _ in
      var content = cell.defaultContentConfiguration()
      content.text = song.title
      cell.contentConfiguration = content
    }
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(tableView)
      tableView.rowHeight = 44
      list.reordersItems = true
      list.tableView = tableView
    }

    /// The texts of the rows that are visible.
    var rows: [String] {
      (tableView.indexPathsForVisibleRows ?? []).compactMap { tableView.shownTexts[$0] }
    }
  }

  @Test("A table makes the items that it shows, also through edits, updates and drags")
  func table() {
    let screen = Screen()
    let window = ArticleWindow(screen)
    expectEqual(screen.tableView.numberOfRows(inSection: 0), Screen.count)
    let shown = screen.rows
    expectEqual(shown.prefix(3), ["1", "2", "3"])
    expectEqual(Set(screen.made), Set(1...shown.count))
    expectEqual(screen.made.count, shown.count)

    screen.source.insertKeys([4711], at: [0, 1])
    screen.source.removeItems(5000..<6000, inSection: 0)
    window.settle()
    expectEqual(screen.rows.prefix(3), ["1", "4711", "2"])
    expectEqual(screen.tableView.numberOfRows(inSection: 0), Screen.count - 999)
    expectEqual(screen.made.count, shown.count + 1)

    screen.titles = [2: "two", 9000: "not seen"]
    screen.songs.update(keys: [2, 3, 9000])
    window.settle()
    expectEqual(screen.rows.prefix(4), ["1", "4711", "two", "3"])
    expectEqual(screen.made.count, shown.count + 3)

    screen.source.moveItem(at: [0, 0], to: [0, 2])
    window.settle()
    expectEqual(screen.rows.prefix(4), ["4711", "two", "1", "3"])
    expectEqual(screen.made.count, shown.count + 3)
  }

  @Test("A pager asks for the ids of all pages, and makes the items of those that it loads")
  func pager() {
    let screen = Screen()
    let pages = PagerViewController(OnDemandPager(screen.source) { _ in UIViewController() })
    let window = ArticleWindow(pages)
    window.settle()
    #expect(Set(screen.made).isSubset(of: [1, 2]))
    expectEqual(screen.made.first, 1)
  }
}
#endif
