/// The change of what a mask shows, from that of the base.
///
/// Every element that is the same in the base is the same in the output. So only those are named
/// that the base names, and those that come to be shown or hidden.
struct MaskChange {
  private let change: PendingChange.Parts
  private let old: Mask
  private let new: Mask

  /// The sections of the base in which untouched items may be shown that were hidden, or the reverse.
  private let touched: [Int]

  /// The relation of the sections of the output.
  private let sections: Relation

  private var deletes: [ItemPath] = []
  private var inserts: [ItemPath] = []
  private var pairs: [(before: ItemPath, after: ItemPath)] = []

  /// Returns the change of the output.
  ///
  /// - Parameters:
  ///   - old: What was shown before.
  ///   - new: What is shown after.
  ///   - change: The change of the base.
  ///   - isLocal: Whether items of sections that the base does not touch remain shown or hidden.
  /// - Returns: The change, with the doubts of that of the base.
  static func change(
    from old: Mask, to new: Mask, by change: PendingChange, isLocal: Bool
  ) -> PendingChange {
    var result = MaskChange(from: old, to: new, by: change, isLocal: isLocal)
    return PendingChange(result.parts(), doubts: change.doubts)
  }

  private init(from old: Mask, to new: Mask, by change: PendingChange, isLocal: Bool) {
    self.change = change.parts
    self.old = old
    self.new = new
    touched =
      isLocal ? change.touchedSections.sorted() : Array(new.sections.sections.indices)
    sections = Self.sections(from: old, to: new, by: change)
  }

  private static func sections(
    from old: Mask, to new: Mask, by change: PendingChange
  ) -> Relation {
    if old.shownSections == nil && new.shownSections == nil { return change.sections }
    if !change.changesSections && old.shownSections == new.shownSections { return Relation() }
    var pairs: [(before: ItemPath, after: ItemPath)] = []
    var inserts: [ItemPath] = []
    var remaining: Set<Int> = []
    for section in 0..<new.shownCount {
      let base = new.baseSection(of: section)
      guard let origin = change.sectionBefore(base).flatMap({ old.outputSection(of: $0) }) else {
        inserts.append(.sectionNumber(section))
        continue
      }
      remaining.insert(origin)
      if change.sections.after.containsSorted(.sectionNumber(base)) {
        pairs.append((.sectionNumber(origin), .sectionNumber(section)))
      }
    }
    let deletes = (0..<old.shownCount)
      .filter { !remaining.contains($0) }.map { ItemPath.sectionNumber($0) }
    return Relation(deletes: deletes, inserts: inserts, pairs: pairs)
  }
}

extension MaskChange {
  private mutating func parts() -> PendingChange.Parts {
    nameTouchedItems()
    for section in touched { nameOtherItems(of: section) }
    deletes.sort()
    inserts.sort()
    return .init(
      sections: sections, items: Relation(deletes: deletes, inserts: inserts, pairs: pairs),
      sectionUpdates: change.sectionUpdates.compactMap { pair in
        guard let before = old.outputSection(of: pair.before.index),
          let after = new.outputSection(of: pair.after.index)
        else { return nil }
        return .init(BeforeSection(before), AfterSection(after))
      },
      itemUpdates: change.itemUpdates.compactMap { pair in
        guard let before = old.outputPath(of: pair.before.path),
          let after = new.outputPath(of: pair.after.path)
        else { return nil }
        return .init(BeforePath(before), AfterPath(after))
      })
  }

  /// Names the items that the base names.
  private mutating func nameTouchedItems() {
    for path in change.items.deletes { delete(old.outputPath(of: path)) }
    for path in change.items.inserts { insert(new.outputPath(of: path)) }
    for pair in change.items.pairs {
      let (before, after) = (old.outputPath(of: pair.before), new.outputPath(of: pair.after))
      if let before, let after {
        pairs.append((before, after))
      } else {
        delete(before)
        insert(after)
      }
    }
  }

  /// Names the items of a section that the base does not name, and that are not shown as before.
  private mutating func nameOtherItems(of section: Int) {
    guard let origin = change.sectionBefore(section),
      let outputBefore = old.outputSection(of: origin),
      let outputAfter = new.outputSection(of: section)
    else { return }
    let (before, after) = (old.sections.sections[origin], new.sections.sections[section])
    let (gone, came) = (
      change.items.before[Relation.range(of: origin, in: change.items.before)],
      change.items.after[Relation.range(of: section, in: change.items.after)]
    )
    let (itemsBefore, itemsAfter) = (before.items[...], after.items[...])
    let isSame = itemsBefore.span.isIdentical(to: itemsAfter.span)
    if isSame && gone.isEmpty && came.isEmpty { return }
    MaskedSection.forEachUntouched(before: before, gone, after: after, came) { old, new in
      if let old, new == nil { deletes.append(ItemPath(section: outputBefore, item: old)) }
      if let new, old == nil { inserts.append(ItemPath(section: outputAfter, item: new)) }
    }
  }

  /// Names an item that goes, unless its section goes.
  private mutating func delete(_ path: ItemPath?) {
    guard let path, sections.forward(.sectionNumber(path.section), sectionAfter: { $0 }) != nil
    else { return }
    deletes.append(path)
  }

  /// Names an item that comes, unless its section comes.
  private mutating func insert(_ path: ItemPath?) {
    guard let path,
      sections.inverse.forward(.sectionNumber(path.section), sectionAfter: { $0 }) != nil
    else { return }
    inserts.append(path)
  }
}
