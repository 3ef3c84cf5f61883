extension CompositeDataSource {
  /// The slots, in order.
  ///
  /// - Complexity: O(*k*) in the number of children.
  public var slots: [Slot] { children.map(\.slot) }

  /// The sources, in order.
  ///
  /// - Complexity: O(*k*) in the number of children.
  public var sources: [any DataSource<Section>] { children.map(\.source) }

  /// Returns the index of a slot, or `nil` if the slot is not in this composite.
  ///
  /// - Complexity: O(1) expected
  public func index(of slot: Slot) -> Int? { ordinals[slot] }

  /// Returns the source in a slot, or `nil` if the slot is not in this composite.
  public func source(in slot: Slot) -> (any DataSource<Section>)? {
    ordinals[slot].map { children[$0].source }
  }

  /// Appends a source in a single update.
  ///
  /// - Parameters:
  ///   - source: The source. It can already be in other slots.
  ///   - group: The group of slots among which items can be moved, if any.
  /// - Returns: The slot of the source.
  /// - Precondition: The source does not contain this composite.
  /// - Complexity: O(1), plus O(*k*) in the number of children when the sections are next accessed.
  @discardableResult
  public func append(
    _ source: any DataSource<Section>,
    sharing group: IdentityGroup? = nil
  ) -> Slot {
    insert(source, at: children.count, sharing: group)
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
  /// - Complexity: O(*k*) in the number of children.
  @discardableResult
  public func insert(
    _ source: any DataSource<Section>,
    at index: Int,
    sharing group: IdentityGroup? = nil
  ) -> Slot {
    requirePlace(index, count: children.count)
    requireNoCycle(source)
    let slot = Slot.next()
    changeOrder {
      children.insert(CompositeChild(source, slot: slot, parent: self), at: index)
      groups[slot] = group
      renumber(from: index)
    }
    return slot
  }

  /// Removes a source with its slot in a single update.
  ///
  /// - Parameter slot: A slot of this composite.
  /// - Returns: The source that was in the slot.
  /// - Precondition: The slot is in this composite.
  /// - Complexity: O(*k*) in the number of children.
  @discardableResult
  public func remove(_ slot: Slot) -> any DataSource<Section> {
    let index = requireOrdinal(of: slot)
    let child = children[index]
    changeOrder {
      child.detach()
      staleChildren.removeAll { $0 === child }
      changedChildren.removeAll { $0 === child }
      children.remove(at: index)
      ordinals[slot] = nil
      renumber(from: index)
    }
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
    _ slot: Slot,
    with source: any DataSource<Section>
  ) -> any DataSource<Section> {
    let child = children[requireOrdinal(of: slot)]
    requireNoCycle(source)
    let old = child.source
    Transaction.perform { child.replaceSource(with: source) }
    return old
  }

  /// Moves a slot in a single update.
  ///
  /// - Parameters:
  ///   - slot: A slot of this composite.
  ///   - index: The index of the slot after the update.
  /// - Precondition: The slot is in this composite, and `index` is less than the number of slots.
  /// - Complexity: O(*k*) in the number of children, and O(*s* log *s*) in the number of sections.
  public func move(_ slot: Slot, to index: Int) {
    let old = requireOrdinal(of: slot)
    requirePlace(index, count: children.count - 1)
    if old == index { return }
    changeOrder {
      children.insert(children.remove(at: old), at: index)
      renumber(from: min(old, index))
    }
  }
}

extension CompositeDataSource {
  private func changeOrder(_ body: () -> Void) {
    // Groups of removed slots are needed until their removal has been collected.
    if !store.isRecording { groups = groups.filter { ordinals[$0.key] != nil } }
    Transaction.perform {
      store.invalidate()
      isOrderStale = true
      isOrderChanged = true
      body()
    }
  }

  private func renumber(from index: Int) {
    for ordinal in index..<children.count { ordinals[children[ordinal].slot] = ordinal }
  }

  func requireOrdinal(of slot: Slot) -> Int {
    guard let ordinal = ordinals[slot] else {
      preconditionFailure("\(slot) is not, or no longer, among the \(children.count) slots")
    }
    return ordinal
  }

  private func requirePlace(_ index: Int, count: Int) {
    precondition(
      (0...count).contains(index),
      "Slot number \(index) is out of range 0...\(count)")
  }

  private func requireNoCycle(_ source: any DataSource<Section>) {
    let added = source.followedStore
    var ancestors: [any FollowedStore] = [store]
    while let ancestor = ancestors.popLast() {
      precondition(
        ancestor !== added,
        "A \(type(of: source)) with this composite of \(children.count) slots in it cannot come "
          + "into it")
      ancestors += ancestor.followingStores
    }
  }
}

extension Slot {
  @MainActor private static var count: UInt64 = 0

  @MainActor
  fileprivate static func next() -> Slot {
    count += 1
    return Slot(number: count)
  }
}
