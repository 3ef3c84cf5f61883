import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Searches in trees", .traced)
struct TreeSearchTests {
  private static let letters = ["a", "b", "c", "d", "e"]

  /// Returns all trees of some number of nodes, which have the letters in their order.
  private static func forests(of letters: ArraySlice<String>) -> [[LeafNode]] {
    guard let first = letters.first else { return [[]] }
    return (0..<letters.count).flatMap { count -> [[LeafNode]] in
      let rest = letters.dropFirst()
      return forests(of: rest.prefix(count)).flatMap { children in
        forests(of: rest.dropFirst(count)).map { siblings in
          [LeafNode(Leaf(id: first), children)] + siblings
        }
      }
    }
  }

  private static func subsets(of letters: some Collection<String>) -> [Set<String>] {
    letters.reduce([[]]) { sets, letter in sets + sets.map { $0.union([letter]) } }
  }

  private func start(
    _ search: LeafSearch?, in tree: Outline, counting calls: CountedCalls = CountedCalls()
  ) {
    tree.predicate = search.map { search in calls.counting { search.matches($0) } }
    tree.showsDescendantsOfMatches = search?.includesDescendants ?? false
  }

  @Test("A tap on what a search has opened changes nothing, and one on what it has not does")
  func toggling() {
    for expanded: Set<String> in [[], ["a"]] {
      let tree = Outline(
        ArrayDataSource(sections: [Roots(id: 0, items: nodes("a{b{c}}"))]), expanded: expanded)
      tree.predicate = { $0.id == "b" }
      tree.showsDescendantsOfMatches = true
      tree.toggle("a")
      expectEqual(tree.expandedIDs, expanded)
      tree.toggle("b")
      expectEqual(tree.snapshot.items.map(\.value?.id), ["a", "b", "c"])
      tree.predicate = nil
      expectEqual(tree.expandedIDs, expanded.union(["b"]))
    }
  }

  @Test("The rows of every small tree are those of its matches and their ancestors")
  func small() {
    for count in 0...5 {
      let letters = Self.letters.prefix(count)
      for nodes in Self.forests(of: letters) {
        for expanded in Effort.some(of: Self.subsets(of: letters)) {
          let tree = Outline(
            ArrayDataSource(sections: [Roots(id: 0, items: nodes)]), expanded: expanded)
          let checker = DataSourceChecker(tree)
          for ids in Effort.some(of: Self.subsets(of: letters)) {
            for includesDescendants in [false, true] {
              let search = LeafSearch(ids: ids, includesDescendants: includesDescendants)
              start(search, in: tree)
              let rows = naiveRows(nodes, expanded: expanded, finding: search)
              expectEqual(naiveText(tree.snapshot.items), rows, "\(nodes) \(expanded) \(ids)")
            }
          }
          start(nil, in: tree)
          expectEqual(naiveText(tree.snapshot.items), naiveRows(nodes, expanded: expanded))
          expectEqual(tree.expandedIDs, expanded)
          expectEqual(checker.check(), [])
        }
      }
    }
  }

  @Test("Children that are loaded are searched, as soon as they come, below nodes that are hidden")
  func loading() async {
    await withTree("a{d?} e? b{c{f?}} d?") { tree, loaded in
      withSeeds(Effort.rounds(200)) { generator in
        let checker = DataSourceChecker(tree)
        var search: LeafSearch?
        start(search, in: tree)
        for _ in 0..<12 {
          let count = checker.updateCount
          tree.performBatchUpdates {
            for _ in 0..<1 + generator.below(3) {
              switch generator.below(4) {
              case 0:
                let ids = Self.letters + ["f", "x", "y", "z"]
                search = generator.oneIn(4) ? nil : LeafSearch(ids: [])
                for id in ids where generator.oneIn(3) { search?.ids.insert(id) }
                search?.includesDescendants = generator.oneIn(2)
                start(search, in: tree)
              case 1: tree.toggle(["a", "b", "c", "d", "e", "f", "x"][generator.below(7)])
              case 2: tree.base.moveItem(at: [0, generator.below(4)], to: [0, generator.below(4)])
              default:
                let id = ["d", "e", "f"][generator.below(3)]
                loaded[id] = nodes(["", "x", "x{y z}", "x{y}", "y z x"][generator.below(5)])
                  .filter { _ in !generator.oneIn(4) }
                if generator.oneIn(3) { loaded[id]?.updateNode("y") { $0.value.edition = 1 } }
                tree.updateChildren(of: id) { $0 = loaded[id] ?? [] }
              }
              if generator.oneIn(4) { _ = tree.snapshot }
            }
          }
          expectEqual(
            naiveText(tree.snapshot.items),
            naiveRows(
              tree.base.sections[0].items, expanded: tree.expandedIDs, loaded: loaded,
              finding: search))
          expectEqual(checker.check(), [])
          if checker.updateCount > count, let update = checker.lastUpdate,
            Set(update.before.items.map(\.id)).count == update.before.itemCount,
            Set(update.after.items.map(\.id)).count == update.after.itemCount
          {
            expectEqual(update.batch, update.after.difference(from: update.before))
          }
        }
      }
    }
  }

  /// Runs a body with a tree of which all has been loaded.
  private func withTree(
    _ text: String, _ body: (Outline, inout [String: [LeafNode]]) -> Void
  ) async {
    let base = ArrayDataSource(sections: [Roots(id: 0, items: nodes(text))])
    let tree = Outline(base, expanded: Set("abcdef".map { "\($0)" })) { nodes("x\($0.id)") }
    await until(!rows(tree).contains("~"))
    var loaded: [String: [LeafNode]] = [:]
    for id in ["d", "e", "f"] { loaded[id] = nodes("x\(id)") }
    body(tree, &loaded)
  }

  private func rows(_ tree: Outline) -> String { text(tree.snapshot.items) }

  @Test("What was never loaded is not searched, and is loaded if it is expanded below a match")
  func onDemand() async {
    let base = ArrayDataSource(sections: [Roots(id: 0, items: nodes("a? b{c?}"))])
    var loadedIDs: [String] = []
    let tree = Outline(base, expanded: ["a", "c"]) { leaf in
      loadedIDs.append(leaf.id)
      return nodes("x")
    }
    let checker = DataSourceChecker(tree)
    start(LeafSearch(ids: ["c", "x"]), in: tree)
    // The children of a were asked for before.
    expectEqual(naiveText(tree.snapshot.items), ["b0-0", "c0.1b"])
    await until(rows(tree) == "a x b c")
    tree.showsDescendantsOfMatches = true
    expectEqual(rows(tree), "a x b c ~c")
    await until(rows(tree) == "a x b c x")
    expectEqual(loadedIDs, ["a", "c"])
    tree.predicate = nil
    expectEqual(rows(tree), "a x b")
    expectEqual(checker.check(), [])
  }

  @Test("The predicate is called once for each node, and again if its value has changed")
  func calls() {
    let base = ArrayDataSource(sections: [
      Roots(id: 0, items: nodes("a{b{c d} e} f{g}")), Roots(id: 1, items: nodes("h{i}")),
    ])
    let tree = Outline(base)
    let observation = tree.observe { _ in }
    let calls = CountedCalls()
    let steps: [(Int, @MainActor () -> Void)] = [
      (9, { start(LeafSearch(ids: ["c", "g"]), in: tree, counting: calls) }),
      (0, { tree.showsDescendantsOfMatches = true }),
      (0, { tree.expand("c") }),
      (0, { tree.expandedIDs = ["a", "g", "h"] }),
      (1, { base.sections[0].items.updateNode("c") { $0.value.edition = 1 } }),
      (0, { base.sections[0].items.moveNode("c", to: "f", at: 0) }),
      (0, { base.moveItem(at: [0, 0], to: [1, 1]) }),
      (0, { base.moveSection(at: 0, to: 1) }),
      (3, { base.insertItem(nodes("k{l m}")[0], at: [0, 0]) }),
      (0, { base.replaceItem(at: [0, 0], with: nodes("k{l m}")[0]) }),
      (0, { base.removeItem(at: [0, 0]) }),
      (9, { tree.reevaluate() }),
      (0, { tree.predicate = nil }),
      (0, { tree.reevaluate() }),
    ]
    for (index, (count, step)) in steps.enumerated() {
      let called = calls.during {
        step()
        _ = tree.snapshot
      }
      expectEqual(called, count, "step \(index)")
    }
    withExtendedLifetime(observation) {}
  }

  @Test("A predicate that depends on something else is called again when that is said")
  func reevaluation() {
    let base = ArrayDataSource(sections: [Roots(id: 0, items: nodes("a{b c} d"))])
    let tree = Outline(base)
    var wanted = "b"
    tree.predicate = { $0.id == wanted }
    var batches: [String] = []
    let observation = tree.observe { batches.append($0.batch.description) }
    expectEqual(rows(tree), "a b")
    wanted = "d"
    expectEqual(rows(tree), "a b")
    tree.reevaluate()
    expectEqual(rows(tree), "d")
    tree.performBatchUpdates {
      wanted = "c"
      tree.reevaluate()
      tree.predicate = nil
      tree.reevaluate()
    }
    expectEqual(rows(tree), "a d")
    expectEqual(batches, ["d 0.0,0.1; i 0.0", "i 0.0"])
    // It may read the source that is searched.
    tree.predicate = { [unowned tree] in
      tree.predicate != nil && !tree.isExpanded($0.id) && $0.id == wanted
    }
    expectEqual(rows(tree), "a c")
    withExtendedLifetime(observation) {}
  }

  @Test("Nodes with the same id match by their values, and are found wherever they are")
  func repeatedIDs() {
    let tree = Outline(
      ArrayDataSource(sections: [Roots(id: 0, items: nodes("a{b x} c{b{d}} b"))]))
    let checker = DataSourceChecker(tree)
    tree.base.sections[0].items.updateNode("b") { $0.value.edition = 1 }
    start(LeafSearch(ids: ["b"]), in: tree)
    expectEqual(naiveText(tree.snapshot.items), ["c0-0", "b0.1c", "b0.0"])
    start(LeafSearch(ids: ["b"], includesDescendants: true), in: tree)
    tree.expand("b")
    expectEqual(naiveText(tree.snapshot.items), ["c0-0", "b0-1c", "d0.2b", "b0.0"])
    expectEqual(checker.check(), [])
  }

  @Test("Rows stay where they are during a search, and can be moved again after it")
  func moving() {
    let base = ArrayDataSource(sections: [Roots(id: 0, items: nodes("a{b c} d e"))])
    let tree = Outline(base)
    tree.predicate = { $0.id != "d" }
    #expect(!tree.canMoveItem(at: [0, 0]) && !tree.canMoveItem(at: [0, 0], to: [0, 1]))
    expectEqual(tree.proposedMove(at: [0, 0], to: [0, 1]), nil)
    expectEqual(tree.basePath(of: [0, 3]), [0, 2])
    #expect(tree.path(ofBase: [0, 1]) == nil && tree.path(of: "e") == [0, 3])
    tree.predicate = nil
    #expect(tree.canMoveItem(at: [0, 0], to: [0, 1]))
  }

  @Test("A change after the beginning of a search asks only the nodes that it names")
  func locality() {
    struct Folder: Identifiable, Equatable { let id: Int }
    let base = ArrayDataSource(items: (0..<1000).map { Folder(id: $0) })
    let calls = CountedCalls()
    let tree = TreeDataSource(
      base, children: calls.counting { $0.id < 0 ? [] : [Folder(id: -$0.id - 1)] })
    let observation = tree.observe { _ in }
    tree.predicate = { $0.id % 2 == 0 }
    let count = calls.during {
      base.removeItem(at: [0, 5])
      _ = tree.snapshot
    }
    #expect(count <= 4)
    withExtendedLifetime(observation) {}
  }

  @Test("Answers about nodes that are gone are forgotten")
  func memory() {
    final class Token {}
    struct Value: Identifiable, Equatable {
      let id: Int
      let token = Token()

      static func == (one: Self, other: Self) -> Bool { one.id == other.id }
    }
    let base = ArrayDataSource(sections: [BasicSection(id: 0, items: [TreeNode<Value>]())])
    let tree = TreeDataSource(base)
    let observation = tree.observe { _ in }
    tree.predicate = { $0.id % 2 == 0 }
    var tokens: [Weak<Token>] = []
    for round in 0..<20 {
      let values = (0..<10).map { Value(id: round * 10 + $0) }
      tokens += values.map { Weak($0.token) }
      base.sections[0].items = values.map { TreeNode($0) }
      _ = tree.snapshot
    }
    #expect(tokens.count { $0.object != nil } <= 40)
    withExtendedLifetime(observation) {}
  }

  private struct Weak<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object) { self.object = object }
  }
}
