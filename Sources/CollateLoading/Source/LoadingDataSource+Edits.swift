public import CollateCore

// Edits that are shown before the server has made them.
extension LoadingDataSource {
  /// Shows changes at once, sends them to the server, and takes them back if that fails.
  ///
  ///     try await messages.edit([.insert(draft, .last)]) {
  ///       try await server.send(draft)
  ///     } confirmedBy: { $0 }
  ///
  /// For what is shown meanwhile, see ``applyPending(_:)``.
  ///
  /// - Parameters:
  ///   - changes: The changes, one after the other.
  ///   - send: Sends them to the server. If it throws, such as because its task was cancelled, they are taken back.
  ///   - item: Returns the item as the server has it, for ``confirm(_:as:version:)``; `nil` for that of the changes.
  /// - Throws: What `send` throws.
  public func edit<Answer>(
    _ changes: [ItemChange<Section>], sending send: @MainActor () async throws -> Answer,
    confirmedBy item: (Answer) -> Section.Item? = { _ in nil }
  ) async throws {
    let edit = applyPending(changes)
    do {
      confirm(edit, as: item(try await send()))
    } catch {
      rollBack(edit)
      throw error
    }
  }

  /// Shows changes that the server has not made yet.
  ///
  /// What is shown is what the server reported, by pages, live events and answers, and over it all pending edits in
  /// their order. So no page undoes an edit, and none is shown twice; one whose place is not loaded is shown once it
  /// is.
  ///
  /// - Parameter changes: The changes, one after the other.
  /// - Returns: The edit, to be confirmed or rolled back.
  /// - Complexity: While edits are pending, each event that changes what is loaded also takes O(*e*) in the number of
  ///   their changes.
  public func applyPending(_ changes: [ItemChange<Section>]) -> PendingEdit {
    let edit = pending.makeEdit()
    whenIdle { [self] in
      pending.add(changes, of: edit, shownItem)
      handle(.edited(edit, changes.map { $0.ofID }), Pass(edited: changes))
    }
    return edit
  }

  /// Returns an item, if it is shown, and its section without items.
  private func shownItem(_ id: Section.Item.ID) -> PendingItems<Section>.Report {
    guard let path = path(ofContent: id) else { return (nil, nil) }
    var section = store.currentSnapshot.sections[path.section]
    let item = section.items[path.item]
    section.items = []
    return (item, section)
  }

  /// Takes a pending edit for made, as an event of this moment.
  ///
  /// If the edit is about an item that an older one is about, or about a place beside one that it inserts, this waits for
  /// the answer to that one.
  ///
  /// - Parameters:
  ///   - edit: The edit; if it was confirmed or rolled back before, nothing happens.
  ///   - item: The item as the server has it. If its id is none of the edit's, it takes the place of the first item
  ///     that the edit inserts, also as a neighbor in other edits, or is an update of another one. An update of the
  ///     item with its earlier id by another edit is confirmed with the item, too.
  ///   - version: The version of the list after the edit, if it has any.
  public func confirm(_ edit: PendingEdit, as item: Section.Item? = nil, version: Int? = nil) {
    whenIdle { [self] in
      if pending.answer(edit, by: item, version: version) { takeAnswers() }
    }
  }

  /// Makes the edits that have been confirmed, and need not wait for the answers to others.
  private func takeAnswers() {
    while let (edit, edited, answer) = pending.removeAnswered() {
      var changes = edited
      if let item = answer?.item {
        if changes.contains(where: { $0.item?.id == item.id }) {
          changes = changes.map { $0.item?.id == item.id ? $0.with(item) : $0 }
        } else if let index = changes.firstIndex(where: { $0.isInsert }) {
          let old = changes[index].ofID.id
          pending.rename(old, item, shownItem)
          changes[index] = changes[index].with(item)
          changes = changes.map { $0.renamed(old, item.id) }
        } else {
          changes.append(.update(item))
        }
      }
      note(changes, version: answer?.version)
      handle(
        .confirmed(edit, changes.map { $0.ofID }, version: answer?.version), Pass(edited: edited))
      pending.forget()
    }
  }

  /// Takes a pending edit back: what it changed is shown as the server has it.
  ///
  /// - Parameter edit: The edit; if it was confirmed or rolled back before, nothing happens.
  public func rollBack(_ edit: PendingEdit) {
    whenIdle { [self] in
      guard let changes = pending.remove(edit) else { return }
      handle(.rolledBack(edit), Pass(edited: changes))
      pending.forget()
      takeAnswers()
    }
  }
}

extension LoadingDataSource.Pass {
  /// What becomes of an edit, whose items may be shown once more while edits are taken back.
  fileprivate init(edited changes: [ItemChange<Section>]) {
    self.init()
    edited = changes.map { $0.ofID.id }
    for item in changes.compactMap({ $0.item }) { removedItems[item.id] = item }
  }
}

extension ItemChange {
  /// Returns the change with another item.
  fileprivate func with(_ item: Section.Item) -> Self {
    switch self {
    case .insert(_, let place, let section): .insert(item, place, section: section)
    case .delete, .update, .move: .update(item)
    }
  }
}
