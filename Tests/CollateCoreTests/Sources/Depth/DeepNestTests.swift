import Collate
import TestSupport
import Testing

@testable import CollateCore

/// Composites in composites, with so many levels that a call for each would overflow any thread's stack.
@Suite("Deep nests of composites", .serialized)
@MainActor
struct DeepNestTests {
  private typealias Screen = CompositeDataSource<Shelf>

  // CI has 100 000 in its optimized tests. If a level was a call, it would take at least 80 bytes of a stack.
  private static let depth = Effort.rounds(25_000, optimized: 50_000)

  private let array = ArrayDataSource(sections: shelves("A=abc|B=xy"))

  /// A nest of composites around another one, the innermost first.
  private func nest(_ bottom: Screen) -> [Screen] {
    var nest = [bottom]
    nest.reserveCapacity(Self.depth)
    while nest.count < Self.depth { nest.append(Screen([nest[nest.count - 1]])) }
    return nest
  }

  @Test("Sections and items are found in both directions")
  func lookups() throws {
    let bottom = Screen([array])
    let nest = nest(bottom)
    let top = nest[nest.count - 1]
    expectEqual(text(top.snapshot.sections), "A=abc|B=xy")
    #expect(top.itemPath(of: "y") == [1, 1] && top.item(withID: "y") == Book("y"))
    #expect(top.location(ofSection: 1) == (top.slots[0], 1))
    expectEqual(top.sections(of: top.slots[0]), 0..<2)
    let slotPath = top.slotPath(ofSection: 1)
    #expect(slotPath.slots == nest.reversed().map { $0.slots[0] } && slotPath.section == 1)
    expectEqual(array.store.core.slotPath, slotPath.slots)
    expectEqual(top.snapshot, bottom.snapshot)
    #expect(array.store.core.contains(array.store.core))
    #expect(top.store.core.contains(array.store.core))
    #expect(!array.store.core.contains(top.store.core))
  }

  @Test("The top reports changes at the bottom and at the top, each in a single update")
  func edits() {
    let bottom = Screen([array])
    let top = nest(bottom)[Self.depth - 1]
    let other = ArrayDataSource(sections: shelves("C=q"))
    var told: [String] = []
    var kept: [Update<Shelf>] = []
    let token = top.observe {
      told.append($0.description)
      kept.append($0)
    }
    array.insertItem(Book("n"), at: [0, 1])
    array.performBatchUpdates {
      array.moveItem(at: [0, 0], to: [1, 0])
      array.removeItem(at: [0, 0])
    }
    array.sections = shelves("B=yx'")
    expectEqual(told, ["i 0.1", "d 0.1; m 0.0>1.0", "dS 0; d 1.0; m 1.2>0.0; u 1.1>0.1"])
    told = []
    let slot = bottom.append(other)
    bottom.move(slot, to: 0)
    bottom.replace(slot, with: ArrayDataSource(sections: shelves("C=qr")))
    bottom.remove(slot)
    top.insert(other, at: 0)
    top.move(top.slots[0], to: 1)
    expectEqual(told, ["iS 1", "mS 1>0", "i 0.1", "dS 0", "iS 0", "mS 1>0"])
    told = []
    top.performBatchUpdates {
      array.insertItem(Book("m"), at: [0, 0])
      expectEqual(top.itemPath(of: "m"), [0, 0])
      other.removeItem(at: [0, 0])
      array.removeItem(at: [0, 1])
    }
    expectEqual(told, ["d 0.0,1.0; i 0.0"])
    expectEqual(text(top.snapshot.sections), "B=mx'|C=")
    // Snapshots are released in an order of their own.
    token.cancel()
    kept.removeFirst(2)
    kept.removeLast()
  }

  @Test("Items are moved, inserted and removed through all levels")
  func reordering() {
    let group = IdentityGroup("group")
    let other = ArrayDataSource(sections: shelves("C=q"))
    let nest = nest(Screen([array, other], sharing: group))
    let top = nest[nest.count - 1]
    var told: [String] = []
    let token = top.observe { told.append($0.description) }
    #expect(top.canMoveItem(at: [0, 0], to: [2, 1]) && !top.canMoveItem(at: [0, 0], to: [2, 2]))
    top.moveItem(at: [0, 0], to: [2, 1])
    top.moveItem(at: [0, 0], to: [1, 0])
    top.insertItem(Book("n"), at: [0, 0])
    #expect(top.canRemoveItem(at: [2, 0]) && top.removeItem(at: [2, 0]) == Book("q"))
    expectEqual(told, ["m 0.0>2.1", "m 0.0>1.0", "i 0.0", "d 2.0"])
    expectEqual(text(top.snapshot.sections), "A=nc|B=bxy|C=a")
    withExtendedLifetime(token) {}
  }

  @Test("A change costs a fixed number of steps for each level, also if all levels are observed")
  func costs() {
    let nest = nest(Screen([array]))
    var toldCount = 0
    let tokens = nest.map { screen in screen.observe { _ in toldCount += 1 } }
    // Were each update computed from the bottom, this would take hours.
    array.insertItem(Book("n"), at: [0, 1])
    array.performBatchUpdates {
      array.removeItem(at: [0, 0])
      for screen in nest { expectEqual(screen.snapshot.itemCount, 5) }
      array.removeItem(at: [0, 0])
    }
    expectEqual(toldCount, 2 * Self.depth)
    withExtendedLifetime(tokens) {}
  }

  @Test("Reading all sections costs a fixed number of steps for each node")
  func sides() {
    var top = Screen([array])
    var sides: [ArrayDataSource<Shelf>] = []
    for level in 1..<Self.depth {
      let side = ArrayDataSource(sections: shelves("C=q"))
      sides.append(side)
      top = level % 2 == 0 ? Screen([side, top]) : Screen([top, side])
    }
    expectEqual(top.snapshot.sections.count, Self.depth + 1)
    expectEqual(top.snapshot.sections.reduce(0) { $0 + $1.items.count }, Self.depth + 4)
    expectEqual(top.snapshot.itemPath(of: "y"), [Self.depth / 2, 1])
    var told: [String] = []
    let token = top.observe { told.append($0.description) }
    sides[0].insertItem(Book("n"), at: [0, 0])
    sides[1].removeItem(at: [0, 0])
    expectEqual(told, ["i \(Self.depth / 2 + 1).0", "d \(Self.depth / 2 - 2).0"])
    withExtendedLifetime(token) {}
  }

  @Test("Whether a snapshot, an update or the sources are released last, nothing overflows")
  func releasing() {
    weak var weakArray: ArrayDataSource<Shelf>?
    do {
      let array = ArrayDataSource(sections: shelves("A=a"))
      weakArray = array
      var top: Screen? = nest(Screen([array]))[Self.depth - 1]
      var kept = top?.snapshot
      array.insertItem(Book("b"), at: [0, 0])
      #expect(kept?.itemCount == 1 && top?.snapshot.itemCount == 2)
      kept = top?.snapshot
      top = nil
      expectEqual(kept?.itemCount, 2)
      kept = nil
    }
    #expect(weakArray == nil)
  }
}
