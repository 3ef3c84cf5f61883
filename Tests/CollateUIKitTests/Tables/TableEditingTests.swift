#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Editing rows", .traced)
struct TableEditingTests {
  final class Fallback: NSObject, UITableViewDataSource {
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("\(indexPath.section).\(indexPath.row)")
    }
  }

  @Test("Rows can be edited unless a closure refuses")
  func canEdit() {
    func canEdit(_ setUp: (TableViewDataSource<Shelf>) -> Void) -> [Bool] {
      let stage = TableStage("A=ab", setUp: setUp)
      return [0, 1].map {
        stage.table.dataSource?.tableView?(stage.table, canEditRowAt: [0, $0]) ?? true
      }
    }
    expectEqual(canEdit { _ in }, [true, true])
    expectEqual(canEdit { $0.commitEditing { _, _, _ in } }, [true, true])
    expectEqual(canEdit { $0.trailingSwipeActions { _, _ in nil } }, [true, true])
    expectEqual(canEdit { $0.leadingSwipeActions { _, _ in nil } }, [true, true])
    expectEqual(canEdit { $0.deletesItems = true }, [true, true])
    expectEqual(canEdit { $0.canEdit { book, _ in book.id == "a" } }, [true, false])
    #expect(
      canEdit {
        $0.cells(UITableViewCell.self, for: Book.self).commitEditing { _, _, _ in }
      } == [true, true])
  }

  @Test("A fallback deletes and swipes rows as if there were no list")
  func fallbackEdits() {
    final class Cells: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      { UITableViewCell() }
    }
    final class Committing: NSObject, UITableViewDataSource {
      var log: [String] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      { UITableViewCell() }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.row == 1
      }
      func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {
        log.append("\(indexPath.row)")
      }
    }
    final class Swipes: NSObject, UITableViewDelegate {
      var isLeading = false
      let actions = UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Keep") { _, _, done in done(true) }
      ])
      func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? { isLeading ? actions : nil }
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? { isLeading ? nil : actions }
    }
    let stage = TableStage("A=ab")
    let cells = Cells()
    stage.list.fallbackDataSource = cells
    stage.layOut()
    #expect(!stage.table.simulateDelete(at: [0, 1]))
    #expect(stage.table.simulateSwipe(at: [0, 1]) == nil)

    let committing = Committing()
    stage.list.fallbackDataSource = committing
    stage.layOut()
    #expect(!stage.table.simulateDelete(at: [0, 0]))
    #expect(stage.table.simulateDelete(at: [0, 1]))
    expectEqual(committing.log, ["1"])

    let swipes = Swipes()
    stage.list.fallbackDelegate = swipes
    stage.layOut()
    #expect(stage.table.simulateSwipe(at: [0, 0]) == nil)
    #expect(stage.table.simulateSwipe(at: [0, 1]) === swipes.actions)
    stage.table.simulateEndOfSwipe()
    stage.list.fallbackDataSource = nil
    stage.layOut()
    for isLeading in [true, false] {
      swipes.isLeading = isLeading
      #expect(stage.table.simulateSwipe(leading: isLeading, at: [0, 0]) === swipes.actions)
      stage.table.simulateEndOfSwipe()
    }
  }

  @Test("What can only be moved can be edited, but has no control, no room for one and no swipe")
  func movable() {
    for needsEditing in [false, true] {
      HeadlessUIKit.with(\.reordersEditableRowsOnly, needsEditing) {
        expectMovable(handlesNeedEditing: needsEditing)
      }
    }
  }

  private func expectMovable(handlesNeedEditing: Bool) {
    func look(_ setUp: (TableViewDataSource<Shelf>) -> Void) -> (edits: Bool, look: String) {
      let stage = TableStage("A=ab") { list in
        list.reordersItems = true
        setUp(list)
      }
      let edits = stage.table.dataSource?.tableView?(stage.table, canEditRowAt: [0, 0]) ?? true
      expectEqual(stage.table.simulateDelete(at: [0, 0]), stage.list.deletesItems)
      stage.layOut()
      stage.table.setEditing(true, animated: false)
      stage.layOut()
      guard let cell = stage.table.cellForRow(at: [0, 0]) else { return (edits, "") }
      let indents = stage.table.delegate?
        .tableView?(stage.table, shouldIndentWhileEditingRowAt: [0, 0])
      return (
        edits, "\(cell.editingStyle == .delete) \(cell.showsReorderControl) \(indents ?? true)"
      )
    }
    #expect(look { _ in } == (true, "false true false"))
    #expect(look { $0.deletesItems = true } == (true, "true true true"))
    #expect(look { $0.canMove { _, _ in false } } == (true, "false false false"))
    // Who says that a row cannot be edited leaves it to UIKit whether it has a handle.
    #expect(look { $0.canEdit { _, _ in false } } == (false, "false \(!handlesNeedEditing) false"))
    #expect(look { $0.shouldIndentWhileEditing { _, _ in true } } == (true, "false true true"))
  }

  @Test("A source that can be edited deletes its items itself, if it is to")
  func readyMade() {
    withQuirks {
      let stage = TableStage("A=ab|B=cd") { $0.deletesItems = true }
      let calls = stage.table.calls
      #expect(stage.table.simulateDelete(at: [1, 0]))
      stage.layOut()
      expectEqual(stage.source.sections, shelves("A=ab|B=d"))
      expectEqual(stage.rows, stage.expectedRows)
      expectEqual(stage.table.calls.reloads, calls.reloads)
    }
  }

  @Test("Of a composite only those children delete that can")
  func composite() {
    withQuirks {
      let editable = ArrayDataSource(sections: shelves("A=ab"))
      let fixed = ArrayDataSource(sections: shelves("B=cd"))
      let inner = CompositeDataSource<Shelf>([fixed.map { $0 }, editable])
      let screen = CompositeDataSource<Shelf>([inner])
      let stage = TableStage("", showing: screen) { $0.deletesItems = true }
      #expect(!stage.table.simulateDelete(at: [0, 0]))
      #expect(stage.table.simulateDelete(at: [1, 0]))
      #expect(!screen.canRemoveItem(at: [1, 1]))
      expectEqual(stage.rows, [["c", "d"], ["b"]])
      // Who asks all the same is told nothing.
      stage.table.dataSource?.tableView?(stage.table, commit: .delete, forRowAt: [0, 0])
      expectEqual(stage.rows, [["c", "d"], ["b"]])
    }
  }

  @Test("Who deletes: descriptor, data source, the source itself, fallback")
  func whoDeletes() {
    withEvery("levels", in: 0..<16) { bits in
      var log: [String] = []
      let fallback = Fallback()
      let stage = TableStage("A=ab") { list in
        let descriptor = list.cells(UITableViewCell.self, for: Book.self)
        list.canEdit { _, _ in true }
        if bits & 1 != 0 { descriptor.commitEditing { book, _, _ in log.append("D\(book)") } }
        if bits & 2 != 0 { list.commitEditing { book, _, _ in log.append("S\(book)") } }
        if bits & 4 != 0 { list.deletesItems = true }
        if bits & 8 != 0 { list.fallbackDataSource = fallback }
      }
      stage.table.simulateDelete(at: [0, 1])
      let isDeleted = stage.source.snapshot.itemCount == 1
      expectEqual(log, bits & 1 != 0 ? ["Db"] : bits & 2 != 0 ? ["Sb"] : [])
      expectEqual(isDeleted, (bits & 7 == 4))
      expectEqual(fallback.log, (bits == 8 ? ["0.1"] : []))
    }
  }

  @Test("A closure deletes where the source has the row, even if the table is behind")
  func behindClosure() {
    let stage = TableStage("A=abc")
    var log: [String] = []
    stage.list.commitEditing { [source = stage.source] book, style, path in
      log.append("\(book) \(path) \(style == .delete)")
      source.removeItem(at: ItemPath(path))
    }
    stage.list.willBeginEditing { [source = stage.source] _, _ in
      source.insertItem(Book("x"), at: [0, 0])
    }
    stage.layOut()
    stage.table.simulateDelete(at: [0, 1])
    stage.layOut()
    expectEqual(log, ["b [0, 2] true"])
    expectEqual(stage.source.sections, shelves("A=xac"))
    expectEqual(stage.rows, stage.expectedRows)

    // What is gone by then is not deleted, nor is another item in its place.
    stage.list.willBeginEditing { [source = stage.source] _, _ in source.removeItem(at: [0, 2]) }
    stage.table.simulateDelete(at: [0, 2])
    stage.layOut()
    expectEqual(stage.source.sections, shelves("A=xa"))
    expectEqual(log.count, 1)
  }

  @Test("Swipe actions act on the item, and the row goes with it")
  func swipe() {
    withQuirks {
      let stage = TableStage("A=abc")
      stage.list.trailingSwipeActions { [source = stage.source] book, _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Away") { _, _, done in
            if let path = source.itemPath(of: book.id) { source.removeItem(at: path) }
            done(true)
          }
        ])
      }
      stage.layOut()
      let actions = stage.table.simulateSwipe(at: [0, 1])?.actions ?? []
      expectEqual(actions.map(\.title), ["Away"])
      for action in actions { stage.table.simulateAction(action) }
      stage.layOut()
      expectEqual(stage.rows, [["a", "c"]])
    }
  }
}
#endif
