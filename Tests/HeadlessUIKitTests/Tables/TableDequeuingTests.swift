import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Tables, cells") @MainActor
struct TableDequeuingTests {
  func thrown(_ cell: @escaping @MainActor (UITableView, IndexPath) -> UITableViewCell) -> [String]
  {
    let screen = TableScreen([[1]])
    screen.answers.cell = cell
    return HeadlessUIKit.recordingExceptions {
      screen.table.reloadData()
      screen.table.layoutIfNeeded()
    }.map(\.reason)
  }

  @Test("Identifiers that are not registered")
  func unregistered() {
    let reasons = thrown { $0.dequeueReusableCell(withIdentifier: "unknown", for: $1) }
    expectEqual(
      reasons,
      [
        "unable to dequeue a cell with identifier unknown - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      ])
    expectEqual(TableScreen([[]]).table.dequeueReusableCell(withIdentifier: "unknown"), nil)
  }

  @Test("Two cells for one row")
  func twoCells() {
    let reasons = thrown {
      _ = $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
      return $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
    }
    expectEqual(reasons.count, 1)
    expectEqual(
      reasons.first?.hasPrefix("Attempted to dequeue multiple cells for the same index path"), true)
    expectEqual(
      thrown {
        _ = $0.dequeueReusableCell(withIdentifier: "cell")
        return $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
      }, [])
  }

  @Test("One cell for two rows")
  func sharedCell() {
    let screen = TableScreen([[1, 2]])
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    screen.answers.cell = { _, _ in cell }
    HeadlessUIKit.with(\.hazardsAreFatal, true) {
      let thrown = HeadlessUIKit.recordingExceptions {
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
      }
      expectEqual(
        thrown.first?.reason, "[headless] the cell returned for [0, 1] is the one shown at [0, 0]"
      )
    }
  }

  @Test("Nibs make cells, headers and footers")
  func nibs() {
    HeadlessUIKit.nibs["Row"] = { [UITableViewCell(style: .subtitle, reuseIdentifier: "row")] }
    defer { HeadlessUIKit.nibs["Row"] = nil }
    let screen = TableScreen([[1]])
    screen.table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    #expect(screen.table.dequeueReusableCell(withIdentifier: "row")?.detailTextLabel != nil)
    let header = UINib { [UITableViewHeaderFooterView(reuseIdentifier: nil)] }
    screen.table.register(header, forHeaderFooterViewReuseIdentifier: "header")
    let view = screen.table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    expectEqual(view?.reuseIdentifier, "header")
  }

  @Test("Nibs that hold something else")
  func wrongNibs() {
    let screen = TableScreen([[1]])
    func reasons(_ nib: UINib) -> [String] {
      screen.table.register(nib, forCellReuseIdentifier: "x")
      return HeadlessUIKit.recordingExceptions {
        _ = screen.table.dequeueReusableCell(withIdentifier: "x")
      }.map(\.reason)
    }
    let two =
      "invalid nib registered for identifier (x) - nib must contain exactly one top level object which must be a UITableViewCell instance"
    expectEqual(reasons(UINib { [] }), [two])
    expectEqual(reasons(UINib { [UIView()] }), [two])
    expectEqual(
      reasons(UINib { [UITableViewCell(style: .default, reuseIdentifier: "y")] }),
      [
        "view reuse identifier in nib (y) does not match the identifier used to register the nib (x)"
      ])
    expectEqual(
      reasons(UINib(nibName: "Missing", bundle: nil)).first?.contains("Could not load NIB"), true)
  }

  @Test("Prototypes of a storyboard, and classes of one's own")
  func prototypes() {
    final class Own: UITableViewCell {
      var reuses = 0
      override func prepareForReuse() { reuses += 1 }
    }
    let screen = TableScreen([Array(0..<10)])
    screen.table.declarePrototype("prototype") { Own(style: .value1, reuseIdentifier: nil) }
    screen.table.register(Own.self, forCellReuseIdentifier: "own")
    screen.answers.cell = { table, path in
      table.dequeueReusableCell(
        withIdentifier: path.row.isMultiple(of: 2) ? "prototype" : "own", for: path)
    }
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    let cells = screen.table.visibleCells.compactMap { $0 as? Own }
    expectEqual(cells.map(\.reuseIdentifier), ["prototype", "own", "prototype"])
    expectEqual(cells.map { $0.detailTextLabel != nil }, [true, false, true])
    screen.table.contentOffset.y = 44
    screen.table.layoutIfNeeded()
    #expect(screen.table.cellForRow(at: path(0, 3)) !== cells[0])
    screen.table.contentOffset.y = 88
    screen.table.layoutIfNeeded()
    #expect(screen.table.cellForRow(at: path(0, 4)) === cells[0] && cells[0].reuses == 1)
  }

  @Test("Reconfiguring configures the cell that is there")
  func reconfiguring() {
    let screen = TableScreen([[1, 2, 3, 4]])
    let cell = screen.table.cellForRow(at: path(0, 1))
    screen.sections[0].items[1] = 20
    screen.table.reconfigureRows(at: [path(0, 1), path(0, 3)])
    expectEqual(screen.rows, ["1", "20", "3"])
    #expect(screen.table.cellForRow(at: path(0, 1)) === cell)
    expectEqual(screen.log, ["cell 20"])
    expectEqual(screen.table.calls.reconfiguredCells, 1)

    // Within a batch its path is the one before.
    screen.log = []
    screen.table.performBatchUpdates {
      screen.sections[0].items = [0, 1, 21, 3, 4]
      screen.table.insertRows(at: [path(0, 0)], with: .none)
      screen.table.reconfigureRows(at: [path(0, 1)])
    }
    #expect(screen.rows == ["0", "1", "21"] && screen.mistakes() == [])
    #expect(screen.table.cellForRow(at: path(0, 2)) === cell)

    screen.answers.cell = { table, path in
      table.dequeueReusableCell(withIdentifier: "other", for: path)
    }
    screen.table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    let thrown = HeadlessUIKit.recordingExceptions {
      screen.table.reconfigureRows(at: [path(0, 0)])
    }
    expectEqual(
      thrown.first?.reason.hasPrefix(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell"
      ), true)
  }

  @Test("Headers are used again")
  func headers() {
    let screen = TableScreen([[1]])
    screen.table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    let view = screen.table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    var content = view?.defaultContentConfiguration()
    content?.text = "News"
    view?.contentConfiguration = content
    expectEqual(view?.shownText, "News")
    expectEqual(screen.table.dequeueReusableHeaderFooterView(withIdentifier: "unknown"), nil)
  }
}
