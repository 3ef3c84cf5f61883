#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// The traps of `UITableView` with data that changes when it does not expect it.
@MainActor
@Suite("A table view that is busy or away", .traced)
struct TablePresenceTests {
  @Test("Data that changes before the first layout is no trouble (C1)")
  func beforeLayout() {
    withQuirks {
      let stage = TableStage("A=ab")
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      stage.window.rootViewController?.view.addSubview(table)
      stage.list.tableView = table
      stage.source.removeItem(at: [0, 0])
      stage.source.insertSection(Shelf("B", [Book("x")]), at: 0)
      stage.layOut()
      expectEqual(table.shownTexts, [[0, 0]: "x", [1, 0]: "b"])
    }
  }

  @Test("A batch after a reload without layout between is no trouble (C2)")
  func afterReload() {
    withQuirks {
      let stage = TableStage("A=ab")
      stage.table.reloadData()
      stage.source.removeItem(at: [0, 0])
      stage.table.reloadData()
      stage.source.insertItems([Book("x"), Book("y")], at: [0, 0])
      stage.layOut()
      expectEqual(stage.rows, stage.expectedRows)
    }
  }

  @Test("A table without window or size is reloaded once, when it was asked already (C3)")
  func offScreen() {
    withQuirks {
      for isSized in [true, false] {
        let stage = TableStage("A=ab")
        if isSized { stage.table.removeFromSuperview() } else { stage.table.frame = .zero }
        let calls = stage.table.calls
        stage.source.removeItem(at: [0, 0])
        stage.source.insertItem(Book("x"), at: [0, 0])
        stage.source.moveItem(at: [0, 0], to: [0, 1])
        expectEqual(stage.table.calls.batches, calls.batches)
        // Tables that ask for counts at once are reloaded each time.
        let atOnce = HeadlessUIKit.quirks.tableReloadsCountsAtOnce
        expectEqual(stage.table.calls.reloads - calls.reloads, (atOnce ? 3 : 1))
        stage.table.frame = stage.window.bounds
        stage.window.rootViewController?.view.addSubview(stage.table)
        stage.layOut()
        expectEqual(stage.rows, stage.expectedRows)
      }
    }
  }

  @Test("Changes made while cells are configured are shown later, all of them (C4, C5)")
  func fromCells() async {
    await withQuirk(numbers: 0..<8) {
      var edits = 3
      let stage = TableStage("A=abc")
      stage.list.willDisplay { [source = stage.source] _, _, _ in
        guard edits > 0 else { return }
        edits -= 1
        source.insertItem(Book("wxyz".map(\.self)[edits]), at: [0, 0])
        source.removeItem(at: [0, 1])
      }
      stage.source.insertItem(Book("p"), at: [0, 0])
      return stage
    } then: { stage in
      expectEqual(stage.rows, stage.expectedRows)
    }
  }

  @Test("Changes made by an observer of the same source are shown one after the other")
  func fromObservers() {
    withQuirks {
      let stage = TableStage("A=abc")
      var isFirst = true
      let observation = stage.source.observe { [source = stage.source] _ in
        guard isFirst else { return }
        isFirst = false
        source.removeItem(at: [0, 0])
        source.insertSection(Shelf("B"), at: 0)
      }
      stage.source.moveItem(at: [0, 2], to: [0, 0])
      stage.layOut()
      expectEqual(stage.rows, stage.expectedRows)
      withExtendedLifetime(observation) {}
    }
  }

  @Test("A list goes from one table to another, and leaves nothing behind")
  func otherTable() {
    let stage = TableStage("A=ab")
    let other = UITableView(frame: stage.table.frame)
    stage.window.rootViewController?.view.addSubview(other)
    stage.list.tableView = other
    stage.source.removeItem(at: [0, 0])
    stage.layOut()
    expectEqual(other.shownTexts, [[0, 0]: "b"])
    #expect(stage.table.dataSource == nil)
    #expect(stage.table.delegate == nil)
    expectEqual(stage.table.numberOfSections, 0)
    stage.list.tableView = nil
    stage.source.removeItem(at: [0, 0])
    #expect(other.dataSource == nil)
  }

  @Test("A delegate that is there already becomes the fallback")
  func earlierDelegate() {
    let witness = Witness()
    let fallback = FallbackTableDelegate(witness)
    witness.fallbackAnswer = CGFloat(5)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.delegate = fallback
    let list = TableViewDataSource(
      dataSource: ArrayDataSource(sections: shelves("A=ab")), cell: UITableViewCell.self
    ) { _, _, _ in }
    list.tableView = table
    #expect(list.fallbackDelegate === fallback)
    expectEqual(table.delegate?.tableView?(table, heightForRowAt: [0, 0]), 5)
  }
}

/// Sets something up under quirks, lets the main actor do what waits, and looks at what came of it.
@MainActor
private func withQuirk<Value>(
  numbers: Range<Int>, _ body: () -> Value, then check: (Value) -> Void
) async {
  var values: [Value] = []
  withQuirks { values.append(body()) }
  for value in values {
    for _ in 0..<20 { await Task.yield() }
    (value as? TableStage)?.layOut()
    check(value)
  }
}
#endif
