import CollateCore

/// The transform of a ``HeldDataSource``.
///
/// Which items are held follows from the sections of the base and what is known, which grows between
/// transactions only. So reads in the middle of one change nothing.
final class Holding<Section: SectionProtocol>: MaskTransform {
  typealias Input = Section

  /// What has been shown since holding began; `nil` if nothing is held.
  var known: KnownContent<Section>?

  /// Returns whether an item may be held.
  var canHold: (Section.Item) -> Bool

  let loops: SpecializedLoops<Section>

  /// The path of the first item that is known, before which others are held; `nil` if none are.
  private var start: ItemPath?

  init(_ canHold: @escaping (Section.Item) -> Bool, _ loops: SpecializedLoops<Section>) {
    (self.canHold, self.loops) = (canHold, loops)
  }

  func begin(_ state: State?, _ edits: SectionEdits, to input: Snapshot<Section>) -> Set<Int>? {
    let old = start
    start = firstKnownPath(in: input)
    // Below the first known item, before and after, all items are shown.
    func sections(through path: ItemPath?) -> Range<Int> { 0..<(path.map { $0.section + 1 } ?? 0) }
    return Set(sections(through: start))
      .union(sections(through: old).compactMap(edits.change.sectionAfter))
  }

  func showsEmptySection(_ base: Section, at section: Int) -> Bool {
    guard let start, section <= start.section else { return true }
    return known?.sectionIDs.contains(base.id) ?? true
  }

  func changedItems(
    of base: Section, at section: Int, after block: OriginBlock, by edit: SectionEdit
  ) -> [Int] {
    let shown = block.items
    let heldCount = edit.oldCount - shown.count
    // All held items are above this one.
    let first = shown.indices.first { Int(shown[$0].index) == $0 + heldCount }
    let oldEnd = heldCount == 0 ? 0 : first.map { $0 + heldCount } ?? edit.oldCount
    let end = max(end(of: base, at: section), min(edit.after(oldEnd), base.itemCount))
    return (edit.changed + Array(0..<end)).sortedWithoutRepeats()
  }

  func shown(
    of range: Range<Int>, in base: Section, at section: Int, by edit: SectionEdit
  ) -> [Int32] {
    let end = end(of: base, at: section)
    return range.filter { $0 >= end || !canHold(base.item(at: $0)) }.map { Int32($0) }
  }

  /// Returns before which item of a section others are held.
  private func end(of base: Section, at section: Int) -> Int {
    guard let start, section <= start.section else { return 0 }
    return section == start.section ? min(start.item, base.itemCount) : base.itemCount
  }

  /// Returns the path of the first item that is known.
  ///
  /// If none is left, the content is another one, of which nothing is held.
  private func firstKnownPath(in input: Snapshot<Section>) -> ItemPath? {
    guard let known, !known.itemIDs.isEmpty else { return nil }
    for (section, content) in input.sections.enumerated() {
      for item in 0..<content.itemCount
      where known.itemIDs.contains(content.itemID(at: item)) && canHold(content.item(at: item)) {
        return ItemPath(section: section, item: item)
      }
    }
    return nil
  }
}

extension Holding {
  func shows(_ item: Section.Item, at path: ItemPath?, in input: Snapshot<Section>) -> Bool {
    guard let path, let known, let start, path <= start else { return true }
    return known.itemIDs.contains(item.id) || !canHold(item)
  }

  /// Adds what an update shows to what is known, which does not change what is held.
  ///
  /// - Parameters:
  ///   - update: The update.
  ///   - origins: What is shown after it.
  ///   - input: The sections of the base.
  func learn(_ update: Update<Section>, showing origins: OriginMap, of input: Snapshot<Section>) {
    let inserted = update.batch.itemInserts.map { update.after.itemID(at: $0.path) }
    let sections = update.batch.sectionInserts.map { update.after.sections[$0.index] }
    let shown = inserted + sections.flatMap(\.itemIDs)
    if input.itemCount == update.after.itemCount && origins.shownSections == nil {
      known?.itemIDs.formUnion(shown)
      known?.sectionIDs.formUnion(sections.map(\.id))
      return
    }
    // An id that is repeated may be held back above.
    known?.itemIDs.formUnion(Set(shown).subtracting(heldIDs(origins, of: input)))
    let hidden = origins.blocks.enumerated().filter { !$0.element.isShown }
      .map { input.sections[$0.offset].id }
    known?.sectionIDs.formUnion(Set(sections.map(\.id)).subtracting(hidden))
  }

  private func heldIDs(_ origins: OriginMap, of input: Snapshot<Section>) -> Set<Section.Item.ID> {
    var result: Set<Section.Item.ID> = []
    for (index, block) in origins.blocks.enumerated() {
      var count = input.itemCount(inSection: index) - block.items.count
      if count == 0 { continue }
      let content = input.sections[index]
      for item in 0..<content.itemCount where count > 0 && !block.contains(item) {
        result.insert(content.itemID(at: item))
        count -= 1
      }
    }
    return result
  }
}

/// The ids of what has been shown, those from the beginning collected at once.
final class KnownContent<Section: SectionProtocol> {
  var itemIDs: Set<Section.Item.ID> = []
  var sectionIDs: Set<Section.ID> = []

  init(_ start: Snapshot<Section>) { add(start) }

  /// Adds all of some sections.
  func add(_ content: Snapshot<Section>) {
    itemIDs.formUnion(content.sections.lazy.flatMap(\.itemIDs))
    sectionIDs.formUnion(content.sections.lazy.map(\.id))
  }
}
