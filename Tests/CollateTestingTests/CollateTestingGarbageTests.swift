import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Arbitrary batches never trap")
struct CollateTestingGarbageTests {
  /// Returns a batch of a few changes in and around a small list.
  private func garbage(using random: inout SeededGenerator) -> ChangeBatch {
    func few<Value>(_ value: () -> Value) -> [Value] {
      (0..<max(0, random.below(4) - 1)).map { _ in value() }
    }
    func number() -> Int { random.below(20) == 0 ? -1 : random.below(4) }
    func path() -> (Int, Int) { (number(), number()) }
    func before() -> BeforePath { BeforePath(section: number(), item: number()) }
    func after() -> AfterPath { AfterPath(section: number(), item: number()) }
    return ChangeBatch(
      sectionDeletes: random.below(2) == 0 ? few { BeforeSection(number()) } : [],
      sectionInserts: random.below(2) == 0 ? few { AfterSection(number()) } : [],
      sectionMoves: random.below(2) == 0
        ? few { .init(BeforeSection(number()), AfterSection(number())) } : [],
      itemDeletes: few(before),
      itemInserts: few(after),
      itemMoves: few { .init(before(), after()) },
      itemUpdates: random.below(4) == 0 ? few { .init(before(), after()) } : [])
  }

  private func sections(_ counts: [Int], using random: inout SeededGenerator) -> [CheckedSection] {
    counts.map { count in
      CheckedSection(
        id: random.freshName(),
        items: (0..<count).map { _ in CheckedItem(id: random.freshName()) })
    }
  }

  @Test("What does not fit is judged, what fits can be shown", arguments: 0..<Effort.rounds(6))
  func judging(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<500 {
      let batch = garbage(using: &random)
      let before = Snapshot(
        sections((0..<random.below(4)).map { _ in random.below(4) }, using: &random))
      let after = Snapshot(
        sections((0..<random.below(4)).map { _ in random.below(4) }, using: &random))
      let source = ScriptedSource(Array(before.sections))
      let checker = DataSourceChecker(source)
      let list = HeadlessListView<CheckedSection>()
      list.show(source)
      source.change(to: Array(after.sections), saying: batch)
      expectEqual(list.sections.map(\.items.count), after.itemCounts, "\(batch)")
      if batch.firstError(from: before, to: after) != nil {
        #expect(!checker.finish().isEmpty, "\(batch)")
      }
      _ = batch.inverse
      _ = source.snapshot
    }
  }

  @Test("Where the counts follow from the batch, only more than needed is said")
  func fitting() {
    var random = SeededGenerator(seed: 0)
    var fitCount = 0
    for _ in 0..<Effort.rounds(6_000) {
      let batch = garbage(using: &random)
      let before = Snapshot(
        sections((0..<random.below(4)).map { _ in random.below(4) }, using: &random))
      guard let counts = try? batch.applied(toItemCounts: before.itemCounts) else { continue }
      fitCount += 1
      let after = moved(before, through: batch, to: counts, using: &random)
      let source = ScriptedSource(Array(before.sections))
      let checker = DataSourceChecker(source)
      let list = HeadlessListView<CheckedSection>()
      list.show(source)
      source.change(to: after, saying: batch)
      let found = checker.finish().filter { $0.law != .minimal && !$0.message.contains("updated") }
      expectEqual(found.map(\.description), [])
      expectEqual(list.violations.map(\.description), [])
      expectEqual(list.sections, after, "\(batch)")
    }
    #expect(fitCount > Effort.rounds(60))
  }

  /// Returns the sections that a batch makes, with fresh ones where it inserts.
  private func moved(
    _ before: Snapshot<CheckedSection>, through batch: ChangeBatch, to counts: [Int],
    using random: inout SeededGenerator
  ) -> [CheckedSection] {
    let change = PendingChange(batch)
    var result = sections(
      counts.enumerated().map { number, count in
        batch.sectionInserts.contains(AfterSection(number)) ? 2 : count
      }, using: &random)
    for number in result.indices {
      guard let origin = change.section(before: AfterSection(number)) else { continue }
      result[number] = CheckedSection(
        id: before.sections[origin.index].id, items: result[number].items)
      for item in result[number].items.indices {
        let path = AfterPath(section: number, item: item)
        if let origin = change.path(before: path) {
          result[number].items[item] = before[origin.path]
        }
      }
    }
    return result
  }
}
