import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Tables, editing and menus") @MainActor
struct TableEditingTests {
  @Test("Editing prepares the cells on the screen, and those that come")
  func editing() {
    let screen = TableScreen([Array(0..<10)])
    screen.answers.editingStyle = .insert
    screen.table.setEditing(true, animated: true)
    screen.table.contentOffset.y = 44
    screen.table.layoutIfNeeded()
    for cell in screen.table.visibleCells {
      #expect(cell.isEditing && cell.editingStyle == .insert && cell.showsReorderControl)
      #expect(cell.configurationState.isEditing)
    }
    screen.table.isEditing = false
    #expect(screen.table.visibleCells.allSatisfy { !$0.isEditing && $0.editingStyle == .none })
    (screen.answers.canEdit, screen.answers.canMove) = (false, false)
    screen.table.isEditing = true
    #expect(screen.table.visibleCells.allSatisfy { !$0.isEditing && !$0.showsReorderControl })
    #expect(!screen.table.simulateEdit(at: path(0, 1)))
  }

  @Test("The control of a row deletes or inserts")
  func controls() {
    let screen = TableScreen([[1, 2]])
    #expect(!screen.table.simulateEdit(at: path(0, 0)))
    screen.table.isEditing = true
    #expect(screen.table.simulateEdit(at: path(0, 0)))
    #expect(screen.log.first == "commit delete [0, 0]" && screen.rows == ["2"])
    screen.answers.editingStyle = .insert
    screen.table.simulateDelete(at: path(0, 0))
    expectEqual(screen.log.last, "commit insert [0, 0]")
  }

  @Test("A swipe deletes where the delegate has no actions of its own")
  func swipeToDelete() {
    let screen = TableScreen([[1, 2]])
    let actions = screen.table.simulateSwipe(at: path(0, 0))
    expectEqual(actions?.actions.map(\.title), ["Delete"])
    expectEqual(screen.log, ["edit [0, 0]"])
    let cell = screen.table.cellForRow(at: path(0, 0))
    expectEqual(cell?.configurationState.isSwiped, true)
    if let delete = actions?.actions.first {
      expectEqual(screen.table.simulateAction(delete), true)
    }
    expectEqual(screen.rows, ["2"])
    #expect(screen.log.contains("commit delete [0, 0]"))
    screen.answers.canEdit = false
    expectEqual(screen.table.simulateSwipe(at: path(0, 0)), nil)
    expectEqual(screen.table.simulateSwipe(leading: true, at: path(0, 0)), nil)
  }

  @Test("A swipe shows the delegate's actions, and ends with the handler's word")
  func swipeActions() {
    let screen = TableScreen([[1, 2]])
    var complete: ((Bool) -> Void)?
    let action = UIContextualAction(style: .normal, title: "Keep") { _, view, done in
      #expect(view === screen.table.cellForRow(at: path(0, 1)))
      complete = done
    }
    screen.answers.trailing = UISwipeActionsConfiguration(actions: [action])
    expectEqual(screen.table.simulateSwipe(at: path(0, 1))?.actions, [action])
    expectEqual(screen.table.simulateAction(action), nil)
    expectEqual(screen.log, ["edit [0, 1]"])
    complete?(true)
    expectEqual(screen.log, ["edit [0, 1]", "end edit [0, 1]"])
    screen.answers.trailing = UISwipeActionsConfiguration(actions: [])
    expectEqual(screen.table.simulateSwipe(at: path(0, 1)), nil)
  }

  @Test("One row is swiped at a time, and follows batches")
  func oneSwipe() {
    let screen = TableScreen([[1, 2, 3]])
    _ = screen.table.simulateSwipe(at: path(0, 0))
    _ = screen.table.simulateSwipe(at: path(0, 1))
    expectEqual(screen.log, ["edit [0, 0]", "end edit [0, 0]", "edit [0, 1]"])
    screen.sections[0].items = [2, 3]
    screen.table.deleteRows(at: [path(0, 0)], with: .none)
    screen.log = []
    screen.table.simulateEndOfSwipe()
    expectEqual(screen.log, ["end edit [0, 0]"])

    // A row that is gone has no path that could be reported.
    _ = screen.table.simulateSwipe(at: path(0, 1))
    screen.sections[0].items = [2]
    screen.table.deleteRows(at: [path(0, 1)], with: .none)
    expectEqual(screen.log.last, "end edit none")
  }

  @Test("A long press presents a menu, whose actions can be chosen")
  func menus() {
    let screen = TableScreen([[1, 2]])
    expectEqual(screen.table.simulateContextMenu(at: path(0, 0)), nil)
    screen.answers.menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let open = UIAction(title: "Open") { action in screen.log.append(action.title) }
      let gone = UIAction(title: "Gone", attributes: .disabled) { _ in screen.log.append("gone") }
      return UIMenu(title: "Row", children: [open, gone])
    }
    guard let menu = screen.table.simulateContextMenu(at: path(0, 1)) else {
      Issue.record("no menu")
      return
    }
    for child in menu.makeMenu()?.children ?? [] { (child as? UIAction)?.choose() }
    screen.table.endContextMenu(menu, committing: true)
    expectEqual(screen.log, ["Open", "preview", "end menu", "done"])
    #expect(menu.highlightPreviews == [nil] && menu.dismissalPreviews == [nil])
    expectEqual(screen.table.simulateContextMenu(at: path(0, 9)), nil)
  }

  @Test("Something dragged that rests over a row selects it, unless it is that row")
  func springLoading() {
    let screen = TableScreen([[1, 2]])
    #expect(screen.table.simulateSpringLoading(at: path(0, 1)))
    expectEqual(screen.log, ["select [0, 1]", "act [0, 1]"])
    screen.table.cellForRow(at: path(0, 0))?.dragState = .dragging
    #expect(!screen.table.simulateSpringLoading(at: path(0, 0)))
    #expect(!screen.table.simulateSpringLoading(at: path(0, 9)))
  }
}
