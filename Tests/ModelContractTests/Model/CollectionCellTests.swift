#if canImport(UIKit)
import Testing
import UIKit

@MainActor
@Suite("Which cells collection views ask for, and when")
struct CollectionCellTests {
  // Documented: cellForItemAt, isPrefetchingEnabled: cells may be prepared ahead of their display.
  @Test("Only items near the screen get cells")
  func visibleItems() {
    let collection = Collection([numbers(0..<10_000)])
    #expect((10...80).contains(collection.items.asked.count))
    expectEqual(collection.texts, numbers(0..<10))
    expectEqual(collection.view.visibleCells.count, 10)
    #expect(collection.view.isPrefetchingEnabled)
  }

  // Documented: cellForItem(at:), indexPath(for:).
  @Test("A collection view knows where a cell is, and has none for items that are not shown")
  func lookups() throws {
    let collection = Collection([numbers(0..<1_000)])
    let cell = try #require(collection.view.cellForItem(at: [0, 3]))
    expectEqual(collection.view.indexPath(for: cell), [0, 3])
    expectEqual(cell.frame, CGRect(x: 0, y: 132, width: 320, height: 44))
    expectEqual(collection.view.cellForItem(at: [0, 500]), nil)
  }

  // Documented: dequeueReusableCell(withReuseIdentifier:for:), prepareForReuse().
  @Test("Scrolling uses cells again, which are prepared for that")
  func reuse() {
    let collection = Collection([numbers(0..<1_000)])
    for offset in stride(from: 0.0, to: 8_800, by: 220) {
      collection.view.contentOffset.y = offset
      collection.layOut()
    }
    collection.view.contentOffset.y = 8_800
    expectEqual(collection.texts, numbers(200..<210))
    let cells = Set(collection.items.cells.map(ObjectIdentifier.init))
    #expect(collection.items.cells.count >= 200 && cells.count <= 80)
    let isPrepared = collection.items.cells.contains { ($0 as? TextCell)?.preparations ?? 0 > 0 }
    #expect(isPrepared)
  }

  // Documented: willDisplay and didEndDisplaying.
  @Test("The delegate is notified of every item that appears, and of every one that disappears")
  func display() async {
    let delegate = CollectionDelegate([.willShowItem, .didHideItem])
    let collection = Collection([numbers(0..<1_000)], delegate)
    expectEqual(Set(delegate.shown), Set((0..<10).map { [0, $0] }))
    #expect(delegate.hidden.isEmpty)
    delegate.forget()
    collection.view.contentOffset.y = 4_400
    collection.layOut()
    #expect(Set((100..<110).map { [0, $0] }).isSubset(of: delegate.shown))
    await collection.stage.eventually { Set(delegate.hidden) == Set((0..<10).map { [0, $0] }) }
  }

  // Documented: reconfigureItems(at:).
  @Test("Reconfiguring asks for the item again, and keeps its cell")
  func reconfiguring() {
    let collection = Collection([numbers(0..<1_000)])
    let cell = collection.view.cellForItem(at: [0, 2]) as? TextCell
    let preparations = cell?.preparations
    collection.items.texts[0][2] = "new"
    collection.items.forget()
    UIView.performWithoutAnimation { collection.view.reconfigureItems(at: [[0, 2], [0, 900]]) }
    collection.layOut()
    expectEqual(collection.items.asked, [[0, 2]])
    #expect(collection.view.cellForItem(at: [0, 2]) === cell)
    #expect(cell?.text == "new" && cell?.preparations == preparations)
  }

  // Documented: reloadItems(at:) discards the cell that is shown and asks for one again.
  @Test("Reloading asks for the item again, and may change the kind of its cell")
  func reloading() {
    let collection = Collection([numbers(0..<1_000)])
    let cells = collection.cells
    collection.items.texts[0][2] = "new"
    collection.items.identifier = "other"
    collection.items.forget()
    UIView.performWithoutAnimation { collection.view.reloadItems(at: [[0, 2]]) }
    expectEqual(collection.texts, ["0", "1", "new"] + numbers(3..<10))
    expectEqual(collection.items.asked, [[0, 2]])
    expectEqual(collection.view.cellForItem(at: [0, 2])?.reuseIdentifier, "other")
    #expect(collection.view.cellForItem(at: [0, 3]) === cells[3])
  }

  // Documented: reloadData().
  @Test("A reload asks for the numbers and the visible items again")
  func reload() {
    let collection = Collection([numbers(0..<100)])
    collection.items.texts = [["a", "b"], ["c"]]
    collection.items.forget()
    collection.view.reloadData()
    expectEqual(collection.texts, ["a", "b", "c"])
    expectEqual(collection.view.numberOfSections, 2)
    expectEqual(Set(collection.items.asked), [[0, 0], [0, 1], [1, 0]])
  }

  @Test("Numbers are kept until a reload or a batch")
  func counts() {
    let collection = Collection([numbers(0..<3)])
    collection.items.texts = [numbers(0..<5)]
    expectEqual(collection.view.numberOfItems(inSection: 0), 3)
    collection.view.reloadData()
    collection.layOut()
    expectEqual(collection.view.numberOfItems(inSection: 0), 5)
  }

  // Documented: scrollToItem(at:at:animated:).
  @Test("A collection view scrolls to an item")
  func scrolling() {
    let collection = Collection([numbers(0..<100)])
    collection.view.scrollToItem(at: [0, 50], at: .top, animated: false)
    expectEqual(collection.view.contentOffset.y, 2_200)
    expectEqual(collection.texts.first, "50")
  }

  // Documented: beginInteractiveMovementForItem(at:): false if the item cannot be moved.
  @Test("Items can be moved if the data source moves them")
  func moving() {
    for (present, isMovable) in [([], false), ([.canMoveItem], false), ([.moveItem], true)]
      as [(Set<Method>, Bool)]
    {
      let collection = Collection(Items([numbers(0..<3)], present))
      expectEqual(collection.view.beginInteractiveMovementForItem(at: [0, 0]), isMovable)
      collection.view.cancelInteractiveMovement()
      expectEqual(collection.items.count(.moveItem), 0)
    }
  }
}
#endif
