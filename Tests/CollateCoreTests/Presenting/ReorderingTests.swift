import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Moving items by hand")
struct ReorderingTests {
  let source = ArrayDataSource(sections: shelves("A=abcd|B=xy"))
  let list = HeadlessListView<Shelf>()
  let other = HeadlessListView<Shelf>()
  let presenter: Presenter<Shelf>

  init() {
    presenter = Presenter(source)
    presenter.reordering = ReorderingRules(source)
    list.show(presenter)
    other.show(source)
    (list.calls, other.calls) = (.init(), .init())
  }

  @Test("A drop notifies all views of the move except the one in which the item is dropped")
  func ownMove() {
    list.drag(from: [0, 3], over: [0, 1])
    presenter.flush()
    expectEqual(text(source.sections), "A=adbc|B=xy")
    expectEqual(text(list.sections), "A=adbc|B=xy")
    expectEqual(list.calls, .init())
    expectEqual(other.calls, .init(movedCells: 1))
    expectEqual(list.updateCount, 0)
  }

  @Test("To another section")
  func otherSection() {
    list.drag(from: [0, 0], over: [0, 2], [1, 2])
    presenter.flush()
    expectEqual(text(source.sections), "A=bcd|B=xya")
    expectEqual(list.calls, .init())
  }

  @Test("An item that may not be moved is not lifted")
  func notMovable() {
    source.canMove = { $0.item != 0 }
    #expect(presenter.lift(at: [0, 0]) == nil)
    #expect(presenter.lift(at: [0, 1]) != nil)
    #expect(presenter.lift(at: [7, 1]) == nil)
    presenter.reordering = nil
    #expect(presenter.lift(at: [0, 1]) == nil)
  }

  @Test("A move that is refused puts the row back")
  func refused() {
    presenter.reordering = ReorderingRules { _, _ in }
    list.drag(from: [0, 3], over: [0, 1])
    expectEqual(text(list.sections), "A=adbc|B=xy")
    presenter.flush()
    expectEqual(text(list.sections), "A=abcd|B=xy")
    expectEqual(list.calls, .init(movedCells: 1))
    expectEqual(other.calls, .init())
  }

  @Test("A move that does something else is shown as what it is")
  func somethingElse() {
    presenter.reordering = ReorderingRules { [source] path, _ in source.removeItem(at: path) }
    list.drag(from: [0, 3], over: [0, 1])
    presenter.flush()
    expectEqual(text(list.sections), "A=abc|B=xy")
    expectEqual(list.calls, .init(deletedCells: 1))
  }

  @Test("A place that is refused leaves the item where it was allowed last")
  func refusedPlace() {
    presenter.reordering?.target = { _, proposal in proposal.section == 0 ? proposal : nil }
    let session = presenter.lift(at: [0, 0], isMovedByView: true)
    expectEqual(session?.propose([0, 2]), [0, 2])
    expectEqual(session?.propose([1, 0]), [0, 2])
    expectEqual(session?.propose([0, 3]), [0, 3])
    expectEqual(session?.propose([0, 9]), [0, 3])
    session?.cancel()
    expectEqual(session?.isActive, false)
    expectEqual(list.calls, .init())
  }

  @Test("Changes during a drag wait until the drop, and are shown in one piece without the move")
  func changesMeanwhile() {
    list.drag(from: [0, 3], over: [0, 1]) {
      source.insertItem(Book("n"), at: [0, 0])
      source.removeItem(at: [1, 0])
      expectEqual(list.calls, .init())
    }
    presenter.flush()
    expectEqual(text(source.sections), "A=nadbc|B=y")
    expectEqual(text(list.sections), "A=nadbc|B=y")
    expectEqual(list.calls, .init(insertedCells: 1, deletedCells: 1))
  }

  @Test("The lifted item is the same one, wherever it went meanwhile")
  func movedMeanwhile() {
    list.drag(from: [0, 3], over: [0, 1]) {
      source.moveItem(at: [0, 3], to: [1, 0])
    }
    presenter.flush()
    expectEqual(text(source.sections), "A=adbc|B=xy")
    expectEqual(text(list.sections), "A=adbc|B=xy")
    expectEqual(list.calls, .init())
  }

  @Test("An item that was removed meanwhile leaves the view from where it was dropped")
  func removedMeanwhile() {
    list.drag(from: [0, 3], over: [0, 1]) { source.removeItem(at: [0, 3]) }
    expectEqual(text(list.sections), "A=adbc|B=xy")
    presenter.flush()
    expectEqual(text(list.sections), "A=abc|B=xy")
    expectEqual(list.calls, .init(deletedCells: 1))
  }

  @Test("Without a call, what waits is shown a little later")
  func later() async {
    presenter.reordering = ReorderingRules { _, _ in }
    list.drag(from: [0, 3], over: [0, 1])
    await until(list.calls != .init())
    expectEqual(text(list.sections), "A=abcd|B=xy")
  }

  @Test("Pending changes are shown as soon as a move is found to have ended unannounced")
  func silentEnd() {
    var isMoving = true
    let session = presenter.lift(at: [0, 3], isMovedByView: true, isMoving: { isMoving })
    session?.propose([0, 1])
    source.removeItem(at: [1, 0])
    expectEqual(text(list.sections), "A=abcd|B=xy")
    isMoving = false
    source.removeItem(at: [0, 0])
    expectEqual(session?.isActive, false)
    expectEqual(text(list.sections), "A=bcd|B=y")
    expectEqual(list.calls, .init(deletedCells: 2))
  }

  @Test("A flush that was planned and has nothing to show does not end a move by the view")
  func plannedFlush() async {
    presenter.planFlush()
    // A view may ask where to before it says that it moves the row.
    let session = presenter.lift(at: [0, 3], isMovedByView: true, isMoving: { false })
    for _ in 0..<10 { await Task.yield() }
    expectEqual(session?.isActive, true)
    // Later changes are shown as ever.
    source.removeItem(at: [0, 0])
    expectEqual(session?.isActive, false)
    expectEqual(text(list.sections), "A=bcd|B=xy")
  }

  @Test("The presenter shows the item at each proposed place, and the source moves it once")
  func preview() {
    guard let session = presenter.lift(at: [0, 0]) else {
      Issue.record("not lifted")
      return
    }
    expectEqual(session.propose([0, 2]), [0, 2])
    expectEqual(text(list.sections), "A=bcad|B=xy")
    expectEqual(session.propose([1, 1]), [1, 1])
    expectEqual(text(list.sections), "A=bcd|B=xay")
    expectEqual(session.presentedPath, [1, 1])
    expectEqual(text(source.sections), "A=abcd|B=xy")
    session.drop()
    expectEqual(text(source.sections), "A=bcd|B=xay")
    expectEqual(text(list.sections), "A=bcd|B=xay")
    expectEqual(list.calls, .init(movedCells: 2))
    expectEqual(other.calls, .init(movedCells: 1))
  }

  @Test("While a presenter shows the item elsewhere, changes come through")
  func previewAndChanges() {
    let session = presenter.lift(at: [0, 0])
    session?.propose([0, 2])
    source.insertItem(Book("n"), at: [0, 1])
    expectEqual(text(list.sections), "A=nbcad|B=xy")
    source.removeItem(at: [0, 3])
    expectEqual(text(source.sections), "A=anbd|B=xy")
    expectEqual(text(list.sections), "A=nbad|B=xy")
    session?.propose([0, 0])
    expectEqual(text(list.sections), "A=anbd|B=xy")
    session?.propose([1, 0])
    session?.cancel()
    expectEqual(text(list.sections), "A=anbd|B=xy")
    expectEqual(text(source.sections), "A=anbd|B=xy")
  }

  @Test("Cancelling leaves nothing behind, in the source or in the view")
  func cancel() {
    let session = presenter.lift(at: [0, 0])
    session?.propose([1, 1])
    session?.cancel()
    session?.drop()
    session?.propose([0, 1])
    expectEqual(text(list.sections), "A=abcd|B=xy")
    expectEqual(list.calls, .init(movedCells: 2))
    expectEqual(other.calls, .init())
  }

  @Test("Only one item is in the hand, the last one that was touched in the view")
  func second() {
    let first = presenter.lift(at: [0, 0])
    first?.propose([0, 2])
    expectEqual(text(list.sections), "A=bcad|B=xy")
    let second = presenter.lift(at: [0, 1])
    expectEqual(first?.isActive, false)
    expectEqual(second?.item.id, "c")
    expectEqual(text(list.sections), "A=abcd|B=xy")
    second?.propose([0, 0])
    expectEqual(text(list.sections), "A=cabd|B=xy")
  }

  @Test("A section that goes away under the hand sends the item home")
  func sectionRemoved() {
    let session = presenter.lift(at: [0, 0])
    session?.propose([1, 1])
    source.removeSection(at: 1)
    expectEqual(text(list.sections), "A=abcd")
    session?.drop()
    expectEqual(text(source.sections), "A=abcd")
  }
}
