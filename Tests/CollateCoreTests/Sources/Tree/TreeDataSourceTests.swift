import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Trees")
struct TreeDataSourceTests {
  private static let names = (0..<12).map { "n\($0)" }

  /// Returns a tree of some of the names.
  private func randomNodes(
    _ names: inout ArraySlice<String>, depth: Int, using generator: inout SeededGenerator
  ) -> [LeafNode] {
    (0..<generator.below(4)).compactMap { _ in
      guard let name = names.popFirst() else { return nil }
      let children = depth > 0 ? randomNodes(&names, depth: depth - 1, using: &generator) : []
      return LeafNode(Leaf(id: name, edition: generator.below(2)), children: .nodes(children))
    }
  }

  private func randomSections(using generator: inout SeededGenerator) -> [Roots] {
    var names = Self.names.shuffled(using: &generator)[...]
    return (0..<generator.below(4)).map {
      Roots(id: $0, items: randomNodes(&names, depth: 3, using: &generator))
    }
  }

  /// Changes one node, or all.
  private func edit(_ base: ArrayDataSource<Roots>, using generator: inout SeededGenerator) {
    guard !base.sections.isEmpty, !generator.oneIn(8) else {
      base.sections = randomSections(using: &generator)
      return
    }
    let section = generator.below(base.sections.count)
    var nodes = base.sections[section].items
    let used = Set(base.sections.flatMap(\.items).flatMap { allIDs(of: $0) })
    let name = Self.names[generator.below(Self.names.count)]
    switch generator.below(6) {
    case 0:
      nodes.moveNode(
        name, to: generator.oneIn(3) ? nil : Self.names[generator.below(12)],
        at: generator.below(3))
    case 1: nodes.removeNode(name)
    case 2: nodes.updateNode(name) { $0.value.edition = generator.below(2) }
    case 3:
      if let new = Self.names.first(where: { !used.contains($0) }) {
        let node = LeafNode(Leaf(id: new))
        if nodes.updateNode(name, { $0.children = .nodes([node]) }) == nil { nodes.append(node) }
      }
    case 4:
      base.moveSection(at: section, to: generator.below(base.sections.count))
      return
    default:
      if base.sections[section].items.count > 1 {
        base.moveItem(at: [section, 0], to: [section, base.sections[section].items.count - 1])
      }
      return
    }
    base.sections[section].items = nodes
  }

  private func allIDs(of node: LeafNode) -> [String] {
    if case .nodes(let nodes) = node.children {
      return [node.id] + nodes.flatMap { allIDs(of: $0) }
    }
    return [node.id]
  }

  @Test("Random changes show the rows of expanded nodes, with their difference as the batch")
  func random() {
    withSeeds(Effort.rounds(200)) { generator in
      let base = ArrayDataSource(sections: randomSections(using: &generator))
      let tree = Outline(base)
      let isObserved = !generator.oneIn(4)
      let checker = isObserved ? DataSourceChecker(tree) : nil
      var others: [DataSourceChecker<Outline.Section>] = []
      var expanded: Set<String> = []
      var search: LeafSearch?
      var known = Set(base.snapshot.items.flatMap { allIDs(of: $0) })
      @MainActor func check() {
        let rows = base.sections.map { naiveRows($0.items, expanded: expanded, finding: search) }
        expectEqual(tree.snapshot.sections.map { naiveText($0.items) }, rows)
        expectEqual(tree.snapshot.sections.map(\.base), base.sections)
      }
      // What is read in the middle is known, too.
      let reads = generator.oneIn(2)
      for _ in 0..<12 {
        let count = checker?.updateCount ?? 0
        base.performBatchUpdates {
          for _ in 0..<1 + generator.below(3) {
            if generator.oneIn(4) {
              let ids = Self.names.filter { _ in generator.oneIn(4) }
              search = generator.oneIn(3) ? nil : LeafSearch(ids: Set(ids))
              search?.includesDescendants = generator.oneIn(2)
              tree.predicate = search.map { search in { search.matches($0) } }
              tree.showsDescendantsOfMatches = search?.includesDescendants ?? false
            } else if generator.oneIn(2) {
              // What was seen to be gone, and is asked for again, is as if it had never been there.
              let now = Set(base.snapshot.items.flatMap { allIDs(of: $0) })
              expanded = Set(Self.names.filter { _ in generator.oneIn(2) })
              if reads { expanded.subtract(known.subtracting(now)) }
              tree.expandedIDs = expanded
            } else {
              edit(base, using: &generator)
            }
            if reads {
              check()
              known.formUnion(base.snapshot.items.flatMap { allIDs(of: $0) })
              if isObserved, generator.oneIn(12) { others.append(DataSourceChecker(tree)) }
            }
          }
        }
        let now = Set(base.snapshot.items.flatMap { allIDs(of: $0) })
        if isObserved { expanded.subtract(known.subtracting(now)) }
        known = now
        check()
        expectEqual(tree.expandedIDs, expanded)
        for checker in others { expectEqual(checker.check(), []) }
        guard let checker else { continue }
        expectEqual(checker.check(), [])
        if checker.updateCount > count, let update = checker.lastUpdate {
          expectEqual(update.batch, update.after.difference(from: update.before))
        }
      }
    }
  }

  @Test("A node that is dropped comes to where its row was dropped, with its descendants")
  func moving() {
    withSeeds(Effort.rounds(80)) { generator in
      let base = ArrayDataSource(sections: randomSections(using: &generator))
      let tree = Outline(base)
      tree.expandedIDs = Set(Self.names.filter { _ in !generator.oneIn(3) })
      tree.onMove = { move in
        guard let target = base.sections.firstIndex(where: { $0.id == move.section }) else {
          return
        }
        var all = base.sections
        for section in all.indices {
          if section == target {
            all[section].items.moveNode(move.id, to: move.parent, at: move.index)
          } else if let node = all[section].items.removeNode(move.id) {
            all[target].items.append(node)
            all[target].items.moveNode(move.id, to: move.parent, at: move.index)
          }
        }
        base.sections = all
      }
      let checker = DataSourceChecker(tree)
      for _ in 0..<8 {
        let snapshot = tree.snapshot
        guard let path = Array(snapshot.paths).randomElement(using: &generator) else { return }
        let section = generator.below(snapshot.sections.count)
        let count = snapshot.itemCount(inSection: section) - (section == path.section ? 1 : 0)
        let place = ItemPath(section: section, item: generator.below(count + 1))
        #expect(tree.canMoveItem(at: path) && tree.canMoveItem(at: path, to: place))
        #expect(!tree.canMoveItem(at: path, to: [section, count + 1]))
        let row = snapshot[path]
        var rest = snapshot.sections[section].items.map(\.id)
        var position = place.item
        var moved = [row.id]
        let own = snapshot.sections[path.section].items
        let end = own[(path.item + 1)...].firstIndex { $0.level <= row.level } ?? own.count
        moved = own[path.item..<end].map(\.id)
        if section == path.section {
          rest.removeSubrange(path.item..<end)
          if position > path.item { position -= min(moved.count - 1, position - path.item) }
        }
        rest.insert(contentsOf: moved, at: position)
        tree.moveItem(at: path, to: place)
        expectEqual(checker.check(), [])
        guard let now = tree.path(of: row.nodeID ?? "") else { continue }
        // Its parent may have become expandable, and may be in the set of expanded ones.
        if tree.snapshot.sections[section].items.count == rest.count {
          expectEqual(tree.snapshot.sections[section].items.map(\.id), rest)
        }
        expectEqual(now.section, section)
      }
    }
  }

  @Test("Without a closure for moves, roots are moved in the base, and nothing else")
  func movingRoots() {
    let base = ArrayDataSource(sections: [Roots(id: 0, items: nodes("a{x y} b c{z}"))])
    let tree = Outline(base, expanded: ["a"])
    #expect(tree.canMoveItem(at: [0, 0]) && !tree.canMoveItem(at: [0, 1]))
    #expect(tree.canMoveItem(at: [0, 0], to: [0, 4]))
    tree.moveItem(at: [0, 0], to: [0, 4])
    expectEqual(text(tree.snapshot.items), "b c a x y")
    // Between the rows of another root it would get a parent.
    #expect(!tree.canMoveItem(at: [0, 0], to: [0, 3]))
    #expect(tree.canMoveItem(at: [0, 2], to: [0, 1]))
    tree.moveItem(at: [0, 2], to: [0, 0])
    expectEqual(text(tree.snapshot.items), "a x y b c")
    tree.moveItem(at: [0, 0], to: [0, 2])
    expectEqual(text(tree.snapshot.items), "a x y b c")
  }

  @Test("Nodes with the same id expand together")
  func repeatedIDs() {
    let base = ArrayDataSource(sections: [Roots(id: 0, items: nodes("a{x y} b{a{z}}"))])
    let tree = Outline(base, expanded: ["b"])
    let checker = DataSourceChecker(tree)
    tree.expand("a")
    expectEqual(text(tree.snapshot.items), "a x y b a z")
    base.removeItem(at: [0, 0])
    expectEqual(text(tree.snapshot.items), "b a z")
    expectEqual(tree.expandedIDs, ["a", "b"])
    expectEqual(checker.check(), [])
  }
}
