import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("A headless list view shows only what it was notified of")
struct CollateTestingListTests {
  private let source = ArrayDataSource(sections: checkedSections(["A": "abc", "B": "x", "C": ""]))
  private let list = HeadlessListView<CheckedSection>()

  @Test("It reloads from a source and follows it")
  func follows() {
    list.show(source)
    expectEqual(list.calls, .init(reloads: 1))
    expectEqual(list.sections, source.sections)

    list.calls = .init()
    source.performBatchUpdates {
      source.insertItem("n", at: [0, 0])
      source.moveItem(at: [0, 2], to: [2, 0])
      source.removeItem(at: [1, 0])
    }
    expectEqual(list.calls, .init(insertedCells: 1, deletedCells: 1, movedCells: 1))
    expectEqual(list.sections, source.sections)
    expectEqual(list.snapshot, source.snapshot)

    list.stop()
    source.removeSection(at: 0)
    expectEqual(list.sections.count, 3)
  }

  @Test("While it is not on screen, it shows nothing new, and everything when it is back")
  func offScreen() {
    list.isOnScreen = false
    list.show(source)
    source.removeSection(at: 0)
    expectEqual(list.calls, .init())
    expectEqual(list.sections, [])
    list.isOnScreen = true
    expectEqual(list.calls, .init(reloads: 1))
    expectEqual(list.sections, source.sections)
    list.isOnScreen = false
    source.removeSection(at: 0)
    expectEqual(list.sections.count, 2)
    list.isOnScreen = true
    expectEqual(list.calls, .init(reloads: 2))
    expectEqual(list.sections, source.sections)
  }

  @Test("Contents are configured again, headers and cells, and nothing else is touched")
  func contents() {
    list.show(source)
    list.calls = .init()
    source.replaceItem(at: [0, 1], with: .init(id: "b", text: "new"))
    expectEqual(list.calls, .init(configuredCells: 1))
    source.sections[1].title = "new"
    expectEqual(list.calls, .init(configuredHeaders: 1, configuredCells: 1))
    expectEqual(list.sections, source.sections)
  }

  @Test("A moved item whose content changes is moved, then configured, while its section moves")
  func stages() {
    list.show(source)
    list.calls = .init()
    source.performBatchUpdates {
      source.replaceItem(at: [0, 0], with: .init(id: "a", text: "new"))
      source.moveItem(at: [0, 0], to: [0, 2])
      source.moveSection(at: 2, to: 0)
      source.moveSection(at: 2, to: 1)
    }
    expectEqual(list.calls.movedCells, 1)
    expectEqual(list.calls.configuredCells, 1)
    expectEqual(list.calls.reloads, 0)
    expectEqual(list.violations, [])
    expectEqual(list.sections, source.sections)
  }

  @Test("Cells keep their configured content until an update reports a change")
  func stale() {
    var sections = source.sections
    list.reload(from: source.snapshot)
    sections[0].items[1].text = "new"
    sections[1].title = "new"
    sections[1].items.append("y")
    list.apply(
      Update(
        before: source.snapshot, after: Snapshot(sections),
        batch: ChangeBatch(itemInserts: [[1, 1]])))
    expectEqual(list.violations, [])
    #expect(list.sections != sections)
    let differences = list.differences(from: Snapshot(sections))
    expectEqual(differences.count, 2)
    expectEqual(differences.first?.hasPrefix("item [0, 1], b, shows "), true)
    expectEqual(differences.last, "section 1, B, shows other content than it has")
  }

  @Test("It throws where UIKit would, and reloads")
  func throwing() throws {
    list.show(source)
    list.calls = .init()
    var sections = source.sections
    sections.removeLast()
    let update = Update(
      before: source.snapshot, after: Snapshot(sections), batch: ChangeBatch(itemDeletes: [[1, 0]]))
    list.apply(update)
    let violation = try #require(list.violations.first)
    expectEqual(violation.law, .presentation)
    expectEqual(violation.rule, "R1")
    expectEqual(list.calls, .init(reloads: 1))
    expectEqual(list.sections, sections)
    let error = #expect(throws: ChangeBatchError.self) { try update.validate() }
    expectEqual(error?.rule, "R1")
  }

  @Test("An update that starts elsewhere than the cells are does not fit")
  func wrongStart() {
    let after = Snapshot(checkedSections(["A": "a"]))
    list.apply(
      Update(before: source.snapshot, after: after, batch: after.difference(from: source.snapshot)))
    expectEqual(list.violations.count, 1)
    expectEqual(list.differences(from: after), [])
  }

  @Test("Sections that come bring their cells, and those that go take them")
  func sections() {
    list.show(source)
    list.calls = .init()
    source.performBatchUpdates {
      source.insertSection(.init(id: "D", items: ["p", "q"]), at: 1)
      source.removeSection(at: 0)
    }
    expectEqual(list.calls, .init(insertedSections: 1, deletedSections: 1, insertedCells: 2))
    expectEqual(list.sections, source.sections)
  }
}
