import Collate
import CollateTesting
import TestSupport
import Testing

private typealias Composite = CompositeDataSource<CheckedSection>

/// Sources at the leaves, composites above them, and what happens to both at random.
@MainActor
private struct RandomTree {
  var edits: CheckerEdits
  let root = Composite()
  private(set) var composites: [Composite] = []
  private(set) var leaves: [ArrayDataSource<CheckedSection>] = []

  /// Whether slots share the ids of their items.
  private let groups: Bool

  init(seed: Int, groups: Bool) {
    edits = CheckerEdits(seed: seed)
    self.groups = groups
    composites = [root, Composite(), Composite(), Composite()]
    for _ in 0..<5 { leaves.append(ArrayDataSource(sections: edits.sections(upTo: 3))) }
    // A tree three levels deep in which one leaf stands in several places.
    root.append(composites[1])
    add(leaves[0], to: root)
    composites[1].append(composites[2])
    add(leaves[1], to: composites[1])
    add(leaves[2], to: composites[2])
    add(leaves[1], to: composites[2])
    add(leaves[3], to: composites[3])
    add(leaves[4], to: composites[3])
  }

  mutating func change() {
    guard edits.random.below(4) == 0 else {
      guard let leaf = leaves.randomElement(using: &edits.random) else { return }
      return edits.edit(leaf)
    }
    let composite = composites[edits.random.below(4)]
    let slots = composite.slots.filter {
      composite.source(in: $0) is ArrayDataSource<CheckedSection>
    }
    let slot = slots.randomElement(using: &edits.random)
    switch (edits.random.below(5), slot) {
    case (0, let slot?): composite.remove(slot)
    case (1, let slot?):
      if let leaf = leaves.randomElement(using: &edits.random) {
        composite.replace(slot, with: leaf)
      }
    case (2, _) where composite !== composites[3] && edits.random.below(2) == 0:
      // A whole branch comes, in several places perhaps, or goes.
      let branches = composite.slots.filter { composite.source(in: $0) === composites[3] }
      if let slot = branches.first, edits.random.below(2) == 0 {
        composite.remove(slot)
      } else if branches.count < 2 {
        composite.insert(composites[3], at: edits.random.below(composite.slots.count + 1))
      }
    case (2, _), (3, _):
      if let slot = composite.slots.randomElement(using: &edits.random) {
        composite.move(slot, to: edits.random.below(composite.slots.count))
      }
    default:
      if composite.slots.count < 5, composite !== composites[3],
        let leaf = leaves.randomElement(using: &edits.random)
      {
        add(leaf, to: composite)
      }
    }
  }

  private mutating func add(_ leaf: ArrayDataSource<CheckedSection>, to composite: Composite) {
    composite.insert(
      leaf, at: edits.random.below(composite.slots.count + 1),
      sharing: groups ? IdentityGroup("all") : nil)
  }
}

@MainActor
@Suite("Composites keep the laws on every level", .silentDiagnostics)
struct CollateTestingCompositeFuzzTests {
  @Test(
    "After hundreds of edits nothing is found", arguments: 0..<Effort.rounds(8), [false, true])
  func edits(seed: Int, groups: Bool) {
    var tree = RandomTree(seed: seed, groups: groups)
    let checkers = tree.composites.map { DataSourceChecker($0) }
    let list = HeadlessListView<CheckedSection>()
    list.show(tree.root)
    let leaf = tree.leaves[1]
    for checker in checkers {
      checker.checkOrder(whileChanging: { leaf.appendSection(.init(id: "late", items: ["l"])) })
    }
    for step in 1...50 {
      tree.root.performBatchUpdates {
        for _ in 0...(step % 4) { tree.change() }
      }
      expectEqual(list.differences(from: tree.root.snapshot), [], "step \(step)")
      for (level, checker) in checkers.enumerated() {
        expectEqual(checker.check().map(\.description), [], "step \(step), level \(level)")
      }
      if checkers.contains(where: { !$0.violations.isEmpty }) { break }
    }
    expectEqual(list.violations, [])
    expectEqual(list.calls.reloads, 1)
  }

  @Test(
    "The sections are those of the children, one below the other", arguments: 0..<Effort.rounds(8))
  func content(seed: Int) {
    func sections(of source: any DataSource<CheckedSection>) -> [CheckedSection] {
      guard let composite = source as? Composite else { return Array(source.snapshot.sections) }
      return composite.sources.flatMap { sections(of: $0) }
    }
    var tree = RandomTree(seed: seed, groups: false)
    let list = HeadlessListView<CheckedSection>()
    list.show(tree.root)
    for step in 1...50 {
      tree.root.performBatchUpdates {
        for _ in 0...(step % 3) {
          tree.change()
          // Also in the middle of a transaction, which must not disturb what is collected.
          if step % 5 == 0 {
            expectEqual(Array(tree.root.snapshot.sections), sections(of: tree.root), "step \(step)")
          }
        }
      }
      expectEqual(list.sections, sections(of: tree.root), "step \(step)")
    }
  }

  @Test(
    "Observers added in the middle of a transaction receive the rest of it",
    arguments: 0..<Effort.rounds(8))
  func joining(seed: Int) {
    var tree = RandomTree(seed: seed, groups: false)
    for step in 1...20 {
      var late: [DataSourceChecker<CheckedSection>] = []
      let list = HeadlessListView<CheckedSection>()
      tree.root.performBatchUpdates {
        tree.change()
        late.append(DataSourceChecker(tree.root))
        list.show(tree.root)
        tree.change()
        late.append(DataSourceChecker(tree.root))
        tree.change()
      }
      expectEqual(late.flatMap { $0.finish() }.map(\.description), [], "step \(step)")
      expectEqual(list.differences(from: tree.root.snapshot), [], "step \(step)")
    }
  }

  @Test(
    "Mapped and erased sources keep the laws above a composite", arguments: 0..<Effort.rounds(8))
  func mapped(seed: Int) {
    var tree = RandomTree(seed: seed, groups: true)
    let mapped = tree.root.map { section in
      BasicSection(
        id: section.id, title: section.title,
        items: section.items.filter { $0.text != "1" }.map { CheckedItem(id: $0.id, text: $0.text) }
      )
    }
    let erased = Composite([mapped]).erased()
    let checkers = (DataSourceChecker(mapped), DataSourceChecker(erased))
    let lists = (HeadlessListView<CheckedSection>(), HeadlessListView<AnySection>())
    lists.0.show(mapped)
    lists.1.show(erased)
    for step in 1...40 {
      tree.root.performBatchUpdates {
        for _ in 0...(step % 4) { tree.change() }
      }
      expectEqual(lists.0.differences(from: mapped.snapshot), [], "step \(step)")
      expectEqual(lists.1.differences(from: erased.snapshot), [], "step \(step)")
      expectEqual(checkers.0.check().map(\.description), [], "step \(step)")
      expectEqual(checkers.1.check().map(\.description), [], "step \(step)")
      if !checkers.0.violations.isEmpty || !checkers.1.violations.isEmpty { break }
    }
    expectEqual(lists.0.violations + lists.1.violations, [])
  }

  @Test("A misbehaving child is corrected, and the composite keeps the laws")
  func misbehavingChild() {
    let reports = Reports()
    let child = ScriptedSource(checkedSections(["A": "ab"]))
    let leaf = ArrayDataSource(sections: checkedSections(["B": "x"]))
    let screen = Composite([leaf, child] as [any DataSource<CheckedSection>])
    let checker = DataSourceChecker(screen)
    let list = HeadlessListView<CheckedSection>()
    list.show(screen)
    child.change(to: checkedSections(["A": "b", "C": "c"]), saying: .init(itemDeletes: [[0, 1]]))
    child.change(to: checkedSections(["C": "c"]))
    expectEqual(checker.finish(), [])
    expectEqual(checker.updateCount, 2)
    expectEqual(list.differences(from: screen.snapshot), [])
    expectEqual(reports.messages.count, 1)
    expectEqual(reports.messages.first?.contains("R1"), true)
    expectEqual(reports.messages.first?.contains("\(screen.slots[1])"), true)
  }

  @Test("A child that updates what it should not does not make the composite do so")
  func misbehavingUpdates() {
    Reports.silence()
    var changed = checkedSections(["A": "ab"])
    changed[0].items[1].text = "new"
    let lies: [[ChangeBatch.ItemPair]] = [
      [.init([0, 1], [0, 1]), .init([0, 0], [0, 1])],
      [.init([0, 1], [0, 1]), .init([0, 1], [0, 1])],
      [.init([0, 1], [0, 1]), .init([0, 0], [0, 0])],
    ]
    for updates in lies {
      let child = ScriptedSource(checkedSections(["A": "ab"]))
      let screen = Composite([child])
      let checker = DataSourceChecker(screen)
      child.change(to: changed, saying: ChangeBatch(itemUpdates: updates))
      expectEqual(checker.finish(), [])
    }
  }
}
