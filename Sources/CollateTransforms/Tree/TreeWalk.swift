import CollateCore

/// A walk through a tree, in which each node comes before its children.
///
/// It is a loop, so that depth takes memory of the heap, and not of the thread's stack.
struct TreeWalk<Value: Identifiable & Equatable> where Value.ID: Sendable {
  typealias Node = TreeNode<Value>

  /// The children of a node that is walked through.
  private struct Level {
    let nodes: [Node]

    /// The index of the next child.
    var next = 0

    /// The id of the node, if its children are on demand.
    let loadedID: Value.ID?

    /// The child that was visited last.
    var current: Node { nodes[next - 1] }
  }

  /// The levels above the current node, and its own.
  private var levels: [Level]

  /// What was loaded; children on demand are left out without it.
  private var loads: TreeLoads<Value>?

  /// The ids of the ancestors whose children are on demand.
  private var loadedIDs: Set<Value.ID> = []

  /// Whether the children of the current node are visited next; they are asked for then.
  private var visitsChildren = false

  init(_ root: Node, _ loads: TreeLoads<Value>? = nil) {
    levels = [Level(nodes: [root], loadedID: nil)]
    self.loads = loads
  }

  /// Moves to the next node, and returns it; `nil` at the end.
  mutating func next() -> Node? {
    let children = visitsChildren ? knownChildren : []
    if !children.isEmpty {
      let loadedID = current.isOnDemand ? current.id : nil
      if let loadedID { loadedIDs.insert(loadedID) }
      levels.append(Level(nodes: children, loadedID: loadedID))
    }
    while let level = levels.last, level.next == level.nodes.count {
      if let id = level.loadedID { loadedIDs.remove(id) }
      levels.removeLast()
    }
    if levels.isEmpty { return nil }
    levels[levels.count - 1].next += 1
    visitsChildren = !isRepeated
    return current
  }

  /// Visits the children of the current node that are known by now.
  mutating func visitChildren(_ loads: TreeLoads<Value>) { self.loads = loads }

  /// Leaves out the descendants of the current node.
  mutating func skipChildren() { visitsChildren = false }

  /// Whether the current node has known children, which are visited next.
  var hasChildren: Bool { visitsChildren && !knownChildren.isEmpty }

  /// The current node.
  private var current: Node { levels[levels.count - 1].current }

  private var knownChildren: [Node] { loads.map(current.knownChildren) ?? current.ownChildren }
}

extension TreeWalk {
  /// The number of ancestors of the current node.
  var level: Int { levels.count - 1 }

  /// The parent of the current node.
  var parent: Node? { levels.count > 1 ? levels[levels.count - 2].current : nil }

  /// The ancestors of the current node, the root first.
  var ancestors: [Node] { levels.dropLast().map(\.current) }

  /// The indices of the current node and its ancestors among their siblings, the root first.
  var indices: [Int] { levels.map { $0.next - 1 } }

  /// Whether the current node was loaded as a descendant of itself.
  ///
  /// Its children are those of the ancestor, which would follow each other without end, so they are left out.
  var isRepeated: Bool {
    !loadedIDs.isEmpty && current.isOnDemand && loadedIDs.contains(current.id)
  }
}

extension TreeNode {
  /// Whether the children are loaded when the node is expanded.
  var isOnDemand: Bool {
    if case .onDemand = children { true } else { false }
  }

  /// The children, unless they are on demand.
  var ownChildren: [TreeNode] {
    if case .nodes(let nodes) = children { nodes } else { [] }
  }

  /// Returns the children, also those that were loaded.
  func knownChildren(_ loads: TreeLoads<Value>) -> [TreeNode] {
    isOnDemand ? loads.children(of: self) : ownChildren
  }

  /// Calls a closure for the node and all of its descendants, also those that were loaded.
  func forEachNode(_ loads: TreeLoads<Value>, _ body: (TreeNode) -> Void) {
    var walk = TreeWalk(self, loads)
    while let node = walk.next() { body(node) }
  }
}
