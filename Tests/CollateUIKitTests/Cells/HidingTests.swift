#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Hidden items and sections of a type", .traced)
struct HidingTests {
  private func rows(of table: UITableView) -> [[String]] { table.rows { $0.textLabel?.text } }

  @Test("Changes of content or of the predicate hide and show items and sections")
  func table() {
    let base = ArrayDataSource(sections: shelves("A=ab'c|B'=d|C="))
    let shown = base.filter(for: Book.self) { $0.edition != 1 }
    shown.sectionPredicate = { $0.title != 1 }
    let list = TableViewDataSource(dataSource: shown, cell: UITableViewCell.self) {
      cell, book, _ in cell.textLabel?.text = "\(book)"
    }
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
    shown.predicate = { $0.id != "a" }
    window.settle()
    expectEqual(rows(of: table), [["b", "c"], ["d"], []])
    expectEqual(shown.basePath(of: [0, 0]), [0, 1])
    shown.moveItem(at: [0, 0], to: [1, 1])
    expectEqual(text(base.sections), "A=ac|B=db|C=")
  }

  @Test("Erased items and sections are hidden by their own type; others stay")
  func erased() {
    let base = ArrayDataSource(sections: shelves("A=ab'"))
    let numbers = ArrayDataSource(items: [CheckedNumber(id: 1)])
    let all = CompositeDataSource<AnySection>([base.erased(), numbers.erased()])
    let shown = all.filterSections(for: Shelf.self) { $0.title != 1 }
      .filter(for: Book.self) { $0.edition != 1 }
    expectEqual(shown.snapshot.itemCounts, [1, 1])
    base.sections[0].title = 1
    expectEqual(shown.snapshot.itemCounts, [1])
    base.sections[0].title = 0
    expectEqual(shown.snapshot.itemCounts, [1, 1])
    base.replaceItem(at: [0, 1], with: Book("b"))
    expectEqual(shown.snapshot.itemCounts, [2, 1])
    expectEqual(base.filter(for: CheckedNumber.self) { _ in false }.snapshot.itemCounts, [2])
  }

  @Test("A protocol is the type of all that conform to it, and an erased type that of everything")
  func types() {
    let base = ArrayDataSource(sections: shelves("A=ab'")).erased()
    expectEqual(base.filter(for: (any Identifiable).self) { _ in false }.snapshot.itemCounts, [0])
    expectEqual(base.filter(for: AnyItem.self) { _ in false }.snapshot.itemCounts, [0])
    expectEqual(base.filterSections(for: AnySection.self) { _ in false }.snapshot.itemCounts, [])
    let books = base.filter(for: (any CustomStringConvertible).self) { "\($0)" != "b'" }
    expectEqual(books.snapshot.itemCounts, [1])
  }

  private struct CheckedNumber: Identifiable, Equatable, Sendable {
    let id: Int
  }
}
#endif
