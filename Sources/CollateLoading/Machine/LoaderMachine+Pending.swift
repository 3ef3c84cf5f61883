import CollateCore

// Edits that are made, and what becomes of them.
extension LoaderMachine {
  mutating func show(_ changes: [LoadChange<ID>], of edit: PendingEdit) {
    pending.edits.append(.init(edit: edit, changes: changes))
    make(changes)
    show()
  }

  /// Takes what the server has made of an edit for a change of its own.
  ///
  /// The changes are those of the edit, one by one. If the server has inserted an item with another id, that is its id in
  /// the edits that are still pending. Changes that later versions in events since the edit overrule are left out.
  mutating func confirm(_ edit: PendingEdit, by changes: [LoadChange<ID>], version: Int?) {
    guard let index = pending.edits.firstIndex(where: { $0.edit == edit }) else { return }
    let entry = pending.edits.remove(at: index)
    for case (let old, .insert(let id, _)) in zip(entry.changes, changes) where old.id != id {
      for index in pending.edits.indices {
        pending.edits[index].changes = pending.edits[index].changes.map {
          $0.renamed(old.id, id)
        }
      }
    }
    let later = entry.laterChanges.filter { !isNewer(version, than: $0.version) }
    change(
      entry.placed(changes).filter { change in !later.contains { $0.change.overrules(change) } },
      version: version, from: .edit)
  }
}

// Taking edits back, and making them again.
extension LoaderMachine {
  /// Brings the pages to what the server reported, if an event may change that.
  mutating func takePendingBack(for event: Event) {
    switch event {
    case .seed, .reload, .query, .retry, .page, .changed, .confirmed, .rolledBack, .leftOut:
      takePendingBack()
    // What these begin or drop depends on what is visible, which an edit may have inserted.
    default: break
    }
  }

  /// Brings the pages to what the server reported.
  mutating func takePendingBack() {
    pending.isTakenBack = true
    while let (id, position, _) = pending.origins.popLast() {
      pages.remove(id)
      if let position { pages.insert(id, at: position) }
    }
  }

  /// Makes the edits again that were taken back.
  ///
  /// - Parameter former: Where ids were before and after each change, if nothing else has changed meanwhile. If these are
  ///   the same again, there is nothing to show.
  mutating func makePendingAgain(
    like former: [(id: ID, position: PagePosition?, newRank: Int?)]? = nil
  ) {
    for entry in pending.edits { make(entry.placed(entry.changes)) }
    pending.isTakenBack = false
    let isSame = former?.elementsEqual(pending.origins) { one, two in
      one.id == two.id && one.position?.rank == two.position?.rank && one.newRank == two.newRank
    }
    if isSame == true { _ = pages.takeEdits() }
    show()
  }

  /// Returns whether an edit has moved an item from one side of an index of pages and gaps to the other, so that it
  /// would be lost or come back with the pages of one side.
  func hasPendingMove(across index: Int) -> Bool {
    pending.origins.contains { id, origin, _ in
      guard let origin, let former = pages.order.index(of: .page(origin.token)),
        let shown = pages.index(of: id)
      else { return false }
      return (former < index) != (shown < index)
    }
  }

  private mutating func make(_ changes: [LoadChange<ID>]) {
    pages.areChangesPending = true
    defer { pages.areChangesPending = false }
    for change in changes {
      let (position, count) = (pages.position(of: change.id), pages.edits.count)
      _ = apply(change, version: nil)
      // One that comes back to where it was may have come into another section.
      if pages.edits.count == count { continue }
      pending.origins.append((change.id, position, pages.rank(of: change.id)))
    }
  }
}
