#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Moving rows by hand", .traced)
struct TableReorderingTests {
  final class Mover: ListReorderingDelegate {
    var log: [String] = []
    var move: (ItemPath, ItemPath) -> Void

    init(_ move: @escaping (ItemPath, ItemPath) -> Void) {
      self.move = move
    }

    func reordering(
      in view: UIScrollView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("\(ItemPath(sourceIndexPath))\(ItemPath(destinationIndexPath))")
      move(ItemPath(sourceIndexPath), ItemPath(destinationIndexPath))
    }
  }

  private func move(_ stage: TableStage, _ path: IndexPath, _ destination: IndexPath) {
    stage.table.isEditing = true
    stage.table.simulateMove(from: path, to: destination)
    stage.layOut()
  }

  @Test("Rows move only if a reordering delegate moves them")
  func delegate() {
    withQuirks {
      let stage = TableStage("A=abc|B=d")
      move(stage, [0, 0], [1, 0])
      expectEqual(stage.source.sections, shelves("A=abc|B=d"))

      let mover = Mover { [source = stage.source] in source.moveItem(at: $0, to: $1) }
      stage.list.reorderingDelegate = mover
      stage.layOut()
      let calls = stage.table.calls
      move(stage, [0, 0], [1, 1])
      expectEqual(stage.source.sections, shelves("A=bc|B=da"))
      expectEqual(stage.rows, stage.expectedRows)
      expectEqual(mover.log, ["[0, 0][1, 1]"])
      // The table made the move itself, and was told nothing.
      #expect(stage.table.calls.batches - calls.batches <= 1)
      expectEqual(stage.table.calls.configuredCells, calls.configuredCells)
    }
  }

  @Test("Every move in a small table, by the source itself")
  func readyMade() {
    for (section, row, toSection, toRow) in (0..<16).map({
      ($0 & 1, $0 >> 1 & 1, $0 >> 2 & 1, $0 >> 3)
    }) {
      withQuirks {
        let stage = TableStage("A=ab|B=cd") { $0.reordersItems = true }
        let model = ArrayDataSource(sections: shelves("A=ab|B=cd"))
        model.moveItem(at: [section, row], to: [toSection, toRow])
        move(stage, [section, row], [toSection, toRow])
        expectEqual(stage.source.sections, model.sections)
        expectEqual(stage.rows, stage.expectedRows)
      }
    }
  }

  @Test("Who moves: descriptor, data source, by ids, delegate, the source itself")
  func whoMoves() {
    withEvery("levels", in: 0..<32) { bits in
      var log: [String] = []
      let mover = Mover { _, _ in }
      let stage = TableStage("A=ab") { list in
        let descriptor = list.cells(UITableViewCell.self, for: Book.self) { cell, book, _ in
          cell.textLabel?.text = "\(book)"
        }
        if bits & 1 != 0 { descriptor.moveItem { book, _, _ in log.append("D\(book)") } }
        if bits & 2 != 0 { list.moveItem { book, _, _ in log.append("S\(book)") } }
        if bits & 16 != 0 {
          list.moveItems {
            log.append("I\($0.ids)\($0.sectionID)\($0.nextID.map { "\($0)" } ?? "")")
          }
        }
        if bits & 4 != 0 { list.reorderingDelegate = mover }
        if bits & 8 != 0 { list.reordersItems = true }
      }
      move(stage, [0, 1], [0, 0])
      if bits & 1 != 0 {
        expectEqual(log, ["Db"])
      } else if bits & 2 != 0 {
        expectEqual(log, ["Sb"])
      } else if bits & 16 != 0 {
        expectEqual(log, ["I[\"b\"]Aa"])
      }
      expectEqual(mover.log, (bits & 23 == 4 ? ["[0, 1][0, 0]"] : []))
      // Who does nothing gets the row back.
      expectEqual(stage.source.sections, shelves(bits == 8 ? "A=ba" : "A=ab"))
      expectEqual(stage.rows, stage.expectedRows)
    }
  }

  @Test("A mover that does something else, or nothing, is shown what it did")
  func otherMoves() {
    typealias Move = (ArrayDataSource<Shelf>, ItemPath, ItemPath) -> Void
    let moves: [Move] = [
      { _, _, _ in },
      { source, _, _ in source.moveItem(at: [0, 1], to: [1, 0]) },
      { source, path, _ in source.removeItem(at: path) },
      { source, path, destination in
        source.performBatchUpdates {
          source.moveItem(at: path, to: destination)
          source.insertSection(Shelf("N", [Book("n")]), at: 0)
          source.replaceItem(at: [1, 0], with: Book("b", edition: 1))
        }
      },
    ]
    withEvery("move", in: moves.indices) { number in
      withQuirks {
        let stage = TableStage("A=abc|B=d")
        let mover = Mover { [source = stage.source] in moves[number](source, $0, $1) }
        stage.list.reorderingDelegate = mover
        move(stage, [0, 0], [1, 1])
        expectEqual(stage.rows, stage.expectedRows)
      }
    }
  }

  @Test("Changes during a drag wait, and the row goes to the same neighbors in the source")
  func duringDrag() {
    withQuirks {
      let stage = TableStage("A=abc|B=de") { $0.reordersItems = true }
      stage.table.isEditing = true
      #expect(stage.table.beginReordering(at: [0, 0]))
      stage.table.proposeReordering(to: [0, 1])
      let calls = stage.table.calls
      stage.source.insertItem(Book("x"), at: [0, 0])
      stage.source.removeItem(at: [1, 1])
      expectEqual(stage.table.calls, calls)
      stage.table.proposeReordering(to: [1, 1])
      stage.table.endReordering()
      stage.layOut()
      expectEqual(stage.source.sections, shelves("A=xbc|B=da"))
      expectEqual(stage.rows, stage.expectedRows)
    }
  }

  @Test("A row that is put back, or whose item goes, ends the drag for changes too")
  func putBack() async {
    let stage = TableStage("A=abc") { $0.reordersItems = true }
    stage.table.isEditing = true
    stage.table.beginReordering(at: [0, 0])
    stage.table.proposeReordering(to: [0, 2])
    stage.source.removeItem(at: [0, 0])
    stage.table.cancelReordering()
    await until(stage.rows == stage.expectedRows)
    expectEqual(stage.rows, [["b", "c"]])
  }

  @Test("Targets: the closure's, the delegate's, and what the source accepts")
  func targets() {
    let stage = TableStage("A=abc|B=d") { list in
      list.reordersItems = true
      list.targetForMove { _, path, proposal in
        proposal.section == path.section ? proposal : [path.section, 0]
      }
    }
    stage.table.isEditing = true
    stage.table.beginReordering(at: [0, 1])
    expectEqual(stage.table.proposeReordering(to: [1, 0]), [0, 0])
    expectEqual(stage.table.proposeReordering(to: [0, 2]), [0, 2])
    stage.table.endReordering()
    stage.layOut()
    expectEqual(stage.source.sections, shelves("A=acb|B=d"))

    stage.source.canMove = { $0 != [0, 0] }
    expectEqual(stage.table.beginReordering(at: [0, 0]), false)
  }

  @Test("Rows move from one child of a composite to another")
  func composite() {
    withQuirks {
      let one = ArrayDataSource(sections: shelves("A=ab"))
      let two = ArrayDataSource(sections: shelves("B=c"))
      let screen = CompositeDataSource<Shelf>()
      screen.append(one, sharing: IdentityGroup("books"))
      screen.append(two, sharing: IdentityGroup("books"))
      let stage = TableStage("", showing: screen) {
        $0.reordersItems = true
      }
      move(stage, [0, 0], [1, 0])
      expectEqual(one.sections, shelves("A=b"))
      expectEqual(two.sections, shelves("B=ac"))
      expectEqual(stage.rows, stage.expectedRows)
    }
  }

  @Test("A source that cannot move or delete items itself is reported, once")
  func fixedSources() {
    let source = ArrayDataSource(sections: shelves("A=ab"))
    let list = TableViewDataSource(dataSource: source.sorted { $0.id < $1.id })
    let messages = reports {
      for isOn in [true, true, false] {
        list.reordersItems = isOn
        list.deletesItems = isOn
      }
    }
    // Items can be deleted.
    expectEqual(messages.count, 1)
    #expect(
      messages[0].contains(
        "a SortedDataSource<ArrayDataSource<Shelf>>, orders its items itself. Change the source"))
    let lists = reports {
      let list = TableViewDataSource(dataSource: ForeignSource("A=ab"))
      list.reordersItems = true
      list.deletesItems = true
    }
    expectEqual(lists.count, 2)
    let others = reports {
      let list = TableViewDataSource(dataSource: source)
      list.reordersItems = true
      list.deletesItems = true
    }
    expectEqual(others, [])
  }
}
#endif
