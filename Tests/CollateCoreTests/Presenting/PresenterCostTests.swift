import Collate
import TestSupport
import Testing

@MainActor
@Suite("What presenting costs")
struct PresenterCostTests {
  private final class View: PresentedView {
    typealias Section = CountedSection
    var changes: [String] = []
    let takesChanges = true

    func show(_ change: PresentedChange<CountedSection>) {
      changes.append(change.update.description)
      change.commitAll()
    }

    func reload() {}
  }

  @Test("Presenting, reordering and merging changes compares no items and hashes no ids")
  func comparisons() {
    // The index that duplicates are looked for in hashes every id.
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = false
    defer { Diagnostics.looksForDuplicates = looks }
    let items = (0..<10_000).map { CountedItem($0) }
    let source = ArrayDataSource(sections: [CountedSection(id: 0, items: items)])
    let presenter = Presenter(source)
    let view = View()
    presenter.view = view
    presenter.reordering = ReorderingRules(source)
    _ = presenter.sectionCountForView()
    let (_, tally) = Tally.count {
      source.insertItem(CountedItem(-1), at: [0, 5_000])
      presenter.answer {
        source.moveItem(at: [0, 0], to: [0, 9_999])
        _ = source.removeItem(at: [0, 7])
      }
      presenter.flush()
      let session = presenter.lift(at: [0, 3])
      session?.propose([0, 8_000])
      source.insertItem(CountedItem(-2), at: [0, 0])
      session?.propose([0, 10])
      session?.drop()
      _ = presenter.lift(at: [0, 9], isMovedByView: true)
      presenter.viewDidMoveItem(at: [0, 9], to: [0, 700])
      presenter.flush()
    }
    expectEqual(tally, Tally())
    expectEqual(
      view.changes,
      [
        "i 0.5000", "d 0.8; m 0.0>0.9998", "m 0.3>0.8000", "i 0.0", "m 0.8001>0.10",
      ])
  }
}
