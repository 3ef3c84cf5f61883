import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateTransforms

/// The tree of a composite's slots, compared with an array of them.
@Suite("Slots of composites, in great numbers")
@MainActor
struct SlotTreeTests {
  /// Checks a composite's tree: heights, counts, and the order of the slots.
  private func expectTree(
    of composite: CompositeDataSource<Shelf>, slots: [Slot],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let root = composite.store.core.currentRoot
    var heights: Set<Int> = []
    var orders: [SlotOrder] = []
    func visit(_ node: SnapshotNode, _ depth: Int) {
      guard let frame = node.frame else { return }
      let count = frame.isLowest ? frame.keys.count : node.parts.reduce(0) { $0 + $1.slotCount }
      expectEqual(frame.count, count)
      #expect(node.parts.count <= SnapshotNode.fanout)
      expectEqual(node.starts.count, node.parts.count)
      expectEqual(node.sectionCount, node.parts.reduce(0) { $0 + $1.sectionCount })
      expectEqual(node.itemCount, node.parts.reduce(0) { $0 + $1.itemCount })
      if frame.isLowest {
        heights.insert(depth)
        orders += frame.keys.map(\.order)
      } else {
        expectEqual(frame.bounds.map(\.order), node.parts.map { $0.frame?.lowestOrder })
        for part in node.parts { visit(part, depth + 1) }
      }
    }
    visit(root, 0)
    expectEqual(heights.count, 1, sourceLocation: sourceLocation)
    #expect(zip(orders, orders.dropFirst()).allSatisfy { $0 < $1 }, sourceLocation: sourceLocation)
    expectEqual(composite.slots, slots, sourceLocation: sourceLocation)
    for (index, slot) in slots.enumerated() {
      expectEqual(composite.index(of: slot), index, sourceLocation: sourceLocation)
      expectEqual(composite.sections(of: slot), index..<index + 1, sourceLocation: sourceLocation)
      expectEqual(composite.location(ofSection: index).slot, slot, sourceLocation: sourceLocation)
    }
  }

  @Test("Slots that come, go and move at random are where an array of them has them")
  func random() {
    withSeeds(Effort.rounds(20)) { random in
      let source = ArrayDataSource(sections: shelves("A=a"))
      let composite = CompositeDataSource<Shelf>()
      var slots: [Slot] = []
      var last = composite.snapshot
      let observation = composite.observe { update in
        expectEqual(update.before, last)
        last = update.after
      }
      // First more come than go, then the other way round.
      for step in 0..<600 {
        switch random.below(step < 300 ? 4 : 9) {
        case 0 where !slots.isEmpty:
          let (from, to) = (random.below(slots.count), random.below(slots.count))
          composite.move(slots[from], to: to)
          slots.insert(slots.remove(at: from), at: to)
        case 1, 2, 3:
          let index = random.below(slots.count + 1)
          slots.insert(composite.insert(source, at: index), at: index)
        case 4... where !slots.isEmpty:
          composite.remove(slots.remove(at: random.below(slots.count)))
        default: break
        }
        if step % 50 == 0 { expectTree(of: composite, slots: slots) }
      }
      expectTree(of: composite, slots: slots)
      expectEqual(last, composite.snapshot)
      withExtendedLifetime(observation) {}
    }
  }

  @Test("Slots appended one by one fill their nodes, and few that remain need few nodes")
  func density() {
    let source = ArrayDataSource(sections: shelves("A=a"))
    let composite = CompositeDataSource<Shelf>()
    var slots = (0..<1_000).map { _ in composite.append(source) }
    #expect(nodeCount(of: composite) <= 1_000 / SnapshotNode.fanout + 5)
    for (number, slot) in slots.enumerated() where number % 10 != 0 { composite.remove(slot) }
    slots = composite.slots
    expectEqual(slots.count, 100)
    #expect(nodeCount(of: composite) <= 100 / (SnapshotNode.fanout / 4) + 5)
    expectTree(of: composite, slots: slots)
    for slot in slots { composite.remove(slot) }
    #expect(composite.slots.isEmpty)
    expectEqual(nodeCount(of: composite), 1)
    composite.append(source)
    expectEqual(composite.snapshot.sections.count, 1)
  }

  private func nodeCount(of composite: CompositeDataSource<Shelf>) -> Int {
    func count(_ node: SnapshotNode) -> Int {
      node.frame == nil ? 0 : node.parts.reduce(1) { $0 + count($1) }
    }
    return count(composite.store.core.currentRoot)
  }

  @Test("A slot that was removed is not the one that comes after it")
  func removedSlot() {
    let source = ArrayDataSource(sections: shelves("A=a"))
    let composite = CompositeDataSource<Shelf>()
    let removed = composite.append(source)
    composite.remove(removed)
    let slot = composite.append(source)
    expectEqual(composite.slots, [slot])
    #expect(removed != slot)
    expectEqual(composite.index(of: removed), nil)
    #expect(composite.source(in: removed) == nil)
    expectEqual(composite.sections(of: removed), nil)
    expectEqual(composite.sections(of: slot), 0..<1)
  }

  @Test("A gap between two slots that is used up is made again, without an update")
  func gaps() {
    let source = ArrayDataSource(sections: shelves("A=a"))
    let composite = CompositeDataSource<Shelf>([source, source])
    var slots = composite.slots
    var told: [String] = []
    let observation = composite.observe { told.append($0.description) }
    // Each insertion halves the gap.
    for _ in 0..<100 { slots.insert(composite.insert(source, at: 1), at: 1) }
    expectEqual(told, Array(repeating: "iS 1", count: 100))
    expectTree(of: composite, slots: slots)
    told = []
    for _ in 0..<40 {
      slots.insert(composite.insert(source, at: 0), at: 0)
      slots.append(composite.append(source))
    }
    expectEqual(told.count, 80)
    expectTree(of: composite, slots: slots)
    withExtendedLifetime(observation) {}
  }
}
