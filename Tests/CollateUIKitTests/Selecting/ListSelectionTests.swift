#if HEADLESS_UIKIT
import Collate
import CollateTesting
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Selections in lists", .traced)
struct ListSelectionTests {
  private typealias Stage = SelectionStage
  private typealias Books = SelectionStage.Books

  @Test("Taps select with each behavior, in one list and in the other")
  func taps() {
    withQuirks {
      let single = Stage("A=abc", .single)
      single.tap("a", "b")
      single.check(["b"])
      single.tapInGrid("b")
      single.check([])
      single.tap("c", "c")
      single.check([])
      let sticky = Stage("A=abc", .singleSticky)
      sticky.tap("a", "a")
      sticky.check(["a"])
      sticky.tapInGrid("b")
      sticky.check(["b"])
      let multiple = Stage("A=abc", .multiple(limit: 2))
      multiple.tap("a", "b", "c")
      multiple.check(["a", "b"])
      multiple.tapInGrid("a")
      multiple.tapInGrid("c")
      multiple.check(["b", "c"])
      let renewed = Stage("A=abc", .multiple(limit: 2, dropsOldest: true))
      renewed.tap("a", "b", "c")
      renewed.check(["b", "c"])
    }
  }

  @Test("Closures get the item that was tapped, whatever waits, and whatever observers change")
  func tappedItems() {
    var taps: [Book] = []
    let stage = Stage("A=abc", .multiple()) {
      $0.didSelect { book, _ in
        taps.append(book)
        return .keepSelected
      }
      $0.didDeselect { book, _ in taps.append(book) }
    }
    let source = stage.table.source
    let observation = stage.selection.observe { change in
      if change.selected == ["c"] { source.removeItem(withID: "c") }
      if change.selected == ["a"] { source.insertItem(Book("n"), at: [0, 0]) }
    }
    stage.tap("c", "a", "a")
    expectEqual(taps, [Book("c"), Book("a"), Book("a")])
    stage.table.list.updatesOncePerFrame = true
    source.insertItem(Book("x"), at: [0, 0])
    source.insertItem(Book("y"), at: [0, 0])
    stage.tap("b")
    expectEqual(taps.last, Book("b"))
    withExtendedLifetime(observation) {}
  }

  @Test("Management: the program shows what it wants, and users cannot select where they may not")
  func management() {
    withQuirks {
      var taps: [Book.ID] = []
      let manual = Stage("A=abc", .multiple(), .manual) {
        $0.didSelect { book, _ in
          taps.append(book.id)
          return .keepSelected
        }
      }
      manual.tap("a", "a")
      expectEqual(taps, ["a", "a"])
      manual.check([])
      manual.selection.set(["b", "c"])
      manual.check(["b", "c"])
      manual.selection.deselect("b")
      manual.check(["c"])
      manual.table.list.select("a")
      manual.grid.list.deselect("c")
      manual.check(["a"])
      let none = Stage("A=abc", .multiple(), .none)
      none.tap("a")
      none.tapInGrid("b")
      none.check([])
      #expect(!none.grid.view.simulateTap(at: [0, 0]), "It is not highlighted either.")
      none.selection.set(["b", "c"])
      none.check(["b", "c"])
      none.selection.set([])
      none.check([])
      none.table.table.setEditing(true, animated: false)
      #expect(!none.table.table.simulateTwoFingerPan(over: [[0, 0], [0, 2]]))
      none.table.table.setEditing(false, animated: false)
      none.selection.management = .automatic
      none.tap("a")
      none.tapInGrid("b")
      none.check(["a", "b"])
    }
  }

  @Test("Without a selection again, or in no list, a view lets people select what it did before")
  func selectionRules() {
    let stage = Stage("A=abc", .multiple())
    let (table, view) = (stage.table.table, stage.grid.view)
    func rules() -> [[Bool]] {
      [
        [
          table.allowsSelection, table.allowsMultipleSelection,
          table.allowsSelectionDuringEditing, table.allowsMultipleSelectionDuringEditing,
        ],
        [
          view.allowsSelection, view.allowsMultipleSelection,
          view.allowsSelectionDuringEditing, view.allowsMultipleSelectionDuringEditing,
        ],
      ]
    }
    stage.tap("a", "b")
    expectEqual(rules(), [[true, true, true, true], [true, true, true, true]])
    stage.table.list.selection = nil
    stage.grid.list.collectionView = nil
    let old = [true, false, false, false]
    expectEqual(rules(), [old, old])
    expectEqual(table.indexPathsForSelectedRows?.count, 1)
    // What the app has set meanwhile is what the next selection begins with.
    table.allowsSelection = false
    stage.grid.list.collectionView = view
    stage.table.list.selection = stage.selection
    stage.table.list.selection = Books(.single)
    stage.table.list.selection?.select("c")
    stage.layOut()
    expectEqual(rules()[1], [true, true, true, true])
    #expect(table.allowsSelection)
    stage.table.list.selection = nil
    expectEqual(rules()[0], [false, false, false, false])
    expectEqual(table.indexPathsForSelectedRows, nil)
  }

  @Test("Closures are asked first and notified last, when the new state is visible")
  func closures() {
    let reports = Reports()
    var seen: [[Book.ID]] = []
    var selection: Selection<Book.ID>?
    let stage = Stage("A=abcd", .multiple()) { list in
      selection = list.selection
      list.willSelect { book, path in book.id == "a" ? nil : path }
        .willDeselect { book, path in book.id == "b" ? nil : path }
        .didSelect { _, _ in
          seen.append(selection?.ids ?? [])
          return .deselect
        }
        .didDeselect { _, _ in seen.append(selection?.ids ?? []) }
    }
    stage.selection.canSelect = { $0 != "c" }
    stage.tap("a", "b", "b", "c", "d", "d")
    stage.check(["b"])
    expectEqual(seen, [["b"], ["b", "d"], ["b"]])
    expectEqual(reports.messages.count, 1)
  }

  @Test("What is filtered away and back, moved and updated stays selected, and is shown so")
  func changes() {
    withQuirks {
      let stage = Stage("A=abc|B=de", .multiple())
      stage.tap("b", "d")
      stage.found.predicate = { $0.id != "b" }
      stage.layOut()
      stage.check(["b", "d"])
      stage.found.predicate = nil
      stage.layOut()
      stage.check(["b", "d"])
      stage.table.source.performBatchUpdates {
        stage.table.source.moveItem(at: [0, 1], to: [1, 2])
        stage.table.source.replaceItem(at: [1, 2], with: Book("b", edition: 1))
        stage.table.source.insertItem(Book("x"), at: [0, 0])
      }
      stage.layOut()
      stage.check(["b", "d"])
      stage.table.source.removeSection(at: 1)
      stage.layOut()
      stage.check([])
      expectEqual(stage.checker.changes.last?.causes, [.removal])
      expectEqual(stage.checker.changes.count, 3)
    }
  }

  @Test(
    "A selection is shown by a view that comes later, and after a reload; others are left alone")
  func attaching() {
    let selection = Selection<Book.ID>(.multiple(), selected: ["b", "q"])
    let stage = TableStage("A=abc")
    stage.table.allowsMultipleSelection = true
    stage.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    stage.list.selection = selection
    expectEqual(stage.table.indexPathsForSelectedRows, [[0, 1]])
    stage.layOut()
    stage.table.simulateTap(at: [0, 2])
    #expect(selection.contains("c"), "The view has to learn that taps are asked for now.")
    selection.deselect("c")
    stage.source.insertItem(Book("q"), at: [0, 0])
    stage.layOut()
    expectEqual(Set(stage.table.indexPathsForSelectedRows ?? []), [[0, 0], [0, 2]])
    stage.window.isHidden = true
    stage.table.removeFromSuperview()
    stage.source.removeItem(at: [0, 1])
    stage.window.rootViewController?.view.addSubview(stage.table)
    stage.window.isHidden = false
    stage.layOut()
    expectEqual(Set(stage.table.indexPathsForSelectedRows ?? []), [[0, 0], [0, 1]])
    let other = TableStage("A=ba") { $0.selection = selection }
    expectEqual(other.table.indexPathsForSelectedRows, [[0, 0]])
    stage.list.selection = nil
    selection.deselectAll()
    expectEqual(other.table.indexPathsForSelectedRows, nil)
    expectEqual(stage.table.indexPathsForSelectedRows?.count, 2)
  }

  @Test("Cells are configured again for a checkmark if they shall be")
  func checkmarks() {
    let source = ArrayDataSource(sections: shelves("A=ab"))
    var selection = Selection<Book.ID>(.multiple())
    let list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) {
      cell, book, _ in
      cell.textLabel?.text = "\(book)" + (selection.contains(book.id) ? " x" : "")
    }
    list.reconfiguresSelectedCells = true
    list.selection = selection
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    let window = ArticleWindow(table)
    list.tableView = table
    window.settle()
    table.simulateTap(at: [0, 1])
    window.settle()
    expectEqual(table.shownTexts, [[0, 0]: "a", [0, 1]: "b x"])
    selection.set(["a"])
    window.settle()
    expectEqual(table.shownTexts, [[0, 0]: "a x", [0, 1]: "b"])
    expectEqual(source.sections[0].items.map { list.isSelected($0.id) }, [true, false])
    // Outside of a window, too.
    table.removeFromSuperview()
    HeadlessUIKit.with(\.hazardsAreFatal, true) { selection.set(["b"]) }
    window.window.rootViewController?.view.addSubview(table)
    window.settle()
    expectEqual(table.shownTexts, [[0, 0]: "a", [0, 1]: "b x"])
    expectEqual(table.indexPathsForSelectedRows, [[0, 1]])
    // And another selection.
    table.removeFromSuperview()
    selection = Selection(.multiple(), selected: ["a"])
    HeadlessUIKit.with(\.hazardsAreFatal, true) { list.selection = selection }
    window.window.rootViewController?.view.addSubview(table)
    window.settle()
    expectEqual(table.shownTexts, [[0, 0]: "a x", [0, 1]: "b"])
    expectEqual(table.indexPathsForSelectedRows, [[0, 0]])
  }

  @Test("A list of several types is asked by the ids that items have in their own sources")
  func erasedItems() {
    let list = TableViewDataSource(dataSource: ArrayDataSource(sections: shelves("A=ab")).erased())
    #expect(!list.isSelected("b"))
    list.selection = Selection(.multiple(), selected: [AnyID("b")])
    expectEqual(["a", "b"].map { list.isSelected($0) }, [false, true])
  }

  @Test("Items are selected whose cells are made again, and all that come with a section")
  func otherCells() {
    HeadlessUIKit.with(\.keepsSelectionOfReloadedItems, false) {
      let source = ArrayDataSource(sections: shelves("A=abc"))
      let selection = Books(.multiple(), selected: ["b", "x", "z"])
      let list = TableViewDataSource(dataSource: source)
      for edition in 0...1 {
        list.cells(
          UITableViewCell.self, of: { $0.edition == edition ? $0 : nil },
          reuseIdentifier: "edition \(edition)")
      }
      list.selection = selection
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
      let window = ArticleWindow(table)
      list.tableView = table
      window.settle()
      source.replaceItem(at: [0, 1], with: Book("b", edition: 1))
      window.settle()
      expectEqual(table.indexPathsForSelectedRows, [[0, 1]])
      source.sections.insert(Shelf("B", [Book("x"), Book("y"), Book("z")]), at: 0)
      window.settle()
      expectEqual(Set(table.indexPathsForSelectedRows ?? []), [[1, 1], [0, 0], [0, 2]])
    }
  }

  @Test("What is deselected while a batch is shown that had to wait is not selected afterwards")
  func deselectingInBatches() {
    HeadlessUIKit.with(\.hearsSelectionInBatches, false) {
      var isDeselecting = false
      let stage = Stage("A=abc", .multiple()) { list in
        let selection = list.selection
        list.reordersItems = true
        list.willDisplay { _, _, _ in if isDeselecting { selection?.deselectAll() } }
      }
      stage.tap("c")
      stage.table.table.isEditing = true
      #expect(stage.table.table.beginReordering(at: [0, 0]))
      stage.table.source.insertItem(Book("x"), at: [0, 1])
      isDeselecting = true
      stage.table.table.endReordering()
      stage.layOut()
      stage.check([])
    }
  }

  @Test("An item that is shown twice is selected once, by a tap on either")
  func repeatedIDs() {
    let source = CompositeDataSource([
      ArrayDataSource(sections: shelves("A=ab")), ArrayDataSource(sections: shelves("B=ca")),
    ])
    let selection = Books(.multiple())
    let checker = SelectionChecker(selection)
    let stage = TableStage("", showing: source) { $0.selection = selection }
    stage.table.simulateTap(at: [0, 0])
    stage.table.simulateTap(at: [1, 1])
    expectEqual(selection.ids, ["a"])
    expectEqual(checker.changes.count, 1)
    stage.table.simulateTap(at: [1, 1])
    expectEqual(selection.ids, [])
  }

  @Test("Two fingers select several where several can be")
  func pans() {
    let stage = Stage("A=abc", .multiple())
    stage.table.table.setEditing(true, animated: false)
    #expect(stage.table.table.simulateTwoFingerPan(over: [[0, 0], [0, 2]]))
    stage.check(["a", "c"])
    stage.selection.behavior = .single
    stage.check(["c"])
    #expect(!stage.table.table.simulateTwoFingerPan(over: [[0, 0], [0, 2]]))
  }
}
#endif
