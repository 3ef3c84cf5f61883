import Collate
import TestSupport
import Testing

/// Law L11 for random programs: one million of them with an effort of 200, in an optimized build.
@MainActor
@Suite("Items are followed, at random", .traced)
struct FollowingRandomTests {
  @Test("However sources are nested, edited, read and observed, each item is found")
  func nestings() {
    Reports.silence()
    let items = FollowedItems()
    withSeeds(Effort.rounds(1_800, optimized: 5_000)) { generator in
      let nesting = Nesting(using: &generator)
      withEvery("nesting", in: [nesting.description]) { _ in
        run(nesting, items, using: &generator)
      }
    }
    #expect(items.loneCount > items.count / 32, "\(items.loneCount) of \(items.count)")
  }

  private func run(
    _ nesting: Nesting, _ items: FollowedItems, using generator: inout SeededGenerator
  ) {
    let levels = nesting.levels
    var tokens: [ObservationToken] = []
    func observe(_ level: Nesting.Level) {
      tokens.append(
        level.source.observe { items.check($0, level.name, hasGroups: nesting.hasGroups) })
    }
    if let last = levels.last { observe(last) }
    for _ in 0..<6 {
      if generator.oneIn(2) { observe(levels[generator.below(levels.count)]) }
      if generator.oneIn(4) { tokens.removeFirst() }
      nesting.arrays[0].performBatchUpdates {
        for _ in 0..<1 + generator.below(5) {
          switch generator.below(8) {
          case 0: levels[generator.below(levels.count)].configure(&generator)
          case 1:
            let goal = generator.shelves(upTo: 3, items: 3)
            WayToChange.allCases[generator.below(WayToChange.allCases.count)]
              .change(nesting.arrays[generator.below(nesting.arrays.count)], to: goal) {}
          default: generator.edit(nesting.arrays[generator.below(nesting.arrays.count)])
          }
          let level = levels[generator.below(levels.count)]
          if generator.oneIn(6) { _ = level.source.snapshot }
          if generator.oneIn(6) { _ = level.source.itemPath(of: SeededGenerator.letters[0]) }
          if generator.oneIn(12) { observe(level) }
        }
      }
      for level in levels { level.endTransaction() }
      if tokens.isEmpty { observe(levels[generator.below(levels.count)]) }
    }
  }

  @Test("From any slot of a group to any other, each item is found")
  func groups() {
    var count = 0
    withSeeds(Effort.rounds(200)) { generator in
      let arrays = (0..<3).map { _ in ArrayDataSource<Shelf>() }
      let inner = CompositeDataSource<Shelf>([arrays[0], arrays[1]])
      let screen = CompositeDataSource<Shelf>([inner, arrays[2]], sharing: IdentityGroup("g"))
      let token = screen.observe { update in
        for path in update.before.paths {
          let id = update.before[path].id
          let end = update.after.itemPath(of: id).map { AfterPath($0) }
          count += end == nil ? 0 : 1
          expectEqual(update.path(after: BeforePath(path)), end, "\(id): \(update)")
          if let end { expectEqual(update.path(before: end), BeforePath(path), "\(id): \(update)") }
        }
      }
      for _ in 0..<8 {
        // The sections of one list are dealt to the arrays, so that no id is repeated.
        var rest = generator.shelves(upTo: 4)[...]
        screen.performBatchUpdates {
          for array in arrays.shuffled(using: &generator) {
            let goal = Array(rest.prefix(generator.below(3)))
            rest = rest.dropFirst(goal.count)
            WayToChange.allCases[generator.below(WayToChange.allCases.count)]
              .change(array, to: goal) { _ = inner.snapshot }
          }
          switch generator.below(6) {
          case 0: screen.move(screen.slots[1], to: 0)
          case 1:
            // The source returns in another slot.
            let source = screen.remove(screen.slots[0])
            screen.append(source, sharing: IdentityGroup("g"))
          default: break
          }
        }
      }
      withExtendedLifetime(token) {}
    }
    #expect(count > 0)
  }
}
