import CollateCore

/// The transform of a ``TreeDataSource``.
final class TreeFlattening<Base: SectionProtocol, Value: Identifiable & Equatable>: RowTransform
where Value.ID: Sendable {
  typealias Input = Base
  typealias Output = TreeSection<Base, Value>

  /// Returns the positions of the rows of nodes.
  ///
  /// It is compiled in the module that knows the type of the values; see ``SpecializedLoops``.
  typealias Finding = (_ rows: [TreeRow<Value>], _ ids: Set<Value.ID>) -> [Int]

  /// The ids of nodes that are to be expanded, whether they are shown or not.
  private(set) var expandedIDs: Set<Value.ID>

  /// What was loaded.
  var loads = TreeLoads<Value>()

  /// Called for a node whose children are to be loaded; `nil` if nothing loads.
  var onNeed: ((Value) -> Void)?

  /// Returns the source whose items are the children of a node, or `nil` if it has none; if `nil` itself, children on
  /// demand are loaded.
  var openSource: ((Value) -> TreeLoads<Value>.Source?)?

  /// Called for a node that was loaded as a descendant of itself, with the ids of its ancestors.
  var onCycle: (_ path: [Value.ID], _ id: Value.ID) -> Void = { _, _ in }

  /// The ids of the nodes for which it was called.
  private var cyclicIDs: Set<Value.ID> = []

  /// Called when nodes may have left the tree, of which something is known.
  var onRemoval: () -> Void = {}

  /// The ids of nodes that may have left the tree.
  private var pendingRemovals: Set<Value.ID> = []

  /// The nodes whose descendants may be shown or hidden since rows were last made.
  private var changedIDs: Set<Value.ID> = []

  /// Whether the children of one of them are others, and not only shown or hidden.
  private var hasOtherChildren = false

  /// The roots of these nodes in each section, by their indices before the change, and that of the section after.
  private var dirtyRoots: [Int: Set<Int>] = [:]

  /// The search, while there is one.
  var search: TreeSearch<Value>? {
    didSet { isOutdated = true }
  }

  /// Whether the descendants of nodes that match are included in the search.
  var includesDescendants = false {
    didSet { isOutdated = true }
  }

  /// Whether the rows of all roots have to be made again.
  var isOutdated = false

  /// The values of nodes whose children are shown as being loaded, while rows are made.
  private var needed: [Value] = []

  /// The nodes that were loaded as descendants of themselves, with the ids of their ancestors, while rows are
  /// made.
  private var cycles: [(path: [Value.ID], id: Value.ID)] = []

  let find: Finding

  /// Returns the root that an item of the base is.
  let root: (Base.Item) -> TreeNode<Value>

  init(
    expanded: Set<Value.ID>, root: @escaping (Base.Item) -> TreeNode<Value>, find: @escaping Finding
  ) {
    (expandedIDs, self.root, self.find) = (expanded, root, find)
  }

  /// Returns the roots of all sections.
  func roots(of input: Snapshot<Base>) -> some Sequence<TreeNode<Value>> {
    input.items.lazy.map(root)
  }

  /// Expands and collapses nodes.
  func setExpandedIDs(_ ids: Set<Value.ID>) {
    changedIDs.formUnion(expandedIDs.symmetricDifference(ids))
    expandedIDs = ids
  }

  /// Expands or collapses a node.
  func setExpanded(_ id: Value.ID, _ isExpanded: Bool) {
    changedIDs.insert(id)
    if isExpanded { expandedIDs.insert(id) } else { expandedIDs.remove(id) }
  }

  /// Makes the rows below a node again.
  func childrenDidChange(of id: Value.ID) {
    changedIDs.insert(id)
    hasOtherChildren = true
  }

  /// Changes what is known of the children of a node, of which some may leave the tree.
  func changeChildren(of id: Value.ID, _ body: (inout TreeLoads<Value>) -> Void) {
    let old = loads.nodes(of: id) ?? []
    body(&loads)
    childrenDidChange(of: id)
    let new = loads.nodes(of: id) ?? []
    noteRemovedNodes(
      old.nodes(thatDifferFrom: new), replacedBy: new.nodes(thatDifferFrom: old))
  }

  func reevaluate() {
    search?.forgetAnswers()
    if openSource != nil { loads.forgetMissingSources() }
    isOutdated = true
  }

  func begin(_ state: State?, _ edits: SectionEdits, to input: Snapshot<Base>) -> Set<Int>? {
    (needed, cycles) = ([], [])
    dirtyRoots = [:]
    defer { (changedIDs, hasOtherChildren) = ([], false) }
    search?.forgetGoneNodes(of: roots(of: input), loads)
    guard let state else { return [] }
    noteRemovedNodes(from: state, by: edits.change, to: input)
    if isOutdated { return nil }
    if changedIDs.isEmpty { return [] }
    for origin in state.output.sections.indices {
      let roots = changedRoots(in: origin, of: state)
      if !roots.isEmpty, let index = edits.change.sectionAfter(origin) { dirtyRoots[index] = roots }
    }
    return Set(dirtyRoots.keys)
  }

  /// Returns the indices of the roots in a section below which the rows of nodes have to be made again.
  private func changedRoots(in section: Int, of state: State) -> Set<Int> {
    if search == nil || !hasOtherChildren {
      let origins = state.plan.blocks[section].items
      let rows = find(state.output.sections[section].items, changedIDs)
      return Set(rows.map { Int(origins[$0].index) })
    }
    // Other children may match, although none of those before did, so that their parent has no row.
    let roots = state.input.sections[section].items
    return Set(
      roots.indices.filter { index in
        var walk = TreeWalk(root(roots[index]), loads)
        while let node = walk.next() { if changedIDs.contains(node.id) { return true } }
        return false
      })
  }

  func end() {
    let (needed, cycles) = (needed, cycles)
    (self.needed, self.cycles) = ([], [])
    for value in needed where !loads.isLoading(value.id) { onNeed?(value) }
    for (path, id) in cycles where cyclicIDs.insert(id).inserted { onCycle(path, id) }
  }

  func changedItems(
    of base: Base, at section: Int, after block: OriginBlock, by edit: SectionEdit
  ) -> [Int] {
    if isOutdated { return Array(0..<base.itemCount) }
    guard let roots = dirtyRoots[section] else { return edit.changed }
    return edit.changed
      + roots.filter { !edit.removed.containsSorted($0) }.map { edit.after($0) }
  }

  func rows(
    of range: Range<Int>, isFirst: Bool, in base: Base, at section: Int, by edit: SectionEdit
  ) -> Rows {
    var result: Rows = ([], [])
    result.rows.reserveCapacity(range.count)
    result.origins.reserveCapacity(range.count)
    let roots = base.items
    for index in range {
      addRows(of: root(roots[index]), to: &result.rows)
      if result.origins.count == result.rows.count { continue }
      result.origins.append(OriginBlock.Item(index))
      while result.origins.count < result.rows.count {
        result.origins.append(OriginBlock.Item(addedTo: index))
      }
    }
    return result
  }

  func section(_ base: Base, _ rows: [Row]?) -> Output { Output(base: base, items: rows ?? []) }

  /// Adds the rows of a root.
  private func addRows(of root: TreeNode<Value>, to rows: inout [Row]) {
    let start = rows.count
    while !addKnownRows(of: root, to: &rows) { rows.removeSubrange(start...) }
  }

  /// Adds the rows of a root, and returns whether all are there: not if it has become known of more nodes that they
  /// have to be searched.
  private func addKnownRows(of root: TreeNode<Value>, to rows: inout [Row]) -> Bool {
    let marks = search?.marks(of: root, loads, includingDescendants: includesDescendants)
    // Without any of these, a row for children that are being loaded would never go away.
    let hasChildrenOnDemand = onNeed != nil || openSource != nil || loads.isComplete
    var next = 0
    var isComplete = true
    var walk = TreeWalk(root, loads)
    while let node = walk.next() {
      let mark = marks?[next] ?? .unsearched
      next += 1
      guard mark.isIncluded else {
        walk.skipChildren()
        next = mark.end
        continue
      }
      let isExpandable =
        (mark.includesChildren || mark.isOpen) && !walk.isRepeated
        && (node.isOnDemand ? hasChildrenOnDemand : !node.ownChildren.isEmpty)
      let isExpanded = isExpandable && (mark.isOpen || expandedIDs.contains(node.id))
      rows.append(
        Row(
          .init(
            id: .node(node.id), value: node.value, level: walk.level, parent: walk.parent?.id,
            isExpandable: isExpandable, isExpanded: isExpanded)))
      if walk.isRepeated { cycles.append((walk.ancestors.map(\.id), node.id)) }
      if !isExpanded {
        walk.skipChildren()
        next = mark.end
      } else if node.isOnDemand, !loads.isKnown(node), openSource(of: node) {
        if marks == nil { walk.visitChildren(loads) } else { isComplete = false }
      } else if node.isOnDemand, !loads.isKnown(node) {
        let hasFailed = loads.error(of: node.id) != nil
        if !hasFailed { needed.append(node.value) }
        rows.append(
          Row(
            .init(
              id: hasFailed ? .failed(node.id) : .loading(node.id), value: nil,
              level: walk.level + 1, parent: node.id, isExpandable: false, isExpanded: false)))
      }
    }
    return isComplete
  }

  /// Follows the source of the children of a node, if they are not loaded.
  private func openSource(of node: TreeNode<Value>) -> Bool {
    guard let openSource else { return false }
    let source = openSource(node.value)
    loads.follow(source, source?.nodes() ?? [], of: node.id)
    return true
  }

  /// Takes the items of a source as the children of a node, if they still are.
  func sourceDidChange(of id: Value.ID) {
    guard let nodes = loads.source(of: id)?.nodes() else { return }
    changeChildren(of: id) { $0.setNodes(nodes, of: id) }
  }
}

extension TreeFlattening {
  private func noteRemovedNodes(
    from state: State, by change: PendingChange, to input: Snapshot<Base>
  ) {
    if change.isEmpty { return }
    let deleted = change.sections.deletes.flatMap { state.input.paths(inSection: $0.item) }
    let inserted = change.sections.inserts.flatMap { input.paths(inSection: $0.item) }
    let before = change.items.before + deleted + change.itemUpdates.map(\.before.path)
    let after = change.items.after + inserted + change.itemUpdates.map(\.after.path)
    noteRemovedNodes(
      before.lazy.map { [root] path in root(state.input[path]) },
      replacedBy: after.lazy.map { [root] path in root(input[path]) })
  }

  /// Notes nodes that may have left the tree, if anything is known about them.
  ///
  /// To find out, all nodes are visited, unless those that took the place of these have them.
  private func noteRemovedNodes(
    _ nodes: some Sequence<TreeNode<Value>>, replacedBy others: some Sequence<TreeNode<Value>>
  ) {
    if expandedIDs.isEmpty && loads.ids.isEmpty { return }
    var removedIDs: Set<Value.ID> = []
    for node in nodes {
      forEachNode(in: node) { node in
        if expandedIDs.contains(node.id) || loads.ids.contains(node.id) {
          removedIDs.insert(node.id)
        }
      }
    }
    if removedIDs.isEmpty { return }
    for node in others {
      forEachNode(in: node) { node in
        // What was loaded for a node that does not load any more is forgotten, too.
        if node.isOnDemand || !loads.ids.contains(node.id) { removedIDs.remove(node.id) }
      }
    }
    if removedIDs.isEmpty { return }
    if pendingRemovals.isEmpty { onRemoval() }
    pendingRemovals.formUnion(removedIDs)
  }

  /// Calls a closure for a node and its descendants that are known, or expanded if all would have to be asked for.
  private func forEachNode(in node: TreeNode<Value>, _ body: (TreeNode<Value>) -> Void) {
    var walk = TreeWalk(node, loads)
    while let node = walk.next() {
      body(node)
      if loads.isComplete, !expandedIDs.contains(node.id) { walk.skipChildren() }
    }
  }

  /// Forgets the noted nodes that are not in the tree, and what was loaded for nodes that do not load.
  func forgetGoneNodes(of input: Snapshot<Base>) {
    var removedIDs = pendingRemovals
    if removedIDs.isEmpty { return }
    pendingRemovals = []
    let known = loads
    // Children that the base has take the place of those that are loaded, unless another node with the
    // id loads its own.
    var unneeded = Set(known.ids)
    for root in roots(of: input) {
      forEachNode(in: root) { node in
        removedIDs.remove(node.id)
        if node.isOnDemand { unneeded.remove(node.id) }
      }
    }
    expandedIDs.subtract(removedIDs)
    cyclicIDs.subtract(removedIDs)
    // What is cancelled by its release may read the tree.
    let removed = unneeded.compactMap { loads.remove($0) }
    withExtendedLifetime((known, removed)) {}
  }
}

extension Array {
  /// Returns the nodes that other ones lack, or have with another value or other children.
  fileprivate func nodes<Value>(
    thatDifferFrom others: Self
  ) -> Self where Element == TreeNode<Value> {
    let known = Dictionary(others.map { ($0.id, $0) }) { first, _ in first }
    return filter { known[$0.id] != $0 }
  }
}
