import Collate
import TestSupport
import Testing

/// Which elements of a transaction are the same, if their ids are repeated.
@Suite("Identities in composites", .silentDiagnostics)
@MainActor
struct IdentityTests {
  private let one = ArrayDataSource(sections: shelves("A=xx'ab"))
  private let two = ArrayDataSource(sections: shelves("B=yz"))

  /// Returns the update of a composite of both sources, whose slots share a group or none.
  private func update(group: IdentityGroup?, _ body: () -> Void) throws -> Update<Shelf> {
    let screen = CompositeDataSource<Shelf>()
    screen.append(one, sharing: group)
    screen.append(two, sharing: group)
    var told: [Update<Shelf>] = []
    let observation = screen.observe { told.append($0) }
    screen.performBatchUpdates(body)
    withExtendedLifetime(observation) {}
    expectEqual(told.count, 1)
    return try #require(told.first)
  }

  @Test(
    "Of several items with an id that leave a slot, the first is the one that comes into another")
  func repeatedInGroup() throws {
    let update = try update(group: IdentityGroup("g")) {
      one.removeItem(at: [0, 1])
      let first = one.removeItem(at: [0, 0])
      two.insertItem(first, at: [0, 1])
    }
    expectEqual(update.description, "d 0.1; m 0.0>1.1")
    expectReplay(update)
  }

  @Test("An item that returns to its slot stays, although another of the group gets its id, too")
  func returningInGroup() throws {
    let update = try update(group: IdentityGroup("g")) {
      let item = two.removeItem(at: [0, 0])
      one.insertItem(item, at: [0, 0])
      two.insertItem(item, at: [0, 0])
    }
    expectEqual(update.description, "i 0.0")
  }

  @Test("Updates of items that went to another slot are among the others in order")
  func updatesInGroup() throws {
    let update = try update(group: IdentityGroup("g")) {
      two.replaceItem(at: [0, 1], with: Book("z", edition: 1))
      one.removeItem(at: [0, 2])
      two.insertItem(Book("a", edition: 1), at: [0, 0])
      one.replaceItem(at: [0, 2], with: Book("b", edition: 1))
    }
    expectEqual(update.description, "m 0.2>1.0; u 0.2>1.0,0.3>0.2,1.1>1.2")
    expectReplay(update)
  }

  @Test("Updates of items whose slot moved are among the others in order")
  func updatesInMovedSlot() throws {
    let screen = CompositeDataSource([one, two])
    var told: [String] = []
    let observation = screen.observe { told.append($0.description) }
    screen.performBatchUpdates {
      one.replaceItem(at: [0, 2], with: Book("a", edition: 1))
      two.replaceItem(at: [0, 0], with: Book("y", edition: 1))
      screen.move(screen.slots[1], to: 0)
    }
    expectEqual(told, ["mS 1>0; u 0.2>1.2,1.0>0.0"])
    withExtendedLifetime(observation) {}
  }

  @Test("Without a group, an id that leaves a slot and one that comes into another are two items")
  func itemsOfSlots() throws {
    let update = try update(group: nil) {
      one.removeItem(at: [0, 2])
      one.removeItem(at: [0, 2])
      two.removeItem(at: [0, 0])
      two.insertItem(Book("a"), at: [0, 0])
    }
    expectEqual(update.description, "d 0.2,0.3,1.0; i 1.0")
  }

  @Test(
    "A section that leaves a slot, and one with its id that comes into another, are two sections")
  func sectionsOfSlots() throws {
    for group in [nil, IdentityGroup("g")] {
      let section = one.sections[0]
      let update = try update(group: group) {
        one.removeItem(at: [0, 0])
        one.removeSection(at: 0)
        two.removeItem(at: [0, 0])
        two.insertSection(section, at: 0)
      }
      expectEqual(update.description, "dS 0; iS 0; d 1.0")
      one.sections = [section]
      two.sections = shelves("B=yz")
    }
  }

  @Test("Groups of one name in two composites are two groups")
  func groupsOfComposites() {
    let group = IdentityGroup("g")
    let parts = [one, two].map { source in
      let part = CompositeDataSource<Shelf>()
      part.append(source, sharing: group)
      return part
    }
    let screen = CompositeDataSource<Shelf>(parts)
    var told: [String] = []
    let observation = screen.observe { told.append($0.description) }
    screen.performBatchUpdates {
      let item = one.removeItem(at: [0, 3])
      two.insertItem(item, at: [0, 0])
    }
    expectEqual(told, ["d 0.3; i 1.0"])
    withExtendedLifetime(observation) {}
  }

  @Test("Whether an item leaves or comes before its section does, or with it, makes no difference")
  func itemsOfSectionsThatGo() {
    let edits: [@MainActor (ArrayDataSource<Shelf>) -> Void] = [
      { source in
        let item = source.removeItem(at: [0, 0])
        source.removeSection(at: 0)
        source.insertItem(item, at: [0, 0])
      },
      { source in
        let section = source.removeSection(at: 0)
        source.insertItem(section.items[0], at: [0, 0])
      },
    ]
    for edit in edits {
      let source = ArrayDataSource(sections: shelves("A=ab|B=c"))
      var told: [Update<Shelf>] = []
      let observation = source.observe { told.append($0) }
      source.performBatchUpdates { edit(source) }
      expectEqual(told.map(\.description), ["dS 0; i 0.0"])
      expectEqual(told.map { $0.path(after: [0, 0]) }, [[0, 0]])
      source.performBatchUpdates {
        let item = source.removeItem(at: [0, 0])
        source.insertSection(Shelf("N"), at: 0)
        source.insertItem(item, at: [0, 0])
      }
      expectEqual(told.last?.description, "iS 0; d 0.0")
      expectEqual(told.last?.path(before: [0, 0]), [0, 0])
      withExtendedLifetime(observation) {}
    }
  }

  @Test("In a nested composite that is in two slots, an id belongs to one of them")
  func sameCompositeTwice() throws {
    let inner = CompositeDataSource<Shelf>([one])
    let screen = CompositeDataSource<Shelf>([inner, inner])
    var told: [String] = []
    let observation = screen.observe { told.append($0.description) }
    screen.performBatchUpdates {
      let item = one.removeItem(at: [0, 3])
      one.insertItem(item, at: [0, 0])
    }
    expectEqual(told, ["m 0.3>0.0,1.3>1.0"])
    withExtendedLifetime(observation) {}
  }

  @Test("In large differences, an id in several sections stays in its own, however often it occurs")
  func repeatedInLargeSections() {
    func section(_ id: Character, _ items: String) -> Shelf {
      Shelf(id, items.map { Book($0) })
    }
    let (first, second) = ("xxabcdefghijk", "xxlmnopqrstuv")
    let before = Snapshot([section("A", first), section("B", second)])
    let after = Snapshot([
      section("B", String(second.reversed())), section("A", String(first.reversed())),
    ])
    let batch = after.difference(from: before)
    #expect(batch.itemDeletes.isEmpty && batch.itemInserts.isEmpty)
    #expect(batch.itemMoves.allSatisfy { $0.before.section != $0.after.section })
    expectEqual(batch.sectionMoves.count, 1)
    expectReplay(batch, from: before, to: after)
  }
}
