#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Dragging between lists and apps", .traced)
struct DragBetweenListsTests {
  /// Two lists of the children of one composite, and a third one of it all.
  @MainActor private final class Board {
    let sources = [
      ArrayDataSource(sections: shelves("A=abc")), ArrayDataSource(sections: shelves("B=de|C=")),
    ]
    let board = CompositeDataSource<Shelf>()
    let slots: [Slot]
    var stages: [DragStage] = []
    let all: DragStage

    init(_ kind: DragStage.Kind) {
      let group = IdentityGroup("books")
      slots = sources.map { [board] in board.append($0, sharing: group) }
      all = DragStage(kind, "", showing: board)
      for (source, slot) in zip(sources, slots) {
        let stage = DragStage(kind, "", showing: source) {
          $0.reordersItems = true
          $0.allowsDragging = true
          $0.performDrop { [board] drop in
            guard let place = drop.destination, let destination = board.path(place, in: slot) else {
              return
            }
            board.performBatchUpdates {
              for id in drop.ids(of: Book.ID.self).reversed() {
                if let path = board.itemPath(of: id) { board.moveItem(at: path, to: destination) }
              }
            }
          }
        }
        stages.append(stage)
      }
    }

    func layOut() {
      for stage in stages + [all] { stage.layOut() }
    }
  }

  @Test("Every move from one column of a board to another is a move of the board")
  func board() {
    withDragQuirks(inPairs: true) { kind in
      for (from, path) in [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)] {
        let places: [IndexPath] =
          from == 0 ? [[0, 0], [0, 1], [0, 2], [1, 0]] : [[0, 0], [0, 1], [0, 2], [0, 3]]
        for place in places {
          let board = Board(kind)
          var batches: [ChangeBatch] = []
          let observation = board.board.observe { batches.append($0.batch) }
          let drag = board.stages[from].lift([0, path])
          let target = board.stages[1 - from]
          expectEqual(drag?.move(over: place, in: target.view), .move)
          expectEqual(drag?.drop(), true)
          board.layOut()
          expectEqual(batches.map(\.itemMoves.count), [1])
          #expect(batches.allSatisfy { $0.itemInserts.isEmpty && $0.itemDeletes.isEmpty })
          expectEqual(drag?.landings.map(\.path), [place])
          for stage in board.stages + [board.all] { expectEqual(stage.lines, stage.expected) }
          let moved = drag?.items.first?.localObject as? Book.ID
          expectEqual(target.list.item(at: place)?.id, moved)
          withExtendedLifetime(observation) {}
        }
      }
    }
  }

  @Test("Several items go to another column in their order, and the others stay selected")
  func several() {
    withDragQuirks { kind in
      let board = Board(kind)
      board.stages[0].list.select("b")
      board.stages[1].list.select("e")
      board.all.list.select("c")
      let drag = board.stages[0].lift([0, 0])
      drag?.add([0, 2], in: board.stages[0].view)
      drag?.move(over: [0, 1], in: board.stages[1].view)
      drag?.drop()
      board.layOut()
      expectEqual(board.sources.map { text($0.sections) }, ["A=b", "B=dace|C="])
      expectEqual(drag?.landings.map(\.path), [[0, 1], [0, 2]])
      for stage in board.stages + [board.all] { expectEqual(stage.lines, stage.expected) }
      expectEqual(board.stages[0].list.selectedItems.map(\.id), ["b"])
      expectEqual(board.stages[1].list.selectedItems.map(\.id), ["e"])
      expectEqual(board.all.list.selectedItems.map(\.id), ["c"])
    }
  }

  @Test(
    "Items of two lists in one drag are for the closure, also in the list that has some of them")
  func mixed() {
    withDragQuirks { kind in
      let board = Board(kind)
      let drag = board.stages[0].lift([0, 0])
      expectEqual(drag?.add([0, 1], in: board.stages[1].view), true)
      expectEqual(drag?.move(over: [0, 0], in: board.stages[1].view), .move)
      drag?.drop()
      board.layOut()
      expectEqual(board.sources.map { text($0.sections) }, ["A=bc", "B=aed|C="])
      for stage in board.stages + [board.all] { expectEqual(stage.lines, stage.expected) }
    }
  }

  @Test("An item of another list that has the same id is not the list's own")
  func sameIDs() {
    withDragQuirks { kind in
      let stages = (0..<2).map { _ in
        DragStage(kind, "A=abc") {
          $0.reordersItems = true
          $0.allowsDragging = true
        }
      }
      // It is still held by another finger.
      let held = stages[0].lift([0, 0])
      let drag = stages[1].lift([0, 0])
      expectEqual(drag?.move(over: [0, 2], in: stages[0].view), .cancel)
      expectEqual(drag?.drop(), false)
      expectEqual(held?.move(over: [0, 2], in: stages[0].view), .move)
      held?.drop()
      for stage in stages { stage.layOut() }
      expectEqual(stages[0].lines, [["b", "c", "a"]])
      expectEqual(stages[1].lines, [["a", "b", "c"]])
    }
  }

  @Test("The drop destination is in the source, even if the list has not shown its changes yet")
  func destinations() {
    withDragQuirks { kind in
      let from = DragStage(kind, "X=x") {
        $0.reordersItems = true
        $0.allowsDragging = true
      }
      let changes: [(@MainActor (ArrayDataSource<Shelf>) -> Void, ItemPath?)] = [
        ({ _ in }, [0, 1]),
        ({ $0.insertItem(Book("y"), at: [0, 0]) }, [0, 2]),
        ({ $0.removeItem(at: [0, 0]) }, [0, 0]),
        ({ $0.insertSection(Shelf("N"), at: 0) }, [1, 1]),
        ({ $0.removeSection(at: 0) }, nil),
      ]
      for (change, expected) in changes {
        let stage = DragStage(kind, "A=ab|B=")
        var destinations: [ItemPath?] = []
        stage.list.performDrop { [source = stage.source] drop in
          destinations.append(drop.destination)
          if let place = drop.destination { source.insertItem(Book("n"), at: place) }
        }
        stage.layOut()
        let drag = from.lift([0, 0])
        drag?.move(over: [0, 1], in: stage.view)
        change(stage.source)
        drag?.drop()
        stage.layOut()
        expectEqual(destinations, [expected])
        expectEqual(stage.lines, stage.expected)
      }
      // Over empty space it is the end, and without sections nowhere.
      let ends: [(String, ItemPath?)] = [("A=ab|B=c", [1, 1]), ("A=", [0, 0]), ("", nil)]
      for (text, expected) in ends {
        let stage = DragStage(kind, text)
        var destinations: [ItemPath?] = []
        stage.list.performDrop { destinations.append($0.destination) }
        stage.layOut()
        let drag = from.lift([0, 0])
        expectEqual(drag?.move(over: nil, in: stage.view), .move)
        drag?.drop()
        expectEqual(destinations, [expected])
      }
    }
  }

  @Test("Other apps get what a closure provides, and items without are not for them")
  func providers() {
    withDragQuirks { kind in
      let stage = DragStage(kind, "A=abc") { $0.allowsDragging = true }
      #expect(stage.lift([0, 0]) == nil)
      stage.set(provider: { $0.id == "b" ? NSItemProvider(object: NSString("book")) : nil })
      #expect(stage.lift([0, 0]) == nil)
      let drag = stage.lift([0, 1])
      expectEqual(drag?.items.map { $0.localObject as? Book.ID }, ["b"])
      expectEqual(drag?.items[0].itemProvider.registeredTypeIdentifiers.isEmpty, false)
      // It cannot be moved here.
      #expect(drag?.move(over: [0, 0], in: stage.view) != .move)
      expectEqual(drag?.drop(), false)
      stage.list.reordersItems = true
      stage.layOut()
      let other = stage.lift([0, 0])
      expectEqual(other?.items[0].itemProvider.registeredTypeIdentifiers.isEmpty, true)
      stage.list.allowsDragging = false
      other?.cancel()
      stage.layOut()
      #expect(stage.lift([0, 1]) == nil)
    }
  }

  @Test("A list takes what other apps have, if a closure lets it")
  func otherApps() {
    withDragQuirks { kind in
      let stage = DragStage(kind, "A=abc")
      stage.list.performDrop { [source = stage.source] drop in
        #expect(drop.ids(of: Book.ID.self).isEmpty)
        guard let destination = drop.destination else { return }
        drop.session.loadObjects(ofClass: NSString.self) { texts in
          for text in texts {
            source.insertItem(Book(Character("\(text)")), at: destination)
          }
        }
      }
      stage.layOut()
      let drag = HeadlessDrag(fromElsewhere: [NSItemProvider(object: NSString("x"))])
      expectEqual(drag.move(over: [0, 1], in: stage.view), .copy)
      #expect(drag.drop())
      stage.layOut()
      expectEqual(stage.lines, [["a", "x", "b", "c"]])

      stage.list.canDrop { $0.sectionID == "A" && $0.nextID != "a" }
      let other = HeadlessDrag(fromElsewhere: [NSItemProvider(object: NSString("y"))])
      expectEqual(other.move(over: [0, 0], in: stage.view), .forbidden)
      #expect(!other.drop())
      let third = HeadlessDrag(fromElsewhere: [NSItemProvider(object: NSString("y"))])
      third.move(over: [0, 0], in: stage.view)
      expectEqual(third.move(over: [0, 4], in: stage.view), .copy)
      third.drop()
      stage.layOut()
      expectEqual(stage.lines, [["a", "x", "b", "c", "y"]])

      stage.list.performDrop(nil)
      stage.list.allowsDragging = true
      stage.layOut()
      let fourth = HeadlessDrag(fromElsewhere: [NSItemProvider(object: NSString("z"))])
      expectEqual(fourth.move(over: [0, 0], in: stage.view), .cancel)
    }
  }

  @Test("What was allowed while it was dragged, but is not any more, is not dropped")
  func notAnyMore() {
    withDragQuirks { kind in
      let stage = DragStage(kind, "A=abc")
      var allowed = true
      var drops = 0
      stage.list.canDrop { _ in allowed }
      stage.list.performDrop { _ in drops += 1 }
      stage.layOut()
      let drag = HeadlessDrag(fromElsewhere: [NSItemProvider()])
      expectEqual(drag.move(over: [0, 1], in: stage.view), .copy)
      allowed = false
      drag.drop()
      expectEqual(drops, 0)
      allowed = true
      let other = HeadlessDrag(fromElsewhere: [NSItemProvider()])
      other.move(over: [0, 1], in: stage.view)
      other.drop()
      expectEqual(drops, 1)
    }
  }

  @Test("A list's own item that it cannot move can be copied by the closure")
  func ownItems() {
    withDragQuirks { kind in
      let stage = DragStage(kind, "A=abc") { $0.allowsDragging = true }
      stage.set(provider: { _ in NSItemProvider() })
      stage.list.performDrop { [source = stage.source] drop in
        expectEqual(drop.ids(of: Book.ID.self), ["a"])
        if let destination = drop.destination { source.insertItem(Book("n"), at: destination) }
      }
      stage.layOut()
      let drag = stage.lift([0, 0])
      expectEqual(drag?.move(over: [0, 2], in: stage.view), .copy)
      drag?.drop()
      stage.layOut()
      expectEqual(stage.lines, [["a", "b", "n", "c"]])
    }
  }

  @Test("Ids are of the type that they have in their own source")
  func types() {
    let erased = TableViewDataSource(
      dataSource: ArrayDataSource(sections: shelves("A=ab")).map { AnySection($0) },
      cell: UITableViewCell.self
    ) { _, _, _ in }
    let stage = TableStage("B=c")
    let table = UITableView(frame: stage.window.bounds)
    stage.window.rootViewController?.view.addSubview(table)
    erased.itemProvider { _, _ in NSItemProvider() }
    erased.allowsDragging = true
    erased.tableView = table
    var ids: [Book.ID] = []
    stage.list.performDrop { drop in
      ids = drop.ids(of: Book.ID.self)
      #expect(drop.ids(of: Int.self).isEmpty)
    }
    stage.layOut()
    HeadlessUIKit.commit()
    let drag = HeadlessDrag(lifting: [[0, 1]], in: table)
    expectEqual(drag?.move(over: [0, 0], in: stage.table), .move)
    drag?.drop()
    expectEqual(ids, ["b"])
  }

  @Test("An item that is dropped on a list of erased sections is animated to where that shows it")
  func erasedLandings() {
    let source = ArrayDataSource(sections: shelves("A=ab"))
    let erased = TableViewDataSource(
      dataSource: CompositeDataSource([source.map { AnySection($0) }]), cell: UITableViewCell.self
    ) { _, _, _ in }
    let stage = TableStage("B=cd") {
      $0.reordersItems = true
      $0.allowsDragging = true
    }
    let table = UITableView(frame: stage.window.bounds)
    stage.window.rootViewController?.view.addSubview(table)
    erased.performDrop { drop in
      for id in drop.ids(of: Book.ID.self) where id == "c" {
        source.insertItem(Book(id), at: [0, 1])
      }
    }
    erased.tableView = table
    HeadlessUIKit.commit()
    let drag = HeadlessDrag(lifting: [[0, 0]], in: stage.table)
    drag?.add([0, 1], in: stage.table)
    expectEqual(drag?.move(over: [0, 1], in: table), .move)
    drag?.drop()
    // The other one is not there.
    expectEqual(drag?.landings.map(\.path), [[0, 1]])
  }
}
#endif
