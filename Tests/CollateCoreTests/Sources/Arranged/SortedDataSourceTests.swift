import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Sorted sources")
struct SortedDataSourceTests {
  /// Returns sections in order, by a sort that is too naive to be wrong.
  private func sorted(
    _ sections: [Shelf], by order: ((Book, Book) -> Bool)?,
    sections sectionOrder: ((Shelf, Shelf) -> Bool)? = nil
  ) -> [Shelf] {
    var result = naivelySorted(sections, by: sectionOrder)
    for index in result.indices {
      result[index].items = naivelySorted(result[index].items, by: order)
    }
    return result
  }

  @Test(
    "O1 to O4: what is inserted, moved or updated finds its place, and nothing else moves",
    arguments: [
      ("S=a'''''bc'''", "S=a'''''x''''bc'''", "S=bc'''x''''a'''''", "i 0.2"),
      ("S=a''b''c'", "S=a''x''b''c'", "S=c'a''x''b''", "i 0.2"),
      ("S=a''x''b''c'", "S=b''a''x''c'", "S=c'b''a''x''", "m 0.3>0.1"),
      ("S=a'''b'c''d''''", "S=a'''b'''''c''d''''", "S=c''a'''d''''b'''''", "m 0.0>0.3; u 0.0>0.3"),
      ("S=a'''bc''", "S=a'''b'c''", "S=b'c''a'''", "u 0.0>0.0"),
      ("S=a'''bc''", "S=c''a'''b", "S=bc''a'''", ""),
    ])
  func scenarios(_ before: String, _ after: String, _ shown: String, _ batch: String) {
    let base = ArrayDataSource(sections: shelves(before))
    let source = base.sorted { $0.edition < $1.edition }
    var batches: [String] = []
    let observation = source.observe { batches.append($0.batch.description) }
    base.sections = shelves(after)
    expectEqual(text(source.snapshot.sections), shown)
    expectEqual(batches, (batch.isEmpty ? [] : [batch]))
    withExtendedLifetime(observation) {}
  }

  @Test("O5: another order is one update of moves")
  func reordering() {
    let base = ArrayDataSource(sections: shelves("S=a'''bc''d''''"))
    let source = base.sorted { $0.edition < $1.edition }
    let checker = DataSourceChecker(source)
    source.areInIncreasingOrder = { $0.edition > $1.edition }
    expectEqual(text(source.snapshot.sections), "S=d''''a'''c''b")
    expectEqual(checker.lastUpdate?.batch.itemMoves.count, 3)
    source.areInIncreasingOrder = nil
    expectEqual(text(source.snapshot.sections), "S=a'''bc''d''''")
    #expect(checker.updateCount == 2 && checker.check() == [])
  }

  private static let orders: [(@Sendable (Book, Book) -> Bool)?] = [
    nil, { $0.edition < $1.edition }, { $0.edition > $1.edition }, { $0.id < $1.id },
    { $0.id > $1.id },
  ]

  private static let sectionOrders: [(@Sendable (Shelf, Shelf) -> Bool)?] = [
    nil, { $0.id < $1.id }, { $0.title < $1.title }, { $0.items.count > $1.items.count },
  ]

  @Test("Random changes leave the output sorted, with its difference as the batch")
  func random() {
    withSeeds(Effort.rounds(200)) { generator in
      let base = ArrayDataSource(sections: generator.shelves(items: 6))
      let source = base.sorted { _, _ in false }
      source.areInIncreasingOrder = nil
      var (order, sectionOrder) = (Self.orders[0], Self.sectionOrders[0])
      @MainActor func checker() -> TransformChecker<Shelf, Shelf> {
        TransformChecker(source, of: base, lookups: (source.basePath, source.path)) {
          sorted($0, by: order, sections: sectionOrder)
        }
      }
      var checkers = generator.oneIn(4) ? [] : [checker()]
      for _ in 0..<12 {
        base.performBatchUpdates {
          for _ in 0..<1 + generator.below(3) {
            switch generator.below(8) {
            case 0:
              order = Self.orders[generator.below(Self.orders.count)]
              source.areInIncreasingOrder = order
            case 1:
              sectionOrder = Self.sectionOrders[generator.below(Self.sectionOrders.count)]
              source.areSectionsInIncreasingOrder = sectionOrder
            default: generator.edit(base)
            }
            if generator.oneIn(4) { for checker in checkers { checker.check() } }
            if generator.oneIn(12) { checkers.append(checker()) }
          }
        }
        for checker in checkers { expectEqual(checker.check(), []) }
      }
    }
  }

  @Test("Sources sorted by keys are those that are sorted by comparisons of the keys")
  func keys() {
    withSeeds(Effort.rounds(60)) { generator in
      let base = ArrayDataSource(sections: generator.shelves(items: 6))
      let pairs = [
        (base.sorted(by: \.id), base.sorted { $0.id < $1.id }),
        (base.sorted(by: \.edition), base.sorted { $0.edition < $1.edition }),
        (base.sorted(by: { -$0.edition }), base.sorted { $0.edition > $1.edition }),
        (base.sorted(by: \.edition, order: >), base.sorted { $0.edition > $1.edition }),
        (
          base.sorted(by: \.edition, then: \.id),
          base.sorted { ($0.edition, $0.id) < ($1.edition, $1.id) }
        ),
        (
          base.sorted(by: \.edition, order: >, then: \.id),
          base.sorted { ($1.edition, $0.id) < ($0.edition, $1.id) }
        ),
        (
          base.sorted(by: \.edition, then: \.id, thenOrder: >),
          base.sorted { ($0.edition, $1.id) < ($1.edition, $0.id) }
        ),
        (
          base.sorted(by: \.edition, order: >, then: \.id, thenOrder: >),
          base.sorted { ($0.edition, $0.id) > ($1.edition, $1.id) }
        ),
      ]
      for _ in 0..<8 {
        generator.edit(base)
        for (index, (one, other)) in pairs.enumerated() {
          #expect(one.snapshot.sections.elementsEqual(other.snapshot.sections), "\(index)")
        }
      }
    }
  }

  @Test("Keys that have no order keep every item exactly once")
  func keysWithoutOrder() {
    struct Measure: Identifiable, Equatable {
      let id: Int
      let value: Double

      static func == (one: Self, other: Self) -> Bool {
        one.id == other.id && one.value.bitPattern == other.value.bitPattern
      }
    }
    let values: [Double] = [3, .nan, 1, .nan, 2, -.infinity]
    let base = ArrayDataSource(items: values.enumerated().map { Measure(id: $0, value: $1) })
    let source = base.sorted(by: \.value, then: \.id, thenOrder: >)
    let checker = DataSourceChecker(source)
    base.moveItem(at: [0, 1], to: [0, 4])
    base.insertItem(Measure(id: 9, value: .nan), at: [0, 2])
    expectEqual(source.snapshot.items.map(\.id).sorted(), [0, 1, 2, 3, 4, 5, 9])
    expectEqual(checker.check(), [])
  }

  @Test("An order that is none keeps every item exactly once")
  func inconsistentOrder() {
    withSeeds(Effort.rounds(60)) { generator in
      let base = ArrayDataSource(sections: generator.shelves(items: 9))
      var coins = SeededGenerator(seed: 7)
      let source = base.sorted { _, _ in coins.oneIn(2) }
      let checker = DataSourceChecker(source)
      for _ in 0..<12 {
        generator.edit(base)
        for (section, own) in zip(source.snapshot.sections, base.sections) {
          expectEqual(
            section.items.map(\.description).sorted(), own.items.map(\.description).sorted())
        }
        expectEqual(checker.check(), [])
      }
    }
  }

  @Test("Only what is touched is compared, with few others")
  func comparisons() {
    let books = (0..<1000).map { NumberedItem(id: $0, rank: ($0 * 7919) % 1000) }
    let base = ArrayDataSource(sections: [BasicSection(id: 0, items: books)])
    let comparisons = CountedCalls()
    let source = base.sorted(by: comparisons.counting { $0.rank < $1.rank })
    let observation = source.observe { _ in }
    func compared(_ body: () -> Void) -> Int {
      comparisons.during {
        body()
        _ = source.snapshot
      }
    }
    let limit = 2 * 10 + 2
    #expect(compared { base.insertItem(NumberedItem(id: 2000, rank: 500), at: [0, 300]) } <= limit)
    #expect(compared { base.replaceItem(at: [0, 9], with: NumberedItem(id: 9, rank: 3)) } <= limit)
    #expect(compared { base.moveItem(at: [0, 9], to: [0, 900]) } <= limit)
    expectEqual(compared { base.removeItem(at: [0, 5]) }, 0)
    expectEqual(compared { base.sections[0].title = "new" }, 0)
    // Many at one place: the labels of the section are made again, and no other item is compared.
    for id in 3000..<3100 {
      let item = NumberedItem(id: id, rank: id % 1000)
      #expect(compared { base.insertItem(item, at: [0, 500]) } <= limit)
    }
    expectEqual(source.snapshot.items.map(\.rank), source.snapshot.items.map(\.rank).sorted())
    withExtendedLifetime(observation) {}
  }

  @Test("Only sections that are touched are compared, with few others, unless they are many")
  func comparedSections() {
    typealias Section = BasicSection<Int, NumberedItem>
    func section(_ id: Int, rank: Int) -> Section {
      Section(id: id, items: [NumberedItem(id: id, rank: rank)])
    }
    let base = ArrayDataSource(sections: (0..<1000).map { section($0, rank: $0 * 7919 % 1000) })
    let comparisons = CountedCalls()
    let source = base.sorted { _, _ in false }
    source.areSectionsInIncreasingOrder = comparisons.counting {
      $0.items[0].rank < $1.items[0].rank
    }
    let checker = DataSourceChecker(source)
    func compared(_ body: () -> Void) -> Int {
      let count = comparisons.during {
        body()
        _ = source.snapshot
      }
      let sections = source.snapshot.sections.map { $0 }
      expectEqual(sections, naivelySorted(base.sections) { $0.items[0].rank < $1.items[0].rank })
      return count
    }
    let limit = 2 * 10 + 2
    #expect(compared { base.sections[3].items[0].rank = 500 } <= limit)
    #expect(compared { base.sections.insert(section(1000, rank: 500), at: 0) } <= limit)
    #expect(compared { base.moveSection(at: 0, to: 900) } <= limit)
    expectEqual(compared { base.sections.remove(at: 7) }, 0)
    func setRanks(to rank: Int, count: Int) {
      base.performBatchUpdates {
        for index in 0..<count { base.sections[index].items[0].rank = rank }
      }
    }
    #expect(compared { setRanks(to: 9, count: 50) } <= 50 * limit)
    #expect(compared { setRanks(to: 7, count: 500) } > 500)
    expectEqual(checker.check(), [])
  }
}

/// An item with a place in an order.
struct NumberedItem: Identifiable, Equatable {
  let id: Int
  var rank: Int
}

/// Sorts by insertion, so that elements of equal rank keep their order.
func naivelySorted<Element>(
  _ elements: [Element], by order: ((Element, Element) -> Bool)?
) -> [Element] {
  guard let order else { return elements }
  return elements.reduce(into: []) { result, element in
    let place = result.firstIndex { order(element, $0) } ?? result.count
    result.insert(element, at: place)
  }
}
