/// The change of a source with separators, from that of its base.
///
/// The items are the same as in the base, and a separator goes with the item above it. So those are named
/// that the base names, with their separators, and the separators that come and go at other items.
struct SeparatorChange {
  private let change: PendingChange.Parts
  private let old: Snapshot<SeparatorPlaces>
  private let new: Snapshot<SeparatorPlaces>

  private var deletes: [ItemPath] = []
  private var inserts: [ItemPath] = []
  private var pairs: [(before: ItemPath, after: ItemPath)] = []

  /// The separators that stay, but may have become others.
  private var updates: [(before: ItemPath, after: ItemPath)] = []

  /// Returns the change of the output, which has doubts.
  ///
  /// - Parameters:
  ///   - old: The places of the separators before.
  ///   - new: The places after.
  ///   - change: The change of the base.
  ///   - isLocal: Whether separators are the same in sections that the base does not touch.
  /// - Returns: The change.
  static func change(
    from old: Snapshot<SeparatorPlaces>, to new: Snapshot<SeparatorPlaces>,
    by change: PendingChange, isLocal: Bool
  ) -> PendingChange {
    var result = SeparatorChange(change: change.parts, old: old, new: new)
    result.nameTouchedItems()
    let sections = isLocal ? change.touchedSections.sorted() : Array(new.sections.indices)
    for section in sections { result.nameOtherSeparators(of: section) }
    return PendingChange(result.parts, doubts: change.doubts.union(.updates))
  }

  private init(
    change: PendingChange.Parts, old: Snapshot<SeparatorPlaces>, new: Snapshot<SeparatorPlaces>
  ) {
    (self.change, self.old, self.new) = (change, old, new)
  }

  private var parts: PendingChange.Parts {
    let items = change.itemUpdates.map { pair in
      (
        before: old.outputPath(of: pair.before.path), after: new.outputPath(of: pair.after.path)
      )
    }
    return .init(
      sections: change.sections,
      items: Relation(deletes: deletes, inserts: inserts, pairs: pairs),
      sectionUpdates: change.sectionUpdates,
      itemUpdates: (items + updates).map { .init(BeforePath($0.before), AfterPath($0.after)) }
        .sorted { $0.before < $1.before })
  }
}

extension SeparatorChange {
  /// Names the items that the base names, and the separators below them.
  private mutating func nameTouchedItems() {
    for path in change.items.deletes {
      deletes.append(old.outputPath(of: path))
      delete(old.separatorPath(below: path))
    }
    for path in change.items.inserts {
      inserts.append(new.outputPath(of: path))
      insert(new.separatorPath(below: path))
    }
    for pair in change.items.pairs {
      pairs.append((old.outputPath(of: pair.before), new.outputPath(of: pair.after)))
      let (before, after) = (
        old.separatorPath(below: pair.before), new.separatorPath(below: pair.after)
      )
      if let before, let after {
        pairs.append((before, after))
        updates.append((before, after))
      } else {
        delete(before)
        insert(after)
      }
    }
  }

  /// Names the separators of a section that come or go at items that the base does not name.
  private mutating func nameOtherSeparators(of section: Int) {
    guard let origin = change.sectionBefore(section) else { return }
    let (before, after) = (old.sections[origin], new.sections[section])
    let (leadingBefore, leadingAfter) = (
      before.hasLeading ? ItemPath(section: origin, item: 0) : nil,
      after.hasLeading ? ItemPath(section: section, item: 0) : nil
    )
    name(leadingBefore, leadingAfter)
    let gone = change.items.before[Relation.range(of: origin, in: change.items.before)]
    let came = change.items.after[Relation.range(of: section, in: change.items.after)]
    MaskedSection.forEachUntouched(before: before.mask, gone, after: after.mask, came) { old, new in
      name(
        old.map { ItemPath(section: origin, item: before.separatorIndex(at: $0)) },
        new.map { ItemPath(section: section, item: after.separatorIndex(at: $0)) })
    }
  }

  /// Names a separator at an item that the base does not name.
  private mutating func name(_ before: ItemPath?, _ after: ItemPath?) {
    if let before, let after {
      updates.append((before, after))
    } else {
      delete(before)
      insert(after)
    }
  }

  /// Names a separator that goes, unless its section goes.
  private mutating func delete(_ path: ItemPath?) {
    if let path, change.sectionAfter(path.section) != nil { deletes.append(path) }
  }

  /// Names a separator that comes, unless its section comes.
  private mutating func insert(_ path: ItemPath?) {
    if let path, change.sectionBefore(path.section) != nil { inserts.append(path) }
  }
}

extension Snapshot<SeparatorPlaces> {
  /// Returns the path in the output of an item of the base.
  func outputPath(of path: ItemPath) -> ItemPath {
    ItemPath(section: path.section, item: sections[path.section].outputIndex(of: path.item))
  }

  /// Returns the path in the output of the separator below an item of the base, if there is one.
  func separatorPath(below path: ItemPath) -> ItemPath? {
    sections[path.section].separatorIndex(below: path.item)
      .map { ItemPath(section: path.section, item: $0) }
  }
}
