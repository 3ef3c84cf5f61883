import Collate
import CollateTesting

extension Row {
  private typealias Source = ArrayDataSource<Feed<Int>>
  private typealias Composite = CompositeDataSource<Feed<Int>>

  /// A change on its way through a composite of many children, beside one of few.
  static var compositeRows: [Row] {
    [
      Row(
        "composite of 10 000", "item inserted or removed in a child",
        Limit(3, "10 children", nanoseconds: 8_000)
      ) {
        [(Contender.Role.subject, 10_000), (.reference("10 children"), 10)].map { role, count in
          let sources = sources(count: count)
          return delivery(role, to: Composite(sources), from: sources)
        }
      }
    ]
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
