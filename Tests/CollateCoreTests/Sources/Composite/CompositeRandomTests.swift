import Collate
import TestSupport
import Testing

@Suite("CompositeDataSource, random trees", .traced)
@MainActor
struct CompositeRandomTests {
  typealias Composite = CompositeDataSource<Shelf>
  typealias Source = ArrayDataSource<Shelf>

  /// A tree of composites that is changed at random.
  @MainActor
  final class Tree {
    let root = Composite()
    private(set) var composites: [Composite]
    private(set) var leaves: [Source] = []

    /// Whether a composite may take the place of another source.
    ///
    /// Then ids are compared across the
    /// inner slots, which the names in `check` keep apart.
    private let replacesComposites: Bool

    init(_ random: inout SeededGenerator, replacesComposites: Bool) {
      self.replacesComposites = replacesComposites
      composites = [root]
      for _ in 0..<2 + random.below(3) {
        leaves.append(Source(sections: random.shelves(upTo: 2, items: 3)))
      }
      for _ in 0..<random.below(4) { composites.append(Composite()) }
      for _ in 0..<4 { changeSlots(&random) }
    }

    /// A source that can stand in a composite without closing a circle.
    private func source(
      for composite: Int, _ random: inout SeededGenerator
    ) -> any DataSource<Shelf> {
      // A composite holds only those that come after it, so the tree is at most four deep.
      let deeper = composites[(composite + 1)...]
      if let inner = deeper.randomElement(using: &random), random.oneIn(2) { return inner }
      return leaves[random.below(leaves.count)]
    }

    func changeSlots(_ random: inout SeededGenerator) {
      let number = random.below(composites.count)
      let composite = composites[number]
      let slots = composite.slots
      switch random.below(slots.count > 3 ? 3 : 5) {
      case 0 where !slots.isEmpty: composite.remove(slots[random.below(slots.count)])
      case 1 where !slots.isEmpty:
        composite.move(slots[random.below(slots.count)], to: random.below(slots.count))
      case 2 where !slots.isEmpty:
        let slot = slots[random.below(slots.count)]
        if replacesComposites {
          composite.replace(slot, with: source(for: number, &random))
        } else if composite.source(in: slot) is Source {
          composite.replace(slot, with: leaves[random.below(leaves.count)])
        }
      default:
        composite.insert(source(for: number, &random), at: random.below(slots.count + 1))
      }
    }

    func change(_ random: inout SeededGenerator) {
      if random.oneIn(4) {
        changeSlots(&random)
      } else {
        random.edit(leaves[random.below(leaves.count)])
      }
    }
  }

  /// A name that no two things in different slots share.
  private struct Name: Hashable {
    var slots: [Slot]
    var id: Character
  }

  private func named(_ snapshot: Snapshot<Shelf>) -> [NaiveDifference<Name>.Section] {
    snapshot.sections.enumerated().map { number, shelf in
      let slots = snapshot.slotPath(ofSection: number).slots
      return .init(
        name: Name(slots: slots, id: shelf.id),
        content: shelf.title,
        items: shelf.items.map { (Name(slots: slots, id: $0.id), $0.edition) })
    }
  }

  private func check(_ update: Update<Shelf>) {
    #expect(!update.batch.isEmpty)
    expectReplay(update)
    let expected = NaiveDifference(from: named(update.before), to: named(update.after)).batch
    let batch = update.batch
    // Which of several smallest sets of moves is taken is decided in each child.
    expectEqual(batch.sectionDeletes, expected.sectionDeletes)
    expectEqual(batch.sectionInserts, expected.sectionInserts)
    expectEqual(batch.sectionMoves.count, expected.sectionMoves.count)
    expectEqual(batch.sectionUpdates, expected.sectionUpdates)
    expectEqual(batch.itemDeletes, expected.itemDeletes)
    expectEqual(batch.itemInserts, expected.itemInserts)
    expectEqual(batch.itemMoves.count, expected.itemMoves.count)
    expectEqual(batch.itemUpdates, expected.itemUpdates)
    let (before, after) = (named(update.before), named(update.after))
    for move in batch.sectionMoves {
      expectEqual(before[move.before.index].name, after[move.after.index].name)
    }
    for move in batch.itemMoves {
      expectEqual(
        before[move.before.section].items[move.before.item].name,
        after[move.after.section].items[move.after.item].name)
    }
  }

  @Test("Random changes in random order make the root report the smallest correct batch")
  func trees() {
    withSeeds(Effort.rounds(300)) { random in
      let tree = Tree(&random, replacesComposites: false)
      var updates = 0
      var last = tree.root.snapshot
      let observation = tree.root.observe { update in
        updates += 1
        expectEqual(update.before, last)
        last = update.after
        if update.before.sections.count <= 9, update.after.sections.count <= 9 { check(update) }
      }
      for _ in 0..<8 {
        updates = 0
        if random.oneIn(4) {
          // Outside of transactions every change is one of its own.
          tree.change(&random)
          #expect(updates <= 1)
          updates = 0
        }
        tree.root.performBatchUpdates {
          for _ in 0..<1 + random.below(5) {
            tree.change(&random)
            if random.oneIn(4) { _ = tree.root.snapshot }
            if random.oneIn(8) { tree.root.performBatchUpdates { tree.change(&random) } }
          }
        }
        #expect(updates <= 1)
        expectEqual(last, tree.root.snapshot)
        checkLookups(tree.root)
      }
      withExtendedLifetime(observation) {}
    }
  }

  private func checkLookups(_ composite: Composite) {
    var expected: [(Slot, Int)] = []
    for slot in composite.slots {
      let count = composite.source(in: slot)?.snapshot.sections.count ?? 0
      expectEqual(composite.sections(of: slot), expected.count..<expected.count + count)
      expected += (0..<count).map { (slot, $0) }
    }
    expectEqual(composite.snapshot.sections.count, expected.count)
    for (section, (slot, local)) in expected.enumerated() {
      let location = composite.location(ofSection: section)
      #expect(location.slot == slot && location.section == local)
      expectEqual(composite.section(local, in: slot), section)
      expectEqual(
        composite.snapshot.sections[section], composite.source(in: slot)?.snapshot.sections[local])
    }
  }

  @Test("Every composite in the tree reports its own changes, including to late observers")
  func listeners() {
    withSeeds(Effort.rounds(200)) { random in
      let tree = Tree(&random, replacesComposites: true)
      var lasts: [Snapshot<Shelf>] = []
      var observations: [ObservationToken] = []
      @MainActor func join(_ source: some DataSource<Shelf>) {
        let number = lasts.count
        lasts.append(source.snapshot)
        observations.append(
          source.observe { update in
            expectEqual(update.before, lasts[number])
            lasts[number] = update.after
            expectReplay(update)
          })
      }
      var joined: [any DataSource<Shelf>] = []
      for _ in 0..<6 {
        tree.root.performBatchUpdates {
          for _ in 0..<1 + random.below(4) {
            tree.change(&random)
            if random.oneIn(3) {
              let composite = tree.composites[random.below(tree.composites.count)]
              join(composite)
              joined.append(composite)
            }
          }
        }
        for (source, last) in zip(joined, lasts) { expectEqual(source.snapshot, last) }
      }
    }
  }
}
