#if canImport(UIKit)
import Testing
import UIKit

// Observed: RATreeView #154 and ReactiveCocoa #745 (read in the setter, the same object again is
// ignored), RxCocoa's DelegateProxy.reset() and DTTableViewManager (nil first).
@MainActor
@Suite("Tables look at what their delegate and data source respond to")
struct TablePresenceTests {
  @Test("A table asks when it gets its delegate, and not again")
  func setter() {
    let delegate = TableDelegate([.rowHeight])
    let table = Table([numbers(0..<100)])
    table.view.delegate = delegate
    #expect(delegate.questions.contains(.rowHeight))
    #expect(delegate.questions.contains(.rowEstimate))
    table.layOut()
    delegate.forget()
    table.view.reloadData()
    table.layOut()
    #expect(!delegate.questions.contains(.rowHeight))
    #expect(delegate.count(.rowHeight) > 0)
  }

  @Test("A method that comes later is not called")
  func addition() {
    let delegate = TableDelegate([])
    let table = Table([numbers(0..<100)], delegate)
    delegate.present = [.rowHeight]
    table.view.reloadData()
    table.layOut()
    #expect(delegate.calls.isEmpty)
    expectEqual(table.view.rectForRow(at: [0, 0]).height, 44)
  }

  @Test("A method that is taken away is called all the same")
  func removal() {
    let delegate = TableDelegate([.rowHeight])
    let table = Table([numbers(0..<100)], delegate)
    delegate.present = []
    delegate.forget()
    table.view.reloadData()
    table.layOut()
    #expect(delegate.count(.rowHeight) > 0)
    expectEqual(table.view.rectForRow(at: [0, 0]).height, 60)
  }

  @Test("The same delegate again is no news; nil before it is")
  func sameDelegate() {
    let delegate = TableDelegate([])
    let table = Table([numbers(0..<100)], delegate)
    delegate.present = [.rowHeight]
    delegate.forget()
    table.view.delegate = delegate
    table.layOut()
    #expect(!delegate.questions.contains(.rowHeight))
    expectEqual(table.view.rectForRow(at: [0, 0]).height, 44)
    table.view.delegate = nil
    table.view.delegate = delegate
    table.layOut()
    #expect(delegate.questions.contains(.rowHeight))
    expectEqual(table.view.rectForRow(at: [0, 0]).height, 60)
  }

  // Unsure: what a delegate that comes again changes besides. The adapters restore the offset.
  @Test("A delegate that comes again leaves the cells, the selection and the offset alone")
  func sideEffects() {
    let table = Table([numbers(0..<100)], TableDelegate([.willShowRow]))
    table.view.contentOffset.y = 440
    table.view.selectRow(at: [0, 12], animated: false, scrollPosition: .none)
    table.layOut()
    let cells = table.view.visibleCells
    table.view.delegate = nil
    table.view.delegate = table.delegate
    table.layOut()
    expectEqual(table.view.visibleCells, cells)
    expectEqual(table.view.indexPathForSelectedRow, [0, 12])
    expectEqual(table.view.contentOffset.y, 440)
  }

  // Documented: a table does not retain its delegate and data source.
  @Test("A delegate that is gone is gone")
  func weakness() {
    let table = Table([numbers(0..<100)])
    func assign() {
      let delegate = TableDelegate([.rowHeight])
      table.view.delegate = delegate
    }
    assign()
    #expect(table.view.delegate == nil)
    table.view.reloadData()
    expectEqual(table.texts.first, "0")
    expectEqual(table.view.rectForRow(at: [0, 0]).height, 44)
  }

  @Test("A data source is looked at in the same way")
  func dataSource() {
    let table = Table([["a"], ["b"]])
    table.rows.titles = ["A", "B"]
    table.rows.present.insert(.headerTitle)
    table.view.dataSource = table.rows
    table.view.reloadData()
    table.layOut()
    expectEqual(table.rows.count(.headerTitle), 0)
    expectEqual(table.view.rectForHeader(inSection: 0).height, 0)
    table.view.dataSource = nil
    table.view.dataSource = table.rows
    table.layOut()
    #expect(table.rows.count(.headerTitle) > 0)
    #expect(table.view.rectForHeader(inSection: 0).height > 0)
  }

  // Observed: IGListKit's IGListAdapter sets nil first to drop the counts of a collection view.
  @Test("A data source that comes again is asked for numbers again, the same one is not")
  func counts() {
    let table = Table([numbers(0..<3)])
    table.rows.texts = [numbers(0..<2)]
    table.view.dataSource = table.rows
    expectEqual(table.view.numberOfRows(inSection: 0), 3)
    table.view.dataSource = nil
    table.view.dataSource = table.rows
    expectEqual(table.view.numberOfRows(inSection: 0), 2)
    expectEqual(table.texts, ["0", "1"])
  }

  // Documented: UITableViewDelegate inherits from UIScrollViewDelegate.
  @Test("The delegate of a table is notified of scrolling if it responds to that")
  func scrolling() {
    for present in [true, false] {
      let table = Table([numbers(0..<100)], TableDelegate(present ? [.didScroll] : []))
      table.delegate?.forget()
      table.view.contentOffset.y = 100
      expectEqual((table.delegate?.count(.didScroll) ?? 0 > 0), present)
    }
  }
}
#endif
