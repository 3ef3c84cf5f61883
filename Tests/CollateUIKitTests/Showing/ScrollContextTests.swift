#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Scroll positions of what is shown in turn", .traced)
struct ScrollContextTests {
  private struct Row: Identifiable, Equatable {
    let id: Int
  }

  private typealias Rows = BasicSection<String, Row>

  /// Several lists of rows, of which one table or collection view shows one at a time.
  @MainActor
  private final class Stage {
    let sources = ["a", "b", "c"].map { name in
      ArrayDataSource(sections: [
        Rows(id: name, items: (0..<100).map { Row(id: $0) })
      ])
    }
    lazy var segments = SegmentedDataSource(
      [("a", sources[0]), ("b", sources[1]), ("c", sources[2])] as [(String, any DataSource<Rows>)])
    lazy var table = TableViewDataSource(dataSource: segments, cell: UITableViewCell.self) {
      cell, row, _ in cell.textLabel?.text = "\(row.id)"
    }
    lazy var grid = CollectionViewDataSource(
      dataSource: segments, cell: UICollectionViewCell.self
    ) { _, _, _ in }
    let view: UIScrollView
    let window: ArticleWindow

    init(isTable: Bool) {
      let frame = CGRect(x: 0, y: 0, width: 320, height: 640)
      let tableView = UITableView(frame: frame)
      tableView.rowHeight = 44
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 44)
      layout.minimumLineSpacing = 0
      let collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
      view = isTable ? tableView : collectionView
      window = ArticleWindow(view)
      segments.transition = .replacingSections
      if isTable {
        table.scrollContext = { [segments] in segments.selected }
        table.tableView = tableView
      } else {
        grid.scrollContext = { [segments] in segments.selected }
        grid.collectionView = collectionView
      }
      window.settle()
    }

    func scroll(to offset: CGFloat) {
      view.contentOffset.y = offset
      window.settle()
    }

    func select(_ id: String) {
      segments.selected = id
      window.settle()
    }
  }

  @Test("Each segment is shown where it was left", arguments: [true, false])
  func segments(isTable: Bool) {
    let stage = Stage(isTable: isTable)
    stage.scroll(to: 1000)
    stage.select("b")
    expectEqual(stage.view.contentOffset.y, 0)
    stage.scroll(to: 450)
    stage.select("a")
    expectEqual(stage.view.contentOffset.y, 1000)
    // Two rows above the first visible one are removed, so that it comes up by as much.
    stage.sources[1].removeItems(at: [[0, 0], [0, 1]])
    stage.select("b")
    #expect(abs(stage.view.contentOffset.y - 362) < 0.01)
    // The first visible row is gone.
    stage.select("a")
    stage.sources[1].sections[0].items = [Row(id: 50), Row(id: 60)]
    stage.select("b")
    expectEqual(stage.view.contentOffset.y, 0)
  }

  @Test(
    "At the end of what has become shorter, the view scrolls no further", arguments: [true, false])
  func end(isTable: Bool) {
    let stage = Stage(isTable: isTable)
    stage.scroll(to: 1000)
    stage.select("b")
    stage.sources[0].sections[0].items.removeLast(70)
    stage.select("a")
    expectEqual(stage.view.contentOffset.y, 30 * 44 - stage.view.bounds.height)
  }

  @Test("Where sections stay, and without a change of the segment, the view stays where it is")
  func staying() {
    let stage = Stage(isTable: true)
    stage.scroll(to: 1000)
    stage.sources[0].sections = [Rows(id: "new", items: (0..<100).map { Row(id: $0) })]
    stage.window.settle()
    expectEqual(stage.view.contentOffset.y, 1000)
    stage.sources[1].sections = [Rows(id: "new", items: (0..<99).map { Row(id: $0) })]
    stage.segments.select("b", transition: .byIdentity)
    stage.window.settle()
    expectEqual(stage.view.contentOffset.y, 1000)
    stage.table.scrollContext = nil
    stage.scroll(to: 500)
    stage.select("c")
    expectEqual(stage.view.contentOffset.y, 500)
  }

  @Test(
    "Of the contexts that were left, the last 32 are shown where they were, and others at the top")
  func forgetting() {
    let source = ArrayDataSource<Rows>()
    let list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) { _, _, _ in }
    let table = UITableView(frame: .zero)
    table.rowHeight = 44
    var context = 0
    list.scrollContext = { context }
    list.tableView = table
    let window = ArticleWindow(table)
    func show(_ number: Int) -> CGFloat {
      context = number
      source.sections = [Rows(id: "\(number)", items: (0..<100).map { Row(id: $0) })]
      window.settle()
      return table.contentOffset.y
    }
    for number in 1...40 {
      expectEqual(show(number), 0)
      table.contentOffset.y = CGFloat(10 * number)
    }
    // 8 to 39 were left last; the one that is shown needs no place of its own.
    expectEqual(show(8), 80)
    expectEqual(show(40), 400)
    expectEqual(show(9), 90)
    expectEqual(show(7), 0)
    expectEqual(show(11), 110)
    list.tableView = nil
  }

  @Test("Off the window, the list is reloaded, and shown where it was left")
  func reloading() {
    let stage = Stage(isTable: true)
    stage.scroll(to: 1000)
    stage.select("b")
    let parent = stage.view.superview
    stage.view.removeFromSuperview()
    stage.segments.selected = "a"
    stage.window.settle()
    parent?.addSubview(stage.view)
    stage.window.settle()
    expectEqual(stage.view.contentOffset.y, 1000)
  }
}
#endif
