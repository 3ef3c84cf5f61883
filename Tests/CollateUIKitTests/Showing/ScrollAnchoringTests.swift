#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("What people look at stays where it is", .traced)
struct ScrollAnchoringTests {
  typealias Rows = BasicSection<Int, Row>

  struct Row: Identifiable, Hashable {
    let id: Int

    /// The true height, which is unknown before the row is laid out.
    var height: CGFloat { 30 + CGFloat(id * 7 % 60) }
  }

  private final class GridCell: UICollectionViewCell {
    var row: Row?

    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.size.height = row?.height ?? 44
      return attributes
    }
  }

  /// A table view that notes whether batches are animated.
  final class NotingTable: UITableView {
    var isAnimated: [Bool] = []

    /// Whether content is moved down by an inset at the top before the delegate is notified of it.
    var movesWithInsets = false

    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      if movesWithInsets { contentOffset.y -= adjustedContentInset.top }
    }

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
      isAnimated.append(UIView.areAnimationsEnabled)
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  /// A table or collection view whose rows are higher or lower than estimated.
  @MainActor
  final class Stage {
    let source: ArrayDataSource<Rows>
    let view: UIScrollView
    let window: ArticleWindow
    let list: any TestedList<Rows>
    private var nextID = 1000

    init(
      isTable: Bool, anchoring: ScrollAnchoring = .visible, counts: [Int] = [60],
      beforeLayout prepare: (Stage) -> Void = { _ in }
    ) {
      var start = 0
      source = ArrayDataSource(
        sections: counts.enumerated().map { number, count in
          defer { start += count }
          return Rows(id: number, items: (start..<start + count).map { Row(id: $0) })
        })
      if isTable {
        let table = NotingTable(frame: .zero)
        let list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) { _, _, _ in
        }
        table.estimatedRowHeight = 44
        list.height { row, _ in row.height }
        list.estimatedHeight { _, _ in 44 }
        list.tableView = table
        (self.list, view) = (list, table)
      } else {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 44)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let list = CollectionViewDataSource(dataSource: source, cell: GridCell.self) {
          cell, row, _ in cell.row = row
        }
        list.collectionView = collection
        (self.list, view) = (list, collection)
      }
      list.anchoring = anchoring
      window = ArticleWindow()
      prepare(self)
      window.show(view)
    }

    func scroll(to offset: CGFloat) {
      view.contentOffset.y = offset
      window.settle()
    }

    /// The visible rows, and how far their tops are from the top of the view.
    var visible: [(id: Int, top: CGFloat)] {
      let places: [(path: IndexPath, cell: UIView)] =
        if let table = view as? UITableView {
          table.visibleCells.compactMap { cell in table.indexPath(for: cell).map { ($0, cell) } }
        } else if let grid = view as? UICollectionView {
          grid.visibleCells.compactMap { cell in grid.indexPath(for: cell).map { ($0, cell) } }
        } else {
          []
        }
      return places.sorted { $0.path < $1.path }.compactMap { path, cell in
        list.item(at: path).map { ($0.id, cell.frame.minY - view.contentOffset.y) }
      }
      .filter { $0.top < view.bounds.height }
    }

    func top(of id: Int) -> CGFloat? { visible.first { $0.id == id }?.top }

    var isAtAnEnd: Bool {
      view.contentOffset.y <= 0
        || view.contentOffset.y >= view.contentSize.height - view.bounds.height - 0.5
    }

    func newRow() -> Row {
      nextID += 1
      return Row(id: nextID)
    }

    func newRows(_ count: Int) -> [Row] { (0..<count).map { _ in newRow() } }
  }

  @Test(
    "Rows that come or go above leave the first visible one where it is", arguments: [true, false])
  func above(isTable: Bool) throws {
    let stage = Stage(isTable: isTable)
    stage.scroll(to: 1000)
    let first = stage.visible[0]
    #expect(first.top < 0)
    stage.source.insertItems(stage.newRows(30), at: [0, 0])
    stage.window.settle()
    expectEqual(stage.top(of: first.id), first.top)
    stage.source.removeItems(at: (0..<25).map { [0, $0] })
    stage.window.settle()
    expectEqual(stage.top(of: first.id), first.top)
    // The first one is gone, so that the next one stays.
    let next = stage.visible[1]
    let path = try #require(stage.source.itemPath(of: first.id))
    stage.source.removeItem(at: path)
    stage.source.insertItems(stage.newRows(3), at: [0, 0])
    stage.window.settle()
    expectEqual(stage.top(of: next.id), next.top)
  }

  @Test("What comes above is not animated, and what comes below is")
  func animations() throws {
    let stage = Stage(isTable: true)
    stage.scroll(to: 1000)
    stage.source.insertItems(stage.newRows(2), at: [0, 0])
    stage.window.settle()
    stage.source.insertItems(stage.newRows(2), at: [0, 60])
    stage.window.settle()
    #expect(try #require(stage.view as? NotingTable).isAnimated == [false, true])
  }

  @Test("A view that is replaced during an update is not scrolled any more")
  func replacing() {
    let source = ArrayDataSource(items: (0..<60).map { Row(id: $0) })
    var configure = {}
    let list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) { _, _, _ in
      configure()
    }
    let (old, new) = (UITableView(frame: .zero), UITableView(frame: .zero))
    for view in [old, new] { (view.estimatedRowHeight, view.rowHeight) = (0, 50) }
    list.tableView = old
    list.anchoring = .visible
    let window = ArticleWindow(old)
    old.contentOffset.y = 1000
    window.settle()
    configure = {
      configure = {}
      list.tableView = new
    }
    source.insertItems((100..<110).map { Row(id: $0) }, at: [0, 0])
    #expect(list.tableView === new && old.numberOfSections == 0)
    expectEqual(new.numberOfRows(inSection: 0), 70)
    list.tableView = nil
  }

  @Test("A row that moves away takes no other row with it", arguments: [true, false])
  func moving(isTable: Bool) throws {
    let stage = Stage(isTable: isTable)
    stage.scroll(to: 1000)
    let (first, next) = (stage.visible[0], stage.visible[1])
    let path = try #require(stage.source.itemPath(of: first.id))
    stage.source.moveItem(at: path, to: [0, 0])
    stage.window.settle()
    expectEqual(stage.top(of: next.id), next.top)
  }

  @Test("At the very top, news appears if it should", arguments: [true, false])
  func top(isTable: Bool) {
    for (anchoring, isHeld) in [
      (ScrollAnchoring.none, false), (.visibleExceptAtTop, false), (.visible, true),
    ] {
      let stage = Stage(isTable: isTable, anchoring: anchoring)
      let news = stage.newRows(2)
      stage.source.insertItems(news, at: [0, 0])
      stage.window.settle()
      expectEqual((stage.view.contentOffset.y == 0), !isHeld)
      expectEqual(stage.visible[0].id, (isHeld ? 0 : news[0].id))
    }
    let stage = Stage(isTable: isTable, anchoring: .none)
    stage.scroll(to: 1000)
    stage.source.insertItems(stage.newRows(2), at: [0, 0])
    stage.window.settle()
    expectEqual(stage.view.contentOffset.y, 1000)
  }

  @Test("Under a finger, the content stays under it", arguments: [true, false])
  func dragging(isTable: Bool) {
    let stage = Stage(isTable: isTable)
    stage.scroll(to: 1000)
    stage.view.simulateTouchDown()
    stage.view.simulateTouchMove(by: CGPoint(x: 0, y: 20))
    stage.view.layoutIfNeeded()
    let first = stage.visible[0]
    stage.source.insertItems(stage.newRows(10), at: [0, 0])
    stage.view.layoutIfNeeded()
    expectEqual(stage.top(of: first.id), first.top)
    stage.view.simulateTouchMove(by: CGPoint(x: 0, y: -10))
    stage.view.layoutIfNeeded()
    expectEqual(stage.top(of: first.id), first.top - 10)
    stage.view.simulateTouchUp(velocity: .zero)
    stage.window.settle()
    expectEqual(stage.top(of: first.id), first.top - 10)
  }

  @Test("Off the window, the list is reloaded, and stays where it was", arguments: [true, false])
  func reloading(isTable: Bool) {
    let stage = Stage(isTable: isTable)
    stage.scroll(to: 1000)
    let first = stage.visible[0]
    let parent = stage.view.superview
    stage.view.removeFromSuperview()
    stage.source.insertItems(stage.newRows(10), at: [0, 0])
    stage.window.settle()
    parent?.addSubview(stage.view)
    stage.window.settle()
    let ids = stage.visible.map(\.id)
    #expect(ids.contains(first.id))
  }

  @Test(
    "Random changes never move what stays",
    arguments: [(true, false), (true, true), (false, false)])
  func random(isTable: Bool, carries: Bool) {
    HeadlessUIKit.with {
      $0.batchesCarryContent = carries
    } _: {
      withSeeds(Effort.rounds(8)) { change(isTable, &$0) }
    }
  }

  private func change(_ isTable: Bool, _ generator: inout SeededGenerator) {
    let stage = Stage(isTable: isTable, counts: [20, 0, 30, 10])
    for _ in 0..<30 {
      stage.scroll(to: CGFloat(generator.below(2500)))
      let before = stage.visible
      let update = change(stage.source, stage, &generator)
      stage.window.settle()
      let isCalm = update.itemMoves.isEmpty && update.sectionMoves.isEmpty
      let ids = Set(stage.source.snapshot.sections.flatMap { $0.items.map(\.id) })
      let staying = before.filter { ids.contains($0.id) }
      if staying.isEmpty || stage.isAtAnEnd { continue }
      let candidates = isCalm ? Array(staying.prefix(1)) : staying
      let isHeld = candidates.contains { row in
        stage.top(of: row.id).map { abs($0 - row.top) < 0.6 } ?? false
      }
      #expect(isHeld, "\(before) became \(stage.visible) by \(update)")
    }
  }

  /// Changes some rows in one transaction, and returns the batch.
  private func change(
    _ source: ArrayDataSource<Rows>, _ stage: Stage, _ generator: inout SeededGenerator
  ) -> ChangeBatch {
    var batch: ChangeBatch?
    let observation = source.observe { batch = $0.batch }
    let mayMove = generator.below(3) == 0
    source.performBatchUpdates {
      for _ in 0..<1 + generator.below(4) {
        let section = generator.below(source.sections.count)
        let count = source.sections[section].items.count
        switch generator.below(mayMove ? 6 : 4) {
        case 0, 1:
          source.insertItems(
            stage.newRows(1 + generator.below(12)), at: [section, generator.below(count + 1)])
        case 2 where count > 0: source.removeItem(at: [section, generator.below(count)])
        case 3 where count > 3:
          source.sections[section].items.removeFirst(3)
        case 4 where count > 0:
          let other = generator.below(source.sections.count)
          let target = source.sections[other].items.count - (other == section ? 1 : 0)
          source.moveItem(
            at: [section, generator.below(count)], to: [other, generator.below(target + 1)])
        case 5: source.sections.swapAt(section, generator.below(source.sections.count))
        default: break
        }
      }
    }
    _ = observation
    return batch ?? ChangeBatch()
  }
}
#endif
