import Collate
import CollateTesting
import TestSupport
import Testing

/// What a stranger found who tried to break things.
@Suite("What broke once")
@MainActor
struct BrokeOnceTests {
  private func source(_ notation: String) -> ArrayDataSource<Shelf> {
    ArrayDataSource(sections: shelves(notation))
  }

  @Test("A mapped source finds items in the middle of a transaction")
  func indexInTransaction() {
    let base = source("A=x")
    let mapped = base.map { $0 }
    expectEqual(mapped.itemPath(of: "x"), [0, 0])
    base.performBatchUpdates {
      base.insertItem(Book("n"), at: [0, 0])
      expectEqual(mapped.itemPath(of: "x"), [0, 1])
      expectEqual(mapped.snapshot.itemPath(of: "n"), [0, 0])
    }
    expectEqual(mapped.itemPath(of: "x"), [0, 1])
  }

  @Test("Looking at a mapped composite in a transaction leaves no detours behind")
  func detours() {
    let base = source("A=ab|B=c")
    let composite = CompositeDataSource<Shelf>([base])
    let mapped = composite.map { $0 }
    let checkers = [DataSourceChecker(composite), DataSourceChecker(mapped)]
    var told: [String] = []
    let observation = composite.observe { told.append($0.description) }
    composite.performBatchUpdates {
      let item = base.removeItem(at: [0, 0])
      _ = mapped.snapshot
      base.insertItem(item, at: [0, 0])
    }
    composite.performBatchUpdates {
      let section = base.removeSection(at: 0)
      _ = mapped.snapshot
      base.insertSection(section, at: 1)
    }
    expectEqual(told, ["mS 1>0"])
    for checker in checkers { expectEqual(checker.finish(), []) }
    withExtendedLifetime(observation) {}
  }

  @Test("The checker notices who is deleted and inserted again")
  func recognizing() {
    let foreign = ForeignSource("A=ab")
    let checker = DataSourceChecker(foreign)
    foreign.change(to: "A=ba", batch: ChangeBatch(itemDeletes: [[0, 0]], itemInserts: [[0, 1]]))
    foreign.change(to: "A=ba", batch: ChangeBatch(sectionDeletes: [0], sectionInserts: [0]))
    let found = checker.finish()
    expectEqual(found.map(\.law), [.minimal, .minimal])
    #expect(found[0].message.contains("item [0, 0], a, is deleted and inserted again at [0, 1]"))
    #expect(found[1].message.contains("section 0, A, is deleted and inserted again as section 0"))
  }

  @Test("Sources that only showed another one are forgotten")
  func forgetting() {
    let base = source("A=a")
    weak var gone: MappedDataSource<ArrayDataSource<Shelf>, Shelf>?
    do {
      let mapped = base.map { $0 }
      gone = mapped
    }
    #expect(gone == nil)
    weak var removed: ArrayDataSource<Shelf>?
    let composite = CompositeDataSource<Shelf>()
    do {
      let child = source("B=b")
      removed = child
      let slot = composite.append(child)
      child.removeItem(at: [0, 0])
      composite.remove(slot)
    }
    #expect(removed == nil)
  }

  @Test("What may move can, and what may not says so")
  func moving() {
    let group = IdentityGroup("g")
    let twice = source("A=ab")
    let outer = CompositeDataSource<Shelf>()
    outer.append(twice, sharing: group)
    outer.append(twice, sharing: group)
    #expect(!outer.canMoveItem(at: [0, 0], to: [1, 2]))
    #expect(outer.canMoveItem(at: [0, 0], to: [1, 1]))
    outer.moveItem(at: [0, 0], to: [1, 1])
    expectEqual(text(twice.sections), "A=ba")

    let mapped = source("B=c").map { $0 }
    outer.append(CompositeDataSource<Shelf>([mapped]), sharing: group)
    #expect(outer.canMoveItem(at: [2, 0], to: [2, 0]))
    #expect(!outer.canMoveItem(at: [2, 0], to: [0, 0]))
    #expect(!outer.canMoveItem(at: [0, 0], to: [2, 0]))
    #expect(!outer.canMoveItem(at: [7, 0], to: [2, 0]))
    #expect(!outer.canMoveItem(at: [0, 0], to: [0, -1]))

    let inner = CompositeDataSource<Shelf>([source("C=d")])
    outer.append(inner, sharing: group)
    #expect(outer.canMoveItem(at: [0, 0], to: [3, 1]))
    outer.moveItem(at: [0, 0], to: [3, 1])
    expectEqual(text(inner.snapshot.sections), "C=db")
  }

  @Test("A report may lead to a change")
  func mutatingHook() {
    let source = source("A=a")
    var told: [String] = []
    let observation = source.observe { told.append($0.description) }
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = true
    defer { Diagnostics.looksForDuplicates = looks }
    let reports = Reports { _, object in
      if object === source { source.removeItem(at: [0, 0]) }
      return true
    }
    source.insertItem(Book("a"), at: [0, 0])
    expectEqual(text(source.sections), "A=a")
    expectEqual(told, ["i 0.0", "d 0.0"])
    expectEqual(reports.issues.count, 1)
    withExtendedLifetime(observation) {}
  }

  @Test("The checker names items that are equal though their ids are not")
  func equalItemsWithDifferentIDs() {
    struct Line: Identifiable, Equatable, Sendable {
      var id: Int
      var text: String
      static func == (one: Self, other: Self) -> Bool { one.text == other.text }
    }
    let source = ArrayDataSource(sections: [
      BasicSection(id: 0, items: [Line(id: 1, text: "same"), Line(id: 2, text: "other")])
    ])
    let checker = DataSourceChecker(source)
    source.sections[0].items = [Line(id: 3, text: "same"), Line(id: 2, text: "new")]
    let found = checker.finish()
    #expect(found.contains { $0.rule == "L1" && $0.message.contains("item [0, 0]") })
  }

  @Test("Ids without a type are equal if they have one type and one value")
  func anyIDs() {
    #expect(AnyID(Optional(1)) != AnyID(1))
    #expect(AnyID(1) != AnyID("1"))
    expectEqual(AnyID(AnyID(1)), AnyID(1))
    expectEqual(AnyID(1).hashValue, AnyID(AnyID(1)).hashValue)
    expectEqual(AnyItem(AnyItem(Book("a"))), AnyItem(Book("a")))
    let erased = AnySection(Shelf("A", [Book("a")]))
    expectEqual(AnySection(erased), erased)
  }

  // Other systems have no exit tests.
  #if os(macOS) || os(Linux)
  @Test("Wrong use stops with the numbers")
  func traps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let composite = CompositeDataSource<Shelf>([ArrayDataSource(sections: shelves("A=a"))])
      composite.store.replaceSections([])
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let composite = CompositeDataSource<Shelf>()
      composite.append(composite.map { $0 }.map { $0 })
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let composite = CompositeDataSource<Shelf>([ArrayDataSource(sections: shelves("A=a"))])
      let slot = composite.slots[0]
      composite.remove(slot)
      composite.remove(slot)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      ArrayDataSource(sections: shelves("A=a")).moveItem(at: [0, 0], to: [0, 1])
    }
    await #expect(processExitsWith: .failure) {
      _ = ItemPath(section: .max, item: 0)
    }
  }
  #endif
}
