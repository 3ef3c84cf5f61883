#if canImport(UIKit)
import Testing
import UIKit

@MainActor
@Suite("What becomes of selected rows")
struct TableSelectionTests {
  private func table(_ delegate: TableDelegate? = nil, isMultiple: Bool = false) -> Table {
    Table([numbers(0..<100)], delegate) { $0.allowsMultipleSelection = isMultiple }
  }

  private func select(_ row: Int, in table: Table) {
    table.view.selectRow(at: [0, row], animated: false, scrollPosition: .none)
  }

  // Documented: selectRow(at:animated:scrollPosition:) does not call the delegate.
  @Test("A selection by code does not notify the delegate")
  func silence() {
    let delegate = TableDelegate([.willSelectRow, .didSelectRow, .didDeselectRow])
    let table = table(delegate)
    select(2, in: table)
    select(3, in: table)
    table.view.deselectRow(at: [0, 3], animated: false)
    #expect(delegate.calls.isEmpty)
  }

  @Test("A selected row says so, and its cell too")
  func state() {
    let table = table()
    select(2, in: table)
    table.layOut()
    expectEqual(table.view.indexPathForSelectedRow, [0, 2])
    expectEqual(table.view.indexPathsForSelectedRows, [[0, 2]])
    expectEqual(table.view.visibleCells.map(\.isSelected), (0..<10).map { $0 == 2 })
    table.view.deselectRow(at: [0, 2], animated: false)
    expectEqual(table.view.indexPathForSelectedRow, nil)
    expectEqual(table.view.indexPathsForSelectedRows, nil)
    expectEqual(table.view.cellForRow(at: [0, 2])?.isSelected, false)
  }

  // Documented: allowsMultipleSelection.
  @Test("A second row takes the place of the first, unless several are allowed")
  func multiple() {
    for isMultiple in [true, false] {
      let table = table(isMultiple: isMultiple)
      select(2, in: table)
      select(4, in: table)
      let selected = Set(table.view.indexPathsForSelectedRows ?? [])
      expectEqual(selected, (isMultiple ? [[0, 2], [0, 4]] : [[0, 4]]))
      expectEqual(table.view.cellForRow(at: [0, 2])?.isSelected, isMultiple)
    }
  }

  @Test("A row is selected also when it is off the screen, and its cell when it comes")
  func offScreen() {
    let table = table()
    select(50, in: table)
    table.view.contentOffset.y = 2_200
    table.layOut()
    expectEqual(table.view.cellForRow(at: [0, 50])?.isSelected, true)
    expectEqual(table.view.cellForRow(at: [0, 51])?.isSelected, false)
    table.view.contentOffset.y = 0
    table.layOut()
    #expect(table.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  // Documented: selectRow(at:animated:scrollPosition:).
  @Test("Selecting a row scrolls to it, if that is wanted")
  func scrolling() {
    let table = table()
    table.view.selectRow(at: [0, 50], animated: false, scrollPosition: .top)
    expectEqual(table.view.contentOffset.y, 2_200)
  }

  // Observed: selection follows rows through batches.
  @Test("Selection follows rows through batches")
  func batches() {
    let table = table(isMultiple: true)
    for row in [1, 3, 5] { select(row, in: table) }
    table.batch([["x", "5", "0", "1", "2", "4"] + numbers(6..<100)]) { view in
      view.insertRows(at: [[0, 0]], with: .none)
      view.deleteRows(at: [[0, 3]], with: .none)
      view.moveRow(at: [0, 5], to: [0, 1])
    }
    expectEqual(Set(table.view.indexPathsForSelectedRows ?? []), [[0, 1], [0, 3]])
    expectEqual(
      table.view.visibleCells.filter(\.isSelected).map { $0.textLabel?.text }, ["5", "1"])
  }

  // Documented: reconfigureRows(at:) updates the existing cell.
  @Test("A row that is reconfigured stays selected")
  func reconfiguring() {
    let table = table()
    select(2, in: table)
    UIView.performWithoutAnimation { table.view.reconfigureRows(at: [[0, 2]]) }
    table.layOut()
    expectEqual(table.view.indexPathForSelectedRow, [0, 2])
    expectEqual(table.view.cellForRow(at: [0, 2])?.isSelected, true)
  }

  // Observed: UITableViewController.clearsSelectionOnViewWillAppear aside, many threads about
  // selections that a reload loses. The adapters restore them either way.
  @Test("A reload forgets what is selected")
  func reload() {
    let table = table()
    select(2, in: table)
    table.view.reloadData()
    table.layOut()
    expectEqual(table.view.indexPathForSelectedRow, nil)
    #expect(table.view.visibleCells.allSatisfy { !$0.isSelected })
  }
}
#endif
