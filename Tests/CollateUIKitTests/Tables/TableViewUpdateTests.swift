#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("How a table view is notified of changes", .traced)
struct TableViewUpdateTests {
  struct Toggle: Identifiable, Hashable, Sendable {
    let id: String
    var value = true
  }
  typealias Switches = BasicSection<String, Toggle>

  private func switches() -> (ArrayDataSource<Switches>, TableViewDataSource<Switches>, UIWindow) {
    let source = ArrayDataSource(
      sections: ["0", "1", "2"].map { Switches(id: $0, items: [Toggle(id: $0)]) })
    let list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) {
      cell, toggle, _ in
      cell.textLabel?.text = "\(toggle.id)\(toggle.value)"
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIViewController()
    window.isHidden = false
    let table = UITableView(frame: window.bounds)
    window.rootViewController?.view.addSubview(table)
    list.tableView = table
    HeadlessUIKit.commit()
    return (source, list, window)
  }

  @Test("Three sections are shown, one row each (SS-11)")
  func shown() {
    let (_, list, window) = switches()
    defer { window.isHidden = true }
    expectEqual(list.tableView?.numberOfSections, 3)
    expectEqual(list.tableView?.numberOfRows(inSection: 0), 1)
  }

  @Test("Toggles in two sections are one update, in place (SS-12)")
  func toggles() {
    withQuirks {
      let (source, list, window) = switches()
      defer { window.isHidden = true }
      let table = list.tableView
      let cells = table?.shownCells
      let calls = table?.calls
      source.performBatchUpdates {
        source.sections[0].items[0].value.toggle()
        source.sections[2].items[0].value.toggle()
      }
      expectEqual(table?.shownTexts, [[0, 0]: "0false", [1, 0]: "1true", [2, 0]: "2false"])
      expectEqual(table?.shownCells, cells)
      expectEqual(table?.calls.reloads, calls?.reloads)
    }
  }

  @Test("A move, a deleted section and a toggle at once are no reason to reload (SS-13)")
  func complexUpdate() {
    withQuirks {
      let (source, list, window) = switches()
      defer { window.isHidden = true }
      let table = list.tableView
      let calls = table?.calls
      source.performBatchUpdates {
        source.moveItem(at: [1, 0], to: [0, 1])
        source.removeSection(at: 1)
        source.sections[1].items[0].value.toggle()
      }
      HeadlessUIKit.finishAnimations()
      expectEqual(table?.numberOfSections, 2)
      expectEqual(table?.shownTexts, [[0, 0]: "0true", [0, 1]: "1true", [1, 0]: "2false"])
      expectEqual(table?.calls.reloads, calls?.reloads)
    }
  }

  @Test("More rows than the limit reload, as many are animated")
  func limit() {
    for (count, reloads) in [(3, 0), (4, 1)] {
      let stage = TableStage("A=a") { $0.viewUpdate = .animated(limit: 3) }
      let before = stage.table.calls
      stage.source.insertItems("pqrs".prefix(count).map { Book($0) }, at: [0, 0])
      stage.layOut()
      expectEqual(stage.table.calls.reloads - before.reloads, reloads)
      expectEqual(stage.rows, stage.expectedRows)
    }
  }

  @Test("Rows in sections that come, go or move count for the limit")
  func limitOfSections() {
    for edit: (ArrayDataSource<Shelf>) -> Void in [
      { $0.removeSection(at: 0) }, { $0.insertSection(Shelf("C", [Book("x"), Book("y")]), at: 0) },
      { $0.moveSection(at: 0, to: 1) },
    ] {
      let stage = TableStage("A=ab|B=cd") { $0.viewUpdate = .animated(limit: 1) }
      let before = stage.table.calls
      edit(stage.source)
      stage.layOut()
      expectEqual(stage.table.calls.reloads - before.reloads, 1)
      expectEqual(stage.rows, stage.expectedRows)
    }
  }

  @Test("Without animation it is the same batches")
  func unanimated() {
    withQuirks {
      let stage = TableStage("A=ab|B=c") { $0.viewUpdate = .unanimated }
      let cell = stage.table.shownCells[[0, 0]]
      stage.source.moveItem(at: [0, 0], to: [1, 0])
      stage.layOut()
      #expect(stage.table.shownCells[[1, 0]] === cell)
      expectEqual(stage.rows, stage.expectedRows)
    }
  }

  @Test("What a custom update does not commit is reloaded, and nothing is lost")
  func custom() {
    typealias Show = (UITableView, PresentedChange<Shelf>) -> Void
    let updates: [(Show, reloads: Int)] = [
      ({ _, _ in }, 1),
      ({ table, change in change.show(in: table) }, 0),
      (
        { table, change in
          guard let stage = change.stages.first else { return }
          table.performBatchUpdates {
            change.commit(stage)
            table.moveSection(0, toSection: 1)
          }
        }, 1
      ),
    ]
    withEvery("update", in: updates.indices) { number in
      withQuirks {
        let stage = TableStage("A=ab|B=cd") { $0.viewUpdate = .custom(updates[number].0) }
        let before = stage.table.calls
        // Items of a section that moves, and one with new content: all three stages.
        stage.source.performBatchUpdates {
          stage.source.moveSection(at: 0, to: 1)
          stage.source.moveItem(at: [0, 1], to: [0, 0])
          stage.source.moveItem(at: [1, 1], to: [1, 0])
          stage.source.replaceItem(at: [0, 0], with: Book("d", edition: 1))
        }
        stage.layOut()
        expectEqual(stage.rows, stage.expectedRows)
        expectEqual(stage.table.calls.reloads - before.reloads, updates[number].reloads)
      }
    }
  }

  @Test("The completion is called once an update, animated or reloaded")
  func completion() async {
    for limit in [0, 100] {
      var completions = 0
      let stage = TableStage("A=abc") {
        $0.viewUpdate = .animated(limit: limit) { _ in completions += 1 }
      }
      stage.source.moveItem(at: [0, 0], to: [0, 2])
      stage.layOut()
      await until(completions > 0)
      stage.source.removeItem(at: [0, 0])
      stage.layOut()
      await until(completions > 1)
      for _ in 0..<10 { await Task.yield() }
      expectEqual(completions, 2)
    }
  }

  @Test("The completion waits for the animations, although a title changes with the rows")
  func completionWithTitle() {
    var completions = 0
    let stage = TableStage("A=abc") {
      $0.viewUpdate = .animated { _ in completions += 1 }
    }
    stage.source.performBatchUpdates {
      stage.source.removeItem(at: [0, 0])
      stage.source.sections[0].title = 9
    }
    expectEqual(completions, 0)
    stage.layOut()
    expectEqual(completions, 1)
    stage.source.sections[0].title = 8
    expectEqual(completions, 2)
  }

  @Test("New content calls update where there is one, else configure, with the cell that is there")
  func content() {
    withQuirks {
      var log: [String] = []
      let stage = TableStage("A=ab") { list in
        list.cells(UITableViewCell.self, for: Book.self) { cell, book, _ in
          log.append("configure \(book)")
          cell.textLabel?.text = "\(book)"
        }
        .update { cell, book, _ in
          log.append("update \(book)")
          cell.textLabel?.text = "\(book)"
        }
      }
      expectEqual(log.sorted(), ["configure a", "configure b"])
      log = []
      let cell = stage.table.shownCells[[0, 0]]
      stage.source.performBatchUpdates {
        stage.source.replaceItem(at: [0, 0], with: Book("a", edition: 1))
        stage.source.moveItem(at: [0, 0], to: [0, 1])
      }
      stage.layOut()
      expectEqual(log, ["update a'"])
      #expect(stage.table.shownCells[[0, 1]] === cell)
      expectEqual(stage.rows, [["b", "a'"]])

      log = []
      stage.list.reconfigure("b")
      stage.list.reconfigure("z")
      expectEqual(log, ["update b"])
    }
  }
}
#endif
