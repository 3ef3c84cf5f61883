import Collate
import CollateTesting

extension Row {
  private typealias Source = ArrayDataSource<Feed<Int>>
  private typealias Composite = CompositeDataSource<Feed<Int>>

  /// Lookups in composites, and changes on their way through them.
  static var compositeRows: [Row] {
    [
      compositeRow("global section to child", limit: Limit(3, "10 children", nanoseconds: 150)) {
        lookup($0, $1, childCount: $2, isInverse: false)
      },
      compositeRow("child to global section", limit: Limit(3, "10 children", nanoseconds: 150)) {
        lookup($0, $1, childCount: $2, isInverse: true)
      },
      compositeRow(
        "item inserted or removed in a child", limit: Limit(3, "10 children", nanoseconds: 8_000)
      ) {
        let sources = sources(count: $2)
        return delivery($0, $1, to: Composite(sources), from: sources)
      },
      nestingRow("one branch", childCount: 10) {
        (0..<3).reduce(Composite($0)) { composite, _ in
          Composite([composite])
        }
      },
      nestingRow("10 branches a level", childCount: 10_000) { sources in
        var level = Composite.joining(sources, by: 10)
        for _ in 0..<2 { level = Composite.joining(level, by: 10) }
        return Composite(level)
      },
    ]
  }

  private static func compositeRow(
    _ work: String,
    limit: Limit,
    contender: @escaping @MainActor (String, Contender.Role, _ childCount: Int) -> Contender
  ) -> Row {
    Row(group: "composite of 10 000", work: work, ids: "int", limit: limit) {
      [contender("collate", .subject, 10_000), contender("10 children", .reference, 10)]
    }
  }

  private static func nestingRow(
    _ shape: String,
    childCount: Int,
    nesting: @escaping @MainActor ([Source]) -> Composite
  ) -> Row {
    Row(
      group: "composite, 4 deep", work: "item inserted or removed, \(shape)", ids: "int",
      limit: Limit(4, "flat", nanoseconds: 12_000)
    ) {
      let nested = sources(count: childCount)
      let flat = sources(count: childCount)
      return [
        delivery("collate", .subject, to: nesting(nested), from: nested),
        delivery("flat", .reference, to: Composite(flat), from: flat),
      ]
    }
  }

  @MainActor
  private static func sources(count: Int) -> [Source] {
    var generator = SeededGenerator(seed: 11)
    return (0..<count).map { _ in
      Source(sections: Feed.random(sectionCount: 2, itemCount: 20, using: &generator))
    }
  }

  @MainActor
  private static func lookup(
    _ name: String,
    _ role: Contender.Role,
    childCount: Int,
    isInverse: Bool
  ) -> Contender {
    let composite = Composite(sources(count: childCount))
    var generator = SeededGenerator(seed: 12)
    let sections = (0..<512).map { _ in generator.below(childCount * 2) }
    let locations = sections.map { composite.location(ofSection: $0) }
    return Contender(name, role, workCount: 512) {
      var sum = 0
      if isInverse {
        for (slot, section) in locations { sum &+= composite.section(section, in: slot) ?? 0 }
      } else {
        for section in sections { sum &+= composite.location(ofSection: section).section }
      }
      blackHole(sum)
    }
  }

  @MainActor
  private static func delivery(
    _ name: String,
    _ role: Contender.Role,
    to composite: Composite,
    from sources: [Source]
  ) -> Contender {
    var generator = SeededGenerator(seed: 13)
    let chosen = (0..<64).map { _ in sources[generator.below(sources.count)] }
    let counter = UpdateCounter()
    let observation = composite.observe { counter.count($0) }
    return Contender(name, role, workCount: chosen.count * 2) {
      let before = counter.changeCount
      for source in chosen {
        source.insertItem(Story(id: 1, value: 1), at: [1, 10])
        source.removeItem(at: [1, 10])
      }
      precondition(counter.changeCount - before == chosen.count * 2, "Updates got lost")
      withExtendedLifetime((composite, observation)) {}
    }
  }
}

extension CompositeDataSource {
  /// Returns composites of so many sources each.
  fileprivate static func joining(
    _ sources: [some DataSource<Section>],
    by count: Int
  ) -> [CompositeDataSource] {
    stride(from: 0, to: sources.count, by: count).map { start in
      CompositeDataSource(Array(sources[start..<min(start + count, sources.count)]))
    }
  }
}

/// Looks at every update as a list view would.
@MainActor
final class UpdateCounter {
  /// The number of items that came, went or moved.
  private(set) var changeCount = 0

  func count<Section>(_ update: Update<Section>) {
    let batch = update.batch
    changeCount += batch.itemInserts.count + batch.itemDeletes.count + batch.itemMoves.count
  }
}
