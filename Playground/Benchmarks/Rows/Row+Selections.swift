import Collate
import CollateTesting

extension Row {
  private typealias Section = Feed<Int>
  private typealias Source = ArrayDataSource<Section>

  /// Selections with many ids, beside small ones.
  static var selectionRows: [Row] {
    [
      Row(
        "selection of 10 000", "id selected and deselected",
        Limit(1.5, "10 selected", nanoseconds: 10_000)
      ) {
        [selecting(.subject, 10_000), selecting(.reference("10 selected"), 10)]
      },
      Row(
        "selection of 10 000", "one of 100 000 items removed and inserted",
        Limit(5, "followed by none", nanoseconds: 20_000)
      ) {
        [
          editing(.subject, selectedCount: 10_000),
          editing(.reference("followed by none"), selectedCount: nil),
        ]
      },
    ]
  }

  /// Selects and deselects an id beside many others.
  @MainActor
  private static func selecting(_ role: Contender.Role, _ count: Int) -> Contender {
    let selection = Selection<Int>(.multiple(), selected: Array(0..<count))
    var changeCount = 0
    let observation = selection.observe { _ in changeCount += 1 }
    return Contender(role, workCount: 2) {
      selection.select(-1)
      selection.deselect(-1)
      withExtendedLifetime(observation) {}
    }
  }

  /// Removes and inserts an item of a source with 1000 sections that a selection follows.
  @MainActor
  private static func editing(_ role: Contender.Role, selectedCount: Int?) -> Contender {
    var generator = SeededGenerator(seed: 71)
    let source = Source(
      sections: Section.random(sectionCount: 1000, itemCount: 100, using: &generator))
    let selection = Selection<Int>(.multiple())
    if let selectedCount {
      selection.follow(source)
      selection.set(source.snapshot.items.prefix(selectedCount).map(\.id))
    }
    let path = ItemPath(section: 500, item: 50)
    let item = source.snapshot[path]
    return Contender(role, observing: source) {
      source.removeItem(at: path)
      source.insertItem(item, at: path)
      withExtendedLifetime(selection) {}
    }
  }
}
