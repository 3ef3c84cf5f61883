#if HEADLESS_UIKIT
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// What the article on controllers of list views says of each of them.
@MainActor
@Suite("The article on table view controllers", .traced)
struct ListControllerArticleTests {
  struct Story: Identifiable, Hashable, Sendable {
    let id: String
  }

  typealias Feed = BasicSection<Int, Story>

  private static func feed(_ ids: String...) -> [Feed] {
    [Feed(id: 0, items: ids.map { Story(id: $0) })]
  }

  final class StoryCell: UITableViewCell {
    var text: String?
  }

  final class TableController: UITableViewController {
    let news = ArrayDataSource(sections: feed("sun", "moon"))
    lazy var list = TableViewDataSource(dataSource: news, cell: StoryCell.self) { cell, story, _ in
      cell.text = story.id
    }
    var opened: [String] = []
    var askedCount = 0
    var scrollCount = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      list.didSelect { [weak self] story, _ in
        self?.opened.append(story.id)
        return .keepSelected
      }
      list.deletesItems = true
      list.tableView = tableView
      navigationItem.rightBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      askedCount += 1
      return 0
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      askedCount += 1
      return UITableViewCell()
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollCount += 1 }

    var rows: [[String]] { tableView.rows { ($0 as? StoryCell)?.text } }
  }

  final class CollectionController: UICollectionViewController {
    let news = ArrayDataSource(sections: feed("sun", "moon"))
    lazy var list = CollectionViewDataSource(
      dataSource: news, cell: UICollectionViewCell.self
    ) { _, _, _ in }
    var askedCount = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      list.collectionView = collectionView
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      askedCount += 1
      return 0
    }
  }

  /// Shows another screen, and then the controller again.
  private func leaveAndReturn(to controller: UIViewController, in window: ArticleWindow) {
    window.window.rootViewController = UIViewController()
    window.settle()
    window.window.rootViewController = controller
    window.settle()
  }

  @Test("The list shows the rows, and the controller is never asked for them")
  func rows() {
    let controller = TableController(style: .insetGrouped)
    controller.loadViewIfNeeded()
    controller.news.sections = Self.feed("sun", "moon", "star")
    let window = ArticleWindow(controller)
    expectEqual(controller.rows, [["sun", "moon", "star"]])
    controller.news.sections = Self.feed("star", "sun")
    window.settle()
    expectEqual(controller.rows, [["star", "sun"]])
    leaveAndReturn(to: controller, in: window)
    expectEqual(controller.rows, [["star", "sun"]])
    expectEqual(controller.askedCount, 0)
  }

  @Test("Methods of the delegate that the controller overrides are called if no closure is set")
  func fallback() {
    let controller = TableController(style: .plain)
    let window = ArticleWindow(controller)
    #expect(controller.list.fallbackDelegate === controller)
    controller.scrollCount = 0
    controller.tableView.setContentOffset(CGPoint(x: 0, y: 1), animated: false)
    #expect(controller.scrollCount > 0)
    controller.list.tableView = nil
    #expect(controller.tableView.delegate === controller)
    #expect(controller.tableView.dataSource == nil)
    withExtendedLifetime(window) {}
  }

  @Test("A row that was tapped is deselected when the user returns")
  func tap() {
    let controller = TableController(style: .plain)
    let window = ArticleWindow(controller)
    controller.tableView.simulateTap(at: [0, 1])
    expectEqual(controller.opened, ["moon"])
    expectEqual(controller.tableView.indexPathsForSelectedRows, [[0, 1]])
    leaveAndReturn(to: controller, in: window)
    expectEqual(controller.tableView.indexPathsForSelectedRows, nil)
  }

  @Test("A selection by ids is shown when the user returns, if the controller does not clear it")
  func selection() {
    let controller = TableController(style: .plain)
    let selection = Selection<String>(.multiple())
    controller.clearsSelectionOnViewWillAppear = false
    controller.list.selection = selection
    let window = ArticleWindow(controller)
    controller.tableView.simulateTap(at: [0, 1])
    leaveAndReturn(to: controller, in: window)
    expectEqual(selection.ids, ["moon"])
    expectEqual(controller.tableView.indexPathsForSelectedRows, [[0, 1]])
  }

  @Test("The controller clears the table view's selection, but not the selection by ids")
  func clearedSelection() {
    let controller = TableController(style: .plain)
    let selection = Selection<String>(.multiple())
    controller.list.selection = selection
    let window = ArticleWindow(controller)
    controller.tableView.simulateTap(at: [0, 1])
    leaveAndReturn(to: controller, in: window)
    expectEqual(selection.ids, ["moon"])
    expectEqual(controller.tableView.indexPathsForSelectedRows, nil)
  }

  @Test("The edit button shows controls to delete, which delete items of the source")
  func editing() {
    let controller = TableController(style: .plain)
    let window = ArticleWindow(controller)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    controller.tableView.simulateDelete(at: [0, 0])
    window.settle()
    expectEqual(controller.news.sections, Self.feed("moon"))
    expectEqual(controller.rows, [["moon"]])
  }

  @Test("A collection view controller is never asked for items")
  func collection() {
    let controller = CollectionController(collectionViewLayout: UICollectionViewFlowLayout())
    let window = ArticleWindow(controller)
    controller.news.sections = Self.feed("star", "sun", "moon")
    window.settle()
    leaveAndReturn(to: controller, in: window)
    expectEqual(controller.collectionView.numberOfItems(inSection: 0), 3)
    expectEqual(controller.collectionView.visibleCells.count, 3)
    expectEqual(controller.askedCount, 0)
    #expect(controller.list.fallbackDelegate === controller)
  }
}
#endif
