import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Sources made of sources made of sources", .traced)
struct NestingTests {
  @Test("Randomly nested sources show their function of the base, with its difference as the batch")
  func random() {
    Reports.silence()
    var depths: [Int: Int] = [:]
    // CI nests 10 000 in its optimized tests.
    withSeeds(Effort.rounds(400, optimized: 5_000)) { generator in
      let nesting = Nesting(using: &generator)
      depths[nesting.levels.map(\.depth).max() ?? 0, default: 0] += 1
      withEvery("nesting", in: [nesting.description]) { _ in run(nesting, using: &generator) }
    }
    // Most must be deep, or the test would not be what it says.
    let deepCount = depths.filter { $0.key >= 3 }.values.reduce(0, +)
    let count = depths.values.reduce(0, +)
    #expect(deepCount > count * 2 / 3)
  }

  private func run(_ nesting: Nesting, using generator: inout SeededGenerator) {
    let levels = nesting.levels
    var checkers: [(level: Nesting.Level, checker: DataSourceChecker<Shelf>)] = []
    func observe(_ level: Nesting.Level) {
      checkers.append((level, DataSourceChecker(level.source)))
    }
    if let last = levels.last { observe(last) }
    for _ in 0..<10 {
      if generator.oneIn(3) { observe(levels[generator.below(levels.count)]) }
      if generator.oneIn(6), checkers.count > 1 {
        checkers.remove(at: generator.below(checkers.count))
      }
      let counts = checkers.map(\.checker.updateCount)
      nesting.arrays[0].performBatchUpdates {
        for _ in 0..<1 + generator.below(3) {
          if generator.oneIn(3) {
            levels[generator.below(levels.count)].configure(&generator)
          } else {
            generator.edit(nesting.arrays[generator.below(nesting.arrays.count)])
          }
          if generator.oneIn(4) { check(levels[generator.below(levels.count)]) }
          if generator.oneIn(6) {
            let level = levels[generator.below(levels.count)]
            let id = SeededGenerator.letters[generator.below(10)]
            let path = level.source.itemPath(of: id)
            expectEqual(path.map { level.source.snapshot[$0].id } ?? id, id)
          }
          if generator.oneIn(12) { observe(levels[generator.below(levels.count)]) }
        }
      }
      for level in levels { level.endTransaction() }
      for level in levels { check(level) }
      for ((level, checker), count) in zip(checkers, counts) where checker.updateCount > count {
        guard let update = checker.lastUpdate, level.isByID else { continue }
        if [update.before, update.after].allSatisfy(hasUniqueIDs) {
          expectEqual(
            update.batch, update.after.difference(from: update.before), "\(level.name)")
        }
      }
      for (level, checker) in checkers { expectEqual(checker.check(), [], "\(level.name)") }
    }
  }

  private func check(_ level: Nesting.Level) {
    let (shown, model) = (Array(level.source.snapshot.sections), level.model())
    expectEqual(shown, model, "\(level.name)")
  }

  private func hasUniqueIDs(_ snapshot: Snapshot<Shelf>) -> Bool {
    Set(snapshot.items.map(\.id)).count == snapshot.itemCount
      && Set(snapshot.sections.map(\.id)).count == snapshot.sections.count
  }
}
