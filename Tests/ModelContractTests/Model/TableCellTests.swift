#if canImport(UIKit)
import Testing
import UIKit

@MainActor
@Suite("Which cells tables ask for, and when")
struct TableCellTests {
  // Documented: cellForRowAt. Since iOS 15, cells may be prepared ahead of their display.
  @Test("Only rows near the screen get cells")
  func visibleRows() {
    let table = Table([numbers(0..<10_000)])
    #expect((10...40).contains(table.rows.asked.count))
    expectEqual(table.texts, numbers(0..<10))
    expectEqual(table.view.indexPathsForVisibleRows, (0..<10).map { [0, $0] })
    expectEqual(table.view.visibleCells.count, 10)
  }

  // Documented: cellForRow(at:), indexPath(for:).
  @Test("A table knows where a cell is, and has none for rows that are not shown")
  func lookups() throws {
    let table = Table([numbers(0..<1_000)])
    let cell = try #require(table.view.cellForRow(at: [0, 3]))
    expectEqual(table.view.indexPath(for: cell), [0, 3])
    expectEqual(cell.frame, CGRect(x: 0, y: 132, width: 320, height: 44))
    expectEqual(table.view.cellForRow(at: [0, 500]), nil)
    expectEqual(table.view.indexPath(for: UITableViewCell()), nil)
  }

  // Documented: dequeueReusableCell(withIdentifier:for:), prepareForReuse().
  @Test("Scrolling uses cells again, which are prepared for that")
  func reuse() {
    let table = Table([numbers(0..<1_000)])
    for offset in stride(from: 0.0, to: 8_800, by: 220) {
      table.view.contentOffset.y = offset
      table.layOut()
    }
    table.view.contentOffset.y = 8_800
    expectEqual(table.texts, numbers(200..<210))
    let cells = Set(table.rows.cells.map(ObjectIdentifier.init))
    #expect(table.rows.cells.count >= 200 && cells.count <= 60)
    let isPrepared = table.rows.cells.contains { ($0 as? CountingCell)?.preparations ?? 0 > 0 }
    #expect(isPrepared)
  }

  // Documented: willDisplay and didEndDisplaying.
  @Test("The delegate is notified of every row that appears, and of every one that disappears")
  func display() async {
    let delegate = TableDelegate([.willShowRow, .didHideRow])
    let table = Table([numbers(0..<1_000)], delegate)
    expectEqual(delegate.shown, (0..<10).map { [0, $0] })
    #expect(delegate.hidden.isEmpty)
    delegate.forget()
    table.view.contentOffset.y = 4_400
    table.layOut()
    #expect(Set((100..<110).map { [0, $0] }).isSubset(of: delegate.shown))
    await table.stage.eventually { Set(delegate.hidden) == Set((0..<10).map { [0, $0] }) }
  }

  // Documented: dequeueReusableCell(withIdentifier:).
  @Test("An identifier that is not registered gives no cell")
  func unregistered() {
    let table = Table([["a"]])
    expectEqual(table.view.dequeueReusableCell(withIdentifier: "unknown"), nil)
    expectEqual(table.view.dequeueReusableCell(withIdentifier: "cell")?.reuseIdentifier, "cell")
  }

  // Documented: reconfigureRows(at:).
  @Test("Reconfiguring asks for the row again, and keeps its cell")
  func reconfiguring() {
    let table = Table([numbers(0..<1_000)])
    let cell = table.view.cellForRow(at: [0, 2]) as? CountingCell
    let preparations = cell?.preparations
    table.rows.texts[0][2] = "new"
    table.rows.forget()
    UIView.performWithoutAnimation { table.view.reconfigureRows(at: [[0, 2], [0, 900]]) }
    table.layOut()
    expectEqual(table.rows.asked, [[0, 2]])
    #expect(table.view.cellForRow(at: [0, 2]) === cell)
    #expect(cell?.textLabel?.text == "new" && cell?.preparations == preparations)
  }

  // Documented: reconfigureRows(at:) says what reloadRows(at:with:) does instead.
  @Test("Reloading gives the row another cell")
  func reloading() {
    let table = Table([numbers(0..<1_000)])
    let cells = table.view.visibleCells
    table.rows.texts[0][2] = "new"
    table.rows.forget()
    UIView.performWithoutAnimation { table.view.reloadRows(at: [[0, 2]], with: .none) }
    expectEqual(table.texts, ["0", "1", "new"] + numbers(3..<10))
    expectEqual(table.rows.asked, [[0, 2]])
    #expect(table.view.cellForRow(at: [0, 2]) !== cells[2])
    #expect(table.view.cellForRow(at: [0, 3]) === cells[3])
  }

  // Observed: a reload may give a row a cell of another identifier, reconfiguring must not.
  @Test("Reloading a row may change the kind of its cell")
  func kinds() {
    let table = Table([numbers(0..<3)])
    table.rows.identifier = "other"
    UIView.performWithoutAnimation { table.view.reloadRows(at: [[0, 1]], with: .none) }
    table.layOut()
    expectEqual(table.view.visibleCells.map(\.reuseIdentifier), ["cell", "other", "cell"])
  }

  // Documented: reloadData().
  @Test("A reload asks for the numbers and the visible rows again")
  func reload() {
    let table = Table([numbers(0..<100)])
    table.rows.texts = [["a", "b"], ["c"]]
    table.rows.forget()
    table.view.reloadData()
    expectEqual(table.texts, ["a", "b", "c"])
    #expect(table.view.numberOfSections == 2 && table.view.numberOfRows(inSection: 0) == 2)
    expectEqual(Set(table.rows.asked), [[0, 0], [0, 1], [1, 0]])
  }

  // Documented: numberOfRows(inSection:) is what the table knows, not what the data source says now.
  @Test("Numbers are kept until a reload or a batch")
  func counts() {
    let table = Table([numbers(0..<3)])
    table.rows.texts = [numbers(0..<5)]
    expectEqual(table.view.numberOfRows(inSection: 0), 3)
    table.view.reloadData()
    expectEqual(table.view.numberOfRows(inSection: 0), 5)
  }

  // Documented: scrollToRow(at:at:animated:).
  @Test("A table scrolls to a row, and not beyond its end")
  func scrolling() {
    let table = Table([numbers(0..<100)])
    table.view.scrollToRow(at: [0, 50], at: .top, animated: false)
    expectEqual(table.view.contentOffset.y, 2_200)
    expectEqual(table.texts.first, "50")
    table.view.scrollToRow(at: [0, 99], at: .top, animated: false)
    expectEqual(table.view.contentOffset.y, 3_960)
  }

  // Observed: a table whose content gets shorter does not stay beyond it.
  @Test("A table that lost rows comes back from beyond its end")
  func shrinking() async {
    let table = Table([numbers(0..<100)])
    table.view.contentOffset.y = 3_960
    table.layOut()
    table.batch([numbers(0..<20)]) {
      $0.deleteRows(at: (20..<100).map { [0, $0] }, with: .none)
    }
    await table.stage.eventually { table.view.contentOffset.y == 440 }
    expectEqual(table.texts, numbers(10..<20))
  }
}
#endif
