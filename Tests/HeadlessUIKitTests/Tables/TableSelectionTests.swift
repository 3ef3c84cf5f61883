import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Tables, selection and focus") @MainActor
struct TableSelectionTests {
  @Test("A tap highlights, selects, and does the row's action")
  func tap() {
    let screen = TableScreen([[1, 2, 3]])
    #expect(screen.table.simulateTap(at: path(0, 1)))
    expectEqual(
      screen.log, ["highlight [0, 1]", "unhighlight [0, 1]", "select [0, 1]", "act [0, 1]"])
    expectEqual(screen.table.indexPathForSelectedRow, path(0, 1))
    expectEqual(screen.table.cellForRow(at: path(0, 1))?.isSelected, true)
    screen.log = []
    screen.table.simulateTap(at: path(0, 2))
    expectEqual(
      screen.log.suffix(3), ["deselect [0, 1]", "select [0, 2]", "act [0, 2]"])
    expectEqual(screen.table.indexPathsForSelectedRows, [path(0, 2)])
  }

  @Test("Nothing comes of a tap that is refused")
  func vetoes() {
    let screen = TableScreen([[1, 2, 3]])
    screen.answers.willSelect = { _ in nil }
    #expect(screen.table.simulateTap(at: path(0, 0)))
    expectEqual(screen.log, ["highlight [0, 0]", "unhighlight [0, 0]"])
    expectEqual(screen.table.indexPathsForSelectedRows, nil)
    screen.answers.willSelect = { _ in path(0, 2) }
    screen.table.simulateTap(at: path(0, 0))
    expectEqual(screen.table.indexPathForSelectedRow, path(0, 2))
    screen.answers.willDeselect = { _ in nil }
    screen.answers.willSelect = nil
    screen.table.simulateTap(at: path(0, 1))
    expectEqual(screen.table.indexPathsForSelectedRows, [path(0, 2), path(0, 1)])
    screen.answers.doesHighlight = false
    screen.log = []
    #expect(!screen.table.simulateTap(at: path(0, 0)) && screen.log == [])
    #expect(!screen.table.simulateTap(at: path(0, 7)))
  }

  @Test("Many rows are selected where that is allowed")
  func multiple() {
    let screen = TableScreen([[1, 2, 3]])
    screen.table.allowsMultipleSelection = true
    for row in [2, 0, 1, 0] { screen.table.simulateTap(at: path(0, row)) }
    expectEqual(screen.table.indexPathsForSelectedRows, [path(0, 2), path(0, 1)])
    expectEqual(screen.log.last, "deselect [0, 0]")
    screen.table.isEditing = true
    #expect(!screen.table.simulateTap(at: path(0, 0)))
    screen.table.allowsSelectionDuringEditing = true
    screen.log = []
    screen.table.simulateTap(at: path(0, 0))
    expectEqual(screen.table.indexPathsForSelectedRows, [path(0, 0)])
    expectEqual(screen.log.last, "select [0, 0]")
  }

  @Test("A reload forgets what is selected, or keeps the places", arguments: [true, false])
  func reload(isKept: Bool) {
    HeadlessUIKit.with(\.reloadedSelection, isKept ? .isKept : .isForgotten) {
      let screen = TableScreen([[1, 2, 3]])
      screen.table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
      screen.sections[0].items = [3, 2, 1]
      screen.table.reloadData()
      screen.table.layoutIfNeeded()
      expectEqual(screen.table.indexPathForSelectedRow, (isKept ? path(0, 1) : nil))
      expectEqual(screen.table.cellForRow(at: path(0, 1))?.isSelected, isKept)
      screen.table.dataSource = nil
      expectEqual(screen.table.indexPathForSelectedRow, nil)
    }
  }

  @Test("Rows are selected before they are known, or asked for then", arguments: [true, false])
  func unknownRows(asks: Bool) {
    HeadlessUIKit.with {
      $0.asksBeforeSelecting = asks
      $0.tableReloadsCountsAtOnce = false
      $0.hazardsAreFatal = true
    } _: {
      let screen = TableScreen([[1, 2, 3]])
      screen.table.reloadData()
      let thrown = HeadlessUIKit.recordingExceptions {
        screen.table.selectRow(at: path(0, 7), animated: false, scrollPosition: .none)
      }
      expectEqual(thrown.isEmpty, !asks)
      expectEqual(screen.table.knownCounts, (asks ? [3] : nil))
    }
  }

  @Test("A cell that is used again is not selected, highlighted or lifted")
  func reuse() {
    let screen = TableScreen([Array(0..<10)])
    let cell = screen.table.visibleCells[0]
    screen.table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
    cell.isHighlighted = true
    screen.table.contentOffset.y = 44
    screen.table.layoutIfNeeded()
    #expect(screen.table.cellForRow(at: path(0, 3)) === cell)
    #expect(!cell.isSelected && !cell.isHighlighted)
    screen.table.contentOffset.y = 0
    screen.table.layoutIfNeeded()
    expectEqual(screen.table.cellForRow(at: path(0, 0))?.isSelected, true)
  }

  @Test("The focus goes where it may, and selection follows it")
  func focus() {
    let screen = TableScreen([[1, 2, 3]])
    expectEqual(screen.table.simulateFocusEntering(), path(0, 0))
    expectEqual(screen.log, ["focus [0, 0]"])
    screen.answers.canFocus = false
    #expect(!screen.table.simulateFocus(on: path(0, 1)))
    expectEqual(screen.table.focusedIndexPath, path(0, 0))
    screen.answers.canFocus = true
    screen.answers.follows = true
    // The delegate can only take back what the property allows, and is not asked without it.
    #expect(screen.table.simulateFocus(on: path(0, 1)))
    expectEqual(screen.table.indexPathForSelectedRow, nil)
    screen.table.selectionFollowsFocus = true
    #expect(screen.table.simulateFocus(on: path(0, 2)))
    expectEqual(screen.table.indexPathForSelectedRow, path(0, 2))
    expectEqual(screen.table.cellForRow(at: path(0, 2))?.configurationState.isFocused, true)
    #expect(screen.table.simulateFocus(on: nil))
    expectEqual(screen.log.last, "focus none")
  }
}
