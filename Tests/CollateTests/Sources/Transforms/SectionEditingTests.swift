import TestSupport
import Testing

@testable import Collate

@Suite("Sections that come and go in a snapshot", .traced)
struct SectionEditingTests {
  @Test(
    "Insertions and removals lead to the sections that an array has, and leave other snapshots alone"
  )
  func random() {
    withSeeds(Effort.rounds(40)) { generator in
      var sections: [Shelf] = (0..<generator.below(300)).map { _ in Shelf("a", [Book("x")]) }
      var snapshot = Snapshot(sections)
      var (kept, keptSections) = (snapshot, sections)
      for step in 0..<400 {
        // Growth at first, so that leaves are divided, then decline to nothing.
        if generator.below(400) > step || sections.isEmpty {
          let index = generator.below(sections.count + 1)
          let section = Shelf("b", title: step, [Book("y"), Book("z")])
          sections.insert(section, at: index)
          snapshot.insertSection(section, at: index)
        } else {
          let index = generator.below(sections.count)
          sections.remove(at: index)
          snapshot.removeSection(at: index)
        }
        snapshot.root.checkInvariants()
        if generator.below(50) == 0 {
          expectEqual(Array(snapshot.sections), sections)
          expectEqual(snapshot.itemCount, sections.reduce(0) { $0 + $1.items.count })
          expectEqual(Array(kept.sections), keptSections)
          (kept, keptSections) = (snapshot, sections)
        }
      }
      while !sections.isEmpty {
        sections.removeLast()
        snapshot.removeSection(at: sections.count)
      }
      expectEqual(Array(snapshot.sections), [])
      snapshot.insertSection(Shelf("c"), at: 0)
      expectEqual(snapshot.sections.map(\.id), ["c"])
    }
  }
}
