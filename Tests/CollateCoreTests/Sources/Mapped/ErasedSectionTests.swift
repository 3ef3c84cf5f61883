import Collate
import TestSupport
import Testing

private func texts(_ section: some SectionProtocol) -> [String] {
  section.items.map { item in
    if let item = item as? AnyItem { "\(item.base)" } else { "\(item)" }
  }
}

/// Expects that the sections with their own types have the items that are shown.
func expectShownItems(
  _ snapshot: Snapshot<AnySection>, sourceLocation: SourceLocation = #_sourceLocation
) {
  for section in snapshot.sections {
    let own = texts(section.base)
    expectEqual(own, section.items.map { "\($0.base)" }, sourceLocation: sourceLocation)
  }
}

@Suite("Erased sections", .traced)
@MainActor
struct ErasedSectionTests {
  /// What is made of a source with erased types, and of the same source without.
  enum Form: CaseIterable {
    case none
    case filter
    case prefix
    case prefixOfAll
    case uniqued
    case held
    case sorted
    case grouped
    case flattened
    case placeholder
    case segmented
    case composite
    case mapped
    case nested
  }

  private func source<Section>(
    _ form: Form, of base: some StoredDataSource<Section>,
    edition: @escaping (Section.Item) -> Int, shelf: @escaping (Shelf) -> Section
  ) -> any DataSource<Section> {
    let filtered = base.filter { edition($0) == 0 }
    switch form {
    case .none: return base
    case .filter: return filtered
    case .prefix: return base.prefix(2)
    case .prefixOfAll: return base.prefix(3, of: .allSections)
    case .uniqued: return base.uniqued { edition($0) }
    case .held:
      let held = base.held()
      held.isHolding = true
      return held
    case .sorted: return base.sorted { edition($0) > edition($1) }
    case .grouped:
      return base.grouped(by: edition, order: >) { key, _ in shelf(Shelf(key == 0 ? "Y" : "Z")) }
    case .flattened: return base.flattened(into: shelf(Shelf("Y", title: 1)))
    case .placeholder: return filtered.placeholder(base)
    case .segmented: return SegmentedDataSource([(0, filtered)])
    case .composite: return CompositeDataSource([base, filtered])
    case .mapped:
      return base.map { section in
        var section = section
        section.items.reverse()
        return section
      }
    case .nested: return filtered.sorted { edition($0) < edition($1) }.prefix(1)
    }
  }

  @Test(
    "The section with its own type is the one that the same source without erased types shows",
    arguments: Form.allCases)
  func transforms(form: Form) {
    withSeeds(Effort.rounds(100)) { random in
      let base = ArrayDataSource(sections: random.shelves())
      let typed = source(form, of: base, edition: \.edition, shelf: { $0 })
      let erased = source(
        form, of: base.erased(), edition: { ($0.base as? Book)?.edition ?? -1 },
        shelf: { AnySection($0) })
      @MainActor func expectEqualSections() {
        let shown = erased.snapshot
        expectEqual(shown.sections.map { $0.base as? Shelf }, Array(typed.snapshot.sections))
        expectShownItems(shown)
      }
      let observations = [
        typed.observe { _ in },
        erased.observe { update in
          expectShownItems(update.before)
          expectShownItems(update.after)
        },
      ]
      expectEqualSections()
      for _ in 0..<6 {
        base.performBatchUpdates {
          for _ in 0..<1 + random.below(3) {
            random.edit(base)
            if random.oneIn(3) { expectEqualSections() }
          }
        }
        expectEqualSections()
      }
      withExtendedLifetime(observations) {}
    }
  }

  @Test("Separators are part of a section that was erased with them, and of no other")
  func separators() {
    let books = ArrayDataSource(sections: shelves("A=ab'c|B"))
    let later = books.erased().filter { ($0.base as? Book)?.edition == 0 }
      .separated { $0.isFirst || $0.isLast ? nil : 0 }
    expectEqual(later.snapshot.itemCounts, [3, 0])
    expectEqual(later.snapshot.sections[0].base.base as? Shelf, shelves("A=ac")[0])

    typealias Separated = SeparatedSection<Shelf, Int>
    let earlier = books.separated { $0.isFirst || $0.isLast ? nil : 0 }.erased().filter {
      ($0.base as? Separated.Item)?.item?.edition != 1
    }
    let section = earlier.snapshot.sections[0].base as? Separated
    expectEqual(section?.items.map { $0.item?.id }, ["a", nil, nil, "c"])
    expectShownItems(earlier.snapshot)
  }

  @Test("Rows of a tree that a filter hides are in no section")
  func trees() {
    let roots = ArrayDataSource(sections: [Roots(id: 0, items: nodes("a{b c} d"))])
    let outline = Outline(roots, expanded: ["a"])
    let shown = outline.erased().filter { ($0.base as? TreeRow<Leaf>)?.value?.id != "b" }
    func rows() -> [String] {
      expectShownItems(shown.snapshot)
      let section = shown.snapshot.sections[0].base as? TreeSection<Roots, Leaf>
      return section?.items.compactMap { $0.value?.id } ?? []
    }
    expectEqual(rows(), ["a", "c", "d"])
    outline.collapse("a")
    expectEqual(rows(), ["a", "d"])
  }

  @Test("A section may have items of several types, and they are its own")
  func severalTypes() {
    let items = [AnyItem(Book("a")), AnyItem(Magazine(id: 1)), AnyItem(Book("b"))]
    let source = ArrayDataSource(sections: [AnySection(BasicSection(id: 0, items: items))])
    source.insertItem(Magazine(id: 2), at: [0, 0])
    source.moveItem(at: [0, 3], to: [0, 1])
    let shown = source.prefix(3)
    expectShownItems(shown.snapshot)
    let section = shown.snapshot.sections[0].base as? BasicSection<Int, AnyItem>
    expectEqual(
      section?.items.map(\.id), [AnyID(2), AnyID("b" as Character), AnyID("a" as Character)])
  }

  @Test("An item of another type, as a view may show it during a drag, is left out of the section")
  func strangers() {
    var section = AnySection(Shelf("A", title: 1, [Book("a"), Book("b")]))
    section.items.insert(AnyItem(Magazine(id: 1)), at: 1)
    expectEqual(section.items.count, 3)
    expectEqual(section.base as? Shelf, Shelf("A", title: 1, [Book("a"), Book("b")]))
    section.items.remove(at: 1)
    expectEqual(section, AnySection(Shelf("A", title: 1, [Book("a"), Book("b")])))
  }
}

// What it costs.
extension ErasedSectionTests {
  private final class Token: Sendable {}

  private struct Ticket: Identifiable, Equatable, Sendable {
    let id: Int
    let token: Token

    static func == (one: Self, other: Self) -> Bool { one.token === other.token }
  }

  @Test("An item that is removed is released")
  func release() {
    let source = ArrayDataSource<AnySection>()
    weak var token: Token?
    do {
      let ticket = Ticket(id: 1, token: Token())
      token = ticket.token
      source.sections = [AnySection(BasicSection(id: 0, items: [ticket]))]
    }
    #expect(token != nil)
    source.removeItem(at: [0, 0])
    #expect(token == nil)
  }

  @MainActor private static var count = 0

  /// A section that counts how often its items are replaced.
  private struct Counting: SectionProtocol, Sendable {
    let id: Int
    private var books: [Book]

    var items: [Book] {
      get { books }
      set {
        MainActor.assumeIsolated { ErasedSectionTests.count += 1 }
        books = newValue
      }
    }

    init(_ id: Int, _ books: [Book]) { (self.id, self.books) = (id, books) }

    func hasSameContent(as other: Self) -> Bool { true }
  }

  @Test("A section is made once for each access, and only where its items were changed")
  func cost() {
    let base = ArrayDataSource(sections: [
      Counting(0, [Book("a"), Book("b", edition: 1)]), Counting(1, [Book("c")]),
    ])
    let shown = base.erased().filter { ($0.base as? Book)?.edition == 0 }
    let observation = shown.observe { _ in }
    base.insertItem(Book("d"), at: [0, 0])
    Self.count = 0
    let sections = Array(shown.snapshot.sections)
    expectEqual(sections[0], sections[0])
    for section in sections { _ = section.items }
    expectEqual(Self.count, 0)
    expectEqual((sections[1].base as? Counting)?.items, [Book("c")])
    expectEqual(Self.count, 0)
    expectEqual((sections[0].base as? Counting)?.items, [Book("d"), Book("a")])
    expectEqual(Self.count, 1)
    expectEqual(sections[0].section(as: Shelf.self), nil)
    expectEqual(Self.count, 1)
    #expect(sections[0].section(as: Counting.self) != nil)
    expectEqual(Self.count, 2)
    withExtendedLifetime(observation) {}
  }

  /// A section with a token that nobody sees.
  private struct Marked: SectionProtocol {
    let id: Int
    var token = 0
    var items: [Book]

    func hasSameContent(as other: Self) -> Bool { id == other.id }
  }

  @Test("What is not visible of a section is kept")
  func invisible() {
    let base = ArrayDataSource(sections: [AnySection(Marked(id: 0, items: [Book("a")]))])
    let shown = base.filter { _ in true }
    var batches: [ChangeBatch] = []
    let observation = shown.observe { batches.append($0.batch) }
    #expect(base.sections[0].modify(as: Marked.self) { $0.token = 7 })
    expectEqual((base.sections[0].base as? Marked)?.token, 7)
    expectEqual((shown.snapshot.sections[0].base as? Marked)?.token, 7)
    expectEqual(batches, [])
    withExtendedLifetime(observation) {}
  }
}
