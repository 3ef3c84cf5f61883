import Collate
import CollateTesting

extension Row {
  private typealias Source = ArrayDataSource<Feed<Int>>
  private typealias Composite = CompositeDataSource<Feed<Int>>

  /// Lookups in composites, and changes on their way through them.
  static var compositeRows: [Row] {
    [
      compositeRow("global section to child", limit: Limit(3, "10 children", nanoseconds: 150)) {
        lookup($0, .child, childCount: $1)
      },
      compositeRow("child to global section", limit: Limit(3, "10 children", nanoseconds: 150)) {
        lookup($0, .section, childCount: $1)
      },
      compositeRow(
        "item inserted or removed in a child", limit: Limit(3, "10 children", nanoseconds: 8_000)
      ) {
        let sources = sources(count: $1)
        return delivery($0, to: Composite(sources), from: sources)
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
    contender: @escaping @MainActor (Contender.Role, _ childCount: Int) -> Contender
  ) -> Row {
    Row("composite of 10 000", work, limit) {
      [contender(.subject, 10_000), contender(.reference("10 children"), 10)]
    }
  }

  private static func nestingRow(
    _ shape: String,
    childCount: Int,
    nesting: @escaping @MainActor ([Source]) -> Composite
  ) -> Row {
    Row(
      "composite, 4 deep", "item inserted or removed, \(shape)",
      Limit(4, "flat", nanoseconds: 12_000)
    ) {
      let nested = sources(count: childCount)
      let flat = sources(count: childCount)
      return [
        delivery(.subject, to: nesting(nested), from: nested),
        delivery(.reference("flat"), to: Composite(flat), from: flat),
      ]
    }
  }

  /// Returns sources of two sections of twenty items each.
  @MainActor
  static func sources(count: Int) -> [ArrayDataSource<Feed<Int>>] {
    var generator = SeededGenerator(seed: 11)
    return (0..<count).map { _ in
      Source(sections: Feed.random(sectionCount: 2, itemCount: 20, using: &generator))
    }
  }

  /// What is looked up in a composite.
  enum Lookup {
    case child
    case section
    case item
  }

  /// Returns a contender that looks up sections of a composite, or items in them.
  @MainActor
  static func lookup(_ role: Contender.Role, _ lookup: Lookup, childCount: Int) -> Contender {
    let composite = Composite(sources(count: childCount))
    var generator = SeededGenerator(seed: 12)
    let sections = (0..<512).map { _ in generator.below(childCount * 2) }
    let locations = sections.map { composite.location(ofSection: $0) }
    return Contender(role, workCount: 512) {
      var sum = 0
      switch lookup {
      case .child:
        for section in sections { sum &+= composite.location(ofSection: section).section }
      case .section:
        for (slot, section) in locations { sum &+= composite.section(section, in: slot) ?? 0 }
      case .item:
        for section in sections { sum &+= composite.snapshot[[section, 3]].value }
      }
      blackHole(sum)
    }
  }

  /// Returns a contender that inserts and removes items of children that are chosen at random.
  @MainActor
  static func delivery(
    _ role: Contender.Role, to composite: CompositeDataSource<Feed<Int>>,
    from sources: [ArrayDataSource<Feed<Int>>]
  ) -> Contender {
    var generator = SeededGenerator(seed: 13)
    let chosen = (0..<64).map { _ in sources[generator.below(sources.count)] }
    return Contender(role, observing: composite, workCount: chosen.count * 2) {
      for source in chosen { edit(source) }
    }
  }

  /// Inserts an item and removes it again.
  @MainActor
  static func edit(_ source: ArrayDataSource<Feed<Int>>, section: Int = 1) {
    source.insertItem(Story(id: 1, value: 1), at: [section, 10])
    source.removeItem(at: [section, 10])
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
