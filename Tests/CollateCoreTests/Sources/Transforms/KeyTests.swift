import Collate
import CollateTesting
import TestSupport
import Testing

/// The keys that sources keep.
private final class Ledger {
  private(set) var count = 0

  /// How often keys were compared.
  fileprivate(set) var comparisonCount = 0

  /// A key that is counted while it is kept.
  func key(_ value: Double) -> Key { Key(value: value, token: Token(self)) }

  final class Token {
    let ledger: Ledger

    init(_ ledger: Ledger) {
      self.ledger = ledger
      ledger.count += 1
    }

    deinit { ledger.count -= 1 }
  }
}

/// A number that counts how many of its copies are kept.
private struct Key: Hashable {
  let value: Double
  let token: Ledger.Token

  static func == (one: Key, other: Key) -> Bool {
    one.token.ledger.comparisonCount += 1
    return one.value == other.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// An item whose key can be a NaN.
private struct Measurement: Identifiable, Equatable, Sendable {
  let id: Int
  var value: Double?

  var key: Double { value ?? .nan }
}

private typealias Measurements = BasicSection<String, Measurement>

@MainActor
@Suite("Keys that closures return", .traced)
struct KeyTests {
  /// Makes items come and go in one of several ways, whose keys are all different.
  private enum Churn: CaseIterable {
    case replacing, assigning, inserting, movingSections, becomingNaN

    @MainActor
    func step(_ number: Int, _ base: ArrayDataSource<Measurements>) {
      let item = Measurement(id: number, value: Double(number))
      switch self {
      case .replacing:
        base.replaceItem(at: [0, 0], with: Measurement(id: 0, value: item.value))
      case .assigning:
        // Each is moved and updated in one change.
        base.sections[0].items = base.sections[0].items.reversed().map { old in
          Measurement(id: old.id, value: Double(number + old.id * 1_000_000))
        }
      case .inserting:
        base.insertItem(item, at: [0, 0])
        base.removeItem(at: [0, 1])
      case .movingSections:
        base.insertSection(Measurements(id: "\(number)", items: [item]), at: 0)
        base.moveSection(at: 0, to: 1)
        base.removeSection(at: 1)
      case .becomingNaN:
        base.performBatchUpdates {
          let old = base.snapshot[[0, 0]]
          base.replaceItem(
            at: [0, 0], with: Measurement(id: old.id, value: old.value == nil ? 1 : nil))
          if number % 8 < 4 { base.moveItem(at: [0, 0], to: [0, 1]) }
        }
      }
    }
  }

  @Test("Those of items that are gone are forgotten")
  func forgetting() {
    withEvery("change", in: Churn.allCases) { churn in
      let items = (0..<4).map { Measurement(id: $0, value: Double($0)) }
      let base = ArrayDataSource(sections: [Measurements(id: "s", items: items)])
      let (unique, grouped) = (Ledger(), Ledger())
      let uniqued = base.uniqued { unique.key($0.key) }
      let groups = base.grouped(by: { grouped.key($0.key) }, order: { $0.value < $1.value }) {
        _, items in
        Measurements(id: "\(items.map(\.id))", items: items)
      }
      let tokens = [uniqued.observe { _ in }, groups.observe { _ in }]
      for number in 10..<200 { churn.step(number, base) }
      #expect(unique.count < 100)
      #expect(grouped.count < 100)
      withExtendedLifetime(tokens) {}
    }
  }

  @Test("Many NaNs are not compared with each other, though their hashes are equal")
  func manyNaNs() {
    let base = ArrayDataSource(
      sections: [Measurements(id: "s", items: (0..<500).map { Measurement(id: $0, value: nil) })])
    let (unique, grouped) = (Ledger(), Ledger())
    let uniqued = base.uniqued { unique.key($0.key) }
    let groups = base.grouped(
      by: { grouped.key($0.key) }, order: { $0.value < $1.value },
      into: { _, items in Measurements(id: "\(items.map(\.id))", items: items) })
    #expect(uniqued.snapshot.itemCount == 500 && groups.snapshot.sections.count == 500)
    #expect(unique.comparisonCount < 5_000 && grouped.comparisonCount < 5_000)
  }

  @Test("The group of a pinned NaN stays the same while others are inserted and removed")
  func pinnedNaN() {
    let base = ArrayDataSource(sections: [Measurements(id: "s")])
    var emptyCount = 0
    let source = base.grouped(
      by: { $0.key }, order: <,
      into: { key, items in
        if items.isEmpty { emptyCount += 1 }
        return Measurements(id: items.isEmpty ? "empty \(emptyCount)" : "\(key)", items: items)
      })
    source.pinnedKeys = [.nan]
    let checker = DataSourceChecker(source)
    for number in 0..<4 {
      base.sections[0].items = [Measurement(id: number, value: Double(number))]
    }
    #expect(source.snapshot.sections.contains { $0.id == "empty 1" } && emptyCount == 1)
    source.pinnedKeys = []
    expectEqual(source.snapshot.sections.map(\.id), ["3.0"])
    expectEqual(checker.check(), [])
  }

  /// Edits a base at random; a third of the values are NaNs.
  private func edit(_ base: ArrayDataSource<Measurements>, using generator: inout SeededGenerator) {
    let paths = Array(base.snapshot.paths)
    let unused = (0..<8).filter { base.itemPath(of: $0) == nil }
    func measurement(_ id: Int) -> Measurement {
      Measurement(id: id, value: generator.oneIn(3) ? nil : Double(generator.below(3)))
    }
    switch generator.below(6) {
    case 0:
      base.sections = ["s", "t"].shuffled(using: &generator).map { Measurements(id: $0) }
      base.sections[0].items = unused.prefix(generator.below(4)).map { measurement($0) }
    case 1, 2:
      if let id = unused.first { base.insertItem(measurement(id), at: [generator.below(2), 0]) }
    case 3: if let path = paths.randomElement(using: &generator) { base.removeItem(at: path) }
    case 4:
      if let path = paths.randomElement(using: &generator) {
        base.replaceItem(at: path, with: measurement(base.snapshot[path].id))
      }
    default:
      if let path = paths.randomElement(using: &generator) { base.moveItem(at: path, to: [0, 0]) }
    }
  }

  @Test("Each NaN is a key of its own")
  func notANumber() {
    withSeeds(Effort.rounds(80)) { generator in
      let base = ArrayDataSource(sections: [Measurements(id: "s"), Measurements(id: "t")])
      let uniqued = base.uniqued { $0.key }
      let grouped = base.grouped(
        by: { $0.key }, order: { ($0.isNaN ? 9 : $0) < ($1.isNaN ? 9 : $1) },
        into: { key, items in
          Measurements(
            id: key.isNaN ? items.first.map { "NaN \($0.id)" } ?? "pinned" : "\(key)", items: items)
        })
      let checker = TransformChecker(uniqued, of: base) { sections in
        var seen: Set<Double> = []
        return sections.map { section in
          var section = section
          section.items.removeAll { !$0.key.isNaN && !seen.insert($0.key).inserted }
          return section
        }
      }
      let groupChecker = DataSourceChecker(grouped)
      for _ in 0..<12 {
        base.performBatchUpdates {
          for _ in 0..<1 + generator.below(3) { edit(base, using: &generator) }
          if generator.oneIn(4) { grouped.pinnedKeys = generator.oneIn(2) ? [.nan, 1] : [] }
        }
        expectEqual(checker.check(), [])
        expectEqual(groupChecker.check(), [])
        var expected = Dictionary(
          grouping: base.snapshot.items.filter { $0.value != nil }, by: \.key
        )
        .map { Measurements(id: "\($0)", items: $1) }
        expected += base.snapshot.items.filter { $0.value == nil }
          .map { Measurements(id: "NaN \($0.id)", items: [$0]) }
        if !grouped.pinnedKeys.isEmpty {
          expected.append(Measurements(id: "pinned"))
          if !expected.contains(where: { $0.id == "1.0" }) {
            expected.append(Measurements(id: "1.0"))
          }
        }
        // Where NaNs are among themselves depends on which came first.
        expectEqual(
          grouped.snapshot.sections.sorted { $0.id < $1.id }, expected.sorted { $0.id < $1.id })
      }
    }
  }
}
