/// The transform of a ``TreeDataSource``.
final class TreeFlattening<Base: SectionProtocol, Value: Identifiable & Equatable>:
  SnapshotTransform
where Base.Item == TreeNode<Value>, Value.ID: Sendable {
  typealias Output = TreeSection<Base, Value>
  typealias Plan = Snapshot<TreeRoots<Value>>
  typealias Row = TreeRow<Value>

  /// The ids of nodes that somebody wants to be expanded, whether they are shown or not.
  private(set) var expandedIDs: Set<Value.ID>

  /// What was loaded.
  var loads = TreeLoads<Value>()

  /// Called for a node whose children are to be loaded.
  var onNeed: (Value) -> Void = { _ in }

  /// Called for a node that was loaded as a descendant of itself, with the ids of its ancestors.
  var onCycle: (_ path: [Value.ID], _ id: Value.ID) -> Void = { _, _ in }

  /// The ids of the nodes for which it was called.
  private var cyclicIDs: Set<Value.ID> = []

  /// Called when nodes may have left the tree, of which something is known.
  var onGone: () -> Void = {}

  /// The ids of nodes that may have left the tree.
  private var goneIDs: Set<Value.ID> = []

  /// The nodes whose descendants may be shown or hidden since rows were last made.
  private var changedIDs: Set<Value.ID> = []

  init(expanded: Set<Value.ID>) {
    expandedIDs = expanded
  }

  /// Expands and collapses nodes.
  func setExpandedIDs(_ ids: Set<Value.ID>) {
    changedIDs.formUnion(expandedIDs.symmetricDifference(ids))
    expandedIDs = ids
  }

  /// Makes the rows below a node anew.
  func childrenDidChange(of id: Value.ID) { changedIDs.insert(id) }

  /// Changes what is known of the children of a node, of which some may leave the tree.
  func changeChildren(of id: Value.ID, _ body: (inout TreeLoads<Value>) -> Void) {
    let old = loads.nodes(of: id) ?? []
    body(&loads)
    childrenDidChange(of: id)
    var gone: Set<Value.ID> = []
    for node in old { node.forEachNode(loads) { gone.insert($0.id) } }
    noteGoneNodes(gone)
  }

  func made(from input: Snapshot<Base>) -> (output: Snapshot<Output>, plan: Plan) {
    changedIDs = []
    var pass = TreePass(self)
    let made = input.sections.map { section in
      pass.section(section, TreeRoots(section.items.map { pass.rows(of: $0) }))
    }
    follow(pass)
    return (Snapshot(made.map(\.section)), Snapshot(made.map(\.roots)))
  }

  func advanced(
    _ state: TransformState<Base, Output, Plan>,
    by change: PendingChange,
    to input: Snapshot<Base>
  ) -> (output: Snapshot<Output>, plan: Plan) {
    let (resolved, touched) = state.resolving(change, to: input)
    noteGoneNodes(from: state, by: resolved)
    let replaced =
      (change.itemUpdates + resolved.itemUpdates).map(\.after.path)
      + state.silentlyReplacedItems(by: change, to: input).map(\.after)
    let updates = Dictionary(grouping: replaced) { $0.section }
    let changedIDs = changedIDs
    self.changedIDs = []
    var pass = TreePass(self)
    func advanced(_ section: Int, from origin: Int?) -> TreePass<Base, Value>.Made {
      let base = input.sections[section]
      if let origin, !touched.contains(section),
        !state.plan.sections[origin].items.contains(where: { $0.contains(changedIDs) })
      {
        return (state.output.sections[origin], state.plan.sections[origin])
      }
      var roots = resolved.items.carrying(
        origin.map { state.plan.sections[$0].items } ?? [], from: origin, to: section,
        count: base.items.count
      ) { path, before in
        // The node may have been replaced by an equal one.
        if let before,
          state.input.sections[before.section].items
            .sameBitCount(from: before.item, as: base.items, from: path.item, upTo: 1) == 1
        {
          return state.plan[before]
        }
        return pass.rows(of: base.items[path.item])
      }
      let updated = Set((updates[section] ?? []).map(\.item))
      for root in roots.indices where updated.contains(root) || roots[root].contains(changedIDs) {
        roots[root] = pass.rows(of: base.items[root])
      }
      return pass.section(base, TreeRoots(roots))
    }
    defer { follow(pass) }
    guard resolved.changesSections else {
      var (output, plan) = (state.output, state.plan)
      for section in changedIDs.isEmpty ? Array(touched) : Array(input.sections.indices) {
        let made = advanced(section, from: section)
        output.modifySection(section) { $0 = made.section }
        plan.modifySection(section) { $0 = made.roots }
      }
      return (output, plan)
    }
    let made = input.sections.indices.map { advanced($0, from: resolved.sectionBefore($0)) }
    return (Snapshot(made.map(\.section)), Snapshot(made.map(\.roots)))
  }

  var isCompared: Bool { false }

  func change(
    by change: PendingChange,
    from old: TransformState<Base, Output, Plan>,
    to new: TransformState<Base, Output, Plan>
  ) -> PendingChange {
    TreeChange.change(
      from: old.plan, to: new.plan, by: change, isLocal: old.parameters == new.parameters)
  }

  /// Loads the children that are needed for rows, and reports cycles.
  private func follow(_ pass: TreePass<Base, Value>) {
    for value in pass.needed where !loads.isLoading(value.id) { onNeed(value) }
    for (path, id) in pass.cycles where cyclicIDs.insert(id).inserted { onCycle(path, id) }
  }
}

extension TreeFlattening {
  /// Notes nodes that may have left the tree, if anything is known about them.
  private func noteGoneNodes(
    from state: TransformState<Base, Output, Plan>, by change: PendingChange
  ) {
    if change.isEmpty || expandedIDs.isEmpty && loads.ids.isEmpty { return }
    var gone: Set<Value.ID> = []
    func note(_ path: ItemPath) {
      state.input[path].forEachNode(loads) { node in
        if expandedIDs.contains(node.id) || loads.ids.contains(node.id) { gone.insert(node.id) }
      }
    }
    for path in change.items.before { note(path) }
    for section in change.sections.deletes {
      for path in state.input.paths(inSection: section.item) { note(path) }
    }
    for pair in change.itemUpdates { note(pair.before.path) }
    noteGoneNodes(gone)
  }

  private func noteGoneNodes(_ ids: Set<Value.ID>) {
    if ids.isEmpty { return }
    if goneIDs.isEmpty { onGone() }
    goneIDs.formUnion(ids)
  }

  /// Forgets the noted nodes that are not in the tree, and what was loaded for nodes that do not load.
  func forgetGoneNodes(of input: Snapshot<Base>) {
    var gone = goneIDs
    if gone.isEmpty { return }
    goneIDs = []
    let known = loads
    // Children that the base has take the place of those that are loaded, unless another node with the
    // id loads its own.
    var unneeded = Set(known.ids)
    for root in input.items {
      root.forEachNode(known) { node in
        gone.remove(node.id)
        if node.isOnDemand { unneeded.remove(node.id) }
      }
    }
    expandedIDs.subtract(gone)
    cyclicIDs.subtract(gone)
    for id in unneeded { loads.remove(id) }
  }
}

extension TreeRoots.Item {
  /// Whether any of the rows is that of one of the nodes.
  fileprivate func contains(_ ids: Set<Value.ID>) -> Bool {
    if ids.isEmpty { return false }
    return rows.contains { row in row.nodeID.map { ids.contains($0) } ?? false }
  }
}
