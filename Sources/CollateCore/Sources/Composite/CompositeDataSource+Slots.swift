extension CompositeDataSource {
  /// The slots, in order.
  ///
  /// - Complexity: O(*k*) in the number of children.
  public var slots: [Slot] { store.core.root.spans.map(\.slot) }

  /// The sources, in order.
  ///
  /// - Complexity: O(*k*) in the number of children.
  public var sources: [any DataSource<Section>] { slots.map { requireChild($0).source } }

  /// Returns the index of a slot, or `nil` if the slot is not in this composite.
  ///
  /// - Complexity: O(log *k*) in the number of children.
  public func index(of slot: Slot) -> Int? {
    core.order(of: slot).map(store.core.root.rank(ofOrder:))
  }

  /// Returns the source in a slot, or `nil` if the slot is not in this composite.
  public func source(in slot: Slot) -> (any DataSource<Section>)? {
    child(in: slot)?.source
  }

  /// Appends a source in a single update.
  ///
  /// - Parameters:
  ///   - source: The source. It can already be in other slots.
  ///   - group: The group of slots among which items can be moved, if any.
  /// - Returns: The slot of the source.
  /// - Precondition: The source does not contain this composite.
  /// - Complexity: O(log *k*) in the number of children.
  @discardableResult
  public func append(
    _ source: any DataSource<Section>, sharing group: IdentityGroup? = nil
  ) -> Slot {
    insert(source, at: slotCount, sharing: group)
  }

  /// Inserts a source in a single update.
  ///
  /// - Parameters:
  ///   - source: The source. It can already be in other slots.
  ///   - index: The index of the slot after the update.
  ///   - group: The group of slots among which items can be moved, if any.
  /// - Returns: The slot of the source.
  /// - Precondition: `index` is at most the number of slots, and the source does not contain this
  ///   composite.
  /// - Complexity: O(log *k*) in the number of children; O(*k*) after about 32 insertions between the same two.
  @discardableResult
  public func insert(
    _ source: any DataSource<Section>, at index: Int, sharing group: IdentityGroup? = nil
  ) -> Slot {
    requirePlace(index, count: slotCount)
    // A store that observes the source is made once.
    let followed = source.followedStore
    defer { withExtendedLifetime(followed) {} }
    requireNoCycle(source)
    Transaction.begin()
    defer { Transaction.end() }
    let child = makeChild(source, group: group)
    insert(child, at: index)
    return child.slot
  }

  /// Removes a source with its slot in a single update.
  ///
  /// - Parameter slot: A slot of this composite.
  /// - Returns: The source that was in the slot.
  /// - Precondition: The slot is in this composite.
  /// - Complexity: O(log *k*) in the number of children.
  @discardableResult
  public func remove(_ slot: Slot) -> any DataSource<Section> {
    let child = requireChild(slot)
    Transaction.begin()
    defer { Transaction.end() }
    removeFromTree(child)
    core.remove(child)
    return child.source
  }

  /// Replaces a source in a single update.
  ///
  /// The slot remains, and with it the identities of sections and items: those with the same ids in
  /// both sources are neither deleted nor inserted.
  ///
  /// - Parameters:
  ///   - slot: A slot of this composite.
  ///   - source: The new source.
  /// - Returns: The source that was in the slot.
  /// - Precondition: The slot is in this composite, and the source does not contain this composite.
  /// - Complexity: That of ``Snapshot/difference(from:)`` for the two sources.
  @discardableResult
  public func replace(
    _ slot: Slot, with source: any DataSource<Section>
  ) -> any DataSource<Section> {
    let old = requireChild(slot).source
    requireNoCycle(source)
    replaceSource(in: slot, with: source)
    return old
  }

  /// Moves a slot in a single update.
  ///
  /// - Parameters:
  ///   - slot: A slot of this composite.
  ///   - index: The index of the slot after the update.
  /// - Precondition: The slot is in this composite, and `index` is less than the number of slots.
  /// - Complexity: O(log *k*) in the number of children, plus O(*s* log *s*) in the number of the
  ///   slot's sections.
  public func move(_ slot: Slot, to index: Int) {
    let child = requireChild(slot)
    requirePlace(index, count: slotCount - 1)
    if self.index(of: slot) == index { return }
    Transaction.begin()
    defer { Transaction.end() }
    removeFromTree(child)
    insert(child, at: index)
  }
}

extension CompositeDataSource {
  private var slotCount: Int { store.core.root.slotCount }

  /// Creates a child, which is not in the tree yet.
  func makeChild(_ source: any DataSource<Section>, group: IdentityGroup?) -> SourceChild<Section> {
    let child = SourceChild(source, slot: core.makeSlot(), group: group, composite: store.core)
    core.add(child)
    return child
  }

  /// Inserts a child into the tree.
  private func insert(_ child: CompositeChild, at index: Int) {
    if core.number(child, at: index, in: store.core.root) {
      let (key, node) = (core.key(of: child), child.store.currentRoot)
      store.core.restructure { SnapshotNode.insert(key, node, into: &$0) }
    } else {
      // The gap between two orders is used up.
      var children = store.core.root.spans.compactMap { core.child(in: $0.slot) }
      children.insert(child, at: index)
      core.number(children)
      let tree = core.tree(of: children)
      store.core.restructure { $0 = tree }
    }
  }

  /// Replaces a source that is known not to contain this composite.
  package func replaceSource(in slot: Slot, with source: any DataSource<Section>) {
    let child = requireChild(slot)
    Transaction.begin()
    defer { Transaction.end() }
    store.core.sourceWillChange()
    core.noteStale(child)
    child.replaceSource(with: source)
  }

  private func removeFromTree(_ child: CompositeChild) {
    let order = core.key(of: child).order
    store.core.restructure { SnapshotNode.remove(order: order, from: &$0) }
  }

  func child(in slot: Slot) -> SourceChild<Section>? {
    core.child(in: slot) as? SourceChild<Section>
  }

  private func requireChild(_ slot: Slot) -> SourceChild<Section> {
    guard let child = child(in: slot) else {
      preconditionFailure("\(slot) is not, or no longer, among the \(slotCount) slots")
    }
    return child
  }

  private func requirePlace(_ index: Int, count: Int) {
    precondition(
      (0...count).contains(index),
      "Slot number \(index) is out of range 0...\(count)")
  }

  private func requireNoCycle(_ source: any DataSource<Section>) {
    precondition(
      !source.followedStore.core.contains(store.core),
      "This composite of \(slotCount) slots cannot have a \(type(of: source)) that contains the composite"
    )
  }
}
