import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("How often tables ask for heights")
struct TableHeightTests {
  private static let height: Selector = "tableView:heightForRowAtIndexPath:"
  private static let estimate: Selector = "tableView:estimatedHeightForRowAtIndexPath:"

  private final class Nobody: NSObject, UITableViewDelegate {}

  private final class Heights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  }

  private final class Estimates: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 22 }
  }

  private final class HeightsAndEstimates: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }

    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 22 }
  }

  /// How often a table of 10 000 rows asks for heights and estimates when it is reloaded.
  private func calls(
    _ delegate: any UITableViewDelegate, _ setUp: (UITableView) -> Void = { _ in }
  ) -> (heights: Int, estimates: Int) {
    let screen = PlainTable(PlainRows([10_000]), delegate, setUp: setUp)
    let sent = HeadlessMessages.sent {
      screen.table.reloadData()
      screen.table.layoutIfNeeded()
    }
    return (sent[Self.height] ?? 0, sent[Self.estimate] ?? 0)
  }

  @Test("No method: nobody is asked, and the property says it")
  func noMethod() {
    #expect(calls(Nobody()) { $0.rowHeight = 30 } == (0, 0))
    #expect(calls(Nobody()) { ($0.rowHeight, $0.estimatedRowHeight) = (30, 0) } == (0, 0))
    let screen = PlainTable(PlainRows([3]), Nobody()) { $0.rowHeight = 30 }
    #expect(screen.table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 30, width: 100, height: 30))
  }

  @Test("Heights without estimates: every row at every reload")
  func heights() {
    #expect(calls(Heights()) { $0.estimatedRowHeight = 0 } == (10_000, 0))
  }

  @Test("Heights with estimates by the property: the rows on the screen")
  func estimatedByProperty() {
    #expect(calls(Heights()) == (3, 0))
    // Short estimates let more rows seem to be on the screen than are.
    #expect(calls(Heights()) { $0.estimatedRowHeight = 22 } == (6, 0))
  }

  @Test("Heights and estimates: the rows on the screen, and every row")
  func both() {
    #expect(calls(HeightsAndEstimates()) == (6, 10_000))
    // The method switches estimates on, whatever the property says.
    #expect(calls(HeightsAndEstimates()) { $0.estimatedRowHeight = 0 } == (6, 10_000))
  }

  @Test("Estimates alone: every row")
  func estimates() { #expect(calls(Estimates()) == (0, 10_000)) }

  @Test("A height that the delegate gives silences the property")
  func property() {
    let screen = PlainTable(PlainRows([3]), Heights()) { $0.rowHeight = 10 }
    #expect(screen.table.rectForRow(at: [0, 0]).height == 44)
  }
}
