import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Collection views, by hand") @MainActor
struct CollectionHandTests {
  @Test("An item is taken, held over places, and dropped; then the view moves it itself")
  func dropping() {
    let screen = CollectionScreen([[1, 2, 3], [4]])
    let cell = screen.view.cellForItem(at: path(0, 0))
    #expect(screen.view.beginInteractiveMovementForItem(at: path(0, 0)))
    #expect(!screen.view.beginInteractiveMovementForItem(at: path(0, 1)))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    screen.answers.target = { _ in path(0, 2) }
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 10))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 999))
    expectEqual(
      screen.log, ["propose [0, 0] [0, 1]", "propose [0, 1] [0, 0]"])
    expectEqual(cell?.configurationState.isReordering, true)
    screen.view.endInteractiveMovement()
    expectEqual(screen.log.last, "move [0, 0] [0, 2]")
    #expect(screen.items == ["2", "3", "1"] && screen.mistakes() == [])
    #expect(screen.view.cellForItem(at: path(0, 2)) === cell)
    expectEqual(cell?.configurationState.isReordering, false)
  }

  @Test("An item dropped where it was is no move, or is one for the data source only")
  func samePlace() {
    for commits in [false, true] {
      HeadlessUIKit.with(\.commitsMovesToSamePlace, commits) {
        let screen = CollectionScreen([[1, 2]])
        _ = screen.view.beginInteractiveMovementForItem(at: path(0, 1))
        screen.view.endInteractiveMovement()
        expectEqual(screen.log, (commits ? ["move [0, 1] [0, 1]"] : []))
        expectEqual(screen.view.calls.batches, 0)
      }
    }
  }

  @Test("A movement that is cancelled, or whose view leaves the window, is not reported")
  func cancelling() {
    let screen = CollectionScreen([[1, 2]])
    for cancel in [
      { screen.view.cancelInteractiveMovement() }, { screen.view.removeFromSuperview() },
    ] {
      #expect(screen.view.beginInteractiveMovementForItem(at: path(0, 0)))
      screen.view.proposeInteractiveMovement(to: path(0, 1))
      screen.log = []
      cancel()
      screen.view.endInteractiveMovement()
      expectEqual(screen.log, [])
    }
    screen.answers.canMove = false
    #expect(!screen.view.beginInteractiveMovementForItem(at: path(0, 0)))
    expectEqual(screen.view.proposeInteractiveMovement(to: path(0, 1)), nil)
  }

  @Test("Taps select, and are refused")
  func selection() {
    let screen = CollectionScreen([[1, 2, 3]])
    screen.view.simulateTap(at: path(0, 0))
    expectEqual(screen.log, ["select [0, 0]", "act [0, 0]"])
    screen.view.simulateTap(at: path(0, 1))
    expectEqual(screen.log.suffix(3), ["deselect [0, 0]", "select [0, 1]", "act [0, 1]"])
    screen.answers.selects = false
    screen.view.simulateTap(at: path(0, 2))
    expectEqual(screen.view.indexPathsForSelectedItems, [path(0, 1)])
    screen.answers.selects = true
    screen.view.allowsMultipleSelection = true
    screen.view.simulateTap(at: path(0, 2))
    screen.answers.deselects = false
    screen.view.simulateTap(at: path(0, 2))
    expectEqual(screen.view.indexPathsForSelectedItems, [path(0, 1), path(0, 2)])
    screen.answers.deselects = true
    screen.view.simulateTap(at: path(0, 1))
    expectEqual(screen.view.indexPathsForSelectedItems, [path(0, 2)])
    screen.view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    screen.view.allowsMultipleSelection = false
    expectEqual(screen.view.indexPathsForSelectedItems, [path(0, 2)])
    screen.view.reloadData()
    expectEqual(screen.view.indexPathsForSelectedItems, [])
  }

  @Test("Editing reaches the items that may be edited")
  func editing() {
    let screen = CollectionScreen([[1, 2]])
    screen.view.isEditing = true
    #expect(screen.view.visibleCells.allSatisfy { $0.configurationState.isEditing })
    #expect(!screen.view.simulateTap(at: path(0, 0)))
    screen.view.allowsSelectionDuringEditing = true
    screen.view.simulateTap(at: path(0, 0))
    expectEqual(screen.log, ["select [0, 0]"])
    screen.view.isEditing = false
    screen.answers.canEdit = false
    screen.view.isEditing = true
    #expect(screen.view.visibleCells.allSatisfy { !$0.configurationState.isEditing })
  }

  @Test("The focus goes where it may, and selection follows it")
  func focus() {
    let screen = CollectionScreen([[1, 2, 3]])
    expectEqual(screen.view.simulateFocusEntering(), path(0, 0))
    screen.answers.canFocus = false
    #expect(!screen.view.simulateFocus(on: path(0, 1)))
    (screen.answers.canFocus, screen.answers.follows) = (true, true)
    // The delegate can only take back what the property allows, and is not asked without it.
    #expect(screen.view.simulateFocus(on: path(0, 1)))
    expectEqual(screen.view.indexPathsForSelectedItems, [])
    screen.view.selectionFollowsFocus = true
    #expect(screen.view.simulateFocus(on: path(0, 2)))
    expectEqual(screen.view.indexPathsForSelectedItems, [path(0, 2)])
    expectEqual(screen.view.focusedIndexPath, path(0, 2))
    #expect(screen.view.simulateFocus(on: nil) && screen.log.last == "focus none")
  }

  @Test("A reload forgets what is selected at once, in the next layout, or keeps the places")
  func reload() {
    for reloaded in HeadlessUIKit.ReloadedSelection.allCases {
      HeadlessUIKit.with(\.reloadedSelection, reloaded) {
        let screen = CollectionScreen([[1, 2, 3]])
        screen.view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
        screen.view.reloadData()
        expectEqual(
          screen.view.indexPathsForSelectedItems, (reloaded == .isForgotten ? [] : [path(0, 1)]))
        screen.view.layoutIfNeeded()
        let isKept = reloaded == .isKept
        expectEqual(screen.view.indexPathsForSelectedItems, (isKept ? [path(0, 1)] : []))
        expectEqual(screen.view.cellForItem(at: path(0, 1))?.isSelected, isKept)
        screen.view.dataSource = nil
        expectEqual(screen.view.indexPathsForSelectedItems, [])
      }
    }
  }

  @Test("A menu is for the item that is pressed, for all that are selected, or for the space")
  func menus() {
    let screen = CollectionScreen([[1, 2, 3]])
    var asked: [[IndexPath]] = []
    screen.answers.menu = { paths in
      asked.append(paths)
      return paths.isEmpty ? nil : UIContextMenuConfiguration(identifier: nil)
    }
    #expect(screen.view.simulateContextMenu(at: path(0, 1)) != nil)
    screen.view.allowsMultipleSelection = true
    for item in [0, 2] {
      screen.view.selectItem(at: path(0, item), animated: false, scrollPosition: [])
    }
    let menu = screen.view.simulateContextMenu(at: path(0, 2))
    expectEqual(menu?.highlightPreviews, [nil, nil])
    menu.map { screen.view.endContextMenu($0) }
    expectEqual(menu?.dismissalPreviews, [nil, nil])
    expectEqual(screen.view.simulateContextMenu(at: nil), nil)
    expectEqual(asked, [[path(0, 1)], [path(0, 0), path(0, 2)], []])
  }
}
