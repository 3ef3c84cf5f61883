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

  @Test("The view in which an item is dropped is not told of the move, everybody else is")
  func ownMove() {
    list.drag(from: [0, 3], over: [0, 1])
    presenter.flush()
    #expect(text(source.sections) == "A=adbc|B=xy")
    #expect(text(list.sections) == "A=adbc|B=xy")
    #expect(list.calls == .init())
    #expect(other.calls == .init(movedCells: 1))
    #expect(list.updateCount == 0)
  }

  @Test("To another section")
  func otherSection() {
    list.drag(from: [0, 0], over: [0, 2], [1, 2])
    presenter.flush()
    #expect(text(source.sections) == "A=bcd|B=xya")
    #expect(list.calls == .init())
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
    #expect(text(list.sections) == "A=adbc|B=xy")
    presenter.flush()
    #expect(text(list.sections) == "A=abcd|B=xy")
    #expect(list.calls == .init(movedCells: 1))
    #expect(other.calls == .init())
  }

  @Test("A move that does something else is shown as what it is")
  func somethingElse() {
    presenter.reordering = ReorderingRules { [source] path, _ in source.removeItem(at: path) }
    list.drag(from: [0, 3], over: [0, 1])
    presenter.flush()
    #expect(text(list.sections) == "A=abc|B=xy")
    #expect(list.calls == .init(deletedCells: 1))
  }

  @Test("A place that is refused leaves the item where it was allowed last")
  func refusedPlace() {
    presenter.reordering?.target = { _, proposal in proposal.section == 0 ? proposal : nil }
    let session = presenter.lift(at: [0, 0], isMovedByView: true)
    #expect(session?.propose([0, 2]) == [0, 2])
    #expect(session?.propose([1, 0]) == [0, 2])
    #expect(session?.propose([0, 3]) == [0, 3])
    #expect(session?.propose([0, 9]) == [0, 3])
    session?.cancel()
    #expect(session?.isActive == false)
    #expect(list.calls == .init())
  }

  @Test("Changes during a drag wait until the drop, and are shown in one piece without the move")
  func changesMeanwhile() {
    list.drag(from: [0, 3], over: [0, 1]) {
      source.insertItem(Book("n"), at: [0, 0])
      source.removeItem(at: [1, 0])
      #expect(list.calls == .init())
    }
    presenter.flush()
    #expect(text(source.sections) == "A=nadbc|B=y")
    #expect(text(list.sections) == "A=nadbc|B=y")
    #expect(list.calls == .init(insertedCells: 1, deletedCells: 1))
  }

  @Test("The lifted item is the same one, wherever it went meanwhile")
  func movedMeanwhile() {
    list.drag(from: [0, 3], over: [0, 1]) {
      source.moveItem(at: [0, 3], to: [1, 0])
    }
    presenter.flush()
    #expect(text(source.sections) == "A=adbc|B=xy")
    #expect(text(list.sections) == "A=adbc|B=xy")
    #expect(list.calls == .init())
  }

  @Test("An item that was removed meanwhile leaves the view from where it was dropped")
  func removedMeanwhile() {
    list.drag(from: [0, 3], over: [0, 1]) { source.removeItem(at: [0, 3]) }
    #expect(text(list.sections) == "A=adbc|B=xy")
    presenter.flush()
    #expect(text(list.sections) == "A=abc|B=xy")
    #expect(list.calls == .init(deletedCells: 1))
  }

  @Test("Without a call, what waits is shown a little later")
  func later() async {
    presenter.reordering = ReorderingRules { _, _ in }
    list.drag(from: [0, 3], over: [0, 1])
    await until(list.calls != .init())
    #expect(text(list.sections) == "A=abcd|B=xy")
  }

  @Test("A view that stops without a word is told what waits as soon as that is found out")
  func silentEnd() {
    var isMoving = true
    let session = presenter.lift(at: [0, 3], isMovedByView: true, isMoving: { isMoving })
    session?.propose([0, 1])
    source.removeItem(at: [1, 0])
    #expect(text(list.sections) == "A=abcd|B=xy")
    isMoving = false
    source.removeItem(at: [0, 0])
    #expect(session?.isActive == false)
    #expect(text(list.sections) == "A=bcd|B=y")
    #expect(list.calls == .init(deletedCells: 2))
  }

  @Test("A presenter shows the item at each place it is proposed at, and the source hears once")
  func preview() {
    guard let session = presenter.lift(at: [0, 0]) else {
      Issue.record("not lifted")
      return
    }
    #expect(session.propose([0, 2]) == [0, 2])
    #expect(text(list.sections) == "A=bcad|B=xy")
    #expect(session.propose([1, 1]) == [1, 1])
    #expect(text(list.sections) == "A=bcd|B=xay")
    #expect(session.presentedPath == [1, 1])
    #expect(text(source.sections) == "A=abcd|B=xy")
    session.drop()
    #expect(text(source.sections) == "A=bcd|B=xay")
    #expect(text(list.sections) == "A=bcd|B=xay")
    #expect(list.calls == .init(movedCells: 2))
    #expect(other.calls == .init(movedCells: 1))
  }

  @Test("While a presenter shows the item elsewhere, changes come through")
  func previewAndChanges() {
    let session = presenter.lift(at: [0, 0])
    session?.propose([0, 2])
    source.insertItem(Book("n"), at: [0, 1])
    #expect(text(list.sections) == "A=nbcad|B=xy")
    source.removeItem(at: [0, 3])
    #expect(text(source.sections) == "A=anbd|B=xy")
    #expect(text(list.sections) == "A=nbad|B=xy")
    session?.propose([0, 0])
    #expect(text(list.sections) == "A=anbd|B=xy")
    session?.propose([1, 0])
    session?.cancel()
    #expect(text(list.sections) == "A=anbd|B=xy")
    #expect(text(source.sections) == "A=anbd|B=xy")
  }

  @Test("Cancelling leaves nothing behind, in the source or in the view")
  func cancel() {
    let session = presenter.lift(at: [0, 0])
    session?.propose([1, 1])
    session?.cancel()
    session?.drop()
    session?.propose([0, 1])
    #expect(text(list.sections) == "A=abcd|B=xy")
    #expect(list.calls == .init(movedCells: 2))
    #expect(other.calls == .init())
  }

  @Test("Only one item is in the hand")
  func second() {
    let first = presenter.lift(at: [0, 0])
    first?.propose([0, 2])
    let second = presenter.lift(at: [0, 2])
    #expect(first?.isActive == false)
    #expect(second?.item.id == "c")
    #expect(text(list.sections) == "A=abcd|B=xy")
  }

  @Test("A section that goes away under the hand sends the item home")
  func sectionRemoved() {
    let session = presenter.lift(at: [0, 0])
    session?.propose([1, 1])
    source.removeSection(at: 1)
    #expect(text(list.sections) == "A=abcd")
    session?.drop()
    #expect(text(source.sections) == "A=abcd")
  }
}
