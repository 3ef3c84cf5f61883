extension PendingChange {
  /// Converts deletes and inserts of the same item in different slots of a group into moves.
  ///
  /// - Complexity: O(*m* log *k*) expected, in the size of the change and the number of children.
  mutating func rejoin<Section>(
    _ groups: [Slot: IdentityGroup],
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) {
    typealias Member = GroupMember<Section.Item.ID>
    func member(_ path: ItemPath, in snapshot: Snapshot<Section>) -> Member? {
      guard let slot = snapshot.location(ofSection: path.section)?.slot, let group = groups[slot]
      else { return nil }
      return Member(group: group, id: snapshot[path].id)
    }
    guard items.partnerAfter.contains(-1) && items.partnerBefore.contains(-1) else { return }

    var gone: [Member: [ItemPath]] = [:]
    for path in Array(items.deletes).reversed() {
      if let member = member(path, in: before) { gone[member, default: []].append(path) }
    }
    if gone.isEmpty { return }
    var pairs: [(before: ItemPath, after: ItemPath)] = []
    for path in items.inserts {
      if let member = member(path, in: after), let start = gone[member]?.popLast() {
        pairs.append((start, path))
        if before[start] != after[path] {
          itemUpdates.append(.init(BeforePath(start), AfterPath(path)))
        }
      }
    }
    if pairs.isEmpty { return }
    items = items.joining(pairs)
    itemUpdates.sort { $0.before < $1.before }
  }
}

/// An item id and its group.
private struct GroupMember<ID: Hashable>: Hashable {
  var group: IdentityGroup
  var id: ID
}
