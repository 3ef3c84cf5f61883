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
        journal.entries.append(
          .init(
            change: change, version: version, isOrdered: isOrdered,
            isMissed: isMissed(change, version: version)))
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
    _ changes: [ChangeJournal<ID>.Entry], over page: LoadedIDs<Key, ID>, of token: LoadToken,
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
          let isLost = lostIDs.contains(id)
          if isLost || insertedIDs.contains(id) {
            moveAgain(id, to: place, version: version, isLost: isLost)
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

  /// Moves an item that a page does not have, and that was taken away for it or inserted again.
  private mutating func moveAgain(
    _ id: ID, to place: LoadPlace<ID>, version: Int?, isLost: Bool
  ) {
    if let page = pages.page(of: id) {
      if !isNewer(version, than: page.version) { return }
    } else if !isLost {
      return
    }
    if let place = loadedPlace(for: place, of: id, version: version) {
      pages.put(id, at: place, isMove: true)
    } else if isLost {
      // It was moved on to where nothing is loaded.
      pages.remove(id)
    }
  }

  /// Returns the ids that are where changes put them, if they are loaded.
  private func placedIDs(of changes: [ChangeJournal<ID>.Entry]) -> Set<ID> {
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
    if let page = pages.page(of: id), !isNewer(version, than: page.version) { return nil }
    switch change {
    case .insert(_, let place):
      if pages.contains(id) { return id }
      guard let place = loadedPlace(for: place, of: id, version: version) else { return nil }
      pages.put(id, at: place)
      return id
    case .update: return pages.contains(id) ? id : nil
    case .delete: pages.remove(id)
    case .move(_, let place):
      guard pages.contains(id), let place = loadedPlace(for: place, of: id, version: version) else {
        return nil
      }
      pages.put(id, at: place)
    }
    return nil
  }

  /// Returns where an id comes to be; `nil` if its place is not loaded, or by a page that knows the change.
  private func loadedPlace(for place: LoadPlace<ID>, of id: ID, version: Int?) -> LoadPlace<ID>? {
    switch place {
    case .first:
      return isEndLoaded(.backward) && isNewer(version, thanPageAt: .backward) ? place : nil
    case .last: return isEndLoaded(.forward) && isNewer(version, thanPageAt: .forward) ? place : nil
    case .before(let other), .after(let other):
      guard other != id, let index = pages.index(of: other) else { return nil }
      if isNewer(version, than: pages.page(at: index).version) { return place }
    }
    return placeBeyondPage(for: place, of: id, version: version)
  }

  /// Returns the place of an id that a newer page knows to be none of its own.
  ///
  /// If it was not removed, which would be known from a later change, others have pushed it over the end of that
  /// page: to the beginning of the next one, if that is older.
  private func placeBeyondPage(
    for place: LoadPlace<ID>, of id: ID, version: Int?
  ) -> LoadPlace<ID>? {
    guard let other = place.neighbor, let token = pages.page(of: other)?.token,
      let chunks = pages.order.chunks(of: .page(token))
    else { return nil }
    let isAfter = place == .after(other)
    let (beyond, elements) = (isAfter ? chunks.upperBound : chunks.lowerBound - 1, content.elements)
    guard elements.indices.contains(beyond), case .page(let page) = elements[beyond],
      isNewer(version, than: page.version)
    else { return nil }
    return isAfter
      ? page.ids.first { $0 != id }.map(LoadPlace.before)
      : page.ids.last { $0 != id }.map(LoadPlace.after)
  }

  private func isNewer(_ version: Int?, thanPageAt end: LoadDirection) -> Bool {
    pages.page(at: end).map { isNewer(version, than: $0.version) } ?? false
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
