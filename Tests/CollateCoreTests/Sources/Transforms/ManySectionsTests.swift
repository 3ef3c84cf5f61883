import Collate
import TestSupport
import Testing

/// Sections that are many enough to be in several leaves of a snapshot's tree.
@MainActor
@Suite("Derived sources of many sections", .traced)
struct ManySectionsTests {
  private struct Item: Identifiable, Hashable, Sendable {
    let id: Int
    var value: Int
  }

  private typealias Section = BasicSection<Int, Item>

  @Test("The change of some sections is the difference of all")
  func changes() {
    withSeeds(Effort.rounds(50)) { generator in
      let base = ArrayDataSource<Section>(
        sections: (0..<300).map { section in
          Section(
            id: section, items: (0..<2).map { Item(id: section * 2 + $0, value: section % 150) })
        })
      let kinds: [any DataSource] = [
        base.filter { $0.value % 3 != 0 }, base.separated { $0.above?.value },
        base.grouped(by: { $0.value }), base.sorted { $0.value > $1.value }, base.prefix(1),
        base.uniqued(by: { $0.value }),
      ]
      let tokens = kinds.map { check($0) }
      for number in 0..<6 {
        base.performBatchUpdates {
          for _ in 0...generator.below(3) {
            edit(base, number: 1000 + number, using: &generator)
          }
        }
      }
      withExtendedLifetime(tokens) {}
    }
  }

  private func check<Source: DataSource>(_ source: Source) -> ObservationToken {
    var known = source.snapshot
    return source.observe { update in
      expectEqual(update.batch, update.after.difference(from: known))
      expectEqual(update.after.itemCount, update.after.sections.reduce(0) { $0 + $1.items.count })
      known = update.after
    }
  }

  private func edit(
    _ base: ArrayDataSource<Section>, number: Int, using generator: inout SeededGenerator
  ) {
    let section = generator.below(base.sections.count)
    let item = Item(id: generator.below(1_000_000) + 1_000, value: generator.below(200))
    switch generator.below(5) {
    case 0: base.insertSection(Section(id: number, items: [item]), at: section)
    case 1: base.removeSection(at: section)
    case 2: base.moveSection(at: section, to: generator.below(base.sections.count))
    case 3 where !base.sections[section].items.isEmpty:
      base.replaceItem(
        at: [section, 0], with: Item(id: base.sections[section].items[0].id, value: item.value))
    default: base.insertItem(item, at: [section, 0])
    }
  }
}
