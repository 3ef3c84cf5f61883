#if canImport(UIKit)
import Testing
import UIKit

@MainActor
@Suite("What collection views make of batches, and of selected items")
struct CollectionBatchTests {
  // Documented: performBatchUpdates(_:completion:): deletes are processed before inserts.
  @Test("Deletes count before the batch, inserts after it, whichever comes first")
  func order() {
    for insertsFirst in [true, false] {
      let collection = Collection([["a", "b", "c", "d"]])
      collection.batch([["x", "b", "y", "d"]]) { view in
        if insertsFirst { view.insertItems(at: [[0, 0], [0, 2]]) }
        view.deleteItems(at: [[0, 0], [0, 2]])
        if !insertsFirst { view.insertItems(at: [[0, 0], [0, 2]]) }
      }
      expectEqual(collection.texts, ["x", "b", "y", "d"])
    }
  }

  @Test("Cells follow their items, and only new items are asked for")
  func identity() {
    let collection = Collection([["a", "b", "c"]])
    let cells = collection.cells
    collection.items.forget()
    collection.batch([["x", "a", "c"]]) { view in
      view.deleteItems(at: [[0, 1]])
      view.insertItems(at: [[0, 0]])
    }
    expectEqual(collection.texts, ["x", "a", "c"])
    expectEqual(collection.items.asked, [[0, 0]])
    #expect(collection.view.cellForItem(at: [0, 1]) === cells[0])
    #expect(collection.view.cellForItem(at: [0, 2]) === cells[2])
  }

  // Documented: moveItem(at:to:).
  @Test("An item that moves keeps its cell, also between sections and beside other changes")
  func moves() {
    let collection = Collection([["a", "b"], ["c"]])
    let cell = collection.view.cellForItem(at: [0, 0])
    collection.items.forget()
    collection.batch([["x"], ["c", "a"]]) { view in
      view.moveItem(at: [0, 0], to: [1, 1])
      view.deleteItems(at: [[0, 1]])
      view.insertItems(at: [[0, 0]])
    }
    expectEqual(collection.texts, ["x", "c", "a"])
    #expect(collection.view.cellForItem(at: [1, 1]) === cell)
    expectEqual(collection.items.asked, [[0, 0]])
  }

  // Documented: insertSections(_:), deleteSections(_:).
  @Test("Sections are inserted and removed, and the others keep their cells")
  func sections() {
    let collection = Collection([["a"], ["b"], ["c"]])
    let cell = collection.view.cellForItem(at: [2, 0])
    collection.batch([["x", "y"], ["b"], ["c"], []]) { view in
      view.deleteSections([0])
      view.insertSections([0, 3])
    }
    expectEqual(collection.view.numberOfSections, 4)
    expectEqual(collection.texts, ["x", "y", "b", "c"])
    #expect(collection.view.cellForItem(at: [2, 0]) === cell)
  }

  // Documented: moveSection(_:toSection:).
  @Test("A section that moves takes its cells along")
  func sectionMoves() {
    let collection = Collection([["a", "b"], ["c"], ["d"]])
    let cells = collection.cells
    collection.batch([["d"], ["a", "b"], ["c"]]) { $0.moveSection(2, toSection: 0) }
    expectEqual(collection.texts, ["d", "a", "b", "c"])
    expectEqual(collection.cells, [cells[3], cells[0], cells[1], cells[2]])
  }

  // Documented: reloadSections(_:).
  @Test("A section that is reloaded may have another number of items")
  func sectionReloads() {
    let collection = Collection([["a"], ["b"]])
    collection.batch([["a"], ["x", "y", "z"]]) { $0.reloadSections([1]) }
    expectEqual(collection.texts, ["a", "x", "y", "z"])
  }

  @Test("Batches within a batch are one")
  func nesting() {
    let collection = Collection([["b"]])
    collection.batch([["a", "b", "c"]]) { view in
      view.performBatchUpdates { view.insertItems(at: [[0, 0]]) }
      view.insertItems(at: [[0, 2]])
    }
    expectEqual(collection.texts, ["a", "b", "c"])
  }

  // Documented: performBatchUpdates(_:completion:), hasUncommittedUpdates (drops and drags only).
  @Test("The completion comes, and nothing is left uncommitted")
  func completion() async {
    let collection = Collection([["a"]])
    var isFinished: Bool?
    #expect(!collection.view.hasUncommittedUpdates)
    collection.view.performBatchUpdates {
      collection.items.texts = [["a", "b"]]
      collection.view.insertItems(at: [[0, 1]])
    } completion: {
      isFinished = $0
    }
    #expect(!collection.view.hasUncommittedUpdates)
    await collection.stage.eventually { isFinished != nil }
    #expect(isFinished == true && collection.texts == ["a", "b"])
  }

  // Observed: a batch after a reload that is not laid out yet counts from the data before the block,
  // because the view brings its layout up to date first.
  @Test("A batch right after a reload fits")
  func afterReload() {
    let collection = Collection([["a"]])
    collection.items.texts = [["a", "b"]]
    collection.view.reloadData()
    collection.batch([["a", "b", "c"]]) { $0.insertItems(at: [[0, 2]]) }
    expectEqual(collection.texts, ["a", "b", "c"])
  }

  // Documented: selectItem(at:animated:scrollPosition:) does not call the delegate; nil clears.
  @Test("A selection by code does not notify the delegate, and nil ends it")
  func silence() {
    let delegate = CollectionDelegate([.shouldSelectItem, .didSelectItem, .didDeselectItem])
    let collection = Collection([numbers(0..<100)], delegate)
    collection.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    expectEqual(collection.view.indexPathsForSelectedItems, [[0, 2]])
    expectEqual(collection.view.cellForItem(at: [0, 2])?.isSelected, true)
    collection.view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    expectEqual(collection.view.indexPathsForSelectedItems, [[0, 3]])
    expectEqual(collection.view.cellForItem(at: [0, 2])?.isSelected, false)
    collection.view.selectItem(at: nil, animated: false, scrollPosition: [])
    expectEqual(collection.view.indexPathsForSelectedItems, [])
    #expect(delegate.calls.isEmpty)
  }

  // Observed: selection follows items through batches.
  @Test("Selection follows items through batches")
  func selection() {
    let collection = Collection([numbers(0..<100)]) { view, _ in view.allowsMultipleSelection = true
    }
    for item in [1, 3, 5] {
      collection.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    collection.batch([["x", "5", "0", "1", "2", "4"] + numbers(6..<100)]) { view in
      view.insertItems(at: [[0, 0]])
      view.deleteItems(at: [[0, 3]])
      view.moveItem(at: [0, 5], to: [0, 1])
    }
    expectEqual(Set(collection.view.indexPathsForSelectedItems ?? []), [[0, 1], [0, 3]])
    let texts = collection.cells.filter(\.isSelected).map { ($0 as? TextCell)?.text }
    expectEqual(texts, ["5", "1"])
  }

  @Test("An item that is reconfigured stays selected, and a reload forgets what is")
  func selectionAndReload() {
    let collection = Collection([numbers(0..<100)])
    collection.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    UIView.performWithoutAnimation { collection.view.reconfigureItems(at: [[0, 2]]) }
    collection.layOut()
    expectEqual(collection.view.indexPathsForSelectedItems, [[0, 2]])
    collection.view.reloadData()
    collection.layOut()
    expectEqual(collection.view.indexPathsForSelectedItems, [])
    #expect(collection.view.visibleCells.allSatisfy { !$0.isSelected })
  }
}
#endif
