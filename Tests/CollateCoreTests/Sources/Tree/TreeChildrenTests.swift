import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Children of trees that values have themselves, or that are the items of sources", .traced)
struct TreeChildrenTests {
  /// A value that has its children itself.
  private struct Comment: Identifiable, Equatable {
    let id: String
    var edition = 0
    var replies: [Comment] = []
    var moreReplies: [Comment]? { replies.isEmpty ? nil : replies }

    init(_ node: LeafNode) {
      (id, edition) = (node.id, node.value.edition)
      if case .nodes(let nodes) = node.children { replies = nodes.map(Comment.init) }
    }
  }

  private typealias Comments = BasicSection<Int, Comment>

  private func comments(_ text: String) -> [Comment] { nodes(text).map(Comment.init) }

  /// Writes rows as `naiveRows` does.
  private func commentText(_ rows: some Sequence<TreeRow<Comment>>) -> [String] {
    rows.map { row in
      "\(row.nodeID ?? "?")\(row.value?.edition ?? -1)"
        + (row.isExpanded ? "-" : row.isExpandable ? "+" : ".") + "\(row.level)\(row.parent ?? "")"
    }
  }

  private static let trees = [
    "", "a", "a{b c} d", "a{b{c d} e} f{g}", "f{g} a{b{c} e}", "d a{b c{e}}", "a{c{b{e}}} f",
  ]

  @Test("A tree from a key path is the tree of nodes with the same children")
  func keyPath() {
    for text in Self.trees {
      let base = ArrayDataSource(sections: [
        Comments(id: 0, title: "old", items: comments(text))
      ])
      let tree = TreeDataSource(base, children: \.replies, expanded: ["a", "b"])
      let optional = TreeDataSource(base, children: \.moreReplies, expanded: ["a", "b"])
      let checker = DataSourceChecker(tree)
      for other in Self.trees {
        base.performBatchUpdates {
          base.sections[0].items = comments(other)
          base.sections[0].title = other
        }
        for ids in [["a", "b"], ["a", "c"], ["f"], []] as [Set<String>] {
          tree.expandedIDs = ids
          expectEqual(commentText(tree.snapshot.items), naiveRows(nodes(other), expanded: ids))
        }
        tree.predicate = { $0.id == "c" || $0.id == "g" }
        expectEqual(
          commentText(tree.snapshot.items),
          naiveRows(nodes(other), expanded: [], finding: LeafSearch(ids: ["c", "g"])))
        tree.predicate = nil
        tree.expandAll()
        optional.expandAll()
        expectEqual(commentText(optional.snapshot.items), commentText(tree.snapshot.items))
        expectEqual(tree.snapshot.sections[0].base.title, other)
        expectEqual(tree.parent(of: "g"), other.contains("g") ? "f" : nil)
        expectEqual(checker.check(), [])
      }
    }
  }

  @Test("Nodes that are not expanded are asked whether they have children, and for nothing else")
  func laziness() {
    var askedIDs: [String] = []
    let tree = TreeDataSource(
      ArrayDataSource(items: comments("a{b{c{d}}}")),
      children: { (comment: Comment) in
        askedIDs.append(comment.id)
        return comment.replies
      })
    expectEqual(commentText(tree.snapshot.items), ["a0+0"])
    expectEqual(askedIDs, ["a"])
    tree.expand("a")
    expectEqual(commentText(tree.snapshot.items), ["a0-0", "b0+1a"])
    #expect(!askedIDs.contains("c") && !askedIDs.contains("d"))
  }

  @Test("What is inserted into a source of children costs the same, however many nodes are hidden")
  func liveCosts() {
    typealias Node = TreeNode<CountedItem>
    typealias Base = ArrayDataSource<BasicSection<Int, Node>>
    let tallies = [10, 1000].map { count in
      let hidden = (0..<count).map { Node(CountedItem(100 + $0)) }
      let base = Base(items: [
        Node(CountedItem(0), children: .onDemand), Node(CountedItem(1), hidden),
      ])
      let children = Base(items: [Node(CountedItem(2), children: .onDemand), Node(CountedItem(3))])
      let expanded = Set([0, 2].map { CountedItem.ID($0) })
      let tree = TreeDataSource(base, expanded: expanded) { $0.id.number == 0 ? children : nil }
      let observation = tree.observe { _ in }
      defer { withExtendedLifetime(observation) {} }
      return Tally.count { children.insertItem(Node(CountedItem(4)), at: [0, 1]) }.tally
    }
    #expect(tallies[0].hashes > 0 && tallies[0].hashes == tallies[1].hashes, "\(tallies)")
  }

  @Test("An expanded node that changes costs the same, however many other nodes there are")
  func changedNodeCosts() {
    typealias Node = TreeNode<CountedItem>
    typealias Base = ArrayDataSource<BasicSection<Int, Node>>
    let changes: [@MainActor (Base, Base) -> Void] = [
      { base, _ in base.modifyItem(withID: CountedItem.ID(1)) { $0.value.content = 1 } },
      { base, _ in base.moveItem(at: [0, 1], to: [0, 0]) },
      { _, live in live.modifyItem(withID: CountedItem.ID(2)) { $0.value.content = 1 } },
    ]
    for change in changes {
      let tallies = [10, 1000].map { count in
        let others = (0..<count).map { Node(CountedItem(100 + $0)) }
        let base = Base(
          items: [
            Node(CountedItem(0), children: .onDemand),
            Node(CountedItem(1), [Node(CountedItem(5))]),
            Node(CountedItem(6), others),
          ])
        let live = Base(items: [Node(CountedItem(2), [Node(CountedItem(3))])])
        let expanded = Set([0, 1, 2].map { CountedItem.ID($0) })
        let tree = TreeDataSource(base, expanded: expanded) { $0.id.number == 0 ? live : nil }
        let observation = tree.observe { _ in }
        defer { withExtendedLifetime(observation) {} }
        return Tally.count { change(base, live) }.tally
      }
      #expect(tallies[0].hashes > 0 && tallies[0].hashes == tallies[1].hashes, "\(tallies)")
    }
  }

  @Test("A hierarchy without end is never walked to its end")
  func endlessHierarchy() {
    let base = ArrayDataSource(items: comments("a b"))
    let tree = TreeDataSource(
      base,
      children: { (comment: Comment) in
        ["x", "y"].map { Comment(LeafNode(Leaf(id: comment.id + $0))) }
      }, expanded: ["a", "ax", "axy"])
    let checker = DataSourceChecker(tree)
    base.sections[0].items[0].edition = 1
    base.moveItem(at: [0, 0], to: [0, 1])
    expectEqual(
      commentText(tree.snapshot.items),
      ["b0+0", "a1-0", "ax0-1a", "axx0+2ax", "axy0-2ax", "axyx0+3axy", "axyy0+3axy", "ay0+1a"])
    tree.reload("b")
    #expect(tree.updateChildren(of: "b") { _ in } == nil)
    base.removeItem(at: [0, 1])
    expectEqual(tree.expandedIDs, [])
    expectEqual(checker.check(), [])
  }

  @Test("A node without a source is asked for one again when the tree is reevaluated")
  func sourcesThatComeLater() {
    var sources: [String: ArrayDataSource<Roots>] = [:]
    let base = ArrayDataSource(sections: [Roots(id: 0, items: nodes("a?"))])
    let tree = TreeDataSource(base, expanded: ["a"], liveChildren: { sources[$0.id] })
    let checker = DataSourceChecker(tree)
    expectEqual(text(tree.snapshot.items), "a")
    sources["a"] = ArrayDataSource(sections: [Roots(id: 0, items: nodes("x"))])
    tree.reevaluate()
    expectEqual(text(tree.snapshot.items), "a x")
    expectEqual(checker.check(), [])
  }

  @Test("Only the root that changes is asked for its children")
  func locality() {
    let base = ArrayDataSource(items: comments("a{b} c{d} e{f}"))
    var askedIDs: Set<String> = []
    let tree = TreeDataSource(
      base,
      children: { (comment: Comment) in
        askedIDs.insert(comment.id)
        return comment.replies
      }, expanded: ["a"])
    let observation = tree.observe { _ in }
    askedIDs = []
    base.sections[0].items[1].edition = 1
    expectEqual(askedIDs, ["c"])
    tree.moveItem(at: [0, 3], to: [0, 0])
    expectEqual(commentText(tree.snapshot.items), ["e0+0", "a0-0", "b0.1a", "c1+0"])
    withExtendedLifetime(observation) {}
  }

  @Test("Children are asked for again when the source is reevaluated")
  func reevaluation() {
    var children = ["a": comments("b c")]
    let tree = TreeDataSource(
      ArrayDataSource(items: comments("a d")), children: { children[$0.id] }, expanded: ["a", "d"])
    let checker = DataSourceChecker(tree)
    expectEqual(commentText(tree.snapshot.items), ["a0-0", "b0.1a", "c0.1a", "d0.0"])
    children = ["a": comments("c"), "d": comments("e")]
    tree.reevaluate()
    expectEqual(commentText(tree.snapshot.items), ["a0-0", "c0.1a", "d0-0", "e0.1d"])
    expectEqual(checker.check(), [])
  }

  @Test("A value that is a descendant of itself ends the branch, and is reported")
  func cycles() {
    let children = ["a": comments("b c"), "b": comments("a")]
    let tree = TreeDataSource(
      ArrayDataSource(items: comments("a")), children: { children[$0.id] }, expanded: ["a", "b"])
    let reports = Reports { $1 === tree }
    expectEqual(commentText(tree.snapshot.items), ["a0-0", "b0-1a", "a0.2b", "c0.1a"])
    tree.predicate = { $0.id == "c" }
    expectEqual(commentText(tree.snapshot.items), ["a0-0", "c0.1a"])
    #expect(reports.messages.count == 1 && reports.messages[0].contains("a > b > a"))
  }

  @Test("Rows follow the sources of children as they follow the base, in one update")
  func liveChildren() {
    withSeeds(Effort.rounds(200)) { generator in
      let ids = ["a", "b", "c", "d", "a1", "a2", "b1"]
      var sources: [String: ArrayDataSource<Roots>] = [:]
      for id in ids { sources[id] = ArrayDataSource(sections: [Roots(id: 0, items: [])]) }
      // One node goes from source to source, and is sometimes in none.
      func children(_ id: String, using generator: inout SeededGenerator) -> [LeafNode] {
        (1...3).compactMap { number -> LeafNode? in
          if generator.oneIn(3) { return nil }
          let isOnDemand = sources["\(id)\(number)"] != nil && !generator.oneIn(3)
          return LeafNode(
            Leaf(id: "\(id)\(number)", edition: generator.below(2)),
            children: isOnDemand ? .onDemand : .none)
        }
      }
      let base = ArrayDataSource(sections: [Roots(id: 0, items: nodes("a? b? c{d? e?}"))])
      let tree = TreeDataSource<ArrayDataSource<Roots>, Leaf>(base) { sources[$0.id] }
      var expanded: Set<String> = []
      let checkers = generator.oneIn(4) ? [] : [DataSourceChecker(tree)]
      @MainActor func check() {
        expectEqual(
          naiveText(tree.snapshot.items),
          naiveRows(
            base.sections[0].items, expanded: expanded,
            loaded: sources.mapValues { Array($0.snapshot.items) }.merging(["e": []]) { $1 }))
      }
      for _ in 0..<12 {
        let count = checkers.first?.updateCount ?? 0
        base.performBatchUpdates {
          for _ in 0..<1 + generator.below(4) {
            switch generator.below(4) {
            case 0:
              let id = (ids + ["e"])[generator.below(ids.count + 1)]
              expanded.formSymmetricDifference([id])
              tree.toggle(id)
            case 1: base.moveItem(at: [0, generator.below(3)], to: [0, generator.below(3)])
            case 2: base.sections[0].items.updateNode("b") { $0.value.edition += 1 }
            default:
              let id = ids[generator.below(ids.count)]
              let other = ids[generator.below(ids.count)]
              let moved =
                sources[other]?.sections[0].items.removeNode("m") ?? LeafNode(Leaf(id: "m"))
              for source in sources.values { source.sections[0].items.removeNode("m") }
              var nodes = children(id, using: &generator)
              nodes.insert(moved, at: generator.below(nodes.count + 1))
              sources[id]?.sections[0].items = nodes
            }
            if generator.oneIn(4) { check() }
          }
        }
        // What leaves the tree is forgotten, if the tree is observed.
        expanded = tree.expandedIDs
        check()
        for checker in checkers {
          expectEqual(checker.check(), [])
          #expect(checker.updateCount <= count + 1)
          if checker.updateCount > count, let update = checker.lastUpdate {
            expectEqual(update.batch, update.after.difference(from: update.before))
          }
        }
      }
    }
  }

  @Test("A source is asked for once, followed while its node is in the tree, and released then")
  func liveSource() {
    let base = ArrayDataSource(sections: [Roots(id: 0, items: nodes("a? b?"))])
    var source: ArrayDataSource<Roots>? = ArrayDataSource(sections: [
      Roots(id: 0, items: nodes("x y{z}")), Roots(id: 1, items: nodes("w")),
    ])
    weak let released = source
    let calls = CountedCalls()
    let open = calls.counting { (leaf: Leaf) in leaf.id == "a" ? source : nil }
    let tree = TreeDataSource(base, liveChildren: { open($0) })
    let checker = DataSourceChecker(tree)
    tree.predicate = { $0.id == "z" }
    // Sources of nodes that were never expanded are not searched.
    #expect(tree.snapshot.itemCount == 0 && calls.count == 0)
    tree.predicate = nil
    tree.expandedIDs = ["a", "b"]
    expectEqual(naiveText(tree.snapshot.items), ["a0-0", "x0.1a", "y0+1a", "w0.1a", "b0-0"])
    tree.collapse("a")
    tree.predicate = { $0.id == "z" || $0.id == "v" }
    expectEqual(text(tree.snapshot.items), "a y z")
    source?.sections[1].items = nodes("v")
    expectEqual(text(tree.snapshot.items), "a y z v")
    #expect(tree.updateChildren(of: "a") { $0 = [] } == nil)
    tree.predicate = nil
    let count = checker.updateCount
    tree.performBatchUpdates {
      source?.sections[0].items = []
      base.moveItem(at: [0, 0], to: [0, 1])
      tree.expand("a")
    }
    expectEqual(text(tree.snapshot.items), "b a v")
    #expect(calls.count == 2 && checker.updateCount == count + 1)
    source = nil
    #expect(released != nil)
    base.removeItem(at: [0, 1])
    _ = tree.expandedIDs
    #expect(released == nil)
    expectEqual(checker.check(), [])
  }

  @Test("Sources below found nodes are opened while a search is on")
  func searchOpensSources() {
    let sources = ["a": nodes("b? x"), "b": nodes("c{x} y")].mapValues {
      ArrayDataSource(sections: [Roots(id: 0, items: $0)])
    }
    let base = ArrayDataSource(sections: [Roots(id: 0, items: nodes("a? d"))])
    let tree = TreeDataSource(base, expanded: ["a", "b"], liveChildren: { sources[$0.id] })
    tree.showsDescendantsOfMatches = true
    tree.predicate = { $0.id == "a" || $0.id == "c" }
    expectEqual(
      naiveText(tree.snapshot.items), ["a0-0", "b0-1a", "c0+2b", "y0.2b", "x0.1a"])
  }
}
