import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore

@MainActor
@Suite("Edits of sections in a tree")
struct SectionEditTests {
  private typealias Section = BasicSection<Int, Story>

  private struct Story: Identifiable, Equatable, Sendable {
    let id: Int
  }

  @Test("Sections that replace others come where they belong, and items are found by their ranks")
  func replacing() {
    withSeeds(Effort.rounds(40)) { generator in
      var (count, sections): (Int, [Section]) = (0, [])
      func make(_ number: Int) -> [Section] {
        (0..<number).map { _ in
          count += 1
          let items = (0..<generator.below(3)).map { Story(id: count * 10 + $0) }
          return Section(id: count, items: items)
        }
      }
      // One leaf, a few, or a tree of three levels, which only an array of this size makes.
      sections = make([3, 500, 2_000][generator.below(8) == 0 ? 2 : generator.below(2)])
      var snapshot = Snapshot(sections)
      for _ in 0..<(sections.count > 1_000 ? 8 : 40) {
        let start = generator.below(sections.count + 1)
        let length = min(sections.count - start, [0, 0, 1, 1, 3, 200][generator.below(6)])
        let new = make([0, 1, 1, 2, 5, 700][generator.below(6)])
        let (old, oldSections) = (snapshot, sections)
        snapshot.replaceSections(start..<start + length, with: new)
        sections.replaceSubrange(start..<start + length, with: new)
        snapshot.root.checkInvariants()
        expectEqual(snapshot.sections.map(\.id), sections.map(\.id))
        expectEqual(snapshot.itemCount, sections.reduce(0) { $0 + $1.items.count })
        if generator.below(10) == 0 { expectEqual(Array(old.sections), oldSections) }
        let paths = Array(snapshot.paths)
        for rank in paths.indices where rank < 3 || rank % 97 == 0 || rank > paths.count - 3 {
          expectEqual(snapshot.path(ofItemWithRank: rank), paths[rank])
        }
      }
    }
  }

  @Test(
    "What two trees share at the start and at the end is left out when they are compared",
    arguments: [1, 40, 2_000])
  func sharedEnds(sectionCount: Int) {
    withSeeds(Effort.rounds(200)) { generator in
      let old = Snapshot((0..<sectionCount).map { Section(id: $0, items: []) })
      var new = old
      let editCount = generator.below(4)
      for edit in 0..<editCount {
        let start = generator.below(new.sections.count + 1)
        // Neighbors may be in two leaves, whose replacement builds the tree again.
        let length = min(new.sections.count - start, generator.below(editCount == 1 ? 2 : 3))
        let added = [0, 1, 1, 2, 100][generator.below(5)]
        new.replaceSections(
          start..<start + length,
          with: (0..<added).map { Section(id: -1 - edit * 100 - $0, items: []) })
      }
      let (start, oldRest, newRest) = SnapshotNode.unshared(old.root, new.root)
      let (before, after) = (old.sections.map(\.id), new.sections.map(\.id))
      let rests = [oldRest, newRest].map { Snapshot<Section>(root: $0).sections.map(\.id) }
      let ends = [
        before.dropFirst(start + rests[0].count), after.dropFirst(start + rests[1].count),
      ]
      expectEqual(before, Array(before[..<start] + rests[0] + ends[0]))
      expectEqual(after, Array(before[..<start] + rests[1] + ends[0]))
      expectEqual(Array(ends[0]), Array(ends[1]))
      if editCount == 0 && sectionCount > SnapshotNode.fanout { expectEqual(rests, [[], []]) }
      if editCount == 1 {
        // One leaf, and the pieces into which it is divided.
        #expect(rests[0].count <= 2 * SnapshotNode.fanout, "\(rests)")
      }
    }
  }

  @Test(
    "A section that comes or goes copies one leaf, and sections that come one by one keep leaves small"
  )
  func leaves() {
    func leaves(_ snapshot: Snapshot<Section>) -> [SnapshotNode] {
      var leaves: [SnapshotNode] = []
      snapshot.root.forEachLeaf { leaves.append($0) }
      return leaves
    }
    var snapshot = Snapshot((0..<10_000).map { Section(id: $0, items: []) })
    let old = leaves(snapshot)
    snapshot.replaceSections(5000..<5001, with: [])
    snapshot.replaceSections(7000..<7000, with: [Section(id: -1, items: [])])
    let shared = leaves(snapshot).count { leaf in old.contains { $0 === leaf } }
    expectEqual(shared, old.count - 2)
    for id in 0..<2000 {
      let end = snapshot.sections.count
      snapshot.replaceSections(end..<end, with: [Section(id: 20_000 + id, items: [])])
    }
    expectEqual(snapshot.sections.count, 12_000)
    let largest = leaves(snapshot).map(\.sectionCount).max() ?? 0
    #expect(largest <= 2 * SnapshotNode.fanout, "\(largest)")
    for _ in 0..<12_000 { snapshot.replaceSections(0..<1, with: []) }
    expectEqual(snapshot, Snapshot())
    snapshot.replaceSections(0..<0, with: [Section(id: 1, items: [Story(id: 1)])])
    expectEqual(snapshot.path(ofItemWithRank: 0), [0, 0])
  }
}
