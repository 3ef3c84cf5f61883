#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Whom a table view asks", .traced)
struct TableChainTests {
  typealias Behavior = any TableCellBehavior<Book, UITableViewCell>
  typealias Delegate = any UITableViewDelegate

  @Test("Heights and looks: descriptor, data source, fallback, UIKit")
  func looks() {
    check("height", [10, 20, 30], usual: UITableView.automaticDimension) {
      $0.height($1)
    } ask: {
      $1.tableView($0, heightForRowAt: $2)
    }
    check("estimated", [10, 20, 30], usual: UITableView.automaticDimension) {
      $0.estimatedHeight($1)
    } ask: {
      $1.tableView($0, estimatedHeightForRowAt: $2)
    }
    check("indentation", [1, 2, 3], usual: 0) {
      $0.indentationLevel($1)
    } ask: {
      $1.tableView($0, indentationLevelForRowAt: $2)
    }
  }

  @Test("Selection: descriptor, data source, fallback, UIKit; a veto counts")
  func selection() {
    checkFlag("shouldHighlight", usual: true) {
      $0.shouldHighlight($1)
    } ask: {
      $1.tableView($0, shouldHighlightRowAt: $2)
    }
    checkEvent("didHighlight") {
      $0.didHighlight($1)
    } ask: {
      $1.tableView($0, didHighlightRowAt: $2)
    }
    checkEvent("didUnhighlight") {
      $0.didUnhighlight($1)
    } ask: {
      $1.tableView($0, didUnhighlightRowAt: $2)
    }
    for veto in Level.allCases {
      var answers: [IndexPath?] = [[0, 0], [0, 1], [0, 2]]
      answers[veto.rawValue] = nil
      check("willSelect", answers, usual: [0, 1]) {
        $0.willSelect($1)
      } ask: {
        $1.tableView($0, willSelectRowAt: $2)
      }
      check("willDeselect", answers, usual: [0, 1]) {
        $0.willDeselect($1)
      } ask: {
        $1.tableView($0, willDeselectRowAt: $2)
      }
    }
    checkEvent("didSelect") { behavior, note in
      behavior.didSelect { book, path in
        note(book, path)
        return .keepSelected
      }
    } ask: {
      $1.tableView($0, didSelectRowAt: $2)
    }
    checkEvent("didDeselect") {
      $0.didDeselect($1)
    } ask: {
      $1.tableView($0, didDeselectRowAt: $2)
    }
    checkFlag("canPerformPrimaryAction", usual: true) {
      $0.canPerformPrimaryAction($1)
    } ask: {
      $1.tableView($0, canPerformPrimaryActionForRowAt: $2)
    }
    checkEvent("performPrimaryAction") {
      $0.performPrimaryAction($1)
    } ask: {
      $1.tableView($0, performPrimaryActionForRowAt: $2)
    }
    checkFlag("shouldBeginMultipleSelection", usual: false) {
      $0.shouldBeginMultipleSelection($1)
    } ask: {
      $1.tableView($0, shouldBeginMultipleSelectionInteractionAt: $2)
    }
    checkEvent("didBeginMultipleSelection") {
      $0.didBeginMultipleSelection($1)
    } ask: {
      $1.tableView($0, didBeginMultipleSelectionInteractionAt: $2)
    }
  }

  @Test("Editing: descriptor, data source, fallback, UIKit")
  func editing() {
    check("editingStyle", [.insert, .delete, .insert], usual: .none) {
      $0.editingStyle($1)
    } ask: {
      $1.tableView($0, editingStyleForRowAt: $2)
    }
    check("deleteTitle", ["D", nil, "F"], usual: nil) {
      $0.titleForDeleteConfirmationButton($1)
    } ask: {
      $1.tableView($0, titleForDeleteConfirmationButtonForRowAt: $2)
    }
    checkFlag("shouldIndentWhileEditing", usual: true) {
      $0.shouldIndentWhileEditing($1)
    } ask: {
      $1.tableView($0, shouldIndentWhileEditingRowAt: $2)
    }
    checkEvent("willBeginEditing") {
      $0.willBeginEditing($1)
    } ask: {
      $1.tableView($0, willBeginEditingRowAt: $2)
    }
    checkEvent("didEndEditing") {
      $0.didEndEditing($1)
    } ask: {
      $1.tableView($0, didEndEditingRowAt: $2)
    }
    checkEvent("accessoryButtonTapped") {
      $0.accessoryButtonTapped($1)
    } ask: {
      $1.tableView($0, accessoryButtonTappedForRowWith: $2)
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
      $1.tableView($0, leadingSwipeActionsConfigurationForRowAt: $2)
    }
    check("trailing", swipes, usual: nil) {
      $0.trailingSwipeActions($1)
    } ask: {
      $1.tableView($0, trailingSwipeActionsConfigurationForRowAt: $2)
    }
    let menus: [UIContextMenuConfiguration?] = [
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil), nil,
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil),
    ]
    check("menu", menus, usual: nil) {
      $0.contextMenu($1)
    } ask: {
      $1.tableView($0, contextMenuConfigurationForRowAt: $2, point: .zero)
    }
    checkFlag("canFocus", usual: true) {
      $0.canFocus($1)
    } ask: {
      $1.tableView($0, canFocusRowAt: $2)
    }
    checkFlag("selectionFollowsFocus", usual: false) {
      $0.selectionFollowsFocus($1)
    } ask: {
      $1.tableView($0, selectionFollowsFocusForRowAt: $2)
    }
  }

  @Test("Coming and going: descriptor, data source, fallback")
  func displaying() {
    for isEnd in [false, true] {
      withEvery("levels", in: Level.subsets) { levels in
        let witness = Witness()
        let fallback = FallbackTableDelegate(witness)
        let stage = stage(levels, fallback) { behavior, level in
          if isEnd {
            behavior.didEndDisplaying { _, book, _ in
              if book.id == "b" { witness.note(level) }
            }
          } else {
            behavior.willDisplay { _, book, _ in if book.id == "b" { witness.note(level) } }
          }
        }
        guard let delegate = stage.table.delegate, let cell = stage.table.shownCells[[0, 1]] else {
          Issue.record("Nothing is shown")
          return
        }
        _ = witness.takeAsked()
        if isEnd {
          delegate.tableView(stage.table, didEndDisplaying: cell, forRowAt: [0, 1])
        } else {
          delegate.tableView(stage.table, willDisplay: cell, forRowAt: [0, 1])
        }
        #expect(witness.takeAsked() == first(of: levels))
      }
    }
  }

  @Test("Rows that are none are nobody's")
  func malformedPaths() {
    let stage = TableStage("A=abc") {
      $0.height { _, _ in 10 }.trailingSwipeActions { _, _ in nil }.contextMenu { _, _ in nil }
    }
    for path: IndexPath in [[], [0], [0, 1, 2], [3, 0], [0, 7], [-1, 0]] {
      #expect(stage.table.delegate?.tableView(stage.table, heightForRowAt: path) == -1)
      #expect(stage.list.item(at: path) == nil)
      #expect(stage.list.sourcePath(for: path) == nil)
    }
  }

  private func first(of levels: Set<Level>) -> [Level] {
    Level.allCases.first(where: levels.contains).map { [$0] } ?? []
  }

  /// Returns a table with closures at some levels.
  private func stage(
    _ levels: Set<Level>,
    _ fallback: FallbackTableDelegate,
    set: (Behavior, Level) -> Void
  ) -> TableStage {
    let stage = TableStage("A=abc") { list in
      let descriptor = CellDescriptor<Book, UITableViewCell>()
      list.cellDescriptors = [descriptor]
      if levels.contains(.descriptor) { set(descriptor, .descriptor) }
      if levels.contains(.dataSource) { set(list, .dataSource) }
    }
    if levels.contains(.fallback) { stage.list.fallbackDelegate = fallback }
    return stage
  }

  private func check<Answer: Equatable>(
    _ name: String,
    _ answers: [Answer],
    usual: Answer,
    set: (Behavior, @escaping (Book, IndexPath) -> Answer) -> Void,
    ask: (UITableView, Delegate, IndexPath) -> Answer
  ) {
    withEvery("\(name), levels", in: Level.subsets) { levels in
      let witness = Witness()
      let fallback = FallbackTableDelegate(witness)
      let stage = stage(levels, fallback) { behavior, level in
        set(behavior) { book, path in
          #expect(book.id == "abc".map(\.self)[path.row])
          witness.note(level)
          return answers[level.rawValue]
        }
      }
      witness.fallbackAnswer = answers[Level.fallback.rawValue]
      guard let delegate = stage.table.delegate else { return }
      _ = witness.takeAsked()
      let answer = ask(stage.table, delegate, [0, 1])
      #expect(witness.takeAsked() == first(of: levels))
      #expect(answer == (first(of: levels).first.map { answers[$0.rawValue] } ?? usual))
    }
  }

  private func checkFlag(
    _ name: String,
    usual: Bool,
    set: (Behavior, @escaping (Book, IndexPath) -> Bool) -> Void,
    ask: (UITableView, Delegate, IndexPath) -> Bool
  ) {
    for answer in [true, false] {
      check(name, [answer, !answer, answer], usual: usual, set: set, ask: ask)
    }
  }

  private func checkEvent(
    _ name: String,
    set: (Behavior, @escaping (Book, IndexPath) -> Void) -> Void,
    ask: (UITableView, Delegate, IndexPath) -> Void
  ) {
    check(name, [0, 0, 0], usual: 0) { behavior, answer in
      set(behavior) { _ = answer($0, $1) }
    } ask: {
      ask($0, $1, $2)
      return 0
    }
  }
}
#endif
