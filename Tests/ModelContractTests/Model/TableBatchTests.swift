#if canImport(UIKit)
import Testing
import UIKit

@MainActor
@Suite("What tables make of batches")
struct TableBatchTests {
  // Documented: performBatchUpdates(_:completion:): deletes are processed before inserts, whose paths
  // count after them; the order of the calls means nothing.
  @Test("Deletes count before the batch, inserts after it, whichever comes first")
  func order() {
    for insertsFirst in [true, false] {
      let table = Table([["a", "b", "c", "d"]])
      table.batch([["x", "b", "y", "d"]]) { view in
        if insertsFirst { view.insertRows(at: [[0, 0], [0, 2]], with: .none) }
        view.deleteRows(at: [[0, 0], [0, 2]], with: .none)
        if !insertsFirst { view.insertRows(at: [[0, 0], [0, 2]], with: .none) }
      }
      expectEqual(table.texts, ["x", "b", "y", "d"])
    }
  }

  // Documented: insertRows(at:with:), deleteRows(at:with:).
  @Test("Cells follow their rows, and only new rows are asked for")
  func identity() {
    let table = Table([["a", "b", "c"]])
    let cells = table.view.visibleCells
    table.rows.forget()
    table.batch([["x", "a", "c"]]) { view in
      view.deleteRows(at: [[0, 1]], with: .none)
      view.insertRows(at: [[0, 0]], with: .none)
    }
    expectEqual(table.texts, ["x", "a", "c"])
    expectEqual(table.rows.asked, [[0, 0]])
    #expect(table.view.cellForRow(at: [0, 1]) === cells[0])
    #expect(table.view.cellForRow(at: [0, 2]) === cells[2])
  }

  // Documented: moveRow(at:to:): from a path before the batch to one after it.
  @Test("A row that moves keeps its cell, also between sections and beside other changes")
  func moves() {
    let table = Table([["a", "b"], ["c"]])
    let cell = table.view.cellForRow(at: [0, 0])
    table.rows.forget()
    table.batch([["x"], ["c", "a"]]) { view in
      view.moveRow(at: [0, 0], to: [1, 1])
      view.deleteRows(at: [[0, 1]], with: .none)
      view.insertRows(at: [[0, 0]], with: .none)
    }
    expectEqual(table.texts, ["x", "c", "a"])
    #expect(table.view.cellForRow(at: [1, 1]) === cell)
    expectEqual(table.rows.asked, [[0, 0]])
  }

  @Test("Two rows change places")
  func swap() {
    let table = Table([["a", "b", "c"]])
    let cells = table.view.visibleCells
    table.batch([["c", "b", "a"]]) { view in
      view.moveRow(at: [0, 0], to: [0, 2])
      view.moveRow(at: [0, 2], to: [0, 0])
    }
    expectEqual(table.texts, ["c", "b", "a"])
    expectEqual(table.view.visibleCells, [cells[2], cells[1], cells[0]])
  }

  // Documented: insertSections(_:with:), deleteSections(_:with:).
  @Test("Sections are inserted and removed, and the others keep their cells")
  func sections() {
    let table = Table([["a"], ["b"], ["c"]])
    let cell = table.view.cellForRow(at: [2, 0])
    table.batch([["x", "y"], ["b"], ["c"], []]) { view in
      view.deleteSections([0], with: .none)
      view.insertSections([0, 3], with: .none)
    }
    expectEqual(table.view.numberOfSections, 4)
    expectEqual(table.texts, ["x", "y", "b", "c"])
    #expect(table.view.cellForRow(at: [2, 0]) === cell)
  }

  // Documented: moveSection(_:toSection:).
  @Test("A section that moves takes its cells along")
  func sectionMoves() {
    let table = Table([["a", "b"], ["c"], ["d"]])
    let cells = table.view.visibleCells
    table.rows.forget()
    table.batch([["d"], ["a", "b"], ["c"]]) { $0.moveSection(2, toSection: 0) }
    expectEqual(table.texts, ["d", "a", "b", "c"])
    expectEqual(table.view.visibleCells, [cells[3], cells[0], cells[1], cells[2]])
    #expect(table.rows.asked.isEmpty)
  }

  // Documented: reloadRows(at:with:) in a batch is processed with the deletes.
  @Test("A row that is reloaded in a batch is meant by its path before it")
  func reloads() {
    let table = Table([["a", "b", "c"]])
    let cells = table.view.visibleCells
    table.batch([["x", "a", "B", "c"]]) { view in
      view.insertRows(at: [[0, 0]], with: .none)
      view.reloadRows(at: [[0, 1]], with: .none)
    }
    expectEqual(table.texts, ["x", "a", "B", "c"])
    #expect(table.view.cellForRow(at: [0, 1]) === cells[0])
    #expect(table.view.cellForRow(at: [0, 3]) === cells[2])
  }

  // Documented: reloadSections(_:with:).
  @Test("A section that is reloaded may have another number of rows")
  func sectionReloads() {
    let table = Table([["a"], ["b"]])
    let cell = table.view.cellForRow(at: [0, 0])
    table.batch([["a"], ["x", "y", "z"]]) { $0.reloadSections([1], with: .none) }
    expectEqual(table.texts, ["a", "x", "y", "z"])
    #expect(table.view.cellForRow(at: [0, 0]) === cell)
  }

  // Documented: beginUpdates() and endUpdates() nest, also with performBatchUpdates(_:completion:).
  @Test("Batches within a batch are one")
  func nesting() {
    let table = Table([["b"]])
    UIView.performWithoutAnimation {
      table.view.beginUpdates()
      table.rows.texts = [["a", "b", "c"]]
      table.view.performBatchUpdates { table.view.insertRows(at: [[0, 0]], with: .none) }
      table.view.insertRows(at: [[0, 2]], with: .none)
      table.view.endUpdates()
    }
    expectEqual(table.texts, ["a", "b", "c"])
  }

  // Documented: performBatchUpdates(_:completion:), hasUncommittedUpdates (drops and drags only).
  @Test("The completion comes, and nothing is left uncommitted")
  func completion() async {
    let table = Table([["a"]])
    var isFinished: Bool?
    table.view.performBatchUpdates {
      table.rows.texts = [["a", "b"]]
      table.view.insertRows(at: [[0, 1]], with: .fade)
    } completion: {
      isFinished = $0
    }
    #expect(!table.view.hasUncommittedUpdates)
    await table.stage.eventually { isFinished != nil }
    #expect(isFinished == true && table.texts == ["a", "b"])
  }

  // Observed: tables keep the numbers that they knew, so that data may change before the calls.
  @Test("A single insert is a batch of its own")
  func single() {
    let table = Table([["a"]])
    UIView.performWithoutAnimation {
      table.rows.texts = [["a", "b"]]
      table.view.insertRows(at: [[0, 1]], with: .none)
    }
    expectEqual(table.texts, ["a", "b"])
    expectEqual(table.view.numberOfRows(inSection: 0), 2)
  }

  @Test("Rows that come off the screen get no cells")
  func offScreen() {
    let table = Table([numbers(0..<100)])
    table.rows.forget()
    table.batch([numbers(0..<1_000)]) { view in
      view.insertRows(at: (100..<1_000).map { [0, $0] }, with: .none)
    }
    expectEqual(table.view.numberOfRows(inSection: 0), 1_000)
    #expect(table.rows.asked.allSatisfy { $0.row < 60 })
    expectEqual(table.texts, numbers(0..<10))
  }

  // Observed: headers of sections that stay are not asked for in a batch of rows.
  @Test("A header stays while rows are inserted into its section")
  func headers() {
    let rows = Rows([["a"], ["b"]], [.headerTitle])
    rows.titles = ["A", "B"]
    let table = Table(rows)
    let header = table.view.headerView(forSection: 1)
    #expect(header != nil)
    table.batch([["a"], ["b", "c"]]) { $0.insertRows(at: [[1, 1]], with: .none) }
    #expect(table.view.headerView(forSection: 1) === header)
  }

  // Documented: an insert above the visible rows moves the content, not the offset.
  @Test("The offset of a table at its top stays")
  func offset() {
    let table = Table([numbers(0..<100)])
    table.batch([["x"] + numbers(0..<100)]) { $0.insertRows(at: [[0, 0]], with: .none) }
    expectEqual(table.view.contentOffset.y, 0)
    expectEqual(table.texts, ["x"] + numbers(0..<9))
  }
}
#endif
