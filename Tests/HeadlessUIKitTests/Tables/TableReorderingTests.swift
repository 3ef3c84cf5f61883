import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Tables, rows moved by hand") @MainActor
struct TableReorderingTests {
  @Test("A row is taken, held over places, and dropped; then the table moves it itself")
  func dropping() {
    let screen = TableScreen([[1, 2, 3], [4]])
    screen.table.isEditing = true
    let cell = screen.table.cellForRow(at: path(0, 0))
    #expect(screen.table.beginReordering(at: path(0, 0)))
    expectEqual(cell?.configurationState.isReordering, true)
    screen.answers.target = { _ in path(0, 2) }
    expectEqual(screen.table.proposeReordering(to: path(1, 0)), path(0, 2))
    screen.answers.target = nil
    expectEqual(screen.table.proposeReordering(to: path(0, 1)), path(0, 1))
    #expect(!screen.table.beginReordering(at: path(0, 1)))
    expectEqual(screen.log, [])
    screen.table.endReordering()
    expectEqual(screen.log, ["move [0, 0] [0, 1]"])
    #expect(screen.rows == ["2", "1", "3"] && screen.mistakes() == [])
    #expect(screen.table.cellForRow(at: path(0, 1)) === cell)
    expectEqual(cell?.configurationState.isReordering, false)
  }

  @Test("Rows that cannot be edited have handles, or have none")
  func editableRows() {
    for isNeeded in [false, true] {
      HeadlessUIKit.with(\.reordersEditableRowsOnly, isNeeded) {
        let screen = TableScreen([[1, 2, 3]])
        screen.answers.canEdit = false
        screen.table.isEditing = true
        #expect(screen.table.visibleCells.allSatisfy { $0.showsReorderControl == !isNeeded })
        expectEqual(screen.table.beginReordering(at: path(0, 0)), !isNeeded)
      }
    }
  }

  @Test("Between sections the numbers have to fit what the data source did")
  func betweenSections() {
    let screen = TableScreen([[1], [2, 3]])
    screen.table.isEditing = true
    screen.table.simulateMove(from: path(0, 0), to: path(1, 1))
    #expect(screen.rows == ["2", "1", "3"] && screen.mistakes() == [])
    // The data source puts it back on its own.
    screen.answers.didMove = {
      screen.sections = [.init(id: -1, items: []), .init(id: -2, items: [2, 1, 3])]
    }
    let thrown = HeadlessUIKit.recordingExceptions {
      screen.table.simulateMove(from: path(1, 0), to: path(0, 0))
    }
    expectEqual(thrown.first?.reason.hasPrefix("attempt to move row 0 into section 0"), true)
  }

  @Test("A row dropped where it was is no move, or is one for the data source only")
  func samePlace() {
    for commits in [false, true] {
      HeadlessUIKit.with(\.commitsMovesToSamePlace, commits) {
        let screen = TableScreen([[1, 2]])
        screen.table.isEditing = true
        screen.table.simulateMove(from: path(0, 1), to: path(0, 1))
        expectEqual(screen.log, (commits ? ["move [0, 1] [0, 1]"] : []))
        #expect(screen.table.calls.batches == 0 && screen.rows == ["1", "2"])
      }
    }
  }

  @Test("A row that goes back is not reported, and goes back when the table leaves the window")
  func cancelling() {
    let screen = TableScreen([[1, 2]])
    screen.table.isEditing = true
    let cell = screen.table.cellForRow(at: path(0, 0))
    for cancel in [
      { screen.table.cancelReordering() }, { screen.table.isEditing = true },
      { screen.table.removeFromSuperview() },
    ] {
      #expect(screen.table.beginReordering(at: path(0, 0)))
      screen.table.proposeReordering(to: path(0, 1))
      cancel()
      expectEqual(cell?.configurationState.isReordering, false)
      screen.table.endReordering()
      expectEqual(screen.log, [])
    }
  }

  @Test("Rows that may not be moved are not taken")
  func refusals() {
    let screen = TableScreen([[1, 2]])
    #expect(!screen.table.beginReordering(at: path(0, 0)))
    screen.table.isEditing = true
    screen.answers.canMove = false
    #expect(!screen.table.beginReordering(at: path(0, 0)))
    screen.answers.canMove = true
    #expect(!screen.table.beginReordering(at: path(0, 9)))
    expectEqual(screen.table.proposeReordering(to: path(0, 0)), nil)
  }
}
