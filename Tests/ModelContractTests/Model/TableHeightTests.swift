#if canImport(UIKit)
import Testing
import UIKit

@MainActor
@Suite("How often tables ask for heights")
struct TableHeightTests {
  private static let count = 10_000

  /// How often a table asks for heights and estimates when it is reloaded.
  private func calls(
    _ present: Set<Method>, _ setUp: (UITableView) -> Void = { _ in }
  ) -> (heights: Int, estimates: Int) {
    let delegate = TableDelegate(present)
    let table = Table([numbers(0..<Self.count)], delegate, setUp: setUp)
    delegate.forget()
    table.view.reloadData()
    table.layOut()
    return (delegate.count(.rowHeight), delegate.count(.rowEstimate))
  }

  /// Whether only rows near the screen were asked, some of them several times.
  ///
  /// Systems differ in how many rows ahead they prepare, and FDTemplateLayoutCell #111 has seen a
  /// table ask for one row four times.
  private func isAboutAScreen(_ count: Int) -> Bool { (1...400).contains(count) }

  // Documented: rowHeight; WWDC 2014, session 226: one height for all is the fastest case.
  @Test("Without the method, the property says it")
  func property() {
    let table = Table([numbers(0..<Self.count)], TableDelegate([]))
    expectEqual(table.view.rectForRow(at: [0, 2]), CGRect(x: 0, y: 88, width: 320, height: 44))
    expectEqual(table.view.contentSize.height, CGFloat(Self.count * 44))
  }

  // Documented: heightForRowAt silences rowHeight.
  @Test("A height that the delegate gives silences the property")
  func silence() {
    let table = Table([numbers(0..<100)], TableDelegate([.rowHeight])) { $0.rowHeight = 10 }
    expectEqual(table.view.rectForRow(at: [0, 1]), CGRect(x: 0, y: 60, width: 320, height: 60))
  }

  // Observed: MJRefresh #627, where iOS 9 asked twice a reload.
  @Test("Heights without estimates: every row at every reload")
  func heights() {
    let calls = calls([.rowHeight]) { $0.estimatedRowHeight = 0 }
    #expect(calls.heights >= Self.count && calls.estimates == 0)
  }

  // Documented: "Estimating the height of a table's scrolling area".
  @Test("Heights with estimates by the property: rows near the screen")
  func estimatedByProperty() {
    for estimate in [UITableView.automaticDimension, 60] {
      let calls = calls([.rowHeight]) { $0.estimatedRowHeight = estimate }
      #expect(isAboutAScreen(calls.heights) && calls.estimates == 0)
    }
  }

  // Documented: "Estimating the height of a table's scrolling area".
  @Test("Heights and estimates: rows near the screen, and every row")
  func both() {
    let calls = calls([.rowHeight, .rowEstimate])
    #expect(isAboutAScreen(calls.heights) && calls.estimates >= Self.count)
  }

  // Unsure for a property of 0.
  @Test("The method for estimates takes precedence over the property")
  func estimatesByMethod() {
    let calls = calls([.rowHeight, .rowEstimate]) { $0.estimatedRowHeight = 0 }
    #expect(isAboutAScreen(calls.heights) && calls.estimates >= Self.count)
  }

  @Test("Estimates alone: every row")
  func estimatesAlone() {
    let calls = calls([.rowEstimate]) { $0.rowHeight = UITableView.automaticDimension }
    #expect(calls.heights == 0 && calls.estimates >= Self.count)
  }

  // Documented: beginUpdates() animates changes of heights without reloading rows.
  @Test("An empty batch asks for heights again, and keeps the cells")
  func emptyBatch() {
    let delegate = TableDelegate([.rowHeight])
    let table = Table([numbers(0..<100)], delegate)
    let cell = table.view.cellForRow(at: [0, 1])
    delegate.height = 70
    table.rows.forget()
    UIView.performWithoutAnimation { table.view.performBatchUpdates(nil) }
    table.layOut()
    expectEqual(table.view.rectForRow(at: [0, 1]), CGRect(x: 0, y: 70, width: 320, height: 70))
    #expect(table.view.cellForRow(at: [0, 1]) === cell)
    #expect(!table.rows.asked.contains([0, 1]))
  }
}
#endif
