import Collate
import TestSupport
import Testing

/// Trees with so many levels that a call for each would overflow any thread's stack.
@Suite("Deep trees", .serialized)
@MainActor
struct DeepTreeTests {
  private struct Number: Identifiable, Equatable {
    let id: Int
    var edition = 0
  }

  private typealias Node = TreeNode<Number>

  private typealias Tree = TreeDataSource<ArrayDataSource<BasicSection<Int, Node>>, Number>

  // CI has 100 000 in its optimized tests. If a level was a call, it would take at least 80 bytes of a stack.
  private static let depth = Effort.rounds(25_000, optimized: 50_000)

  /// Returns a node with a child, which has a child, and so on; ids are levels.
  private func chain(edition: Int = 0, from first: Int = 0) -> Node {
    var node = Node(Number(id: Self.depth - 1, edition: edition))
    for level in (first..<Self.depth - 1).reversed() { node = Node(Number(id: level), [node]) }
    return node
  }

  @Test("A node at the bottom is shown, found, hidden, changed, moved and removed")
  func edits() {
    let bottom = Self.depth - 1
    let base = ArrayDataSource(items: [chain(), Node(Number(id: -1))])
    let tree = Tree(base)
    var told: [String] = []
    let token = tree.observe { told.append($0.description) }
    tree.expandAll()
    expectEqual(tree.snapshot.itemCount, Self.depth + 1)
    #expect(tree.snapshot[[0, bottom]].level == bottom && tree.level(of: bottom) == bottom)
    #expect(tree.parent(of: bottom) == bottom - 1 && tree.path(of: bottom) == [0, bottom])
    told = []
    tree.collapse(bottom - 1)
    tree.expand(to: bottom)
    base.sections[0].items.updateNode(bottom) { $0.value.edition += 1 }
    expectEqual(
      told,
      [
        "d 0.\(bottom); u 0.\(bottom - 1)>0.\(bottom - 1)",
        "i 0.\(bottom); u 0.\(bottom - 1)>0.\(bottom - 1)", "u 0.\(bottom)>0.\(bottom)",
      ])
    told = []
    base.sections[0].items.moveNode(bottom, to: -1, at: .max)
    tree.expand(-1)
    base.sections[0].items.removeNode(bottom - 1)
    #expect(tree.level(of: bottom) == 1 && tree.node(bottom - 1) == nil)
    tree.collapse(0, forgettingDescendants: true)
    tree.collapse(-1)
    expectEqual(tree.expandedIDs, [])
    expectEqual(tree.snapshot.items.map(\.id), [.node(0), .node(-1)])
    expectEqual(told.count, 5)
    withExtendedLifetime(token) {}
  }

  @Test("A search finds the node at the bottom, and all that match, and is cleared again")
  func search() {
    let bottom = Self.depth - 1
    let tree = Tree(ArrayDataSource(items: [chain(), Node(Number(id: -1))]), expanded: [-1])
    var told: [String] = []
    let token = tree.observe { told.append($0.description) }
    tree.predicate = { $0.id == bottom }
    #expect(tree.snapshot.itemCount == Self.depth && tree.path(of: bottom) == [0, bottom])
    told = []
    tree.base.sections[0].items.updateNode(bottom) { $0.value.edition = 1 }
    expectEqual(told, ["u 0.\(bottom)>0.\(bottom)"])
    tree.predicate = { _ in true }
    expectEqual(tree.snapshot.itemCount, Self.depth + 1)
    tree.predicate = nil
    expectEqual(tree.snapshot.items.map(\.id), [.node(0), .node(-1)])
    expectEqual(tree.expandedIDs, [-1])
    withExtendedLifetime(token) {}
  }

  @Test("Deep trees are compared, and assigned in the place of others")
  func equality() {
    let (one, other) = (chain(), chain(edition: 1))
    #expect(one == chain() && one != other)
    let base = ArrayDataSource(items: [one])
    let tree = Tree(base, expanded: Set(0..<Self.depth))
    var told: [String] = []
    let token = tree.observe { told.append($0.description) }
    base.sections[0].items = [other]
    base.sections[0].items = [chain(edition: 1)]
    let bottom = Self.depth - 1
    expectEqual(told, ["u 0.\(bottom)>0.\(bottom)"])
    withExtendedLifetime(token) {}
  }

  @Test("Children that are loaded level by level")
  func loading() async {
    let base = ArrayDataSource(items: [Node(Number(id: 0), children: .onDemand)])
    let half = Self.depth / 2
    let tree = Tree(base, expanded: Set(0..<Self.depth)) { parent in
      parent.id == 0 ? [self.chain(from: half)] : []
    }
    expectEqual(tree.snapshot.itemCount, 2)
    await until(tree.snapshot.itemCount == half + 1)
    expectEqual(tree.level(of: Self.depth - 1), half)
    tree.updateChildren(of: 0) { nodes in
      nodes.updateNode(Self.depth - 1) { $0.value.edition = 1 }
    }
    expectEqual(tree.snapshot[[0, half]].value?.edition, 1)
    tree.updateChildren(of: 0) { $0 = [] }
    expectEqual(tree.snapshot.itemCount, 1)
  }
}
