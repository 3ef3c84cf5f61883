import Collate
import CollateTesting

extension Row {
  private typealias Section = Feed<String>
  private typealias Source = ArrayDataSource<Section>
  private typealias Node = TreeNode<Story<String>>

  /// What an edit of the base costs below each transform, in multiples of the same edit of the base alone.
  static var transformEditRows: [Row] {
    sizedRows + sectionRows + groupedUpdateRows + editsByIDRows + treeRows + handFilterRows
  }

  /// In one large section, and in many small ones.
  private static var sizedRows: [Row] {
    [
      rows("filter", 2, 4) { $0.filter { $0.value % 2 == 0 } },
      rows("held", 2, 7) { holding($0) },
      rows("uniqued", 2, 5) { $0.uniqued() },
      rows("sorted", 4, 5) { $0.sorted { $0.value < $1.value } },
      rows("grouped by 30 keys", 3, 22) { $0.grouped(by: { $0.value % 30 }) },
      rows("grouped by 33 000 keys", 3, 10) { $0.grouped(by: { $0.value / 3 }) },
      rows("grouped by 33 000 keys, of which one comes and goes", value: -1, 3, 10) {
        $0.grouped(by: { $0.value / 3 })
      },
      rows("separated in every gap", 3, 6) { $0.separated { $0.isLast ? nil : 0 } },
      rows("erased", 3, 5) { $0.erased() },
      [
        row("prefix of all", 1, 100_000, 2) { $0.prefix(.max) },
        row("prefix of half", 1, 100_000, 2) { $0.prefix(50_000) },
        row("prefix of 50", 1_000, 100, 4) { $0.prefix(50) },
        row("prefix of 5 000 of all", 1_000, 100, 5) { $0.prefix(5_000, of: .allSections) },
        row("filter, sorted and prefix", 1_000, 100, 10) {
          $0.filter { $0.value % 2 == 0 }.sorted { $0.value < $1.value }.prefix(50)
        },
      ],
    ].flatMap(\.self)
  }

  private static func rows<Shown: DataSource>(
    _ transform: String, value: Int = 50_000, _ largeLimit: Double, _ manyLimit: Double,
    _ shown: @escaping @MainActor (Source) -> Shown
  ) -> [Row] {
    [
      row(transform, 1, 100_000, value: value, largeLimit, shown),
      row(transform, 1_000, 100, value: value, manyLimit, shown),
    ]
  }

  @MainActor
  private static func holding(_ base: Source) -> HeldDataSource<Source> {
    let held = base.held()
    held.isHolding = true
    return held
  }

  private static func row<Shown: DataSource>(
    _ transform: String, _ sectionCount: Int, _ itemCount: Int, value: Int = 50_000,
    _ limit: Double, _ shown: @escaping @MainActor (Source) -> Shown
  ) -> Row {
    Row(
      "\(transform), \(sectionCount) x \(itemCount)", "item inserted or removed",
      Limit(limit, "base alone"), ids: String.label
    ) {
      let base = source(sectionCount: sectionCount, itemCount: itemCount)
      let alone = source(sectionCount: sectionCount, itemCount: itemCount)
      return [
        edits(.subject, of: base, value: value, shownBy: shown(base)),
        edits(.reference("base alone"), of: alone, value: value, shownBy: alone),
      ]
    }
  }

  /// A section that comes and goes.
  private static var sectionRows: [Row] {
    func row<Shown: DataSource>(
      _ transform: String, _ limit: Double, _ shown: @escaping @MainActor (Source) -> Shown
    ) -> Row {
      Row(
        "\(transform), 1000 x 100", "section inserted or removed", Limit(limit, "base alone"),
        ids: String.label
      ) {
        let base = source(sectionCount: 1_000, itemCount: 100)
        let alone = source(sectionCount: 1_000, itemCount: 100)
        return [
          sectionEdits(.subject, of: base, shownBy: shown(base)),
          sectionEdits(.reference("base alone"), of: alone, shownBy: alone),
        ]
      }
    }
    return [
      row("filter", 13) { $0.filter { $0.value % 2 == 0 } },
      row("held", 18) { holding($0) },
      row("uniqued", 18) { $0.uniqued() },
      row("sorted", 13) { $0.sorted { $0.value < $1.value } },
      row("grouped by 30 keys", 40) { $0.grouped(by: { $0.value % 30 }) },
      row("map", 6) { $0.map { $0 } },
      row("filter, sorted and prefix", 36) {
        $0.filter { $0.value % 2 == 0 }.sorted { $0.value < $1.value }.prefix(50)
      },
    ]
  }

  @MainActor
  private static func sectionEdits(
    _ role: Contender.Role, of base: Source, shownBy shown: some DataSource
  ) -> Contender {
    let section = Section(id: "new", title: 0, items: [Story(id: "new", value: 0)])
    return Contender(role, observing: shown, workCount: 2) {
      base.insertSection(section, at: 500)
      base.removeSection(at: 500)
    }
  }

  /// Many items that come into other groups in one transaction.
  private static var groupedUpdateRows: [Row] {
    [(1, 100_000), (1_000, 100)].map { sectionCount, itemCount in
      Row(
        "grouped by 30 keys, \(sectionCount) x \(itemCount)", "one of 1000 items updated at once",
        Limit(sectionCount == 1 ? 16 : 8, "base alone"), ids: String.label
      ) {
        let base = source(sectionCount: sectionCount, itemCount: itemCount)
        let alone = source(sectionCount: sectionCount, itemCount: itemCount)
        let grouped = base.grouped(by: { $0.value % 30 })
        return [
          Contender(.subject, observing: grouped, workCount: 1_000) { updateThousand(of: base) },
          Contender(.reference("base alone"), observing: alone, workCount: 1_000) {
            updateThousand(of: alone)
          },
        ]
      }
    }
  }

  @MainActor
  private static func updateThousand(of base: Source) {
    base.performBatchUpdates {
      for number in 0..<1_000 {
        let path = base.snapshot.path(ofItemWithRank: number * 100)
        var item = base.snapshot[path]
        item.value += 1
        base.replaceItem(at: path, with: item)
      }
    }
  }

  /// Many items that are changed by their ids, where they are shown.
  private static var editsByIDRows: [Row] {
    func row<Shown: EditableDataSource<Section>>(
      _ name: String, _ limit: Double, _ shown: @escaping @MainActor (Source) -> Shown
    ) -> Row {
      Row(
        "\(name), 1 x 100000", "one of 1000 items changed by their ids",
        Limit(limit, "base alone"), ids: String.label
      ) {
        let (base, alone) = (source(), source())
        let source = shown(base)
        return [
          changes(.subject, of: source), changes(.reference("base alone"), of: alone),
        ]
      }
    }
    return [
      row("filter", 3) { $0.filter { $0.value >= 0 } },
      row("composite", 3) { CompositeDataSource([$0, Source()]) },
    ]
  }

  @MainActor
  private static func changes(
    _ role: Contender.Role, of source: some EditableDataSource<Section>
  ) -> Contender {
    let ids = source.snapshot.items.suffix(1_000).map(\.id)
    return Contender(role, observing: source, workCount: 1_000) {
      source.modifyItems(withIDs: ids) { $0.value += 1 }
    }
  }

  /// A tree of 1000 roots with 100 children each, which are expanded.
  private static var treeRows: [Row] {
    typealias Roots = ArrayDataSource<BasicSection<Int, Node>>
    func row(
      _ work: String, _ limit: Double, _ workCount: Int = 2,
      _ body: @escaping @MainActor (Roots, TreeDataSource<Roots, Story<String>>) -> Void
    ) -> Row {
      Row("tree of 100 000", work, Limit(limit, "array of 100 000"), ids: String.label) {
        let stories = source(sectionCount: 1_000, itemCount: 101).snapshot.sections
        let base = Roots(sections: [
          BasicSection(
            id: 0,
            items: stories.map { section in
              Node(section.items[0], section.items.dropFirst().map { Node($0) })
            })
        ])
        let tree = TreeDataSource(base, expanded: Set(stories.map { $0.items[0].id }))
        let alone = source()
        return [
          Contender(.subject, observing: tree, workCount: workCount) {
            body(base, tree)
          },
          edits(.reference("array of 100 000"), of: alone, value: 0, shownBy: alone),
        ]
      }
    }
    return [
      row("root inserted or removed", 3) { base, _ in
        base.insertItem(Node(Story(id: "new", value: 0)), at: [0, 500])
        base.removeItem(at: [0, 500])
      },
      row("node collapsed or expanded", 3) { base, tree in
        let id = base.snapshot[[0, 500]].id
        tree.collapse(id)
        tree.expand(id)
      },
      row("level of a node", 3, 1) { base, tree in
        blackHole(tree.level(of: base.snapshot[[0, 500]].ownID))
      },
    ]
  }

  /// A live filter, and one by hand whose result is assigned.
  private static var handFilterRows: [Row] {
    [1_000, 10_000, 100_000].map { count in
      Row("filter of \(count)", "item inserted or removed", Limit(1, "by hand"), ids: String.label)
      {
        let base = source(itemCount: count)
        let shown = base.filter { $0.value % 2 == 0 }
        var section = source(itemCount: count).sections[0]
        let assigned = Source(sections: [section])
        @MainActor func assign() {
          assigned.sections = [
            Section(
              id: section.id, title: section.title,
              items: section.items.filter { $0.value % 2 == 0 })
          ]
        }
        return [
          edits(.subject, of: base, value: 50_000, shownBy: shown),
          Contender(.reference("by hand"), observing: assigned) {
            section.items.insert(Story(id: "new", value: 50_000), at: count / 2)
            assign()
            section.items.remove(at: count / 2)
            assign()
          },
        ]
      }
    }
  }
}

extension TreeNode where Value == Story<String> {
  /// The id of the last child.
  fileprivate var ownID: String {
    if case .nodes(let nodes) = children, let last = nodes.last { last.id } else { id }
  }
}
