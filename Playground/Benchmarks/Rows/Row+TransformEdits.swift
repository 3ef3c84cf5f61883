import Collate
import CollateTesting

extension Row {
  private typealias Section = Feed<String>
  private typealias Source = ArrayDataSource<Section>
  private typealias Node = TreeNode<Story<String>>

  /// What an edit of the base costs below each transform, in multiples of the same edit of the base alone.
  static var transformEditRows: [Row] {
    largeSectionRows + treeRows + manySectionRows + handFilterRows
  }

  /// A single section of 100 000 items.
  private static var largeSectionRows: [Row] {
    let count = 100_000
    return [
      row("filter", 1, count, 2) { $0.filter { $0.value % 2 == 0 } },
      row("prefix of all", 1, count, 2) { $0.prefix(.max) },
      row("prefix of half", 1, count, 2) { $0.prefix(count / 2) },
      row("held", 1, count, 2) { holding($0) },
      row("uniqued", 1, count, 2) { $0.uniqued() },
      row("sorted", 1, count, 4) { $0.sorted { $0.value < $1.value } },
      row("grouped by 30 keys", 1, count, 3) { $0.grouped(by: { $0.value % 30 }) },
      row("grouped by 33 000 keys", 1, count, 3) { $0.grouped(by: { $0.value / 3 }) },
      row("grouped by 33 000 keys, of which one comes and goes", 1, count, value: -1, 3) {
        $0.grouped(by: { $0.value / 3 })
      },
      row("separated in every gap", 1, count, 3) { $0.separated { $0.isLast ? nil : 0 } },
    ]
  }

  /// 1000 sections of 100 items, where an edit must not cost more because of the others.
  private static var manySectionRows: [Row] {
    let (count, size) = (1_000, 100)
    return [
      row("filter", count, size, 5) { $0.filter { $0.value % 2 == 0 } },
      row("prefix of 50", count, size, 5) { $0.prefix(50) },
      row("held", count, size, 10) { holding($0) },
      row("uniqued", count, size, 8) { $0.uniqued() },
      row("sorted", count, size, 6) { $0.sorted { $0.value < $1.value } },
      row("grouped by 30 keys", count, size, 15) { $0.grouped(by: { $0.value % 30 }) },
      row("grouped by 33 000 keys", count, size, 10) { $0.grouped(by: { $0.value / 3 }) },
      row("grouped by 33 000 keys, of which one comes and goes", count, size, value: -1, 10) {
        $0.grouped(by: { $0.value / 3 })
      },
      row("separated in every gap", count, size, 7) { $0.separated { $0.isLast ? nil : 0 } },
      row("filter, sorted and prefix", count, size, 15) {
        $0.filter { $0.value % 2 == 0 }.sorted { $0.value < $1.value }.prefix(50)
      },
    ]
  }

  /// Returns a source that holds, but nothing yet.
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
      group: "\(transform), \(sectionCount) x \(itemCount)", work: "item inserted or removed",
      ids: String.label, limit: Limit(limit, "base alone")
    ) {
      let base = source(sectionCount: sectionCount, itemCount: itemCount)
      let alone = source(sectionCount: sectionCount, itemCount: itemCount)
      return [
        edits("collate", .subject, of: base, value: value, shownBy: shown(base)),
        edits("base alone", .reference, of: alone, value: value, shownBy: alone),
      ]
    }
  }

  /// A tree of 1000 roots with 100 children each, which are expanded.
  private static var treeRows: [Row] {
    typealias Roots = ArrayDataSource<BasicSection<Int, Node>>
    func row(
      _ work: String, _ limit: Double, _ workCount: Int = 2,
      _ body: @escaping @MainActor (Roots, TreeDataSource<Roots, Story<String>>) -> Void
    ) -> Row {
      Row(
        group: "tree of 100 000", work: work, ids: String.label,
        limit: Limit(limit, "array of 100 000")
      ) {
        let stories = source(sectionCount: 1_000, itemCount: 101).snapshot.sections
        let base = Roots(sections: [
          BasicSection(
            id: 0,
            items: stories.map { section in
              Node(section.items[0], section.items.dropFirst().map { Node($0) })
            })
        ])
        let tree = TreeDataSource(base, expanded: Set(stories.map { $0.items[0].id }))
        let counter = UpdateCounter()
        let observation = tree.observe { counter.count($0) }
        let alone = source()
        return [
          Contender("collate", .subject, workCount: workCount) {
            body(base, tree)
            withExtendedLifetime(observation) {}
          },
          edits("array of 100 000", .reference, of: alone, value: 0, shownBy: alone),
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
      Row(
        group: "filter of \(count)", work: "item inserted or removed", ids: String.label,
        limit: Limit(1, "by hand")
      ) {
        let base = source(itemCount: count)
        let shown = base.filter { $0.value % 2 == 0 }
        var section = source(itemCount: count).sections[0]
        let assigned = Source(sections: [section])
        let counter = UpdateCounter()
        let observation = assigned.observe { counter.count($0) }
        @MainActor func assign() {
          assigned.sections = [
            Section(
              id: section.id, title: section.title,
              items: section.items.filter { $0.value % 2 == 0 })
          ]
        }
        return [
          edits("collate", .subject, of: base, value: 50_000, shownBy: shown),
          Contender("by hand", .reference, workCount: 2) {
            section.items.insert(Story(id: "new", value: 50_000), at: count / 2)
            assign()
            section.items.remove(at: count / 2)
            assign()
            withExtendedLifetime(observation) {}
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
