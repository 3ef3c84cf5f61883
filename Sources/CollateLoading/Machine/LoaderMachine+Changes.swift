import CollateCore

// Single items that are inserted, deleted, updated or moved.
extension LoaderMachine {
  /// Applies changes.
  ///
  /// - Parameters:
  ///   - changes: The changes, in order.
  ///   - version: The version of the list after them.
  ///   - origin: What says so. Where another list is being loaded, what an edit has inserted or moved in the list that
  ///     is shown has no place in the pages of the other one, and what the feed of the other one says is not about what
  ///     is shown.
  mutating func change(
    _ changes: [LoadChange<ID>], version: Int?, from origin: LoadChangeOrigin
  ) {
    let (isOfFeed, isOrdered) =
      if case .feed(let isOrdered) = origin { (true, isOrdered) } else { (false, false) }
    var taken: [ID] = []
    for change in changes {
      let isOfFormerList = origin == .edit && showsOtherList && change.hasPlace
      if !isOfFormerList, !runs.isEmpty || !pending.edits.isEmpty {
        let recorded = RecordedChange(
          change: change, version: version, isOrdered: isOrdered,
          isMissed: isMissed(change, version: version))
        for index in runs.indices { runs[index].changes.append(recorded) }
        for index in pending.edits.indices where version != nil {
          pending.edits[index].laterChanges.append(recorded)
        }
      }
      if isOfFeed, feed.isOfOtherList { continue }
      if let id = apply(change, version: version) { taken.append(id) }
    }
    take(taken)
    show()
  }

  /// Forgets items that have no section, but not the changes that inserted them: a page that is on its way
  /// may bring it.
  mutating func leaveOut(_ ids: [ID]) {
    for id in ids { pages.remove(id) }
    // Edits do not show it again.
    for index in pending.edits.indices {
      pending.edits[index].changes = pending.edits[index].changes.map { change in
        if case .insert(let id, _) = change, ids.contains(id) { .update(id) } else { change }
      }
    }
    show()
  }

  /// Applies changes again that a page that was loaded meanwhile may not know.
  ///
  /// Items that another page has are where the changes put them when they came. To make these again, one after the
  /// other, could move the items past later ones, or lose those whose neighbor is gone since.
  ///
  /// - Parameters:
  ///   - changes: The changes, in order.
  ///   - page: The page.
  ///   - token: The load that has delivered it.
  ///   - lostIDs: The ids that were moved, and loaded until the page came.
  mutating func replay(
    _ changes: [RecordedChange<ID>], over page: LoadedIDs<Key, ID>, of token: LoadToken,
    returning lostIDs: Set<ID>
  ) {
    if changes.isEmpty { return }
    let delivered = Set(page.ids)
    let placed = placedIDs(of: changes).filter { id in
      pages.page(of: id).map { $0.token != token } ?? false
    }
    var insertedIDs: Set<ID> = []
    take(
      changes.compactMap { entry in
        let (change, version) = (entry.change, entry.version)
        switch change {
        case .move(let id, let place) where !delivered.contains(id):
          // Other items are where they were moved to.
          if lostIDs.contains(id) {
            moveAgain(id, to: place, version: version)
          } else if insertedIDs.contains(id) {
            _ = apply(change, version: version)
          }
          return nil
        case .delete(let id), .move(let id, _): if placed.contains(id) { return nil }
        case .insert(let id, _): if !pages.contains(id) { insertedIDs.insert(id) }
        case .update: break
        }
        let id = apply(change, version: version)
        // The item may be in an older page, but what was delivered of it knows the change.
        if delivered.contains(change.id), !isNewer(version, than: page.version) { return nil }
        return id
      })
  }

  /// Moves an item that a page does not have, and that was taken away for it.
  private mutating func moveAgain(_ id: ID, to place: LoadPlace<ID>, version: Int?) {
    if let page = pages.page(of: id), !isNewer(version, than: page.version) { return }
    if let place = loadedPlace(for: place, of: id, version: version) {
      pages.put(id, at: place, isMove: true)
    } else {
      // It was moved on to where nothing is loaded.
      pages.remove(id)
    }
  }

  /// Returns the ids that are where changes put them, if they are loaded.
  private func placedIDs(of changes: [RecordedChange<ID>]) -> Set<ID> {
    var placed: Set<ID> = []
    for entry in changes where entry.change.isOfPlace {
      if entry.isMissed { placed.remove(entry.change.id) } else { placed.insert(entry.change.id) }
    }
    return placed
  }

  /// Returns whether a change moves an item that is loaded to a place that is not.
  private func isMissed(_ change: LoadChange<ID>, version: Int?) -> Bool {
    guard case .move(let id, let place) = change, let page = pages.page(of: id) else {
      return false
    }
    return isNewer(version, than: page.version)
      && loadedPlace(for: place, of: id, version: version) == nil
  }

  /// Takes the items of changes that are shown.
  private mutating func take(_ ids: [ID]) {
    if ids.count < 2 {
      if let id = ids.first, pages.contains(id) { effects.append(.take(ids)) }
      return
    }
    var known: Set<ID> = []
    let ids = ids.filter { pages.contains($0) && known.insert($0).inserted }
    if !ids.isEmpty { effects.append(.take(ids)) }
  }

  /// Applies a change, and returns the id whose item is to be taken.
  mutating func apply(_ change: LoadChange<ID>, version: Int?) -> ID? {
    let id = change.id
    // Not the page itself, so that it is not copied when it changes.
    let index = pages.index(of: id)
    if let index, !isNewer(version, than: pages.page(at: index).version) { return nil }
    switch change {
    case .insert(_, let place) where index == nil, .move(_, let place) where index != nil:
      guard let place = loadedPlace(for: place, of: id, version: version) else { return nil }
      pages.put(id, at: place)
      return index == nil ? id : nil
    case .insert, .update: return index == nil ? nil : id
    case .delete: pages.remove(id)
    case .move: break
    }
    return nil
  }

  /// Returns where an id comes to be; `nil` if its place is not loaded, or by a page that knows the change.
  private func loadedPlace(for place: LoadPlace<ID>, of id: ID, version: Int?) -> LoadPlace<ID>? {
    let page =
      switch place {
      case .first: isEndLoaded(.backward) ? pages.page(at: .backward) : nil
      case .last: isEndLoaded(.forward) ? pages.page(at: .forward) : nil
      case .before(let other), .after(let other): other == id ? nil : pages.page(of: other)
      }
    guard let page else { return nil }
    if isNewer(version, than: page.version) { return place }
    // If it was not removed, which would be known from a later change, others have pushed it over the end of the newer
    // page: to the beginning of the next one, if that is older.
    guard let other = place.neighbor, let chunks = pages.order.chunks(of: .page(page.token)) else {
      return nil
    }
    let isAfter = place == .after(other)
    let beyond = isAfter ? chunks.upperBound : chunks.lowerBound - 1
    guard pages.hasPage(at: beyond), isNewer(version, than: pages.page(at: beyond).version) else {
      return nil
    }
    let ids = pages.ids(of: pages.page(at: beyond).token)
    return isAfter
      ? ids.first { $0 != id }.map(LoadPlace.before) : ids.last { $0 != id }.map(LoadPlace.after)
  }

  /// Returns whether nothing is known to be missing at an end.
  func isEndLoaded(_ end: LoadDirection) -> Bool {
    let memory = self[.page(end)]
    return memory.isDelivered || memory.hadEmptyPage || pages.key(at: end) == nil
  }

  /// Returns whether a version is later than that of a page, as far as both are known.
  func isNewer(_ version: Int?, than page: Int?) -> Bool {
    guard let version, let page else { return true }
    return version > page
  }
}
