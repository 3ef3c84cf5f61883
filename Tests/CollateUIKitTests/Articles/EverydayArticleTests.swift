#if HEADLESS_UIKIT
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("The article on everyday tasks", .traced)
struct EverydayArticleTests {
  struct Story: Identifiable, Hashable, Sendable {
    let id: String
    var title: String

    init(_ id: String) {
      (self.id, title) = (id, id.capitalized)
    }
  }

  struct Feed: SectionProtocol, Sendable {
    let id: String
    var title: String
    var items: [Story]

    init(_ id: String, _ items: String...) {
      (self.id, title, self.items) = (id, id.capitalized, items.map(Story.init))
    }
  }

  final class StoryCell: UITableViewCell {
    let titleLabel = UILabel()
  }

  final class Screen: UIViewController {
    let news = ArrayDataSource(sections: [Feed("today", "sun", "moon")])
    let results = ArrayDataSource(sections: [Feed("today")])
    lazy var screen = CompositeDataSource<Feed>([news])
    lazy var list = TableViewDataSource(dataSource: screen, cell: StoryCell.self) {
      cell, story, _ in cell.titleLabel.text = story.title
    }
    let tableView: UITableView
    let emptyView = UIView()
    var observation: ObservationToken?
    var nextPage: [Story] = []
    var shared: [String] = []
    var shownFeed: String?

    init(height: CGFloat = 640) {
      tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(tableView)
      list.tableView = tableView
      showEmptyState(of: news.snapshot)
      observation = news.observe { [weak self] update in self?.showEmptyState(of: update.after) }
    }

    private func showEmptyState(of snapshot: Snapshot<Feed>) {
      tableView.backgroundView = snapshot.itemCount == 0 ? emptyView : nil
    }

    func loadsPages() {
      list.willDisplay { [weak self] _, story, _ in
        guard let self, story.id == news.sections.last?.items.last?.id else { return }
        loadNextPage()
      }
    }

    private func loadNextPage() {
      news.appendItems(nextPage, toSection: 0)
      nextPage = []
    }

    func search(for text: String) {
      if !text.isEmpty {
        results.sections[0].items = news.sections[0].items.filter { $0.title.contains(text) }
      }
      screen.replace(screen.slots[0], with: text.isEmpty ? news : results)
    }

    func hasActions() {
      list.trailingSwipeActions { [weak self] story, _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            self?.delete(story.id)
            done(true)
          }
        ])
      }
      list.contextMenu { [weak self] story, _, _ in
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Share") { _ in self?.shared.append(story.id) }])
        }
      }
    }

    func delete(_ id: Story.ID) {
      if let path = news.itemPath(of: id) { news.removeItem(at: path) }
    }

    func hasHeaders() {
      list.header { [weak self] feed, _ in
        .title(feed.title, button: "Show all") { self?.shownFeed = feed.id }
      }
      list.indexTitle { feed, _ in String(feed.title.prefix(1)) }
    }

    var rows: [[String]] { tableView.rows { ($0 as? StoryCell)?.titleLabel.text } }
  }

  @Test("A view says that there is nothing, for as long as there is nothing")
  func emptyState() {
    let screen = Screen()
    let window = ArticleWindow(screen)
    expectEqual(screen.tableView.backgroundView, nil)
    screen.news.sections[0].items = []
    #expect(screen.tableView.backgroundView === screen.emptyView)
    screen.news.sections[0].items = [Story("rain")]
    expectEqual(screen.tableView.backgroundView, nil)
    withExtendedLifetime(window) {}
  }

  @Test("The next page comes when the last row does, and only then")
  func nextPage() async {
    let screen = Screen(height: 40)
    screen.loadsPages()
    screen.nextPage = [Story("star")]
    let window = ArticleWindow(screen)
    expectEqual(screen.news.snapshot.itemCount, 2)
    screen.tableView.scrollToRow(at: [0, 1], at: .bottom, animated: false)
    window.settle()
    await until(screen.tableView.numberOfRows(inSection: 0) == 3)
  }

  @Test("A search shows what matches, and the rows that stay are not made again")
  func search() {
    let screen = Screen()
    let window = ArticleWindow(screen)
    let cell = screen.tableView.cellForRow(at: [0, 1])
    let reloads = screen.tableView.calls.reloads
    screen.search(for: "oo")
    window.settle()
    expectEqual(screen.rows, [["Moon"]])
    #expect(screen.tableView.cellForRow(at: [0, 0]) === cell)
    screen.search(for: "")
    window.settle()
    expectEqual(screen.rows, [["Sun", "Moon"]])
    #expect(screen.tableView.cellForRow(at: [0, 1]) === cell)
    expectEqual(screen.tableView.calls.reloads, reloads)
  }

  @Test("Two lists take turns in one table view")
  func turns() {
    let screen = Screen()
    let window = ArticleWindow(screen)
    let resultList = TableViewDataSource(dataSource: screen.results, cell: StoryCell.self) {
      cell, story, _ in cell.titleLabel.text = "* \(story.title)"
    }
    resultList.tableView = screen.tableView
    expectEqual(screen.list.tableView, nil)
    screen.results.appendItems([Story("sun")], toSection: 0)
    screen.news.sections.removeAll()
    window.settle()
    expectEqual(screen.rows, [["* Sun"]])
    screen.list.tableView = screen.tableView
    expectEqual(resultList.tableView, nil)
    screen.results.sections.removeAll()
    screen.news.appendSection(Feed("today", "moon"))
    window.settle()
    expectEqual(screen.rows, [["Moon"]])
  }

  @Test("A new row can be scrolled to right away, unless it comes from a closure of the list")
  func newRow() {
    let screen = Screen(height: 40)
    let window = ArticleWindow(screen)
    screen.news.appendItems([Story("star")], toSection: 0)
    let path = screen.list.indexPath(of: "star")
    expectEqual(path, [0, 2])
    if let path { screen.tableView.scrollToRow(at: path, at: .bottom, animated: true) }
    window.settle()
    #expect(screen.tableView.cellForRow(at: [0, 2]) != nil)

    var pathInClosure: IndexPath?
    screen.list.willDisplay { [weak screen] _, _, _ in
      guard let screen, screen.news.itemPath(of: "rain") == nil else { return }
      screen.news.appendItems([Story("rain")], toSection: 0)
      pathInClosure = screen.list.indexPath(of: "rain")
    }
    screen.tableView.scrollToRow(at: [0, 0], at: .top, animated: false)
    window.settle()
    expectEqual(screen.news.itemPath(of: "rain"), [0, 3])
    expectEqual(pathInClosure, nil)
  }

  @Test("Two lists show one source")
  func twoLists() {
    let (one, other) = (Screen(), Screen())
    let list = TableViewDataSource(dataSource: one.screen, cell: StoryCell.self) {
      cell, story, path in cell.titleLabel.text = "\(path.row) \(story.title)"
    }
    let windows = (ArticleWindow(one), ArticleWindow(other.tableView))
    list.tableView = other.tableView
    windows.1.settle()
    one.news.moveItem(at: [0, 1], to: [0, 0])
    one.news.appendItems([Story("star")], toSection: 0)
    windows.0.settle()
    expectEqual(one.rows, [["Moon", "Sun", "Star"]])
    expectEqual(other.tableView.numberOfRows(inSection: 0), 3)
    expectEqual(list.item(at: [0, 2])?.id, "star")
  }

  @Test("Rows are selected by the ids of their items")
  func selection() {
    let screen = Screen()
    let window = ArticleWindow(screen)
    screen.news.insertItem(Story("rain"), at: [0, 0])
    if let path = screen.list.indexPath(of: "moon") {
      screen.tableView.selectRow(at: path, animated: false, scrollPosition: .middle)
    }
    screen.news.moveItem(at: [0, 2], to: [0, 0])
    window.settle()
    let chosen = (screen.tableView.indexPathsForSelectedRows ?? []).compactMap {
      screen.list.item(at: $0)
    }
    expectEqual(chosen.map(\.id), ["moon"])

    screen.tableView.removeFromSuperview()
    screen.news.insertItem(Story("wind"), at: [0, 0])
    let path = screen.tableView.indexPathForSelectedRow
    expectEqual(path.flatMap { screen.list.item(at: $0) }?.id, "moon")
    screen.tableView.reloadData()
    expectEqual(screen.tableView.indexPathForSelectedRow, nil)
  }

  @Test("Cells from a storyboard are taken as they are")
  func storyboard() {
    let screen = Screen()
    screen.tableView.register(StoryCell.self, forCellReuseIdentifier: "Story")
    screen.list.cells(
      StoryCell.self, for: Story.self, method: .dynamic, reuseIdentifier: "Story"
    ) { cell, story, _ in
      cell.titleLabel.text = story.id
    }
    let window = ArticleWindow(screen)
    expectEqual(screen.rows, [["sun", "moon"]])
    expectEqual(screen.tableView.cellForRow(at: [0, 0])?.reuseIdentifier, "Story")
    withExtendedLifetime(window) {}
  }

  @Test("A swipe deletes the item wherever it is by then, a menu shares it")
  func actions() throws {
    let screen = Screen()
    screen.hasActions()
    let window = ArticleWindow(screen)
    let action = try #require(screen.tableView.simulateSwipe(at: [0, 1])?.actions.first)
    screen.news.insertItem(Story("rain"), at: [0, 0])
    screen.tableView.simulateAction(action)
    window.settle()
    expectEqual(screen.rows, [["Rain", "Sun"]])
    let menu = try #require(screen.tableView.simulateContextMenu(at: [0, 0]))
    expectEqual(screen.shared, [])
    screen.tableView.endContextMenu(menu)
  }

  @Test("The button of a header knows its feed wherever it is by then; the index leads to feeds")
  func headers() throws {
    let screen = Screen()
    screen.hasHeaders()
    let window = ArticleWindow(screen)
    screen.news.insertSection(Feed("early", "dawn"), at: 0)
    window.settle()
    let header = try #require(screen.tableView.headerView(forSection: 1))
    expectEqual(header.titleWithButton, "Today, Show all")
    header.button?.simulateTap()
    expectEqual(screen.shownFeed, "today")
    let titles = screen.tableView.dataSource?.sectionIndexTitles?(for: screen.tableView)
    expectEqual(titles, ["E", "T"])
  }
}
#endif
