import Collate
import CollateTesting

extension Row {
  private typealias Section = Feed<String>
  private typealias Source = ArrayDataSource<Section>

  private static var base: String { "base alone" }

  /// Sources made of others: what an edit of the base costs in addition, and other parameters.
  static var transformRows: [Row] {
    transformEditRows + [
      mergedRow,
      predicateRow("shows 1 % more or less", limit: 5) { $0.value % 100 != $1 },
      predicateRow("shows the other half", limit: 7) { $0.value % 2 == $1 % 2 },
      narrowingRow, orderRow,
    ]
  }

  private static func row(
    _ transform: String, _ work: String, _ limit: Limit,
    contenders: @escaping @MainActor () -> [Contender]
  ) -> Row {
    Row("\(transform) of 100 000", work, limit, ids: String.label, contenders: contenders)
  }

  /// Returns a source of stories with random values.
  @MainActor
  static func source(
    sectionCount: Int = 1, itemCount: Int = 100_000
  ) -> ArrayDataSource<Feed<String>> {
    var generator = SeededGenerator(seed: 51)
    var sections = Section.random(
      sectionCount: sectionCount, itemCount: itemCount, using: &generator)
    for section in sections.indices {
      for item in sections[section].items.indices {
        sections[section].items[item].value = generator.below(100_000)
      }
    }
    return Source(sections: sections)
  }

  /// Inserts and removes an item of the base of an observed source.
  @MainActor
  static func edits<Shown: DataSource>(
    _ role: Contender.Role, of base: ArrayDataSource<Feed<String>>,
    value: Int = 50_000, shownBy shown: Shown
  ) -> Contender {
    let section = base.sections.count / 2
    let path = ItemPath(section: section, item: base.sections[section].items.count / 2)
    return Contender(role, observing: shown) {
      base.insertItem(Story(id: "new", value: value), at: path)
      base.removeItem(at: path)
    }
  }

  /// Feeds that are merged by day, the newest first.
  private static var mergedRow: Row {
    row("20 feeds grouped by 30 days", "item inserted or removed", Limit(3, base)) {
      let (feeds, alone) = (
        (0..<20).map { _ in source(itemCount: 5_000) },
        (0..<20).map { _ in source(itemCount: 5_000) }
      )
      let shown = CompositeDataSource<Section>(feeds).grouped(
        by: { $0.value % 30 }, order: >, items: { $0.value > $1.value }
      ) { BasicSection(id: $0, items: $1) }
      return [
        edits(.subject, of: feeds[10], shownBy: shown),
        edits(
          .reference("base alone"), of: alone[10], shownBy: CompositeDataSource<Section>(alone)),
      ]
    }
  }

  private static func predicateRow(
    _ work: String, limit: Double, _ isIncluded: @escaping @Sendable (Story<String>, Int) -> Bool
  ) -> Row {
    row("filter", "predicate that \(work)", Limit(limit, "predicate on each")) {
      let base = source()
      let shown = base.filter { isIncluded($0, 0) }
      let items = base.sections[0].items
      var turn = 0
      return [
        Contender(.subject, observing: shown, workCount: 1) {
          turn += 1
          let number = turn
          shown.predicate = { isIncluded($0, number) }
        },
        Contender(.reference("predicate on each")) {
          turn += 1
          let number = turn
          var count = 0
          for item in items where isIncluded(item, number) { count += 1 }
          blackHole(count)
        },
      ]
    }
  }

  private static var narrowingRow: Row {
    row("filter", "narrower predicate, 1 % shown", Limit(0.1, "predicate on each")) {
      let base = source()
      let shown = base.filter { $0.value % 100 == 0 }
      let items = base.sections[0].items
      return [
        Contender(.subject, observing: shown, workCount: 1) {
          shown.setPredicate({ $0.value % 100 == 0 }, change: .narrower)
        },
        Contender(.reference("predicate on each")) {
          blackHole(items.count { $0.value % 100 == 0 })
        },
      ]
    }
  }

  private static var orderRow: Row {
    row("sorted", "another order", Limit(2.5, "sort and difference")) {
      let base = source()
      let shown = base.sorted { $0.value < $1.value }
      let items = base.sections[0].items
      var turn = 0
      var last = Snapshot([Section(id: "", title: 0, items: items)])
      return [
        Contender(.subject, observing: shown, workCount: 1) {
          turn += 1
          shown.areInIncreasingOrder =
            turn % 2 == 0 ? { $0.value < $1.value } : { $0.value > $1.value }
        },
        Contender(.reference("sort and difference")) {
          turn += 1
          let sorted = items.sorted(
            by: turn % 2 == 0 ? { $0.value < $1.value } : { $0.value > $1.value })
          let snapshot = Snapshot([Section(id: "", title: 0, items: sorted)])
          blackHole(snapshot.difference(from: last).itemMoves.count)
          last = snapshot
        },
      ]
    }
  }
}
