/// The making of the rows of roots.
@MainActor
struct TreePass<Base: SectionProtocol, Value: Identifiable & Equatable>
where Base.Item == TreeNode<Value>, Value.ID: Sendable {
  typealias Made = (section: TreeSection<Base, Value>, roots: TreeRoots<Value>)

  private let expandedIDs: Set<Value.ID>
  private let loads: TreeLoads<Value>

  /// The values of nodes whose children are shown as being loaded.
  private(set) var needed: [Value] = []

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
    add(root, level: 0, parent: nil, to: &rows)
    return TreeRoots.Item(rows: rows)
  }

  private mutating func add(
    _ node: TreeNode<Value>, level: Int, parent: Value.ID?, to rows: inout [TreeRow<Value>]
  ) {
    let isExpandable =
      switch node.children {
      case .none, .nodes([]): false
      case .nodes, .onDemand: true
      }
    let isExpanded = isExpandable && expandedIDs.contains(node.id)
    rows.append(
      TreeRow(
        id: .node(node.id), value: node.value, level: level, parent: parent,
        isExpandable: isExpandable, isExpanded: isExpanded))
    if !isExpanded { return }
    if node.children == .onDemand, loads.nodes(of: node.id) == nil {
      let hasFailed = loads.error(of: node.id) != nil
      if !hasFailed { needed.append(node.value) }
      rows.append(
        TreeRow(
          id: hasFailed ? .failed(node.id) : .loading(node.id), value: nil, level: level + 1,
          parent: node.id, isExpandable: false, isExpanded: false))
      return
    }
    for child in node.knownChildren(loads) {
      add(child, level: level + 1, parent: node.id, to: &rows)
    }
  }
}
