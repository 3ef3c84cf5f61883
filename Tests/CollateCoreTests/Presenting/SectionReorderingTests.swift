import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore

@MainActor
@Suite("Moving sections by hand", .traced)
struct SectionReorderingTests {
  /// A source, and a view that shows it.
  @MainActor
  private struct Screen {
    let source: ArrayDataSource<Shelf>
    let list = HeadlessListView<Shelf>()
    let presenter: Presenter<Shelf>

    init(_ text: String = "A=ab|B=xyz|C=c") {
      source = ArrayDataSource(sections: shelves(text))
      // With an index of ids, which the presenter's snapshot has from the beginning.
      _ = source.itemPath(of: "a")
      presenter = Presenter(source)
      presenter.reordering = Screen.rules(source)
      list.show(presenter)
      list.calls = .init()
    }

    private static func rules(_ source: ArrayDataSource<Shelf>) -> ReorderingRules {
      var rules = ReorderingRules(source)
      rules.canMoveSection = { source.canMoveSection(at: $0, to: $1) }
      rules.moveSection = { source.moveSection(at: $0, to: $1) }
      return rules
    }

    var shown: String { text(list.sections) }
  }

  @Test(
    "Every section, dropped on every other one: folded at first, then moved and unfolded at once")
  func everyMove() {
    withEvery("section", in: 0..<3) { section in
      withEvery("on", in: 0..<3) { place in
        let screen = Screen()
        let session = screen.presenter.liftSection(at: section)
        expectEqual(screen.list.updateCount, 0)
        session?.fold()
        var folded = shelves("A=ab|B=xyz|C=c")
        folded[section].items = []
        expectEqual(screen.shown, text(folded))
        expectEqual(screen.list.calls.deletedCells, [2, 3, 1][section])
        expectEqual(screen.list.updateCount, 1)
        for id in "abxyzc" {
          let place = screen.list.sections.firstIndex { $0.items.contains { $0.id == id } }
          expectEqual(screen.presenter.presentedPath(ofItemWithID: id)?.section, place)
        }
        var whole = shelves("A=ab|B=xyz|C=c")
        expectEqual(screen.presenter.presentedSection(at: section), whole[section])
        whole.insert(whole.remove(at: section), at: place)
        expectEqual(session?.canDrop(at: place), true)
        session?.drop(at: place)
        expectEqual(screen.shown, text(whole))
        expectEqual(text(screen.source.sections), text(whole))
        // The view may move the others instead, so that a section with item changes stays.
        expectEqual(screen.list.calls.movedSections > 0, section != place)
        expectEqual(screen.list.calls.insertedCells, [2, 3, 1][section])
        expectEqual(screen.list.calls.reloads, 0)
        expectEqual(session?.isActive, false)
      }
    }
  }

  @Test("A section that is let go is shown as before, and one that was only lifted is not touched")
  func cancelling() {
    let screen = Screen()
    let lifted = screen.presenter.liftSection(at: 1)
    lifted?.cancel()
    expectEqual(screen.list.updateCount, 0)
    let session = screen.presenter.liftSection(at: 1)
    session?.fold()
    expectEqual(screen.shown, "A=ab|B=|C=c")
    #expect(screen.presenter.liftSection(at: 0) == nil)
    session?.cancel()
    expectEqual(screen.shown, "A=ab|B=xyz|C=c")
    session?.drop(at: 0)
    session?.fold()
    expectEqual(text(screen.source.sections), "A=ab|B=xyz|C=c")
    expectEqual(screen.shown, "A=ab|B=xyz|C=c")
  }

  @Test("What cannot be moved is neither lifted nor dropped")
  func refusals() {
    let screen = Screen()
    withEvery("section", in: [-1, 3, Int.max, .min]) { section in
      #expect(screen.presenter.liftSection(at: section) == nil)
      #expect(!screen.presenter.moveSection(at: section, to: 0))
      #expect(!screen.presenter.moveSection(at: 0, to: section))
      let session = screen.presenter.liftSection(at: 0)
      expectEqual(session?.canDrop(at: section), false)
      session?.fold()
      session?.drop(at: section)
      expectEqual(screen.shown, "A=ab|B=xyz|C=c")
    }
    screen.presenter.reordering?.canMoveSection = { $0 != 0 && $1 != 0 }
    #expect(screen.presenter.liftSection(at: 0) == nil)
    let session = screen.presenter.liftSection(at: 2)
    #expect(session?.canDrop(at: 0) == false && session?.canDrop(at: 1) == true)
    #expect(screen.presenter.moveSection(at: 2, to: 1))
    expectEqual(screen.shown, "A=ab|C=c|B=xyz")
    screen.presenter.reordering = nil
    #expect(screen.presenter.liftSection(at: 1) == nil)
  }

  @Test("Items and sections that come meanwhile are shown, those of the folded section at the end")
  func changesMeanwhile() {
    let screen = Screen()
    let session = screen.presenter.liftSection(at: 1)
    session?.fold()
    screen.source.insertItem(Book("n"), at: [1, 1])
    expectEqual(screen.shown, "A=ab|B=|C=c")
    screen.source.insertSection(Shelf("N", [Book("o")]), at: 0)
    expectEqual(screen.shown, "N=o|A=ab|B=|C=c")
    screen.source.moveSection(at: 2, to: 0)
    expectEqual(screen.shown, "B=|N=o|A=ab|C=c")
    // An item that leaves the section is shown, and one that comes is not.
    screen.source.moveItem(at: [0, 3], to: [1, 0])
    screen.source.moveItem(at: [2, 0], to: [0, 0])
    expectEqual(screen.shown, "B=|N=zo|A=b|C=c")
    expectEqual(session?.sourceSection, 0)
    session?.drop(at: 3)
    expectEqual(screen.shown, "N=zo|A=b|C=c|B=axny")
    expectEqual(screen.list.calls.reloads, 0)
  }

  @Test("A section that is removed meanwhile ends the move, also if another one has its id")
  func removal() {
    let screen = Screen()
    let session = screen.presenter.liftSection(at: 1)
    session?.fold()
    screen.source.performBatchUpdates {
      screen.source.removeSection(at: 1)
      screen.source.appendSection(Shelf("Q", [Book("q")]))
    }
    expectEqual(session?.isActive, false)
    expectEqual(screen.shown, "A=ab|C=c|Q=q")
    session?.drop(at: 0)
    expectEqual(screen.shown, "A=ab|C=c|Q=q")
  }

  @Test("The target is followed, too, while the view is behind, and nothing happens if it is gone")
  func targetsThatMove() {
    let screen = Screen()
    let session = screen.presenter.liftSection(at: 0)
    session?.fold()
    screen.presenter.answer {
      screen.source.moveSection(at: 2, to: 1)
      expectEqual(screen.shown, "A=|B=xyz|C=c")
      expectEqual(session?.canDrop(at: 2), true)
      // C, which the view shows last, is in the middle.
      session?.drop(at: 2)
    }
    screen.presenter.flush()
    expectEqual(screen.shown, "C=c|A=ab|B=xyz")
    let other = screen.presenter.liftSection(at: 0)
    screen.presenter.answer {
      screen.source.removeSection(at: 2)
      expectEqual(other?.canDrop(at: 2), false)
      other?.drop(at: 2)
    }
    screen.presenter.flush()
    expectEqual(screen.shown, "C=c|A=ab")
  }

  @Test("A section that has all items is not folded, as the list would be an empty one")
  func onlyItems() {
    let screen = Screen("A=|B=xy|C=")
    let session = screen.presenter.liftSection(at: 1)
    session?.fold()
    expectEqual(screen.shown, "A=|B=xy|C=")
    screen.source.insertItem(Book("a"), at: [0, 0])
    expectEqual(screen.shown, "A=a|B=|C=")
    screen.source.removeItem(at: [0, 0])
    expectEqual(screen.shown, "A=|B=xy|C=")
    session?.drop(at: 0)
    expectEqual(screen.shown, "B=xy|A=|C=")
  }

  @Test("Sections of several types, behind filters and separators, are folded and moved alike")
  func otherSections() {
    let source = ArrayDataSource(sections: shelves("A=ab|B=xyz|C=c"))
    let rows = source.filter { $0.id != "y" }.separated { $0.below == nil ? nil : "-" }.erased()
    let presenter = Presenter(rows)
    presenter.reordering = ReorderingRules(rows)
    presenter.reordering?.canMoveSection = { rows.canMoveSection(at: $0, to: $1) }
    presenter.reordering?.moveSection = { rows.moveSection(at: $0, to: $1) }
    expectEqual(presenter.snapshot.itemCounts, [4, 4, 2])
    let session = presenter.liftSection(at: 1)
    session?.fold()
    expectEqual(presenter.snapshot.itemCounts, [4, 0, 2])
    session?.drop(at: 0)
    expectEqual(presenter.snapshot.itemCounts, [4, 4, 2])
    expectEqual(source.sections.map(\.id), ["B", "A", "C"])
  }

  @Test("Lazy items stay, of which there may be millions")
  func lazyItems() {
    let items = LazyItems<Book> {
      Character(UnicodeScalar(UInt8($0 % 128)))
    } make: {
      Book(Character(UnicodeScalar(UInt8($0 % 128))))
    }
    let source = LazyDataSource(sections: [
      LazySection(id: 0, keys: 0..<(1 << 40), items: items),
      LazySection(id: 1, keys: 0..<2, items: items),
    ])
    let presenter = Presenter(source)
    presenter.reordering = ReorderingRules(source)
    presenter.reordering?.canMoveSection = { source.canMoveSection(at: $0, to: $1) }
    presenter.reordering?.moveSection = { source.moveSection(at: $0, to: $1) }
    let session = presenter.liftSection(at: 0)
    session?.fold()
    session?.drop(at: 1)
    expectEqual(presenter.snapshot.itemCounts, [2, 1 << 40])
  }

  @Test("After changes during a drag, the view shows the source, but for the items of the section")
  func randomChanges() {
    withSeeds(Effort.rounds(200)) { random in
      let screen = Screen(text(random.shelves()))
      for _ in 0..<6 {
        let count = screen.source.sections.count
        guard count > 0 else { return random.edit(screen.source) }
        let section = random.below(count)
        let id = screen.source.sections[section].id
        let session = screen.presenter.liftSection(at: section)
        if random.oneIn(4) { random.edit(screen.source) }
        session?.fold()
        for _ in 0..<random.below(4) {
          screen.source.performBatchUpdates {
            for _ in 0..<random.below(4) { random.edit(screen.source) }
          }
          var expected = screen.source.sections
          if let session, session.isActive, let place = session.sourceSection {
            // It is the same section, unless it was replaced by another one of its place.
            expectEqual(expected[place].id, id)
            if expected.contains(where: { !$0.items.isEmpty && $0.id != id }) {
              expected[place].items = []
            }
          } else {
            #expect(!expected.contains { $0.id == id } || session?.sourceSection == nil)
          }
          expectEqual(screen.shown, text(expected))
        }
        var expected = screen.source.sections
        let place = random.below(screen.presenter.snapshot.sections.count + 1)
        if random.oneIn(3) {
          session?.cancel()
        } else {
          if let session, session.isActive, let from = session.sourceSection,
            expected.indices.contains(place)
          {
            expected.insert(expected.remove(at: from), at: place)
          }
          session?.drop(at: place)
        }
        expectEqual(text(screen.source.sections), text(expected))
        expectEqual(screen.shown, text(expected))
      }
    }
  }
}
