import Collate
import CollateTesting
import TestSupport
import Testing

/// What the closures of transforms read besides their arguments.
private final class Surroundings {
  var divisor = 1
  var isDescending = false
  var offset = 0
  var hiddenIDs: Set<Character> = []

  func change(using generator: inout SeededGenerator) {
    divisor = 1 + generator.below(3)
    isDescending = generator.oneIn(2)
    offset = generator.below(3)
    hiddenIDs = Set(SeededGenerator.letters.filter { _ in generator.oneIn(3) })
  }

  func key(_ book: Book) -> Int {
    Int(book.id.unicodeScalars.first?.value ?? 0) / divisor % 3 + book.edition
  }

  func precedes(_ one: Int, _ other: Int) -> Bool { isDescending ? one > other : one < other }

  func precedes(_ one: Book, _ other: Book) -> Bool { precedes(key(one), key(other)) }

  func precedes(_ one: Shelf, _ other: Shelf) -> Bool {
    precedes(one.items.count, other.items.count)
  }

  /// Groups of other keys have this id and title after a change.
  func group(_ key: Int, _ books: [Book]) -> Shelf {
    Shelf(Array("PQRSTU")[(key + offset) % 6], title: key * divisor, books)
  }

  func isIncluded(_ book: Book) -> Bool { !hiddenIDs.contains(book.id) }

  func isIncluded(_ shelf: Shelf) -> Bool { shelf.items.count != offset }
}

/// A transform whose closures read their surroundings.
private enum Transform: CaseIterable {
  case grouped, groupedInOrder, sorted, sortedSections, uniqued, filtered, filteredByID
  case filteredSections, separated, prefixed, flattened

  /// The source, a closure to call after its surroundings have changed, and what it must show.
  struct Example {
    let source: any DataSource<Shelf>
    let reevaluate: @MainActor () -> Void
    let model: @MainActor ([Shelf]) -> [Shelf]

    init(
      _ source: any DataSource<Shelf>, _ reevaluate: @escaping @MainActor () -> Void,
      model: @escaping @MainActor ([Shelf]) -> [Shelf]
    ) {
      (self.source, self.reevaluate, self.model) = (source, reevaluate, model)
    }
  }

  @MainActor
  func example(of base: CompositeDataSource<Shelf>, in world: Surroundings) -> Example {
    switch self {
    case .grouped, .groupedInOrder:
      let isInOrder = self == .groupedInOrder
      let source = base.grouped(
        by: world.key, order: world.precedes, items: isInOrder ? world.precedes : nil,
        into: world.group)
      return Example(source) {
        source.reevaluate()
      } model: { shelves in
        let books = shelves.flatMap(\.items)
        return Set(books.map(world.key)).sorted(by: world.precedes).map { key in
          let own = books.filter { world.key($0) == key }
          return world.group(key, isInOrder ? naivelySorted(own, by: world.precedes) : own)
        }
      }
    case .flattened:
      let source = base.flattened(into: Shelf("F"))
      return Example(source) {
        source.reevaluate()
      } model: {
        [Shelf("F", $0.flatMap(\.items))]
      }
    case .sorted:
      let source = base.sorted(by: world.precedes)
      return Example(source) {
        source.areInIncreasingOrder = world.precedes
      } model: { shelves in
        shelves.map { Shelf($0.id, title: $0.title, naivelySorted($0.items, by: world.precedes)) }
      }
    case .sortedSections:
      let source = base.sorted(by: world.precedes)
      source.areSectionsInIncreasingOrder = world.precedes
      return Example(source) {
        source.areInIncreasingOrder = world.precedes
        source.areSectionsInIncreasingOrder = world.precedes
      } model: { shelves in
        naivelySorted(shelves, by: world.precedes)
          .map { Shelf($0.id, title: $0.title, naivelySorted($0.items, by: world.precedes)) }
      }
    case .uniqued:
      let source = base.uniqued(by: world.key)
      return Example(source) {
        source.reevaluate()
      } model: { shelves in
        var seen: Set<Int> = []
        return shelves.map { shelf in
          Shelf(
            shelf.id, title: shelf.title, shelf.items.filter { seen.insert(world.key($0)).inserted }
          )
        }
      }
    case .filtered, .filteredByID:
      let source = base.filter(world.isIncluded)
      var hiddenIDs = world.hiddenIDs
      return Example(source) {
        if self == .filteredByID {
          source.reevaluate(hiddenIDs.symmetricDifference(world.hiddenIDs))
          hiddenIDs = world.hiddenIDs
        } else {
          source.reevaluate()
        }
      } model: { shelves in
        shelves.map { Shelf($0.id, title: $0.title, $0.items.filter(world.isIncluded)) }
      }
    case .filteredSections:
      let source = base.filterSections(world.isIncluded)
      source.predicate = world.isIncluded
      source.hidesEmptySection = { _ in world.isDescending }
      return Example(source) {
        source.reevaluate()
      } model: { shelves in
        shelves.filter(world.isIncluded)
          .map { Shelf($0.id, title: $0.title, $0.items.filter(world.isIncluded)) }
          .filter { !world.isDescending || !$0.items.isEmpty }
      }
    case .separated:
      func hasSeparator(_ one: Book?, _ other: Book?) -> Bool {
        one.map(world.key) != other.map(world.key) && (one != nil || world.isDescending)
      }
      let separated = base.separated { hasSeparator($0.above, $0.below) ? world.offset : nil }
      let source = separated.map { section in
        Shelf(
          section.id, title: section.base.title,
          section.items.map { row in
            switch row {
            case .item(let book): book
            case .separator(let offset, .separatorBelow(let id)):
              Book(Character(id.uppercased()), edition: offset)
            case .separator(let offset, _):
              Book(Character("\(section.id)".lowercased()), edition: offset)
            }
          })
      }
      return Example(source) {
        separated.reevaluate()
      } model: { shelves in
        shelves.map { shelf in
          var rows: [Book] = []
          if let first = shelf.items.first, hasSeparator(nil, first) {
            rows.append(Book(Character("\(shelf.id)".lowercased()), edition: world.offset))
          }
          for (index, book) in shelf.items.enumerated() {
            rows.append(book)
            let next = index + 1 < shelf.items.count ? shelf.items[index + 1] : nil
            if hasSeparator(book, next) {
              rows.append(Book(Character(book.id.uppercased()), edition: world.offset))
            }
          }
          return Shelf(shelf.id, title: shelf.title, rows)
        }
      }
    case .prefixed:
      let source = base.prefix(nil)
      @MainActor func setLimits() {
        source.limit = world.offset
        source.limits = world.isDescending ? ["A": world.divisor] : [:]
      }
      setLimits()
      return Example(source, setLimits) { shelves in
        shelves.map { shelf in
          let limit = world.isDescending && shelf.id == "A" ? world.divisor : world.offset
          return Shelf(shelf.id, title: shelf.title, Array(shelf.items.prefix(limit)))
        }
      }
    }
  }
}

@MainActor
@Suite("Closures that read what changes", .silentDiagnostics, .traced)
struct ReevaluationTests {
  @Test("Groups whose order is turned around move")
  func order() {
    let base = ArrayDataSource(sections: shelves("S=ab'c''"))
    var isDescending = false
    let source = base.grouped(
      by: \.edition, order: { isDescending ? $0 > $1 : $0 < $1 },
      into: { Shelf(Character("\($0)"), $1) })
    let checker = DataSourceChecker(source)
    isDescending = true
    source.reevaluate()
    expectEqual(text(source.snapshot.sections), "2=c''|1=b'|0=a")
    expectEqual(checker.lastUpdate?.batch.description, "mS 0>2,2>0")
    isDescending = false
    base.performBatchUpdates {
      base.replaceItem(at: [0, 1], with: Book("b", edition: 3))
      source.reevaluate()
    }
    expectEqual(text(source.snapshot.sections), "0=a|2=c''|3=b'''")
    expectEqual(checker.check(), [])
  }

  @Test(
    "After it was evaluated again, each shows its function of the base, by the difference",
    arguments: Transform.allCases.indices)
  func random(_ number: Int) {
    withSeeds(Effort.rounds(40)) { generator in
      let (one, two) = (
        ArrayDataSource(sections: generator.shelves()),
        ArrayDataSource(sections: generator.shelves())
      )
      // With two sources, ids are repeated.
      let base = CompositeDataSource<Shelf>(generator.oneIn(2) ? [one] : [one, two])
      let world = Surroundings()
      world.change(using: &generator)
      let example = Transform.allCases[number].example(of: base, in: world)
      @MainActor func checker() -> TransformChecker<Shelf, Shelf> {
        TransformChecker(example.source, of: base, model: example.model)
      }
      var checkers = [checker()]
      for _ in 0..<10 {
        base.performBatchUpdates {
          for _ in 0..<1 + generator.below(3) {
            if generator.oneIn(2) {
              world.change(using: &generator)
              example.reevaluate()
            } else {
              generator.edit(generator.oneIn(2) ? one : two)
            }
            if generator.oneIn(4) { for checker in checkers { checker.check() } }
            if generator.oneIn(12) { checkers.append(checker()) }
          }
        }
        for checker in checkers { expectEqual(checker.check(), []) }
      }
    }
  }

  @Test(
    "A predicate that changes the base and reads the sections leaves them and their paths up to date"
  )
  func readingMeanwhile() {
    // The last one changes the section whose rows are being made.
    let changes: [(expected: String, change: (ArrayDataSource<Shelf>) -> Void)] = [
      ("A=b|B=xd|C=ef", { $0.removeItem(at: [0, 0]) }),
      ("B=xd|C=ef", { $0.removeSection(at: 0) }),
      ("A=ab|B=xd|C=ef", { $0.removeItem(at: [1, 0]) }),
    ]
    for (expected, change) in changes {
      let base = ArrayDataSource(sections: shelves("A=ab|B=cd|C=ef"))
      var body: (() -> Void)?
      let source = base.filter { book in
        let armed = book.id == "x" ? body : nil
        if armed != nil { body = nil }
        armed?()
        return book.id != "c"
      }
      var batches: [String] = []
      let observation = source.observe { batches.append($0.description) }
      body = {
        change(base)
        _ = source.snapshot
      }
      base.insertItem(Book("x"), at: [1, 1])
      expectEqual(text(source.snapshot.sections), expected)
      for path in source.snapshot.paths {
        expectEqual(source.basePath(of: path).map { base.snapshot[$0] }, source.snapshot[path])
      }
      #expect(!batches.isEmpty)
      withExtendedLifetime(observation) {}
    }
  }
}
