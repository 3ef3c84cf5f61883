import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Filtered sources")
struct FilteredDataSourceTests {
  /// Which items and sections a filter shows, for the filter and for a model of it.
  private struct Parameters {
    var predicate: (@Sendable (Book) -> Bool)?
    var hidden: Set<Character> = []
    var sectionPredicate: (@Sendable (Shelf) -> Bool)?
    var hiddenSections: Set<Character> = []
    var hidesEmpty: (@Sendable (Shelf) -> Bool)?

    func sections(of base: [Shelf]) -> [Shelf] {
      base.compactMap { section -> Shelf? in
        if hiddenSections.contains(section.id) { return nil }
        if let sectionPredicate, !sectionPredicate(section) { return nil }
        var result = section
        result.items.removeAll {
          hidden.contains($0.id) || predicate?($0) == false
        }
        if result.items.isEmpty, let hidesEmpty, hidesEmpty(section) { return nil }
        return result
      }
    }
  }

  private static let predicates: [(@Sendable (Book) -> Bool)?] = [
    nil, { $0.edition == 0 }, { $0.edition == 1 }, { $0.id < "e" }, { _ in false },
  ]

  @Test("Sections can be hidden from the beginning, with all of their items")
  func sections() {
    let base = ArrayDataSource(sections: shelves("A=ab|B'=c|C="))
    let source = base.filterSections { $0.title == 0 }
    expectEqual(text(source.snapshot.sections), "A=ab|C=")
    #expect(source.predicate == nil)
    base.sections[1].title = 0
    base.sections[0].title = 1
    expectEqual(text(source.snapshot.sections), "B=c|C=")
  }

  private static let sectionPredicates: [(@Sendable (Shelf) -> Bool)?] = [
    nil, { $0.title == 0 }, { $0.items.count > 1 },
  ]

  private static let emptyRules: [(@Sendable (Shelf) -> Bool)?] = [
    nil, { _ in true }, { !$0.items.isEmpty },
  ]

  /// Changes a parameter of a filter, and of its model.
  private func reconfigure(
    _ source: FilteredDataSource<some DataSource<Shelf>>, _ parameters: inout Parameters,
    using generator: inout SeededGenerator
  ) {
    switch generator.below(6) {
    case 0:
      parameters.predicate = Self.predicates[generator.below(Self.predicates.count)]
      source.predicate = parameters.predicate
    case 1:
      // What is hidden from now on is known to be shown or hidden already.
      let (old, limit) = (parameters.predicate, generator.below(2))
      if generator.oneIn(2) {
        let narrower: @Sendable (Book) -> Bool = {
          old?($0) != false && $0.edition == limit
        }
        parameters.predicate = narrower
        source.setPredicate(narrower, change: .narrower)
      } else {
        let wider: @Sendable (Book) -> Bool = {
          old?($0) != false || $0.edition == limit
        }
        parameters.predicate = wider
        source.setPredicate(wider, change: .wider)
      }
    case 2:
      parameters.hidden = Set(SeededGenerator.letters.filter { _ in generator.oneIn(5) })
      source.hiddenIDs = parameters.hidden
    case 3:
      parameters.sectionPredicate =
        Self.sectionPredicates[generator.below(Self.sectionPredicates.count)]
      source.sectionPredicate = parameters.sectionPredicate
    case 4:
      parameters.hiddenSections = Set("ABCD".filter { _ in generator.oneIn(4) })
      source.hiddenSectionIDs = parameters.hiddenSections
    default:
      parameters.hidesEmpty = Self.emptyRules[generator.below(Self.emptyRules.count)]
      source.hidesEmptySection = parameters.hidesEmpty
    }
  }

  @Test("Random changes show what a new filter shows, with its difference as the batch")
  func random() {
    withSeeds(Effort.rounds(200)) { generator in
      let base = ArrayDataSource(sections: generator.shelves())
      let source = base.filter { _ in true }
      var parameters = Parameters()
      let isObserved = !generator.oneIn(4)
      var checkers = isObserved ? [DataSourceChecker(source)] : []
      for _ in 0..<12 {
        let before = isObserved ? source.snapshot : nil
        base.performBatchUpdates {
          for _ in 0..<1 + generator.below(3) {
            if generator.oneIn(3) {
              reconfigure(source, &parameters, using: &generator)
            } else {
              generator.edit(base)
            }
            if generator.oneIn(4) {
              #expect(
                source.snapshot.sections.elementsEqual(parameters.sections(of: base.sections)))
            }
            if generator.oneIn(8) { checkers.append(DataSourceChecker(source)) }
          }
        }
        expect(source, showsWhat: parameters, showOf: base)
        for checker in checkers { expectEqual(checker.check(), []) }
        if let before, let update = checkers.first?.lastUpdate, checkers.count == 1 {
          if update.before.isIdentical(to: before) {
            expectEqual(update.batch, update.after.difference(from: update.before))
          }
        }
      }
    }
  }

  private func expect(
    _ source: FilteredDataSource<ArrayDataSource<Shelf>>, showsWhat parameters: Parameters,
    showOf base: ArrayDataSource<Shelf>
  ) {
    let expected = parameters.sections(of: base.sections)
    let snapshot = source.snapshot
    #expect(snapshot.sections.elementsEqual(expected))
    expectEqual(source.hiddenItemCount, base.snapshot.itemCount - snapshot.itemCount)
    for path in snapshot.paths {
      let basePath = source.basePath(of: path)
      expectEqual(basePath.map { base.snapshot[$0] }, snapshot[path])
      expectEqual(basePath.flatMap { source.path(ofBase: $0) }, path)
    }
    let shown = base.snapshot.paths.compactMap { source.path(ofBase: $0) }
    expectEqual(shown.count, snapshot.itemCount)
    expectEqual(source.basePath(of: [9, 0]), nil)
    expectEqual(source.path(ofBase: [9, 0]), nil)
  }

  @Test("Filters of filters, under and over composites")
  func nested() {
    withSeeds(Effort.rounds(60)) { generator in
      let (one, two) = (
        ArrayDataSource(sections: generator.shelves()), ArrayDataSource(sections: [Shelf]())
      )
      let narrow = one.filter { $0.edition == 0 }
      let composite = CompositeDataSource<Shelf>([narrow, two, one])
      let source = composite.filter { $0.id < "g" }
      let outer = source.filter { $0.id > "b" }
      let checker = DataSourceChecker(outer)
      var parameters = (Parameters(), Parameters())
      parameters.0.predicate = { $0.edition == 0 }
      parameters.1.predicate = { $0.id < "g" }
      for _ in 0..<10 {
        composite.performBatchUpdates {
          for _ in 0..<1 + generator.below(3) {
            switch generator.below(5) {
            case 0: reconfigure(narrow, &parameters.0, using: &generator)
            case 1: reconfigure(source, &parameters.1, using: &generator)
            case 2: generator.edit(one)
            default: two.sections = generator.shelves(upTo: 2)
            }
          }
        }
        let inner = parameters.0.sections(of: one.sections) + two.sections + one.sections
        var expected = parameters.1.sections(of: inner)
        for index in expected.indices { expected[index].items.removeAll { $0.id <= "b" } }
        #expect(outer.snapshot.sections.elementsEqual(expected))
        expectEqual(checker.check(), [])
      }
    }
  }

  @Test("An item that is moved is shown where it was dropped, and goes no further than it must")
  func moving() {
    withSeeds(Effort.rounds(60)) { generator in
      let base = ArrayDataSource(sections: generator.shelves())
      let source = base.filter { $0.edition == 0 }
      let checker = DataSourceChecker(source)
      for _ in 0..<10 {
        let snapshot = source.snapshot
        guard let path = Array(snapshot.paths).randomElement(using: &generator) else { return }
        let section = generator.below(snapshot.sections.count)
        let count = snapshot.itemCount(inSection: section) - (section == path.section ? 1 : 0)
        let place = ItemPath(section: section, item: generator.below(count + 1))
        let hidden = base.snapshot.items.filter { $0.edition != 0 }.map(\.id)
        #expect(source.canMoveItem(at: path) && source.canMoveItem(at: path, to: place))
        #expect(!source.canMoveItem(at: path, to: [section, count + 1]))
        var expected = snapshot.sections.map { Array($0.items) }
        let item = expected[path.section].remove(at: path.item)
        expected[section].insert(item, at: place.item)
        let before = source.basePath(of: path)
        source.moveItem(at: path, to: place)
        expectEqual(source.snapshot.sections.map { Array($0.items) }, expected)
        if path == place { expectEqual(source.basePath(of: place), before) }
        expectEqual(base.snapshot.items.filter { $0.edition != 0 }.map(\.id), hidden)
        expectEqual(checker.check(), [])
      }
    }
  }

  @Test(
    "Dropped between visible neighbors, an item goes to the nearest place",
    arguments: [
      ([0, 0], [0, 1], "S=b'cad'e"), ([0, 2], [0, 1], "S=ab'ecd'"), ([0, 1], [0, 0], "S=cab'd'e"),
      ([0, 0], [0, 2], "S=b'cd'ea"), ([0, 1], [0, 1], "S=ab'cd'e"),
    ] as [(ItemPath, ItemPath, String)])
  func nearest(_ path: ItemPath, _ place: ItemPath, _ expected: String) {
    let base = ArrayDataSource(sections: shelves("S=ab'cd'e"))
    let source = base.filter { $0.edition == 0 }
    source.moveItem(at: path, to: place)
    expectEqual(base.sections, shelves(expected))
  }

  @Test("What is inserted into a filter or removed from it is inserted or removed below")
  func editing() {
    let base = ArrayDataSource(sections: shelves("S=a'bc'd|T=e'"))
    let source = base.filter { $0.edition == 0 }
    source.insertItem(Book("x"), at: [0, 1])
    source.insertItem(Book("y"), at: [1, 0])
    source.insertItem(Book("z"), at: [0, 0])
    expectEqual(base.sections, shelves("S=a'zbxc'd|T=e'y"))
    expectEqual(source.removeItem(at: [0, 1]), Book("b"))
    #expect(source.canRemoveItem(at: [0, 2]) && !source.canRemoveItem(at: [0, 3]))
    expectEqual(base.sections, shelves("S=a'zxc'd|T=e'y"))
  }

  @Test("A predicate is called once for what is new or changed, and for nothing else")
  func calls() {
    let base = ArrayDataSource(sections: shelves("S=abcd|T=efgh"))
    var calls: [Character] = []
    func asked(_ body: () -> Void) -> String {
      calls = []
      body()
      return String(calls.sorted())
    }
    let source = base.filter { book in
      calls.append(book.id)
      return book.edition == 0
    }
    let observation = source.observe { _ in }
    expectEqual(String(calls.sorted()), "abcdefgh")
    expectEqual(asked { base.moveItem(at: [0, 0], to: [1, 2]) }, "")
    expectEqual(asked { base.insertItem(Book("x"), at: [0, 1]) }, "x")
    expectEqual(asked { base.replaceItem(at: [0, 1], with: Book("x", edition: 1)) }, "x")
    expectEqual(asked { base.replaceItem(at: [0, 1], with: Book("x", edition: 1)) }, "")
    expectEqual(asked { base.removeItem(at: [0, 1]) }, "")
    expectEqual(asked { base.moveSection(at: 0, to: 1) }, "")
    expectEqual(asked { base.sections[0].title = 5 }, "")
    expectEqual(asked { base.sections[0].items.reverse() }, "")
    base.modifyItem(withID: "e") { $0.edition = 1 }
    expectEqual(asked { source.setPredicate(source.predicate, change: .narrower) }, "abcdfgh")
    expectEqual(asked { source.setPredicate(source.predicate, change: .wider) }, "e")
    expectEqual(asked { source.reevaluate(["c", "e"]) }, "ce")
    expectEqual(asked { source.hiddenIDs = ["a"] }, "")
    expectEqual(asked { source.hiddenIDs = ["b"] }, "a")
    expectEqual(asked { source.hiddenSectionIDs = ["S"] }, "")
    expectEqual(asked { base.moveItem(at: [0, 0], to: [1, 0]) }, "")
    expectEqual(asked { source.hiddenSectionIDs = [] }, "cdh")
    expectEqual(asked { source.reevaluate() }, "acdefgh")
    withExtendedLifetime(observation) {}
  }

  @Test("Without observers, nothing is computed before it is read")
  func unobserved() {
    let base = ArrayDataSource(sections: shelves("S=abc"))
    var calls = 0
    let source = base.filter { _ in
      calls += 1
      return true
    }
    base.insertItem(Book("x"), at: [0, 0])
    source.predicate = source.predicate
    expectEqual(calls, 0)
    expectEqual(source.snapshot.itemCount, 4)
    expectEqual(calls, 4)
    base.insertItem(Book("y"), at: [0, 0])
    expectEqual(calls, 4)
    expectEqual(source.snapshot.itemCount, 5)
  }

  @Test("A change that a predicate makes is not lost")
  func impure() {
    let base = ArrayDataSource(sections: shelves("S=ab"))
    let other = ArrayDataSource(sections: shelves("T=x"))
    var isArmed = false
    let source = base.filter { book in
      if isArmed {
        isArmed = false
        base.removeItem(at: [0, 0])
        other.removeItem(at: [0, 0])
      }
      return book.id != "z"
    }
    var texts: [String] = []
    let observation = source.observe { update in
      texts.append("\(update.before.sections[0]) > \(update.after.sections[0])")
    }
    let otherChecker = DataSourceChecker(other)
    isArmed = true
    base.insertItem(Book("c"), at: [0, 2])
    #expect(source.snapshot.sections.elementsEqual(shelves("S=bc")))
    expectEqual(texts, ["S=ab > S=abc", "S=abc > S=bc"])
    expectEqual(otherChecker.updateCount, 1)
    withExtendedLifetime(observation) {}
  }

  @Test("An equal replacement is shown without notifying observers")
  func silent() {
    struct Note: Identifiable, Equatable {
      let id: Int
      var draft: String
      static func == (one: Self, other: Self) -> Bool { one.id == other.id }
    }
    let base = ArrayDataSource(items: [Note(id: 1, draft: "a"), Note(id: 2, draft: "b")])
    var calls = 0
    let source = base.filter { note in
      calls += 1
      return note.id == 1
    }
    var updates = 0
    let observation = source.observe { _ in updates += 1 }
    base.replaceItem(at: [0, 0], with: Note(id: 1, draft: "c"))
    expectEqual(source.snapshot[[0, 0]].draft, "c")
    base.sections[0].items[0].draft = "d"
    expectEqual(source.snapshot[[0, 0]].draft, "d")
    #expect(updates == 0 && calls == 2)
    withExtendedLifetime(observation) {}
  }

  /// A way to change a filter.
  private enum Step: CaseIterable {
    case narrower, wider, different, block, unblock, hide, unhide, hideSection, unhideSection
  }

  @Test("Several parameters that change in one transaction are all taken into account", .traced)
  func combined() {
    withEvery("steps", in: Effort.some(of: sequences(of: Step.allCases, upTo: 3))) { steps in
      let base = ArrayDataSource(sections: shelves("S=ab'c''d'|T=e''fg'|U=h'"))
      let source = base.filter { _ in true }
      var least = 1
      var blocked: Set<Character> = ["b"]
      @MainActor func assign(_ value: Int, _ change: FilterChange) {
        least = value
        source.setPredicate({ $0.edition >= value && !blocked.contains($0.id) }, change: change)
      }
      assign(least, .different)
      source.hiddenIDs = ["c"]
      source.hiddenSectionIDs = ["U"]
      let checker = TransformChecker(source, of: base) { sections in
        sections.filter { !source.hiddenSectionIDs.contains($0.id) }.map { shelf in
          Shelf(
            shelf.id,
            shelf.items.filter {
              $0.edition >= least && !blocked.contains($0.id) && !source.hiddenIDs.contains($0.id)
            })
        }
      }
      source.performBatchUpdates {
        for step in steps {
          switch step {
          case .narrower: assign(least + 1, .narrower)
          case .wider: assign(least - 1, .wider)
          case .different: assign(3 - least, .different)
          case .block:
            blocked.insert("d")
            source.reevaluate(["d"])
          case .unblock:
            blocked.remove("b")
            source.reevaluate(["b"])
          case .hide: source.hiddenIDs.insert("e")
          case .unhide: source.hiddenIDs.remove("c")
          case .hideSection: source.hiddenSectionIDs.insert("T")
          case .unhideSection: source.hiddenSectionIDs.remove("U")
          }
        }
      }
      expectEqual(checker.check(), [])
    }
  }
}
