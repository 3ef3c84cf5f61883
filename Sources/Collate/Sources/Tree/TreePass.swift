/// The making of the rows of roots.
@MainActor
struct TreePass<Base: SectionProtocol, Value: Identifiable & Equatable>
where Base.Item == TreeNode<Value>, Value.ID: Sendable {
  typealias Made = (section: TreeSection<Base, Value>, roots: TreeRoots<Value>)

  private let expandedIDs: Set<Value.ID>
  private let loads: TreeLoads<Value>

  /// The values of nodes whose children are shown as being loaded.
  private(set) var needed: [Value] = []

  /// The nodes that were loaded as descendants of themselves, with the ids of their ancestors.
  private(set) var cycles: [(path: [Value.ID], id: Value.ID)] = []

  init(_ flattening: TreeFlattening<Base, Value>) {
    (expandedIDs, loads) = (flattening.expandedIDs, flattening.loads)
  }

  /// Returns a section with the rows of its roots.
  func section(_ base: Base, _ roots: TreeRoots<Value>) -> Made {
    (TreeSection(base: base, items: roots.rows), roots)
  }

  /// Returns the rows of a root.
  mutating func rows(of root: TreeNode<Value>) -> TreeRoots<Value>.Item {
    var rows: [TreeRow<Value>] = []
    var walk = TreeWalk(root, loads)
    while let node = walk.next() {
      let isExpandable = !walk.isRepeated && (node.isOnDemand || !node.ownChildren.isEmpty)
      let isExpanded = isExpandable && expandedIDs.contains(node.id)
      rows.append(
        TreeRow(
          id: .node(node.id), value: node.value, level: walk.level, parent: walk.parent?.id,
          isExpandable: isExpandable, isExpanded: isExpanded))
      if walk.isRepeated { cycles.append((walk.ancestors.map(\.id), node.id)) }
      if !isExpanded {
        walk.skipChildren()
      } else if node.isOnDemand, loads.nodes(of: node.id) == nil {
        let hasFailed = loads.error(of: node.id) != nil
        if !hasFailed { needed.append(node.value) }
        rows.append(
          TreeRow(
            id: hasFailed ? .failed(node.id) : .loading(node.id), value: nil,
            level: walk.level + 1, parent: node.id, isExpandable: false, isExpanded: false))
      }
    }
    return TreeRoots.Item(rows: rows)
  }
}
