import Collate
import CollateTesting
import TestSupport
import Testing

/// Sections that are moved in the sources that hold them, through all that pass it on.
@MainActor
@Suite("Moves of sections", .traced, .silentDiagnostics)
struct SectionMoveTests {
  private typealias Source = ArrayDataSource<Shelf>
  private typealias Mover = any ReorderableDataSource<Shelf>

  /// A source on a screen, what it is made of, and where its sections come from: the base, and the index in it.
  private struct World {
    let source: Mover
    let bases: [Source]
    /// The base of each section, and its index there; a base that is not one to one is none.
    let origins: [(base: Int, section: Int)]
    /// Whether sections can be moved at all.
    var isFixed = false
  }

  /// Returns a source of shelves with two books, none, one, two, and so on.
  private static func source(_ count: Int, from first: Int = 0) -> Source {
    let names = Array("ABCDEFGHI")
    return Source(
      sections: (0..<count).map { index in
        let number = first + index
        let books = (0..<(number + 2) % 3).map { book in
          Book(Array("abcdefghijklmnopqrstuvwxyz")[3 * number + book])
        }
        return Shelf(names[number], books)
      })
  }

  /// All indices of sections, and some that are none.
  private static func numbers(_ count: Int) -> [Int] { [.min, -1] + Array(0...count) + [.max] }

  /// Moves each section of a world to each index, in a new world each time, and compares with the naive model.
  private func sweep(_ label: String, _ make: () -> World) {
    let count = make().source.snapshot.sections.count
    withEvery("\(label), section", in: Self.numbers(count)) { section in
      withEvery("to", in: Self.numbers(count)) { destination in
        let world = make()
        let isValid =
          (0..<count).contains(section) && (0..<count).contains(destination)
          && world.origins[section].base == world.origins[destination].base && !world.isFixed
        expectEqual(world.source.canMoveSection(at: section, to: destination), isValid)
        guard isValid else { return }
        check(world, section, destination)
      }
    }
  }

  private func check(_ world: World, _ section: Int, _ destination: Int) {
    var shown = Array(world.source.snapshot.sections)
    shown.insert(shown.remove(at: section), at: destination)
    let (from, to) = (world.origins[section], world.origins[destination])
    var books = world.bases.map(\.sections)
    books[from.base].insert(books[from.base].remove(at: from.section), at: to.section)
    var updates: [Update<Shelf>] = []
    let token = world.source.observe { updates.append($0) }
    let checks = checker(of: world.source)
    world.source.moveSection(at: section, to: destination)
    expectEqual(text(world.source.snapshot.sections), text(shown))
    expectEqual(world.bases.map { text($0.sections) }, books.map { text($0) })
    expectEqual(updates.count, section == destination ? 0 : 1)
    // A section that goes one further is the same batch as its neighbor that comes one back.
    expectEqual(
      updates.first?.batch.sectionMoves.count ?? 0, section == destination ? 0 : 1)
    expectEqual(updates.first?.batch.itemDeletes.count ?? 0, 0)
    expectEqual(checks(), [])
    withExtendedLifetime(token) {}
  }

  private func checker(of source: some ReorderableDataSource<Shelf>) -> () -> [Violation] {
    let checker = DataSourceChecker(source)
    return { checker.finish() }
  }

  @Test("An array source moves every section to every index")
  func arrays() {
    withEvery("sections", in: 0...4) { count in
      sweep("array") {
        let source = Self.source(count)
        return World(
          source: source, bases: [source], origins: (0..<count).map { (0, $0) })
      }
    }
  }

  @Test("A composite moves sections within a slot, and refuses others, to any depth")
  func composites() {
    let counts = (0...3).flatMap { length in
      (0..<[1, 4, 16, 64][length]).map { number in
        (0..<length).map { number >> (2 * $0) & 3 }
      }
    }
    withEvery("counts", in: Effort.some(of: counts)) { counts in
      withEvery("depth", in: 0...2) { depth in
        sweep("composite") {
          var bases: [Source] = []
          for (number, count) in counts.enumerated() {
            bases.append(Self.source(count, from: 3 * number))
          }
          var source = CompositeDataSource<Shelf>(bases, sharing: IdentityGroup("all"))
          for _ in 0..<depth { source = CompositeDataSource<Shelf>([source, Source()]) }
          let origins = counts.enumerated().flatMap { number, count in
            (0..<count).map { (base: number, section: $0) }
          }
          return World(source: source, bases: bases, origins: origins)
        }
      }
    }
  }

  @Test("The sections of a source in two slots cannot be moved from one to the other")
  func repeatedSources() {
    let source = Self.source(2)
    let screen = CompositeDataSource<Shelf>([source, source])
    withEvery("section", in: 0..<4) { section in
      withEvery("to", in: 0..<4) { destination in
        expectEqual(
          screen.canMoveSection(at: section, to: destination), section / 2 == destination / 2)
      }
    }
    screen.moveSection(at: 2, to: 3)
    expectEqual(text(screen.snapshot.sections), "B=|A=ab|B=|A=ab")
  }

  @Test("Sources that keep sections one to one pass moves on")
  func derived() {
    let makers: [(name: String, make: (Source) -> Mover)] = [
      ("map", { $0.map { $0 } }), ("filter", { $0.filter { $0.id != "a" } }),
      ("prefix", { $0.prefix(1) }), ("prefix of all", { $0.prefix(100, of: .allSections) }),
      ("uniqued", { $0.uniqued() }), ("held", { $0.held() }),
      ("intersection", { $0.intersection($0) }), ("subtracting", { $0.subtracting(Source()) }),
      ("placeholder", { $0.placeholder(Source(), when: { _ in false }) }),
      ("segments", { SegmentedDataSource<Int, Shelf>([(id: 0, source: $0)]) }),
      (
        "chain",
        { CompositeDataSource<Shelf>([$0.filter { $0.id != "a" }.prefix(1).map { $0 }]).uniqued() }
      ),
    ]
    withEvery("source", in: makers) { maker in
      withEvery("sections", in: 0...3) { count in
        sweep(maker.name) {
          let base = Self.source(count)
          return World(
            source: maker.make(base), bases: [base], origins: (0..<count).map { (0, $0) })
        }
      }
    }
  }

  @Test("A section comes next to those that are shown, wherever hidden ones are")
  func hiddenSections() {
    withEvery("shown sections", in: 0..<16) { bits in
      let shown = (0..<4).filter { bits & 1 << $0 != 0 }
      let names = shown.map { Array("ABCD")[$0] }
      sweep("filter") {
        let base = Self.source(4)
        let filter = base.filterSections { names.contains($0.id) }
        return World(source: filter, bases: [base], origins: shown.map { (0, $0) })
      }
    }
  }

  @Test("Placeholders, groups, and other sources that are no sections of the base refuse all moves")
  func refusals() {
    let base = Self.source(3)
    let none = Source()
    let placeholder = none.placeholder(base)
    let groups = base.grouped(by: \.id)
    let foreign = CompositeDataSource<Shelf>([ForeignSource("A=ab|B=|C=g")])
    let sorted = base.sorted { $0.id < $1.id }
    #expect(sorted.canMoveSection(at: 0, to: 2))
    sorted.areSectionsInIncreasingOrder = { $0.id > $1.id }
    let segments = SegmentedDataSource<Int, Shelf>([(id: 0, source: base)])
    segments.selected = nil
    withEvery("section", in: Self.numbers(3)) { section in
      withEvery("to", in: Self.numbers(3)) { destination in
        #expect(!placeholder.canMoveSection(at: section, to: destination))
        #expect(!groups.canMoveSection(at: section, to: destination))
        #expect(!foreign.canMoveSection(at: section, to: destination))
        #expect(!sorted.canMoveSection(at: section, to: destination))
        #expect(!segments.canMoveSection(at: section, to: destination))
      }
    }
    expectEqual(text(base.sections), "A=ab|B=|C=g")
  }

  @Test("Separated, erased, lazy and tree sections are moved with all that belongs to them")
  func otherSections() {
    let base = Self.source(3)
    let separated = base.separated { $0.above == nil ? nil : "-" }
    #expect(separated.canMoveSection(at: 0, to: 2) && !separated.canMoveSection(at: 0, to: 3))
    separated.moveSection(at: 0, to: 2)
    expectEqual(separated.snapshot.sections.map(\.id), ["B", "C", "A"])
    let erased = base.erased()
    #expect(erased.canMoveSection(at: 2, to: 0))
    erased.moveSection(at: 2, to: 0)
    expectEqual(base.sections.map(\.id), ["A", "B", "C"])

    let items = LazyItems<Book> {
      Character(UnicodeScalar(UInt8($0 % 128)))
    } make: {
      Book(Character(UnicodeScalar(UInt8($0 % 128))))
    }
    withEvery("section", in: Self.numbers(3)) { section in
      withEvery("to", in: Self.numbers(3)) { destination in
        let lazy = LazyDataSource(
          sections: (0..<3).map { LazySection(id: $0, keys: $0 * 10..<$0 * 11, items: items) })
        let isValid = (0..<3).contains(section) && (0..<3).contains(destination)
        expectEqual(lazy.canMoveSection(at: section, to: destination), isValid)
        guard isValid else { return }
        var ids = [0, 1, 2]
        ids.insert(ids.remove(at: section), at: destination)
        let checker = DataSourceChecker(lazy)
        lazy.moveSection(at: section, to: destination)
        expectEqual(lazy.snapshot.sections.map(\.id), ids)
        expectEqual(lazy.snapshot.itemCounts, ids)
        expectEqual(checker.finish(), [])
      }
    }

    let roots = ArrayDataSource(sections: [
      Roots(id: 0, items: nodes("a{b}")), Roots(id: 1, items: nodes("c d")),
    ])
    let tree = Outline(roots)
    tree.expandAll()
    #expect(tree.canMoveSection(at: 1, to: 0) && !tree.canMoveSection(at: 2, to: 0))
    tree.moveSection(at: 1, to: 0)
    expectEqual(text(tree.snapshot.items), "c d a b")
    expectEqual(roots.sections.map(\.id), [1, 0])
  }

  @Test("Moves in transactions, among other edits, make the batch that comparing both ends gives")
  func randomMoves() {
    withSeeds(Effort.rounds(150)) { random in
      let (one, other) = (Source(sections: random.shelves()), Source(sections: random.shelves()))
      let screen = CompositeDataSource<Shelf>([one, other])
      let filter = screen.filter { $0.edition == 0 }
      let checkers = (DataSourceChecker(screen), DataSourceChecker(filter))
      for _ in 0..<8 {
        screen.performBatchUpdates {
          for _ in 0..<random.below(4) {
            random.edit(random.oneIn(2) ? one : other)
            let count = filter.snapshot.sections.count
            guard count > 0 else { continue }
            let (section, destination) = (random.below(count), random.below(count))
            let isSame =
              screen.location(ofSection: section).slot
              == screen.location(ofSection: destination).slot
            expectEqual(filter.canMoveSection(at: section, to: destination), isSame)
            guard isSame else { continue }
            var ids = filter.snapshot.sections.map(\.id)
            ids.insert(ids.remove(at: section), at: destination)
            filter.moveSection(at: section, to: destination)
            expectEqual(filter.snapshot.sections.map(\.id), ids)
          }
        }
      }
      expectEqual(checkers.0.finish(), [])
      expectEqual(checkers.1.finish(), [])
    }
  }
}

// Other systems have no exit tests.
#if os(macOS) || os(Linux)
extension SectionMoveTests {
  @Test("A move to where there is no section, or that is refused, stops with the numbers")
  func traps() async {
    let results = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        ArrayDataSource(sections: shelves("A=|B=")).moveSection(at: 0, to: 2)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        ArrayDataSource(sections: shelves("A=|B=")).moveSection(at: -1, to: 0)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let source = ArrayDataSource(sections: shelves("A="))
        CompositeDataSource<Shelf>([source, source]).moveSection(at: 0, to: 1)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        ArrayDataSource(sections: shelves("A=a")).grouped(by: \.id).moveSection(at: 0, to: 0)
      },
    ]
    #if DEBUG
    let parts = [
      "Section 0 cannot be moved to 2, there are 2", "There is no section -1, there are 2",
      "Section 0 cannot be moved to 1: they are in different slots",
      "Section 0 cannot be moved to 0: there are 1 sections, or they are not those of the base",
    ]
    for (result, part) in zip(results, parts) {
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains(part))
    }
    #endif
  }
}
#endif
