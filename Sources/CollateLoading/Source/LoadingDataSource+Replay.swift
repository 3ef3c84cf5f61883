import CollateCore

// The edits of an event, which are made in the sections one after the other.
//
// Ranks are those of the moment of an edit. The machine knows only those after all of them, so it is not asked.
extension LoadingDataSource {
  /// Makes the edits of a pass, and gives the items that are shown already their new content.
  ///
  /// Until a page or a change has brought a section, there is none for any item, and nothing is shown.
  func replay(_ pass: inout Pass) {
    if lastContent == nil { return }
    var insertsPage = false
    if pass.edits.count > 1 { pass.returningIDs = pass.excepted }
    for case .insert(let ids, _, let origin) in pass.edits {
      if case .page = origin {
        insertsPage = true
      } else if pass.edits.count > 1 {
        pass.returningIDs.insert(ids[0])
      }
    }
    if let page = pass.page, pass.token != nil, !insertsPage { _ = pick([], of: page, &pass) }
    for edit in pass.edits {
      switch edit {
      case .gaps: break
      case .remove(let ids, let rank): remove(ids, at: rank, &pass)
      case .insert(let ids, let rank, .page): insertPage(ids, at: rank, &pass)
      case .insert(let ids, let rank, .place(let place, let isMove, let isPending)):
        insert(ids[0], at: rank, place, isMove: isMove, isPending: isPending, &pass)
      case .insert(let ids, let rank, .origin):
        insert(ids[0], at: rank, nil, isMove: false, isPending: true, &pass)
      }
    }
    update(updates(by: pass))
  }

  private func remove(_ ids: [Section.Item.ID], at rank: Int, _ pass: inout Pass) {
    if !pass.returningIDs.isEmpty {
      for (offset, id) in ids.enumerated() where pass.returningIDs.contains(id) {
        pass.removedItems[id] = path(atRank: rank + offset).map { store.currentSnapshot[$0] }
      }
    }
    removeItems(rank..<rank + ids.count)
  }

  /// Inserts an item at a place, or where it was before a pending edit.
  private func insert(
    _ id: Section.Item.ID, at rank: Int, _ place: LoadPlace<Section.Item.ID>?, isMove: Bool,
    isPending: Bool, _ pass: inout Pass
  ) {
    let change = place != nil && pass.taken.contains(id) ? changed[id] : nil
    if let change {
      pass.inserted.insert(id)
      pending.note(change.item, in: isMove ? nil : change.section)
    }
    let known = change?.item ?? pass.removedItems[id] ?? changed[id]?.item
    guard let item = pending.item(id) ?? known else {
      preconditionFailure("The item \(id) is shown, and no page or change has brought it")
    }
    // The section that comes with the item, if it is not that of the one beside it.
    let own =
      if place == nil {
        pending.reportedSection(id)
      } else if isMove {
        Section?.none
      } else {
        change != nil ? change?.section : pending.section(id)
      }
    if own == nil, let path = path(at: rank, place) {
      if !isPending {
        pending.note(section: store.currentSnapshot.sections[path.section], of: id)
      }
      return replace(path, with: [item])
    }
    guard var section = own ?? lastContent else { return }
    section.items = []
    if !isPending { pending.note(section: section, of: id) }
    lastContent = section
    section.items = [item]
    insert([section], at: rank)
  }

  /// Returns the path of an item that comes to a rank, in the section of the item that its place is about.
  private func path(at rank: Int, _ place: LoadPlace<Section.Item.ID>?) -> ItemPath? {
    let above = path(atRank: rank - 1)?.next
    let below = path(atRank: rank)
    return switch place {
    case .first, .before: below ?? above
    case .last, .after, nil: above ?? below
    }
  }
}

// Pages.
extension LoadingDataSource {
  private func insertPage(_ ids: [Section.Item.ID], at rank: Int, _ pass: inout Pass) {
    guard let page = pass.page else { return }
    var sections = page.sections
    let count = sections.reduce(0) { $0 + $1.items.count }
    if count != ids.count || !pass.excepted.isEmpty || !pending.isEmpty {
      sections = pick(ids, of: page, &pass)
    }
    pass.hasEmptySections = sections.contains { $0.items.isEmpty }
    sections.removeAll { $0.items.isEmpty }
    // A page may have a section twice in a row.
    for index in sections.indices.dropFirst().reversed()
    where sections[index].id == sections[index - 1].id {
      sections[index - 1].items += sections[index].items
      sections.remove(at: index)
    }
    insert(sections, at: rank)
  }

  /// Returns the sections of a page with some of their items, and keeps the others.
  private func pick(
    _ ids: [Section.Item.ID], of page: LoadedPage<Section, Key>, _ pass: inout Pass
  ) -> [Section] {
    var rest = ids[...]
    var known: Set<Section.Item.ID> = []
    return page.sections.map { section in
      var result = section
      result.items = []
      for item in section.items where known.insert(item.id).inserted {
        guard rest.first == item.id else {
          pass.leftovers.append(item)
          continue
        }
        rest.removeFirst()
        let newest = pass.excepted.contains(item.id) ? newest(item, pass) : item
        pending.note(newest, in: section)
        result.items.append(pending.item(item.id) ?? newest)
      }
      return result
    }
  }

  /// Returns the item that is known instead of an older one.
  private func newest(_ item: Section.Item, _ pass: Pass) -> Section.Item {
    let change = pass.taken.contains(item.id) ? changed[item.id] : nil
    return change?.item ?? pending.reportedItem(item.id) ?? pass.removedItems[item.id] ?? item
  }

  /// Returns the items that are shown already and have new content, after all edits.
  private func updates(by pass: Pass) -> [(path: ItemPath, item: Section.Item)] {
    var items = pass.leftovers.filter {
      !pass.excepted.contains($0.id) && !pass.taken.contains($0.id)
    }
    items += pass.taken.lazy.filter { !pass.inserted.contains($0) }
      .compactMap { self.changed[$0]?.item }
    for item in items { pending.note(item) }
    items += Set(pass.edited).subtracting(pass.taken).compactMap { pending.item($0) }
    return items.compactMap { item in
      path(ofContent: item.id).map { ($0, pending.item(item.id) ?? item) }
    }
  }
}
