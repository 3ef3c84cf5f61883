#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Whom a table view asks about rows", .traced)
struct TableChainTests: ChainTests {
  typealias Stage = TableStage
  typealias Subject = Book

  let place: IndexPath = [1, 1]
  let subject: Character = "e"

  func behaviors(
    of list: TableViewDataSource<Shelf>
  ) -> (
    own: [Level: any CellBehavior<Book, UITableViewCell>],
    other: any CellBehavior<Book, UITableViewCell>
  ) {
    let other = list.cells(UITableViewCell.self, of: { _ in nil as Book? })
    let descriptor = list.cells(UITableViewCell.self, for: Book.self)
    return ([.descriptor: descriptor, .dataSource: list], other)
  }

  @Test("Heights and looks: descriptor, data source, fallback, UIKit")
  func looks() {
    check("height", [10, 20, 30], usual: UITableView.automaticDimension) {
      $0.height($1)
    } ask: {
      $1.tableView?($0, heightForRowAt: $2)
    }
    check("estimated", [10, 20, 30], usual: UITableView.automaticDimension) {
      $0.estimatedHeight($1)
    } ask: {
      $1.tableView?($0, estimatedHeightForRowAt: $2)
    }
    check("indentation", [1, 2, 3], usual: 0) {
      $0.indentationLevel($1)
    } ask: {
      $1.tableView?($0, indentationLevelForRowAt: $2)
    }
  }

  @Test("Selection: descriptor, data source, fallback, UIKit; a veto counts")
  func selection() {
    checkFlag("shouldHighlight", usual: true) {
      $0.shouldHighlight($1)
    } ask: {
      $1.tableView?($0, shouldHighlightRowAt: $2)
    }
    checkEvent("didHighlight") {
      $0.didHighlight($1)
    } ask: {
      $1.tableView?($0, didHighlightRowAt: $2)
    }
    checkEvent("didUnhighlight") {
      $0.didUnhighlight($1)
    } ask: {
      $1.tableView?($0, didUnhighlightRowAt: $2)
    }
    for veto in Level.allCases {
      var answers: [IndexPath?] = [[0, 0], [0, 1], [0, 2]]
      answers[veto.rawValue] = nil
      check("willSelect", answers, usual: place) {
        $0.willSelect($1)
      } ask: {
        $1.tableView?($0, willSelectRowAt: $2)
      }
      check("willDeselect", answers, usual: place) {
        $0.willDeselect($1)
      } ask: {
        $1.tableView?($0, willDeselectRowAt: $2)
      }
    }
    checkEvent("didSelect", isFixed: true) { behavior, note in
      behavior.didSelect(
        note.map { note in
          { book, path in
            note(book, path)
            return .keepSelected
          }
        })
    } ask: {
      $1.tableView?($0, didSelectRowAt: $2)
    }
    checkEvent("didDeselect", isFixed: true) {
      $0.didDeselect($1)
    } ask: {
      $1.tableView?($0, didDeselectRowAt: $2)
    }
    checkFlag("canPerformPrimaryAction", usual: true) {
      $0.canPerformPrimaryAction($1)
    } ask: {
      $1.tableView?($0, canPerformPrimaryActionForRowAt: $2)
    }
    checkEvent("performPrimaryAction") {
      $0.performPrimaryAction($1)
    } ask: {
      $1.tableView?($0, performPrimaryActionForRowAt: $2)
    }
    checkFlag("shouldBeginMultipleSelection", usual: false) {
      $0.shouldBeginMultipleSelection($1)
    } ask: {
      $1.tableView?($0, shouldBeginMultipleSelectionInteractionAt: $2)
    }
    checkEvent("didBeginMultipleSelection") {
      $0.didBeginMultipleSelection($1)
    } ask: {
      $1.tableView?($0, didBeginMultipleSelectionInteractionAt: $2)
    }
  }

  @Test("Editing: descriptor, data source, fallback, UIKit")
  func editing() {
    check("editingStyle", [.insert, .delete, .insert], usual: .delete) {
      $0.editingStyle($1)
    } ask: {
      $1.tableView?($0, editingStyleForRowAt: $2)
    }
    check("deleteTitle", ["D", nil, "F"], usual: nil) {
      $0.titleForDeleteConfirmationButton($1)
    } ask: {
      .some($1.tableView?($0, titleForDeleteConfirmationButtonForRowAt: $2))
    }
    checkFlag("canEdit", usual: true) {
      $0.canEdit($1)
    } ask: {
      $1.tableView?($0, canEditRowAt: $2)
    }
    checkFlag("canMove", usual: false) {
      $0.canMove($1)
    } ask: {
      $1.tableView?($0, canMoveRowAt: $2)
    }
    checkFlag("shouldIndentWhileEditing", usual: true) {
      $0.shouldIndentWhileEditing($1)
    } ask: {
      $1.tableView?($0, shouldIndentWhileEditingRowAt: $2)
    }
    checkEvent("willBeginEditing", isFixed: true) {
      $0.willBeginEditing($1)
    } ask: {
      $1.tableView?($0, willBeginEditingRowAt: $2)
    }
    checkEvent("didEndEditing", isFixed: true) {
      $0.didEndEditing($1)
    } ask: {
      $1.tableView?($0, didEndEditingRowAt: $2)
    }
    checkEvent("accessoryButtonTapped") {
      $0.accessoryButtonTapped($1)
    } ask: {
      $1.tableView?($0, accessoryButtonTappedForRowWith: $2)
    }
  }

  @Test("Swipes, menus and focus: descriptor, data source, fallback, UIKit")
  func menus() {
    let swipes: [UISwipeActionsConfiguration?] = [
      UISwipeActionsConfiguration(actions: []), nil, UISwipeActionsConfiguration(actions: []),
    ]
    check("leading", swipes, usual: nil) {
      $0.leadingSwipeActions($1)
    } ask: {
      $1.tableView?($0, leadingSwipeActionsConfigurationForRowAt: $2)
    }
    check("trailing", swipes, usual: nil) {
      $0.trailingSwipeActions($1)
    } ask: {
      $1.tableView?($0, trailingSwipeActionsConfigurationForRowAt: $2)
    }
    let menus: [UIContextMenuConfiguration?] = [
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil), nil,
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil),
    ]
    check("contextMenu", menus, usual: nil) { behavior, answer in
      behavior.contextMenu(
        answer.map { answer in
          { book, path, point in
            expectEqual(point, CGPoint(x: 3, y: 4))
            return answer(book, path)
          }
        })
    } ask: {
      $1.tableView?($0, contextMenuConfigurationForRowAt: $2, point: CGPoint(x: 3, y: 4))
    }
    checkFlag("canFocus", usual: true) {
      $0.canFocus($1)
    } ask: {
      $1.tableView?($0, canFocusRowAt: $2)
    }
    checkFlag("selectionFollowsFocus", usual: false) {
      $0.selectionFollowsFocus($1)
    } ask: {
      $1.tableView?($0, selectionFollowsFocusForRowAt: $2)
    }
  }

  @Test("The earlier menu: descriptor, data source, fallback, UIKit")
  func earlierMenus() {
    checkFlag("shouldShowMenu", usual: false) {
      $0.shouldShowMenu($1)
    } ask: {
      $1.tableView?($0, shouldShowMenuForRowAt: $2)
    }
    checkFlag("canPerformAction", usual: false) { behavior, answer in
      behavior.canPerformAction(
        answer.map { answer in
          { book, action, path, sender in
            expectEqual(action, "copy:")
            #expect(sender as? String == "menu")
            return answer(book, path)
          }
        })
    } ask: {
      $1.tableView?($0, canPerformAction: "copy:", forRowAt: $2, withSender: "menu")
    }
    checkEvent("performAction") { behavior, answer in
      behavior.performAction(
        answer.map { answer in
          { book, action, path, sender in
            expectEqual(action, "copy:")
            #expect(sender as? String == "menu")
            answer(book, path)
          }
        })
    } ask: {
      $1.tableView?($0, performAction: "copy:", forRowAt: $2, withSender: "menu")
    }
  }

  @Test("Coming and going: descriptor, data source, fallback")
  func displaying() {
    checkEvent("willDisplay", isFixed: true) { behavior, note in
      behavior.willDisplay(
        note.map { note in
          { cell, book, path in
            expectEqual(cell.textLabel?.text, "e")
            note(book, path)
          }
        })
    } ask: { table, delegate, path in
      guard let cell = table.shownCells[path] else { return }
      delegate.tableView?(table, willDisplay: cell, forRowAt: path)
    }
    checkEvent("didEndDisplaying", isFixed: true) { behavior, note in
      behavior.didEndDisplaying(
        note.map { note in
          { cell, book, path in
            expectEqual(cell.textLabel?.text, "e")
            note(book, path)
          }
        })
    } ask: { table, delegate, path in
      guard let cell = table.shownCells[path] else { return }
      delegate.tableView?(table, didEndDisplaying: cell, forRowAt: path)
    }
  }

  @Test("A tap may be refused, or lead to another row")
  func taps() {
    let stage = TableStage("A=abcd") { list in
      list.shouldHighlight { book, _ in book.id != "a" }
        .willSelect { book, path in book.id == "b" ? nil : book.id == "c" ? [0, 3] : path }
    }
    stage.table.allowsMultipleSelection = true
    #expect(!stage.table.simulateTap(at: [0, 0]))
    for row in 1...2 { stage.table.simulateTap(at: [0, row]) }
    expectEqual(stage.table.indexPathsForSelectedRows, [[0, 3]])
    stage.list.willDeselect { _, _ in nil }
    stage.layOut()
    stage.table.simulateTap(at: [0, 3])
    expectEqual(stage.table.indexPathsForSelectedRows, [[0, 3]])
    stage.list.willDeselect { _, path in path }
    stage.table.simulateTap(at: [0, 3])
    expectEqual(stage.table.indexPathsForSelectedRows, nil)
  }

  @Test("Rows without an answer of their own are as the table view has it")
  func usual() {
    let stage = TableStage("A=abc") {
      let others = $0.cells(UITableViewCell.self, of: { _ in nil as Book? })
      others.height { _, _ in 1 }.estimatedHeight { _, _ in 1 }.canFocus { _, _ in true }
        .selectionFollowsFocus { _, _ in true }.canPerformPrimaryAction { _, _ in true }
    }
    let table = stage.table
    for isOn in [true, false] {
      table.rowHeight = isOn ? 50 : 51
      table.estimatedRowHeight = isOn ? 60 : 61
      table.allowsFocus = isOn
      table.selectionFollowsFocus = isOn
      table.isEditing = isOn
      let delegate = table.delegate
      expectEqual(delegate?.tableView?(table, heightForRowAt: [0, 1]), (isOn ? 50 : 51))
      expectEqual(delegate?.tableView?(table, estimatedHeightForRowAt: [0, 1]), (isOn ? 60 : 61))
      expectEqual(delegate?.tableView?(table, canFocusRowAt: [0, 1]), isOn)
      expectEqual(delegate?.tableView?(table, selectionFollowsFocusForRowAt: [0, 1]), isOn)
      expectEqual(delegate?.tableView?(table, canPerformPrimaryActionForRowAt: [0, 1]), !isOn)
    }
  }

  @Test("The end of a swipe on a removed row is reported to the fallback alone")
  func endOfLostSwipe() {
    let witness = Witness()
    let stage = TableStage(witness: witness)
    stage.list.didEndEditing { _, _ in Issue.record("A closure is told") }
    stage.table.delegate?.tableView?(stage.table, didEndEditingRowAt: nil)
    expectEqual(witness.takeAsked(), [.fallback])
  }

  @Test("Paths that are no rows get no answers")
  func malformedPaths() {
    let stage = TableStage("A=abc") {
      $0.height { _, _ in 10 }.trailingSwipeActions { _, _ in nil }.contextMenu { _, _, _ in nil }
    }
    for path: IndexPath in [[], [0], [0, 1, 2], [3, 0], [0, 7], [-1, 0]] {
      expectEqual(stage.table.delegate?.tableView?(stage.table, heightForRowAt: path), -1)
      expectEqual(stage.list.item(at: path), nil)
      expectEqual(stage.list.sourcePath(for: path), nil)
    }
  }
}
#endif
