import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Grouped sources")
struct GroupedDataSourceTests {
  /// The first letters of ids, in three groups.
  private static func key(_ book: Book) -> Character {
    switch book.id {
    case "a"..."c": "P"
    case "d"..."f": "Q"
    default: "R"
    }
  }

  /// Returns the groups of items, by a function that is too naive to be wrong.
  private func grouped(
    _ sections: [Shelf], by key: (Book) -> Character, order: (Character, Character) -> Bool,
    items: ((Book, Book) -> Bool)? = nil, pinned: Set<Character> = [], countsInTitle: Bool = false
  ) -> [Shelf] {
    let all = sections.flatMap(\.items)
    return Set(all.map(key)).union(pinned).sorted(by: order).map { group in
      let own = naivelySorted(all.filter { key($0) == group }, by: items)
      return Shelf(group, title: countsInTitle ? own.count : 0, own)
    }
  }

  @Test(
    "G1 to G4: items find their groups",
    arguments: [
      ("N=a''b'c'|M=x''y'", "N=n''a''b'c'|M=x''y'", "2=n''a''x''|1=b'c'y'", "i 0.0"),
      ("N=a''b'|M=x''", "N=a''n'''|M=x''", "3=n'''|2=a''x''", "dS 1; iS 0"),
      ("N=a''b'c'|M=x''", "N=a''b''c'|M=x''", "2=a''b''x''|1=c'", "m 1.0>0.1; u 1.0>0.1"),
      ("N=a''b'|M=x''", "N=a''b''|M=x''", "2=a''b''x''", "dS 1; i 0.1"),
      ("N=a''b'|M=x''", "N=a''b'", "2=a''|1=b'", "d 0.1"),
    ])
  func scenarios(_ before: String, _ after: String, _ shown: String, _ batch: String) {
    let base = ArrayDataSource(sections: shelves(before))
    let source = base.grouped(by: \.edition, order: >) { edition, books in
      Shelf(Character("\(edition)"), books)
    }
    var batches: [String] = []
    let observation = source.observe { batches.append($0.batch.description) }
    base.sections = shelves(after)
    expectEqual(text(source.snapshot.sections), shown)
    expectEqual(batches, [batch])
    withExtendedLifetime(observation) {}
  }

  @Test("G5: the content of a group may depend on its items")
  func content() {
    let base = ArrayDataSource(sections: shelves("N=a''b'"))
    let source = base.grouped(by: \.edition, order: >) { edition, books in
      Shelf(Character("\(edition)"), title: books.count, books)
    }
    let checker = DataSourceChecker(source)
    base.insertItem(Book("c", edition: 2), at: [0, 0])
    expectEqual(text(source.snapshot.sections), "2''=c''a''|1'=b'")
    expectEqual(checker.lastUpdate?.batch.description, "uS 0>0; i 0.0")
    expectEqual(checker.check(), [])
  }

  @Test("Groups of equal keys come in the order of the keys, or in another one")
  func keys() {
    let base = ArrayDataSource(sections: shelves("N=a''b'c''"))
    expectEqual(base.grouped(by: \.edition).snapshot.sections.map(\.id), [1, 2])
    let newest = base.grouped(by: \.edition, order: >)
    expectEqual(newest.snapshot.sections.map(\.id), [2, 1])
    base.insertItem(Book("d", edition: 3), at: [0, 0])
    expectEqual(newest.snapshot.sections.map(\.id), [3, 2, 1])
  }

  @Test("G6: a group whose key is pinned stays without items")
  func pinned() {
    let base = ArrayDataSource(sections: shelves("N=a''"))
    let source = base.grouped(by: \.edition, order: >) { Shelf(Character("\($0)"), $1) }
    source.pinnedKeys = [3]
    let checker = DataSourceChecker(source)
    expectEqual(text(source.snapshot.sections), "3=|2=a''")
    base.insertItem(Book("b", edition: 3), at: [0, 1])
    expectEqual(checker.lastUpdate?.batch.description, "i 0.0")
    base.removeItem(at: [0, 1])
    expectEqual(checker.lastUpdate?.batch.description, "d 0.0")
    #expect(source.section(for: 3) == 0 && source.section(for: 2) == 1)
    source.pinnedKeys = []
    source.pinnedKeys = []
    #expect(checker.lastUpdate?.batch.description == "dS 0" && checker.updateCount == 3)
    #expect(source.section(for: 3) == nil && source.section(for: 9) == nil)
    expectEqual(checker.check(), [])
  }

  @Test("Random changes leave the output grouped, with its difference as the batch")
  func random() {
    withSeeds(Effort.rounds(200)) { generator in
      let (one, two) = (
        ArrayDataSource(sections: generator.shelves()),
        ArrayDataSource(sections: generator.shelves())
      )
      // With two sources, ids are repeated.
      let base = CompositeDataSource<Shelf>(generator.oneIn(2) ? [one] : [one, two])
      let isByID = generator.oneIn(2)
      let key: (Book) -> Character = isByID ? Self.key : { Character("\($0.edition)") }
      let counts = generator.oneIn(2)
      var pinned: Set<Character> = []
      var order: ((Book, Book) -> Bool)?
      let source = base.grouped(by: key, order: <) { group, books in
        Shelf(group, title: counts ? books.count : 0, books)
      }
      @MainActor func checker() -> TransformChecker<Shelf, Shelf> {
        TransformChecker(source, of: base, lookups: (source.basePath, source.path)) {
          grouped($0, by: key, order: <, items: order, pinned: pinned, countsInTitle: counts)
        }
      }
      var checkers = generator.oneIn(4) ? [] : [checker()]
      for _ in 0..<12 {
        base.performBatchUpdates {
          for _ in 0..<1 + generator.below(3) {
            switch generator.below(9) {
            case 0:
              order = [nil, { $0.id > $1.id }, { $0.edition < $1.edition }][generator.below(3)]
              source.areInIncreasingOrder = order
            case 1:
              pinned = generator.oneIn(2) ? [] : ["1", "Q"]
              source.pinnedKeys = pinned
            case 2: if base.slots.count == 2 { base.move(base.slots[0], to: 1) }
            case 3: source.reevaluate()
            default: generator.edit(generator.oneIn(2) ? one : two)
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
    "L1 to L3: all sections in one",
    arguments: [
      ("S=ab|T=cd|U=e", "U=e|S=ab", "X=eab", "d 0.2,0.3; m 0.4>0.0"),
      ("S=ab|T=cd", "S'=ab|T=cd", "X=abcd", ""), ("S=ab|T=cd", "S=a|T=bcd", "X=abcd", ""),
      ("S=ab|T=cd", "S=b|T=cad", "X=bcad", "m 0.0>0.2"), ("S=a", "", "X=", "d 0.0"),
    ])
  func flattened(_ before: String, _ after: String, _ shown: String, _ batch: String) {
    let base = ArrayDataSource(sections: shelves(before))
    let source = base.flattened(into: Shelf("X"))
    var batches: [String] = []
    let observation = source.observe { batches.append($0.batch.description) }
    base.sections = shelves(after)
    expectEqual(text(source.snapshot.sections), shown)
    expectEqual(batches, (batch.isEmpty ? [] : [batch]))
    withExtendedLifetime(observation) {}
  }

  @Test("Feeds merged by day: without repeats, in order, over filters and under them")
  func nested() {
    withSeeds(Effort.rounds(80)) { generator in
      let feeds = (0..<3).map { _ in ArrayDataSource(sections: generator.shelves(upTo: 2)) }
      let composite = CompositeDataSource<Shelf>(feeds)
      let source = composite.filter { $0.id != "b" }.uniqued()
        .grouped(by: Self.key, order: >, items: { $0.id < $1.id }) { Shelf($0, $1) }
        .prefix(3)
      let checker = TransformChecker(source, of: composite) { sections in
        var seen: Set<Character> = ["b"]
        let books = sections.flatMap(\.items).filter { seen.insert($0.id).inserted }
        return Set(books.map(Self.key)).sorted(by: >).map { group in
          let own = books.filter { Self.key($0) == group }.sorted { $0.id < $1.id }
          return Shelf(group, Array(own.prefix(3)))
        }
      }
      for _ in 0..<10 {
        composite.performBatchUpdates {
          for _ in 0..<1 + generator.below(3) { generator.edit(feeds[generator.below(3)]) }
        }
        expectEqual(checker.check(), [])
      }
    }
  }

  @Test("A key is asked for once for what is new or changed, and for nothing else")
  func calls() {
    let base = ArrayDataSource(sections: shelves("S=ab'c|T=de'"))
    var calls: [Character] = []
    let source = base.grouped(by: { (book: Book) -> Int in
      calls.append(book.id)
      return book.edition
    })
    let observation = source.observe { _ in }
    func asked(_ body: () -> Void) -> String {
      calls = []
      body()
      _ = source.snapshot
      return String(calls)
    }
    expectEqual(asked {}, "")
    expectEqual(asked { base.insertItem(Book("x"), at: [0, 1]) }, "x")
    expectEqual(asked { base.moveItem(at: [0, 1], to: [1, 0]) }, "")
    expectEqual(asked { base.replaceItem(at: [1, 0], with: Book("x", edition: 1)) }, "x")
    expectEqual(asked { base.replaceItem(at: [1, 0], with: Book("x", edition: 1)) }, "")
    expectEqual(asked { base.removeItem(at: [1, 0]) }, "")
    expectEqual(asked { base.moveSection(at: 1, to: 0) }, "")
    expectEqual(
      asked {
        base.performBatchUpdates {
          base.insertSection(Shelf("N"), at: 2)
          base.moveItem(at: [1, 0], to: [2, 0])
        }
      }, "")
    expectEqual(asked { source.areInIncreasingOrder = { $0.id > $1.id } }, "")
    expectEqual(asked { source.reevaluate() }, "debca")
    withExtendedLifetime(observation) {}
  }

  @Test("Keys that depend on something else are asked for again, and the items move")
  func reevaluating() {
    let base = ArrayDataSource(sections: shelves("S=abc|T=d"))
    var divider: Character = "b"
    let source = base.grouped(by: { $0.id < divider ? 0 : 1 })
    let checker = DataSourceChecker(source)
    divider = "c"
    source.reevaluate()
    expectEqual(checker.lastUpdate?.batch.description, "m 1.0>0.1")
    divider = "z"
    source.reevaluate()
    expectEqual(checker.lastUpdate?.batch.description, "dS 1; i 0.2,0.3")
    expectEqual(checker.check(), [])
  }

  @Test("Groups whose keys have the same rank keep the order in which they came")
  func equalRanks() {
    let base = ArrayDataSource(sections: shelves("S=cabx"))
    let source = base.grouped(by: \.id, order: { $0 == "x" && $1 != "x" }, into: { Shelf($0, $1) })
    func groups() -> String { String(source.snapshot.sections.map(\.id)) }
    expectEqual(groups(), "xcab")
    base.insertItem(Book("d"), at: [0, 0])
    expectEqual(groups(), "xcabd")
    base.removeItem(at: [0, 1])
    expectEqual(groups(), "xabd")
    base.insertItem(Book("c"), at: [0, 0])
    expectEqual(groups(), "xabdc")
  }

  @Test("Many insertions at one place leave the other items where they are")
  func crowdedPlace() {
    let base = ArrayDataSource(sections: shelves("S=abc|T=def"))
    let source = base.grouped(by: { $0.edition % 2 })
    let checker = TransformChecker(source, of: base, lookups: (source.basePath, source.path)) {
      sections in
      let books = sections.flatMap(\.items)
      return [0, 1].compactMap { key in
        let own = books.filter { $0.edition % 2 == key }
        return own.isEmpty ? nil : BasicSection(id: key, items: own)
      }
    }
    for number in 0..<120 {
      // Only the items of one group come, so that those of the other are only renamed.
      base.insertItem(Book(Character(Unicode.Scalar(1000 + number)!), edition: 1), at: [0, 1])
      if number % 20 == 0 { checker.check() }
    }
    base.moveSection(at: 1, to: 0)
    base.removeItem(at: [1, 0])
    expectEqual(checker.check(), [])
  }

  private struct Numbered: Identifiable, Equatable {
    let id: Int
    var key: Int
  }

  @Test("Many items that come into other groups at once are in the order of the base")
  func manyRegroupedItems() {
    let base = ArrayDataSource(items: (0..<2_000).map { Numbered(id: $0, key: $0 % 4) })
    let grouped = base.grouped { $0.key }
    let observation = grouped.observe { _ in }
    base.performBatchUpdates {
      for index in stride(from: 1_999, through: 0, by: -3) {
        base.replaceItem(at: [0, index], with: Numbered(id: index, key: index / 3 % 4))
      }
    }
    withExtendedLifetime(observation) {
      let expected = (0..<4).map { key in base.snapshot.items.filter { $0.key == key }.map(\.id) }
      expectEqual(grouped.snapshot.sections.map { $0.items.map(\.id) }, expected)
    }
  }
}
