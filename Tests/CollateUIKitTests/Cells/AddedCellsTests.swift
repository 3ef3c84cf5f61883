#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Cells and sections that are added to a list", .traced, .silentDiagnostics)
struct AddedCellsTests {
  private final class Cells: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "own") ?? UITableViewCell()
      cell.textLabel?.text = "own"
      return cell
    }
  }

  @Test(
    "Items on screen get cells that were added later when they change", arguments: [true, false])
  func cellsOnScreen(hasOwnDataSource: Bool) {
    withQuirks {
      let stage = TableStage("A=abc")
      let cells = Cells()
      let list =
        hasOwnDataSource ? TableViewDataSource(dataSource: stage.source) : stage.list
      if hasOwnDataSource {
        list.fallbackDataSource = cells
        list.tableView = stage.table
        HeadlessUIKit.commit()
      }
      list.cells(BookCell.self, of: { $0.edition > 0 ? $0 : nil }) { cell, book, _ in
        cell.textLabel?.text = "added \(book)"
      }
      let others = (0..<3).map { stage.table.cellForRow(at: [0, $0]) }
      stage.source.replaceItem(at: [0, 1], with: Book("b", edition: 1))
      list.flush()
      stage.layOut()
      expectEqual(stage.table.cellForRow(at: [0, 1])?.textLabel?.text, "added b'")
      #expect(stage.table.cellForRow(at: [0, 1]) is BookCell)
      #expect(stage.table.cellForRow(at: [0, 0]) === others[0])
      withExtendedLifetime(cells) {}
    }
  }

  @Test(
    "Headers that are added on screen appear, and those of a type asked for twice are both there")
  func sections() {
    withQuirks {
      let stage = TableStage("A=a|B=b")
      stage.list.sections(for: Shelf.self).header { shelf, _ in .title("\(shelf.id)") }
      stage.list.sections(for: Shelf.self)
        .header { _, _ in .title("never") }
        .footer { shelf, _ in .title("end of \(shelf.id)") }
      stage.layOut()
      expectEqual(stage.table.shownHeaderTexts, [0: "A", 1: "B"])
      expectEqual(stage.table.shownFooterTexts, [0: "end of A", 1: "end of B"])
    }
  }

  @Test("Of several cells and closures for an item or section, the first that apply are used")
  func order() {
    let stage = TableStage("A=ab|B=c") { list in
      list.cells(BookCell.self, for: Book.self, of: { $0.id == "b" ? $0.id : nil }) {
        cell, id, _ in cell.textLabel?.text = "first \(id)"
      }
      list.cells(PressCell.self, for: Book.self) { cell, book, _ in
        cell.textLabel?.text = "second \(book)"
      }
      list.cells(BookCell.self, for: Book.self) { cell, _, _ in cell.textLabel?.text = "never" }
      list.sections(for: Shelf.self, of: { $0.id == "B" ? $0.id : nil })
        .header { id, section in .title("first \(id)\(section)") }
      list.sections(of: { $0 }).header { shelf, _ in .title("second \(shelf.id)") }
    }
    expectEqual(stage.rows, [["second a", "first b"], ["second c"]])
    expectEqual(stage.table.shownHeaderTexts, [0: "second A", 1: "first B1"])
  }

  @Test("Closures receive erased items and sections as their own types")
  func erased() {
    let source = ArrayDataSource(sections: shelves("A=ab")).erased()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let window = ArticleWindow(table)
    let list = TableViewDataSource(dataSource: source)
    list.cells(BookCell.self, for: Book.self, of: \.id) { cell, id, _ in
      cell.textLabel?.text = "\(id)"
    }
    list.sections(for: Shelf.self, of: \.items.count).header { .title("\($0) of \($1)") }
    list.tableView = table
    window.settle()
    expectEqual(table.shownTexts, [[0, 0]: "a", [0, 1]: "b"])
    expectEqual(table.shownHeaderTexts, [0: "2 of 0"])
  }
}
#endif
