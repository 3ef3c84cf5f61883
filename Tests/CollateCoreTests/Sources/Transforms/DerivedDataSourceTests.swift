import Collate
import TestSupport
import Testing

/// What all derived sources have in common.
@MainActor
@Suite("Derived sources", .traced)
struct DerivedDataSourceTests {
  private typealias Base = ArrayDataSource<Shelf>

  /// Returns shelves with different books, of which some have a second edition.
  private func shelves(using generator: inout SeededGenerator) -> [Shelf] {
    var letters = "abcdefghijkl"[...]
    return "ABC".map { name in
      Shelf(
        name,
        (0..<generator.below(5)).compactMap { _ in
          letters.popFirst().map { Book($0, edition: generator.below(2)) }
        })
    }
  }

  /// The sections, each as a text.
  private func texts(_ source: some DataSource) -> [String] {
    source.snapshot.sections.map { "\($0.id): \($0.items)" }
  }

  /// Checks that a source shows what a new one does that was made with the closures that it has now.
  private func expect<Source: DataSource>(
    _ source: Source, after change: (Source) -> Void, isLike other: some DataSource<Source.Section>
  ) {
    var batches: [ChangeBatch] = []
    let before = source.snapshot
    let token = source.observe { batches.append($0.batch) }
    change(source)
    expectEqual(texts(source), texts(other))
    let batch = source.snapshot.difference(from: before)
    expectEqual(batches, batch.isEmpty ? [] : [batch])
    withExtendedLifetime(token) {}
  }

  @Test("A closure that is replaced determines what is shown from then on, in one update")
  func closures() {
    withSeeds(Effort.rounds(100)) { generator in
      let base = Base(sections: shelves(using: &generator))
      let edition: (Book) -> Int = { $0.edition }
      let letter: (Book) -> Int = { Int($0.id.asciiValue ?? 0) % 3 }
      expect(
        base.uniqued(by: edition), after: { $0.key = letter }, isLike: base.uniqued(by: letter))
      expect(
        base.grouped(by: edition), after: { $0.key = letter }, isLike: base.grouped(by: letter))
      expect(
        base.grouped(by: letter), after: { $0.order = { $0 > $1 } },
        isLike: base.grouped(by: letter, order: >, into: { BasicSection(id: $0, items: $1) }))
      expect(
        base.separated { $0.above?.edition }, after: { $0.separator = { $0.below?.edition } },
        isLike: base.separated { $0.below?.edition })
      expect(base.filter { _ in true }, after: { $0.predicate = nil }, isLike: base)
      let held = base.held()
      held.isHolding = true
      base.insertItem(Book("z"), at: [0, 0])
      let isHeld = held.heldItemCount == 1
      expect(held, after: { $0.canHold = { $0.id != "z" } }, isLike: base)
      expectEqual(isHeld, base.snapshot.itemCount > 1)
    }
  }

  @Test("All closures are called again when asked to")
  func reevaluating() {
    let base = Base(sections: TestSupport.shelves("A=abc|B=de"))
    var isOther = false
    func check<Source: DataSource>(
      _ source: DerivedDataSource<Base, Source.Section>, _ other: Source
    ) {
      isOther = false
      source.reevaluate()
      _ = source.snapshot
      isOther = true
      expect(source, after: { $0.reevaluate() }, isLike: other)
    }
    check(
      base.map { Shelf($0.id, title: isOther ? 1 : 0, $0.items) },
      base.map { Shelf($0.id, title: 1, $0.items) })
    check(base.filter { isOther == ($0.id == "b") }, base.filter { $0.id == "b" })
    check(base.prefix(2), base.prefix(2))
    check(base.uniqued(by: { isOther ? "x" : $0.id }), base.uniqued(by: { _ in "x" }))
    check(base.sorted { isOther ? $0.id > $1.id : $0.id < $1.id }, base.sorted { $0.id > $1.id })
    check(base.grouped(by: { isOther ? "x" : $0.id }), base.grouped(by: { _ in "x" }))
    check(base.separated { _ in isOther ? 1 : 0 }, base.separated { _ in 1 })
    let other = Base(sections: TestSupport.shelves("A=ad|C=e"))
    check(base.placeholder(other) { _ in isOther }, base.placeholder(other) { _ in true })
  }

  @Test("An item that is inserted comes to its path, and one that is removed leaves the base")
  func edits() {
    withSeeds(Effort.rounds(100)) { generator in
      let start = shelves(using: &generator)
      checkEdits(of: start) { $0.filter { $0.edition == 0 } }
      checkEdits(of: start) { $0.prefix(2) }
      checkEdits(of: start) { $0.uniqued() }
      checkEdits(of: start) { $0.held() }
      checkEdits(of: start) { $0.grouped(by: { _ in 0 }) }
      checkEdits(of: start) { $0.filter { $0.edition == 0 }.prefix(2) }
      checkEdits(of: start) { $0.placeholder(ArrayDataSource()) { $0.sections.isEmpty } }
    }
  }

  private func checkEdits<Shown: EditableDataSource>(
    of start: [Shelf], _ make: (Base) -> Shown
  ) where Shown.Section.Item == Book {
    let plain = make(Base(sections: start)).snapshot
    for section in plain.sections.indices {
      let items = plain.sections[section].items
      for item in 0...items.count {
        let base = Base(sections: start)
        let shown = make(base)
        let token = shown.observe { _ in }
        shown.insertItem(Book("z"), at: [section, item])
        var expected = items
        expected.insert(Book("z"), at: item)
        let result = shown.snapshot.sections[section].items
        expectEqual(result, Array(expected.prefix(max(result.count, items.count))))
        expectEqual(base.snapshot.itemCount, start.reduce(1) { $0 + $1.items.count })
        withExtendedLifetime(token) {}
      }
      for item in items.indices {
        let base = Base(sections: start)
        let shown = make(base)
        expectEqual(shown.canRemoveItem(at: [section, item]), true)
        expectEqual(shown.removeItem(at: [section, item]), items[item])
        expectEqual(base.itemPath(of: items[item].id), nil)
        expectEqual(shown.itemPath(of: items[item].id), nil)
      }
    }
  }

  @Test("An item can be inserted where the section of the base can have it, and it would be shown")
  func insertions() {
    withSeeds(Effort.rounds(100)) { generator in
      let base = ArrayDataSource(
        sections: "ABC".map { name -> AnySection in
          let items = 0..<generator.below(4)
          let start = Int(name.asciiValue ?? 0) * 10
          if generator.oneIn(2) {
            return AnySection(
              Rack(id: name, items: items.map { Magazine(id: start + $0, edition: $0 % 2) }))
          }
          return AnySection(
            Shelf(name, items.map { Book(Character(Unicode.Scalar(UInt8(start % 90 + $0)))) }))
        })
      func edition(_ item: AnyItem) -> Int { (item.base as? Magazine)?.edition ?? 0 }
      checkInsertions(into: base.filter { edition($0) == 0 }, of: base)
      checkInsertions(into: base.prefix(2), of: base)
      checkInsertions(into: base.prefix(3, of: .allSections), of: base)
      checkInsertions(into: base.uniqued(by: edition), of: base)
      checkInsertions(into: base.prefix(2, from: 1), of: base)
      checkInsertions(into: base.prefix(2, from: 2, of: .allSections), of: base)
      let held = base.held { ($0.base as? Book)?.id != "z" }
      held.isHolding = generator.oneIn(2)
      checkInsertions(into: held, of: base)
      checkInsertions(into: base.grouped(by: edition), of: base)
      checkInsertions(into: base.flattened(into: BasicSection(id: 0, items: [])), of: base)
      checkInsertions(into: base.filter { edition($0) == 0 }.prefix(2), of: base)
      checkInsertions(into: base.placeholder(ArrayDataSource()) { _ in false }, of: base)
    }
  }

  private func checkInsertions<Shown: EditableDataSource>(
    into shown: Shown, of base: ArrayDataSource<AnySection>
  ) where Shown.Section.Item == AnyItem {
    let snapshot = shown.snapshot
    for section in snapshot.sections.indices {
      let count = snapshot.itemCount(inSection: section)
      for item in -1...count + 1 {
        let path = ItemPath(section: section, item: item)
        for book in [AnyItem(Book("z")), AnyItem(Magazine(id: 99))] {
          let isAccepted = shown.canInsertItem(book, at: path)
          guard (0...count).contains(item) else {
            #expect(!isAccepted)
            continue
          }
          // It would stop if the section had items of another type.
          let neighbor = count == 0 ? nil : snapshot[[section, max(item, 1) - 1]]
          let fits = neighbor.map { $0.base is Book == book.base is Book } ?? isAccepted
          guard fits else {
            #expect(!isAccepted)
            continue
          }
          shown.insertItem(book, at: path)
          expectEqual(base.itemPath(of: book.id) == nil, false)
          expectEqual(shown.itemPath(of: book.id) != nil, isAccepted)
          base.removeItem(withID: book.id)
        }
      }
    }
    #expect(!shown.canInsertItem(AnyItem(Book("z")), at: [snapshot.sections.count, 0]))
  }

  @Test("Where the base puts items into an order, an item is not refused because of its place")
  func insertionsIntoOrders() {
    let base = Base(sections: TestSupport.shelves("A=bdf"))
    let first = base.sorted { $0.id < $1.id }.filter { $0.edition == 0 }.prefix(2)
    for item in 0...2 {
      #expect(first.canInsertItem(Book("a"), at: [0, item]))
      first.insertItem(Book("a"), at: [0, item])
      expectEqual(first.snapshot.items.map(\.id), ["a", "b"])
      base.removeItem(withID: "a")
    }
    #expect(!first.canInsertItem(Book("a", edition: 1), at: [0, 0]))
    #expect(!base.prefix(2).canInsertItem(Book("a"), at: [0, 2]))
    #expect(!base.sorted { $0.id < $1.id }.prefix(0).canInsertItem(Book("a"), at: [0, 0]))
    let sorted = base.sorted { $0.id < $1.id }
    #expect(CompositeDataSource([sorted]).prefix(2).canInsertItem(Book("a"), at: [0, 2]))
    let segmented = SegmentedDataSource([(0, sorted)])
    #expect(segmented.prefix(2).canInsertItem(Book("a"), at: [0, 2]))
    let flat = base.flattened(into: Shelf("S", []))
    #expect(!flat.prefix(2).canInsertItem(Book("a"), at: [0, 2]))
  }

  @Test("An item is not moved to where a filter would hide it")
  func hiddenPlaces() {
    let books = [Book("a"), Book("b", edition: 1), Book("c")]
    let base = Base(sections: [Shelf("S", books)])
    let open = base.filter { $0.edition == 0 }
    let done = base.filter { $0.edition == 1 }
    let board = CompositeDataSource([open, done], sharing: IdentityGroup("board"))
    for place in 0...1 { #expect(!board.canMoveItem(at: [0, 0], to: [1, place])) }
    #expect(board.canMoveItem(at: [0, 0], to: [0, 1]))
    #expect(!open.canInsertItem(Book("x", edition: 1), at: [0, 0]))
    open.hiddenIDs = ["x"]
    #expect(!open.canInsertItem(Book("x"), at: [0, 0]))
    #expect(open.canInsertItem(Book("y"), at: [0, 0]))
    // A group whose items another filter below hides.
    let groups = open.grouped(by: { $0.edition })
    groups.pinnedKeys = [0, 1]
    groups.regroup = { Book($0.id, edition: $1) }
    expectEqual(groups.snapshot.itemCounts, [2, 0])
    #expect(!groups.canMoveItem(at: [0, 0], to: [1, 0]))
  }

  @Test("Paths lead from each item to the one it was made of, and back")
  func paths() {
    withSeeds(Effort.rounds(100)) { generator in
      let base = Base(sections: shelves(using: &generator))
      checkPaths(of: base, in: base.map { $0 }) { $0.id }
      checkPaths(of: base, in: base.erased()) { ($0.base as? Book)?.id }
      checkPaths(of: base, in: base.filter { $0.edition == 0 }) { $0.id }
      checkPaths(of: base, in: base.prefix(2)) { $0.id }
      checkPaths(of: base, in: base.uniqued(by: { $0.edition })) { $0.id }
      checkPaths(of: base, in: base.sorted { $0.id > $1.id }) { $0.id }
      checkPaths(of: base, in: base.grouped(by: { $0.edition })) { $0.id }
      checkPaths(of: base, in: base.separated { $0.above?.edition }) { $0.item?.id }
      let other = Base(sections: shelves(using: &generator))
      checkPaths(of: base, in: base.placeholder(base) { _ in false }) { $0.id }
      checkPaths(of: base, in: base.placeholder(other) { _ in true }) { _ in nil }
      let sorted = base.sorted { $0.id > $1.id }
      sorted.areSectionsInIncreasingOrder = { $0.id > $1.id }
      checkPaths(of: base, in: sorted) { $0.id }
    }
  }

  private func checkPaths<Section: SectionProtocol>(
    of base: Base, in shown: DerivedDataSource<Base, Section>, id: (Section.Item) -> Character?
  ) {
    var count = 0
    for (section, content) in shown.snapshot.sections.enumerated() {
      for (item, row) in content.items.enumerated() {
        let basePath = shown.basePath(of: [section, item])
        expectEqual(basePath.map { base.snapshot[$0].id }, id(row))
        guard let basePath else { continue }
        expectEqual(shown.path(ofBase: basePath), [section, item])
        count += 1
      }
    }
    var found = 0
    for (section, content) in base.snapshot.sections.enumerated() {
      for item in content.items.indices where shown.path(ofBase: [section, item]) != nil {
        found += 1
      }
    }
    expectEqual(found, count)
  }
}
