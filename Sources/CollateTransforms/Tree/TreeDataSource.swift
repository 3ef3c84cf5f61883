public import CollateCore

/// A data source that shows the expanded part of trees as rows.
///
/// The items of its base are the roots. Nothing of them is changed: what is expanded is a set of ids.
///
///     let outline = TreeDataSource(files, expanded: ["Sources"]) { file in
///       try await file.contents().map { TreeNode($0, children: $0.isFolder ? .onDemand : .none) }
///     }
///     outline.toggle("Tests")
///
/// The items can also be values that have their children themselves:
///
///     let replies = TreeDataSource(comments, children: \.replies)
///
/// Children on demand are loaded when their node is expanded; until then a row with the id
/// ``TreeRow/ID/loading(_:)`` is shown, and after an error one with the id ``TreeRow/ID/failed(_:)``. A node
/// that was loaded as a descendant of itself is shown there without children, and reported through
/// ``Diagnostics``.
/// Retain the source like any other, as observations do not.
@MainActor
public final class TreeDataSource<Base: DataSource, Value: Identifiable & Equatable>:
  DerivedDataSource<Base, TreeSection<Base.Section, Value>>
where Value.ID: Sendable {
  /// The type of the sections.
  public typealias Section = TreeSection<Base.Section, Value>

  /// What happens to the siblings of a node that is expanded.
  public var expansion = TreeExpansion.independent

  /// Called when a row is moved, to change the tree.
  ///
  /// Without it, roots are moved in the base, and other nodes cannot be moved. For the array of the
  /// roots, there is `moveNode(_:to:at:)`.
  public var onMove: ((TreeMove<Value.ID, Section.ID>) -> Void)?

  let load: (@MainActor (Value) async throws -> [TreeNode<Value>])?
  let flattening: TreeFlattening<Base.Section, Value>

  @usableFromInline
  init(
    _ base: Base, _ expanded: Set<Value.ID>,
    _ load: (@MainActor (Value) async throws -> [TreeNode<Value>])?,
    root: @escaping (Base.Section.Item) -> TreeNode<Value>,
    children: ((Value) -> [TreeNode<Value>])?, _ differ: Differ<TreeSection<Base.Section, Value>>,
    find: @escaping ([TreeRow<Value>], Set<Value.ID>) -> [Int]
  ) {
    self.load = load
    flattening = TreeFlattening(expanded: expanded, root: root, find: find)
    flattening.loads = TreeLoads(children: children)
    super.init(base, flattening, differ)
    if load != nil { flattening.onNeed = { [weak self] in self?.begin($0) } }
    flattening.onCycle = { [weak self] path, id in
      self?.store.report(.treeCycle(id: "\(id)", path: path.map { "\($0)" }))
    }
    flattening.onRemoval = { [weak self] in
      // A node that is removed and comes back in one transaction stays expanded.
      if Transaction.isBusy { Transaction.whenDelivered { self?.forgetGoneNodes() } }
    }
  }

  func reconfigure(_ body: (TreeFlattening<Base.Section, Value>) -> Void) {
    reconfigure { body(flattening) }
  }

  private func forgetGoneNodes() {
    flattening.forgetGoneNodes(of: base.followedStore.currentSnapshot)
  }
}

extension TreeDataSource where Base.Section.Item == TreeNode<Value> {
  /// Creates a source of rows.
  ///
  /// Where the source is the initial value of a property, pass a function as `load`: Swift 6.3 does not
  /// accept a closure with `await` there.
  ///
  /// - Parameters:
  ///   - base: The source of the roots, which is retained.
  ///   - expanded: The ids of the nodes that are expanded, also of those that do not exist yet.
  ///   - load: A closure that returns the children of a node on demand.
  @inlinable
  public convenience init(
    _ base: Base, expanded: Set<Value.ID> = [],
    load: (@MainActor (Value) async throws -> [TreeNode<Value>])? = nil
  ) {
    self.init(
      base, expanded, load, root: { $0 }, children: nil, Differ(),
      find: { TreeRow.positions(in: $0, of: $1) })
  }
}

extension TreeDataSource where Base.Section.Item == TreeNode<Value> {
  /// Creates a source of rows in which the children of nodes can be the items of other sources.
  ///
  /// The source of a node whose children are on demand is asked for when the node is first expanded. From then on,
  /// the rows follow it as they follow the base: what changes in both in one transaction is one update.
  ///
  ///     let mail = TreeDataSource(accounts, liveChildren: { mailboxes[$0.id] })
  ///
  /// - Parameters:
  ///   - base: The source of the roots, which is retained.
  ///   - expanded: The ids of the nodes that are expanded, also of those that do not exist yet.
  ///   - liveChildren: A closure that returns the source of the children of a node, in all of its sections, which is
  ///     retained as long as the node is in the tree; `nil` if there are no children. It must not change any source.
  @inlinable
  public convenience init(
    _ base: Base, expanded: Set<Value.ID> = [],
    liveChildren: @escaping (Value) -> (any DataSource<Base.Section>)?
  ) {
    self.init(
      base, expanded, nil, root: { $0 }, children: nil, Differ(),
      find: { TreeRow.positions(in: $0, of: $1) })
    openSources(liveChildren)
  }

  @usableFromInline
  func openSources(_ liveChildren: @escaping (Value) -> (any DataSource<Base.Section>)?) {
    flattening.openSource = { [weak self] value in
      guard let self else { return nil }
      guard let source = liveChildren(value) else { return nil }
      return link(source, value.id)
    }
  }

  private func link(
    _ source: some DataSource<Base.Section>, _ id: Value.ID
  ) -> TreeLoads<Value>.Source {
    let link = SourceLink(from: source, to: store.core) { [weak flattening] in
      flattening?.sourceDidChange(of: id)
    }
    let store = source.followedStore
    return (link, { Array(store.currentSnapshot.items) })
  }
}

extension TreeDataSource where Base.Section.Item == Value {
  /// Creates a source of rows of values that have their children themselves.
  ///
  ///     let replies = TreeDataSource(comments, children: \.replies)
  ///
  /// The children are asked for when they are needed, so that those of collapsed nodes are not. A value that is a
  /// descendant of itself is shown there without children, and reported through ``Diagnostics``.
  ///
  /// - Parameters:
  ///   - base: The source of the roots, which is retained.
  ///   - children: A key path, or a closure that returns the children of a value; `nil` or none if it cannot be
  ///     expanded. It must depend on the value only, and must not change any source.
  ///   - expanded: The ids of the nodes that are expanded, also of those that do not exist yet.
  @inlinable
  public convenience init(
    _ base: Base, children: @escaping (Value) -> [Value]?, expanded: Set<Value.ID> = []
  ) {
    self.init(
      base, expanded, nil, root: { TreeNode($0, asking: children) },
      children: { (children($0) ?? []).map { TreeNode($0, asking: children) } }, Differ(),
      find: { TreeRow.positions(in: $0, of: $1) })
  }
}

extension TreeDataSource {
  /// The ids of the nodes that are to be expanded, also of hidden and unknown ones.
  ///
  /// While the source is observed, the id of a node that is removed from the tree leaves the set. In a tree that is made
  /// with `children:`, nodes count as removed, or stay, with the node above them that is not expanded.
  public var expandedIDs: Set<Value.ID> {
    get {
      if !Transaction.isOpen {
        _ = moment
        forgetGoneNodes()
      }
      return flattening.expandedIDs
    }
    set {
      if newValue != expandedIDs { reconfigure { $0.setExpandedIDs(newValue) } }
    }
  }

  /// Expands a node, and collapses its siblings if ``expansion`` says so.
  ///
  /// - Parameter id: The id of a node, which may be unknown or hidden.
  /// - Complexity: That of making the rows of its root, and if siblings may be collapsed, O(*n*) in the
  ///   number of nodes.
  public func expand(_ id: Value.ID) {
    if expansion == .independent {
      if !isExpanded(id) { reconfigure { $0.setExpanded(id, true) } }
      return
    }
    var ids = expandedIDs
    if expansion == .oneSibling { ids.subtract(siblings(of: id)) }
    ids.insert(id)
    expandedIDs = ids
  }

  /// Collapses a node.
  ///
  /// - Parameters:
  ///   - id: The id of the node.
  ///   - forgettingDescendants: Whether its descendants are collapsed as well; otherwise they are shown
  ///     as before when the node is expanded again.
  public func collapse(_ id: Value.ID, forgettingDescendants: Bool = false) {
    if !forgettingDescendants {
      if isExpanded(id) { reconfigure { $0.setExpanded(id, false) } }
      return
    }
    var ids = expandedIDs
    ids.remove(id)
    if let node = node(id) {
      node.forEachNode(flattening.loads) { ids.remove($0.id) }
    }
    expandedIDs = ids
  }

  /// Expands a node that is collapsed, or collapses one that is expanded.
  ///
  /// While a search has expanded the node, nothing happens: the change would be seen only when the search is over.
  ///
  /// - Parameter id: The id of the node.
  /// - Complexity: That of ``expand(_:)`` and ``collapse(_:forgettingDescendants:)``; during a search, O(*n*) in the
  ///   number of nodes.
  public func toggle(_ id: Value.ID) {
    if let search = flattening.search, let node = node(id), search.opens(node, flattening.loads) {
      return
    }
    if isExpanded(id) { collapse(id) } else { expand(id) }
  }

  /// Expands all known nodes, or those below a node; children on demand are not loaded.
  ///
  /// - Parameters:
  ///   - id: The id of the node, which is expanded, too; `nil` for all roots.
  ///   - depth: The number of levels to expand.
  /// - Complexity: O(*n*) in the number of nodes.
  public func expandAll(below id: Value.ID? = nil, depth: Int = .max) {
    var ids = expandedIDs
    let loads = flattening.loads
    func expand(_ node: TreeNode<Value>) {
      var walk = TreeWalk(node, loads)
      while let node = walk.next() {
        if walk.level >= depth {
          walk.skipChildren()
        } else if walk.hasChildren {
          ids.insert(node.id)
        }
      }
    }
    if let id {
      if let node = node(id) { expand(node) }
    } else {
      for root in flattening.roots(of: base.followedStore.currentSnapshot) { expand(root) }
    }
    expandedIDs = ids
  }

  /// Collapses all nodes.
  public func collapseAll() { expandedIDs = [] }

  /// Expands the ancestors of a node, so that it is shown.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: Whether the node is known.
  /// - Complexity: O(*n*) in the number of nodes.
  @discardableResult
  public func expand(to id: Value.ID) -> Bool {
    guard let ancestors = ancestors(of: id) else { return false }
    expandedIDs.formUnion(ancestors.map(\.id))
    return true
  }
}

extension TreeDataSource {
  /// A closure that returns whether a node matches a search; if `nil`, as at first, nothing is searched for.
  ///
  /// While there is one, only the nodes that match and their ancestors are shown. The ancestors are expanded
  /// without a change of ``expandedIDs``, so when it becomes `nil`, all is shown as it was before.
  ///
  ///     outline.predicate = { $0.name.contains(text) }
  ///
  /// Children on demand that were never loaded are not searched. Rows cannot be moved, as others between them may
  /// be hidden. Sections without a match stay, without rows.
  ///
  /// The closure is called once for each known node, shown or not, and again when its value has changed. It must
  /// depend on the value only, and must not change any source.
  ///
  /// - Complexity: To set, O(*n*) in the number of known nodes, with a call for each.
  public var predicate: ((Value) -> Bool)? {
    get { flattening.search?.predicate }
    set { reconfigure { $0.search = newValue.map { TreeSearch($0) } } }
  }

  /// Whether a search also finds the descendants of nodes that match; `false` at first.
  ///
  /// They are shown if their parents are expanded, as they are without a search. Otherwise a node that matches
  /// has only those children that match, or have descendants that do.
  public var showsDescendantsOfMatches: Bool {
    get { flattening.includesDescendants }
    set {
      if newValue != flattening.includesDescendants {
        reconfigure { $0.includesDescendants = newValue }
      }
    }
  }
}

extension TreeDataSource {
  /// Returns whether a node is in the set of expanded ones.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: Whether it is expanded, or would be if it were shown and had children.
  public func isExpanded(_ id: Value.ID) -> Bool { expandedIDs.contains(id) }

  /// Returns the path of the row of a node, or `nil` if it is not shown.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: A path in the current snapshot.
  /// - Complexity: O(1) expected, once the source has an index of ids.
  public func path(of id: Value.ID) -> ItemPath? { itemPath(of: .node(id)) }

  /// Returns the node with an id, shown or not, or `nil` if it is unknown.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: The node; if several have the id, the first that is shown, or else the first. Children that were
  ///   loaded are not in it.
  /// - Complexity: O(*n*) in the number of nodes.
  public func node(_ id: Value.ID) -> TreeNode<Value>? { path(to: id)?.last }

  /// Returns the id of the parent of a node, or `nil` if it is a root, or unknown.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: The id of the parent.
  /// - Complexity: O(*n*) in the number of nodes.
  public func parent(of id: Value.ID) -> Value.ID? { ancestors(of: id)?.last?.id }

  /// Returns the number of ancestors of a node, or `nil` if it is unknown.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: The number; zero for a root.
  /// - Complexity: O(*n*) in the number of nodes.
  public func level(of id: Value.ID) -> Int? { ancestors(of: id)?.count }

  /// Returns the first result for a known node that is not `nil`.
  func search<Result>(_ body: (TreeNode<Value>, TreeWalk<Value>) -> Result?) -> Result? {
    _ = moment
    for root in flattening.roots(of: base.followedStore.currentSnapshot) {
      var walk = TreeWalk(root, flattening.loads)
      while let node = walk.next() {
        if let result = body(node, walk) { return result }
      }
    }
    return nil
  }

  /// Returns the ancestors of a node, the root first, or `nil` if the node is unknown.
  private func ancestors(of id: Value.ID) -> [TreeNode<Value>]? { path(to: id)?.dropLast() }

  /// Returns a node behind its ancestors, or `nil` if it is unknown.
  private func path(to id: Value.ID) -> [TreeNode<Value>]? {
    guard let moment else { return nil }
    for (index, section) in moment.output.sections.enumerated() {
      let rows = section.items
      guard let item = flattening.find(rows, [id]).first else { continue }
      // The shown ancestors are the last rows above with a lesser level.
      var ids = [id]
      var level = rows[item].level
      for row in rows[..<item].reversed() where level > 0 && row.level < level {
        guard let parent = row.nodeID else { continue }
        ids.append(parent)
        level = row.level
      }
      let root = moment.plan.owner(of: ItemPath(section: index, item: item)).path
      var path = [flattening.root(moment.input[root])]
      for id in ids.reversed().dropFirst() {
        let children = path[path.count - 1].knownChildren(flattening.loads)
        guard let child = children.first(where: { $0.id == id }) else { return nil }
        path.append(child)
      }
      return path
    }
    return search { node, walk in node.id == id ? walk.ancestors + [node] : nil }
  }

  /// Returns the ids of the siblings of a node, for a root those of its section.
  private func siblings(of id: Value.ID) -> [Value.ID] {
    guard let ancestors = ancestors(of: id) else { return [] }
    if let parent = ancestors.last {
      return parent.knownChildren(flattening.loads).map(\.id).filter { $0 != id }
    }
    for section in base.followedStore.currentSnapshot.sections {
      let ids = section.items.map { flattening.root($0).id }
      if ids.contains(id) { return ids.filter { $0 != id } }
    }
    return []
  }
}
