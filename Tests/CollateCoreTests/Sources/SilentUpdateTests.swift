import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollatePaging

/// An item whose note is not visible: `==` ignores it.
private struct Note: Identifiable, Equatable, Sendable {
  let id: Int
  var title = ""
  var issue = 0

  static func == (one: Note, other: Note) -> Bool { one.id == other.id && one.title == other.title }
}

/// A section whose issue is not visible: `hasSameContent` ignores it.
private struct Notes: SectionProtocol, Sendable {
  let id: Int
  var issue = 0
  var items: [Note]

  func hasSameContent(as other: Notes) -> Bool { id == other.id }
}

@Suite("New values of equal elements")
@MainActor
struct SilentUpdateTests {
  private func source(issue: Int = 0) -> ArrayDataSource<Notes> {
    ArrayDataSource(sections: sections(issue: issue))
  }

  private func sections(issue: Int) -> [Notes] {
    (0..<3).map { section in
      Notes(
        id: section, issue: issue,
        items: (0..<3).map { Note(id: section * 10 + $0, issue: issue) })
    }
  }

  private typealias Change = @MainActor (ArrayDataSource<Notes>) -> Void

  /// Ways to replace the elements of a source by equal ones, and the sections concerned.
  private var changes: [(change: Change, sections: Set<Int>)] {
    [
      ({ $0.sections = self.sections(issue: 1) }, [0, 1, 2]),
      ({ $0.sections[1].items[2].issue = 1 }, [1]),
      ({ $0.sections[2].issue = 1 }, [2]),
      ({ $0.replaceItem(at: [1, 0], with: Note(id: 10, issue: 1)) }, [1]),
      ({ $0.replaceSection(at: 0, with: self.sections(issue: 1)[0]) }, [0]),
      (
        { $0.store.replaceSnapshot(Snapshot(self.sections(issue: 1)), batch: .nothing) },
        [0, 1, 2]
      ),
    ]
  }

  private func issues(of snapshot: Snapshot<Notes>) -> [[Int]] {
    snapshot.sections.map { [$0.issue] + $0.items.map(\.issue) }
  }

  @Test("Reach all who keep sections, without an update")
  func reaching() {
    for (change, _) in changes {
      let base = source()
      let other = source()
      let mapped = base.map { section in
        var section = section
        section.items.reverse()
        return section
      }
      let twice = mapped.map { $0 }
      let screen = CompositeDataSource<Notes>([base, other, twice])
      var toldCount = 0
      let observations = [
        base.observe { _ in toldCount += 1 }, screen.observe { _ in toldCount += 1 },
        twice.observe { _ in toldCount += 1 },
      ]
      change(base)
      expectEqual(toldCount, 0)
      let expected = issues(of: base.snapshot)
      #expect(expected.joined().contains(1))
      let reversed = expected.map { [$0[0]] + $0.dropFirst().reversed() }
      expectEqual(issues(of: mapped.snapshot), reversed)
      expectEqual(issues(of: twice.snapshot), reversed)
      expectEqual(
        issues(of: screen.snapshot), expected + issues(of: other.snapshot) + reversed)

      // With a visible change in the same transaction, the values come along.
      base.performBatchUpdates {
        change(base)
        other.removeItem(at: [0, 0])
        base.insertItem(Note(id: 99), at: [2, 0])
      }
      expectEqual(toldCount, 3)
      withExtendedLifetime(observations) {}
    }
  }

  @Test("Make only the sections again that may have them")
  func transforming() {
    for (change, sections) in changes {
      let base = source()
      var transformed: Set<Int> = []
      let mapped = base.map { section in
        transformed.insert(section.id)
        return section
      }
      let observation = mapped.observe { _ in }
      transformed = []
      change(base)
      expectEqual(transformed, sections)
      withExtendedLifetime(observation) {}
    }
  }

  @Test("Reach those who keep sections of a source that left a composite and comes back to it")
  func returning() {
    let base = source()
    let filtered = base.filter { _ in true }
    let screen = CompositeDataSource<Notes>([filtered])
    let mapped = screen.map { $0 }
    let token = mapped.observe { _ in }
    _ = filtered.itemPath(of: 0)
    screen.performBatchUpdates {
      screen.replaceSource(in: screen.slots[0], with: ArrayDataSource())
      base.replaceItem(at: [1, 0], with: Note(id: 10, issue: 1))
      base.insertItem(Note(id: 99), at: [2, 0])
      // The index asks for the change while no source follows, and keeps it.
      expectEqual(filtered.itemPath(of: 99), [2, 0])
      screen.replaceSource(in: screen.slots[0], with: filtered)
    }
    expectEqual(issues(of: mapped.snapshot), issues(of: base.snapshot))
    withExtendedLifetime(token) {}
  }

  @Test("Are what a tap hands out")
  func presenting() {
    final class View: PresentedView {
      typealias Section = Notes
      var callCount = 0
      var takesChanges: Bool { true }

      func show(_ change: PresentedChange<Notes>) {
        callCount += 1
        for stage in change.stages { change.commit(stage) }
      }

      func reload() { callCount += 1 }
    }
    for (change, _) in changes {
      let base = source()
      let presenter = Presenter(CompositeDataSource<Notes>([base]))
      let view = View()
      presenter.view = view
      _ = presenter.sectionCountForView()
      change(base)
      expectEqual(issues(of: presenter.snapshot), issues(of: base.snapshot))
      expectEqual(view.callCount, 0)

      // While the item is in the hand, and its preview elsewhere.
      presenter.reordering = ReorderingRules(base)
      let session = presenter.lift(at: [0, 0])
      session?.propose([0, 2])
      expectEqual(view.callCount, 1)
      base.sections[0].items[1].issue = 7
      expectEqual(presenter.snapshot[[0, 0]].issue, 7)
      expectEqual(view.callCount, 1)
    }
  }

  @Test("Are what pages are made of later")
  func paging() {
    final class Page {
      let issue: Int

      init(_ issue: Int) { self.issue = issue }
    }
    let base = source()
    let connection = SourceConnection<ArrayDataSource<Notes>, Page>(
      base, make: .forItem { Page($0.issue) }, update: { _, _ in }, state: nil)
    var pending: [PageChange] = []
    connection.begin { pending.append($0) }
    let page = connection.page(withID: 10)
    base.sections = sections(issue: 1)
    expectEqual(connection.makeController(for: page).issue, 1)
    #expect(pending.isEmpty)

    base.removeItem(at: [0, 0])
    base.sections[1].items[0].issue = 2
    base.removeItem(at: [2, 0])
    base.sections[1].items[0].issue = 3
    expectEqual(connection.makeController(for: page).issue, 1)
    for change in pending { change.adopt() }
    expectEqual(pending.count, 2)
    expectEqual(connection.makeController(for: page).issue, 3)
  }
}
