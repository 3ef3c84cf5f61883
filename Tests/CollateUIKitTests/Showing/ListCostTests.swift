#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("What an update of a list view costs")
struct ListCostTests {
  typealias Source = ArrayDataSource<CountedSection>
  typealias List = any TestedList<CountedSection>

  /// What an update made the source, the list and the view do.
  struct Cost: Equatable {
    var tally: Tally
    var sent: [Selector: Int]
    var calls: [Int]
  }

  static let changes: [(name: String, body: (Source) -> Void)] = [
    ("insert", { $0.insertItem(CountedItem(-1), at: [0, 3]) }),
    ("update", { $0.replaceItem(at: [0, 3], with: CountedItem(-1, content: 1)) }),
    ("move", { $0.moveItem(at: [0, 3], to: [0, 5]) }),
    ("remove", { $0.removeItem(at: [0, 5]) }),
    ("insert off screen", { $0.insertItem(CountedItem(-2), at: [0, 60]) }),
    ("update off screen", { $0.replaceItem(at: [0, 60], with: CountedItem(-2, content: 1)) }),
    ("remove off screen", { $0.removeItem(at: [0, 60]) }),
  ]

  /// Shows a list in a window, and returns what each change costs when all has happened before.
  private func costs(
    _ source: Source, in view: UIView, _ list: List, calls: () -> ListCalls
  ) -> [Cost] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    view.frame = window.bounds
    controller.view.addSubview(view)
    HeadlessUIKit.commit()
    for (_, change) in Self.changes { change(source) }
    HeadlessUIKit.finishAnimations()
    return Self.changes.map { _, change in
      let before = calls().numbers
      var tally = Tally()
      let sent = HeadlessMessages.sent { tally = Tally.count { change(source) }.tally }
      let after = calls().numbers
      HeadlessUIKit.finishAnimations()
      // Collisions of hash values are left to chance.
      #expect(tally.idComparisons <= 10)
      tally.idComparisons = 0
      return Cost(tally: tally, sent: sent, calls: zip(after, before).map { $0 - $1 })
    }
  }

  private func source(of count: Int) -> Source {
    Source(sections: [CountedSection(id: 0, items: (0..<count).map { CountedItem($0) })])
  }

  private func tableCosts(_ count: Int, setUp: (List) -> Void) -> [Cost] {
    let source = source(of: count)
    let table = UITableView(frame: .zero, style: .plain)
    let list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) {
      cell, item, _ in cell.tag = item.id.number
    }
    setUp(list)
    list.tableView = table
    return costs(source, in: table, list) { table.calls }
  }

  private func collectionCosts(_ count: Int, setUp: (List) -> Void) -> [Cost] {
    let source = source(of: count)
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let list = CollectionViewDataSource(dataSource: source, cell: UICollectionViewCell.self) {
      cell, item, _ in cell.tag = item.id.number
    }
    setUp(list)
    list.collectionView = view
    return costs(source, in: view, list) { view.calls }
  }

  private func withoutDuplicateChecks(_ body: () -> Void) {
    // The index that duplicates are looked for in hashes every id.
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = false
    defer { Diagnostics.looksForDuplicates = looks }
    body()
  }

  @Test("An update compares, hashes, asks and reports as much with 10 000 rows as with 100")
  func size() {
    withoutDuplicateChecks {
      for setUp: @MainActor (List) -> Void in [
        { _ in }, { $0.anchoring = .visible },
        { $0.selection = Selection(.multiple(), selected: [1, 70].map(CountedItem.ID.init)) },
      ] {
        expectEqual(tableCosts(100, setUp: setUp), tableCosts(10_000, setUp: setUp))
        expectEqual(collectionCosts(100, setUp: setUp), collectionCosts(10_000, setUp: setUp))
      }
    }
  }

  @Test("It compares what is replaced, hashes nothing, and takes one batch as by hand")
  func amount() {
    withoutDuplicateChecks {
      for costs in [tableCosts(10_000) { _ in }, collectionCosts(10_000) { _ in }] {
        for ((name, _), cost) in zip(Self.changes, costs) {
          expectEqual(cost.tally.itemComparisons, (name.hasPrefix("update") ? 1 : 0), "\(name)")
          expectEqual(cost.tally.hashes, 0, "\(name)")
          let cells = name == "update" ? [1, 1] : [cost.calls[3], 0]
          expectEqual(cost.calls, [0, 1, 1] + cells, "\(name)")
          #expect(cells[0] <= 1, "\(name)")
        }
      }
    }
  }
}

extension ListCalls {
  /// Reloads, batches, questions for counts, configured cells, and those configured again.
  fileprivate var numbers: [Int] {
    [reloads, batches, countRequests, configuredCells, reconfiguredCells]
  }
}
#endif
