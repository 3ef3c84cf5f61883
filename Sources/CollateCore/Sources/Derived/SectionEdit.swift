/// A change of the base, as one of its sections sees it.
package struct SectionEdit {
  /// The indices before of the items that leave the section or move in it, ascending.
  package var removed: [Int] = []

  /// The indices after of the items that enter the section or move in it, ascending.
  package var inserted: [Int] = []

  /// The paths before of the inserted items, if they were there and were not updated.
  package var partners: [ItemPath?] = []

  /// The indices after of other items that were updated, ascending.
  package var updated: [Int] = []

  /// The indices after of other items that were replaced by equal ones, ascending.
  package var replaced: [Int] = []

  /// The number of items before.
  package var oldCount = 0

  /// Whether the section, or anything in it, is another one.
  package var isTouched = false

  /// Whether all items stay, and none has another content.
  package var keepsItems: Bool { removed.isEmpty && inserted.isEmpty && updated.isEmpty }

  /// The indices before of the items that were removed or updated.
  package var lost: [Int] { updated.isEmpty ? removed : removed + updated.map(before) }

  /// The indices after of the items that were inserted or updated, ascending.
  package var changed: [Int] {
    updated.isEmpty ? inserted : inserted.isEmpty ? updated : (inserted + updated).sorted()
  }

  /// Returns the index before of an item that stays, by that after.
  package func before(_ index: Int) -> Int {
    let rank = index - inserted.lowerBound(of: index)
    return removed.position(ofRemaining: rank) { $0 }
  }

  /// Returns the index after of an item that stays, by that before.
  package func after(_ index: Int) -> Int {
    let rank = index - removed.lowerBound(of: index)
    return inserted.position(ofRemaining: rank) { $0 }
  }

  /// Returns the path before of an inserted item, or `nil` if it was not there, or was updated.
  package func partner(ofItem index: Int) -> ItemPath? {
    let position = inserted.lowerBound(of: index)
    return position < inserted.count && inserted[position] == index ? partners[position] : nil
  }

  /// Returns what is known of the items after the change, from what was known before.
  ///
  /// - Parameters:
  ///   - old: A value for each item before; `nil` if the section was inserted.
  ///   - count: The number of items after.
  ///   - value: Returns the value of an item that was inserted or updated, given its index after, and its path before if
  ///     it only moved.
  /// - Returns: A value for each item after.
  /// - Complexity: O(*n*), to copy the values.
  package func carrying<Value>(
    _ old: [Value]?, count: Int, _ value: (_ item: Int, _ partner: ItemPath?) -> Value
  ) -> [Value] {
    guard let old else { return (0..<count).map { value($0, partner(ofItem: $0)) } }
    var result = old.replacing(
      removed, by: zip(inserted, partners).map(value), at: inserted.insertionRanks)
    for item in updated { result[item] = value(item, nil) }
    return result
  }

  /// Returns the indices after of items that stay and have other bits, so that they may have been replaced by
  /// equal ones.
  fileprivate func indicesWithOtherBits<Item>(from old: [Item], to new: [Item]) -> [Int] {
    if old.sharesStorage(with: new) { return [] }
    var result: [Int] = []
    var (before, after) = (0, 0)
    var (removed, inserted) = (removed[...], inserted[...])
    while after < new.count {
      if removed.first == before {
        removed.removeFirst()
        before += 1
      } else if inserted.first == after {
        inserted.removeFirst()
        after += 1
      } else {
        let length = min(
          (removed.first ?? old.count) - before, (inserted.first ?? new.count) - after)
        let same = old.sameBitCount(from: before, as: new, from: after, upTo: length)
        if same < length { result.append(after + same) }
        before += min(same + 1, length)
        after += min(same + 1, length)
      }
    }
    return result
  }
}

/// A change of the base, divided by its sections.
package struct SectionEdits {
  /// The change without doubts, so that no closure is called for an item that only moved, or that was replaced
  /// by an equal one.
  package let change: PendingChange

  /// The remaining sections after the change that it touches, also by what is equal, ascending.
  package let touched: [Int]

  private let old: SnapshotNode
  private let new: SnapshotNode
  private let updated: [Int: [Int]]
  private let replaced: [Int: [Int]]

  /// The sections in which any item may have been replaced by an equal one, ascending; see ``SnapshotDiff``.
  private let renewed: [Int]

  /// Divides a change.
  ///
  /// - Parameters:
  ///   - change: The change of the base, which may have doubts.
  ///   - old: The sections of the base before.
  ///   - new: The sections of the base after.
  package init<Input>(_ change: PendingChange, from old: Snapshot<Input>, to new: Snapshot<Input>) {
    (self.old, self.new) = (old.root, new.root)
    let resolved = change.resolved(from: old, to: new)
    self.change = resolved
    updated = Self.indices(resolved.itemUpdates)
    touched = Self.touchedSections(of: change, resolved)
    replaced = change.isCertain ? [:] : Self.indices(change.itemUpdates)
    renewed = change.sectionUpdates.map(\.after.index).sortedWithoutRepeats()
  }

  private static func touchedSections(
    of change: PendingChange, _ resolved: PendingChange
  ) -> [Int] {
    var touched = resolved.touchedSections
    if !change.isCertain { touched += change.touchedSections }
    if change.changesSections { touched += change.sections.inserts.map(\.item) }
    return touched.sortedWithoutRepeats()
  }

  private static func indices(_ pairs: [ChangeBatch.ItemPair]) -> [Int: [Int]] {
    if pairs.isEmpty { return [:] }
    return Dictionary(grouping: pairs) { $0.after.section }
      .mapValues { $0.map(\.after.item).sortedWithoutRepeats() }
  }

  /// Returns the change of a section, given its index before; `nil` if it was inserted.
  package func edit<Input: SectionProtocol>(
    of section: Int, from origin: Int?, in _: Input.Type
  ) -> SectionEdit {
    var edit = SectionEdit(isTouched: origin == nil || touched.containsSorted(section))
    let updated = updated[section] ?? []
    // Without its parts, which would cost a chain of transforms an eighth of each edit.
    if let only = change.edit, only.kind != .move {
      if only.inserts(itemOf: section) {
        (edit.inserted, edit.partners) = ([only.after.item], [nil])
      } else if only.deletes(itemOf: origin) {
        edit.removed = [only.before.item]
      }
    } else {
      let items = change.items
      let range = Relation.range(of: section, in: items.after)
      edit.inserted = items.after[range].map(\.item)
      edit.partners = range.map { position in
        let partner = items.partnerBefore[position]
        return partner < 0 || updated.containsSorted(items.after[position].item)
          ? nil : items.before[Int(partner)]
      }
      if let origin {
        edit.removed = items.before[Relation.range(of: origin, in: items.before)].map(\.item)
      }
    }
    guard let origin else { return edit }
    edit.oldCount = old.itemCount(inSection: origin)
    if !updated.isEmpty { edit.updated = updated.filter { !edit.inserted.containsSorted($0) } }
    edit.replaced = replaced[section] ?? []
    if renewed.containsSorted(section) {
      let (before, after) = (Snapshot<Input>(root: old), Snapshot<Input>(root: new))
      if !after.sections[section].isLazy {
        edit.replaced = edit.indicesWithOtherBits(
          from: before.sections[origin].items, to: after.sections[section].items)
      }
    }
    edit.replaced.removeAll { edit.inserted.containsSorted($0) || updated.containsSorted($0) }
    return edit
  }
}
