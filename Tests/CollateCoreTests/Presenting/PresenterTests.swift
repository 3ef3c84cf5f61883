import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("How a presenter notifies its view")
struct PresenterTests {
  let source = ArrayDataSource(sections: shelves("A=abc|B=xy"))
  let list = HeadlessListView<Shelf>()
  let presenter: Presenter<Shelf>

  init() {
    presenter = Presenter(source)
    list.show(presenter)
    list.calls = .init()
  }

  @Test("Each change goes to the view as one batch, and both show the same afterwards")
  func change() {
    source.performBatchUpdates {
      source.removeItem(at: [0, 0])
      source.insertItem(Book("n"), at: [1, 2])
    }
    expectEqual(list.calls, .init(insertedCells: 1, deletedCells: 1))
    expectEqual(text(list.sections), "A=bc|B=xyn")
    expectEqual(presenter.snapshot, source.snapshot)
  }

  @Test("Off screen the view is reloaded once, however many changes follow")
  func offScreen() {
    list.isOnScreen = false
    for letter in "def" { source.insertItem(Book(letter), at: [0, 0]) }
    expectEqual(list.calls, .init())
    list.isOnScreen = true
    expectEqual(list.calls, .init(reloads: 1))
    expectEqual(text(list.sections), "A=fedabc|B=xy")
  }

  @Test("A view that has not requested any content is not notified")
  func nothingAsked() {
    let lazy = LazyView()
    presenter.view = lazy
    source.removeItem(at: [0, 0])
    #expect(lazy.calls.isEmpty)
    expectEqual(presenter.sectionCountForView(), 2)
    source.removeItem(at: [0, 0])
    expectEqual(lazy.calls, ["d 0.0"])
  }

  @Test("A view that leaves a stage out is reloaded, and nothing is lost")
  func incomplete() {
    let lazy = LazyView()
    lazy.commits = false
    presenter.view = lazy
    _ = presenter.sectionCountForView()
    source.removeItem(at: [0, 0])
    expectEqual(lazy.calls, ["d 0.0", "reload"])
    expectEqual(presenter.snapshot, source.snapshot)
    // The view has not asked since.
    source.removeItem(at: [0, 0])
    expectEqual(lazy.calls, ["d 0.0", "reload"])
  }

  @Test("Changes from inside a change are shown one after the other, when that is over")
  func nested() {
    let lazy = LazyView()
    presenter.view = lazy
    _ = presenter.sectionCountForView()
    lazy.onShow = { [source] in
      lazy.onShow = nil
      source.removeItem(at: [0, 0])
      source.insertItem(Book("n"), at: [1, 0])
    }
    source.removeItem(at: [0, 2])
    expectEqual(lazy.calls, ["d 0.2", "d 0.0", "i 1.0"])
    expectEqual(presenter.snapshot, source.snapshot)
  }

  @Test("Changes that arrive while the view is busy are merged")
  func merged() {
    let lazy = LazyView()
    presenter.view = lazy
    _ = presenter.sectionCountForView()
    lazy.onShow = { [source] in
      lazy.onShow = nil
      source.removeItem(at: [0, 0])
      source.insertItem(Book("n"), at: [1, 0])
    }
    presenter.answer { _ = source.removeItem(at: [0, 2]) }
    presenter.flush()
    expectEqual(lazy.calls, ["d 0.2", "d 0.0; i 1.0"])
    expectEqual(presenter.snapshot, source.snapshot)
  }

  @Test("Changes from inside an answer wait until the view is done")
  func answers() async {
    presenter.answer {
      presenter.answer { _ = source.removeItem(at: [0, 0]) }
      source.removeItem(at: [0, 0])
      expectEqual(list.calls, .init())
      expectEqual(presenter.sourcePath(of: [0, 0]), nil)
      expectEqual(presenter.sourcePath(of: [0, 2]), [0, 0])
      expectEqual(presenter.presentedPath(of: [0, 0]), [0, 2])
    }
    expectEqual(list.calls, .init())
    await until(list.calls != .init())
    expectEqual(list.calls, .init(deletedCells: 2))
    expectEqual(text(list.sections), "A=c|B=xy")
  }

  @Test("A source that describes its changes wrongly is compared by ids")
  func wrongSource() {
    let liar = WrongSource(shelves("A=abc"))
    let presenter = Presenter(liar)
    list.show(presenter)
    Reports.silence()
    liar.change(to: shelves("A=ac"), saying: ChangeBatch(itemInserts: [AfterPath([0, 7])]))
    expectEqual(text(list.sections), "A=ac")
    #expect(list.violations.isEmpty)
  }

  @Test("A presenter and its view are released together, even during a drag")
  func lifetimes() {
    weak var weakPresenter: Presenter<Shelf>?
    weak var weakList: HeadlessListView<Shelf>?
    do {
      let list = HeadlessListView<Shelf>()
      let presenter = Presenter(source)
      list.show(presenter)
      _ = presenter.lift(at: [0, 0])
      (weakPresenter, weakList) = (presenter, list)
    }
    #expect(weakPresenter == nil)
    #expect(weakList == nil)
  }
}

/// A view that writes down what it is told, and commits or not.
@MainActor
private final class LazyView: PresentedView {
  typealias Section = Shelf
  var calls: [String] = []
  var commits = true
  var onShow: (() -> Void)?
  let takesChanges = true

  func show(_ change: PresentedChange<Shelf>) {
    calls.append(change.update.description)
    onShow?()
    if commits { change.commitAll() }
  }

  func reload() {
    calls.append("reload")
  }
}

/// A source without a store that says what it is told to.
@MainActor
private final class WrongSource: DataSource {
  typealias Section = Shelf
  private(set) var snapshot: Snapshot<Shelf>
  private var observer: ((Update<Shelf>) -> Void)?

  init(_ sections: [Shelf]) {
    snapshot = Snapshot(sections)
  }

  func observe(_ observer: @escaping @MainActor (Update<Shelf>) -> Void) -> ObservationToken {
    self.observer = observer
    return ObservationToken {}
  }

  func change(to sections: [Shelf], saying batch: ChangeBatch) {
    let before = snapshot
    snapshot = Snapshot(sections)
    observer?(Update(before: before, after: snapshot, batch: batch))
  }
}
