#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Descriptors that hide items and sections", .traced)
struct HidingTests {
  private let books = CellDescriptor<Book, UITableViewCell>()
    .configure { cell, book, _ in cell.textLabel?.text = "\(book)" }
    .isHidden { $0.edition == 1 }
  private let shelfDescriptor = SectionDescriptor<Shelf>().isHidden { $0.title == 1 }

  private func rows(of table: UITableView) -> [[String]] { table.rows { $0.textLabel?.text } }

  @Test("What is hidden comes and goes with its content, and when it is asked about again")
  func table() {
    let base = ArrayDataSource(sections: shelves("A=ab'c|B'=d|C="))
    let shown = base.hiding(by: [books], sections: [shelfDescriptor])
    let list = TableViewDataSource(
      dataSource: shown, cellDescriptors: [books], sectionDescriptors: [shelfDescriptor])
    let table = UITableView()
    let window = ArticleWindow(table)
    list.reordersItems = true
    list.tableView = table
    window.settle()
    expectEqual(rows(of: table), [["a", "c"], []])
    base.replaceItem(at: [0, 1], with: Book("b"))
    base.sections[1].title = 0
    window.settle()
    expectEqual(rows(of: table), [["a", "b", "c"], ["d"], []])
    books.isHidden { $0.id == "a" }
    window.settle()
    expectEqual(rows(of: table).count, 3)
    shown.reevaluate()
    window.settle()
    expectEqual(rows(of: table), [["b", "c"], ["d"], []])
    expectEqual(shown.basePath(of: [0, 0]), [0, 1])
    shown.moveItem(at: [0, 0], to: [1, 1])
    expectEqual(text(base.sections), "A=ac|B=db|C=")
  }

  @Test("Erased items are hidden by the descriptor of their type; others stay")
  func erased() {
    let base = ArrayDataSource(sections: shelves("A=ab'"))
    let numbers = ArrayDataSource(items: [CheckedNumber(id: 1)])
    let all = CompositeDataSource<AnySection>([base.erased(), numbers.erased()])
    let shown = all.hiding(by: [books], sections: [shelfDescriptor])
    expectEqual(shown.snapshot.itemCounts, [1, 1])
    base.sections[0].title = 1
    expectEqual(shown.snapshot.itemCounts, [1])
    expectEqual(base.hiding(by: []).snapshot.itemCounts, [2])
  }

  private struct CheckedNumber: Identifiable, Equatable, Sendable {
    let id: Int
  }
}
#endif
