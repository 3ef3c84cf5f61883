/// The transform of a ``HeldDataSource``.
///
/// Which items are held follows from the sections of the base and what is known, which grows between
/// transactions only. So reads in the middle of one change nothing.
final class Holding<Section: SectionProtocol>: SnapshotTransform {
  /// What has been shown since holding began; `nil` if nothing is held.
  var known: KnownContent<Section>?

  private let canHold: (Section.Item) -> Bool
  private let loops: ItemLoops<Section.Item>

  init(_ canHold: @escaping (Section.Item) -> Bool, _ loops: ItemLoops<Section.Item>) {
    (self.canHold, self.loops) = (canHold, loops)
  }

  func made(from input: Snapshot<Section>) -> (output: Snapshot<Section>, plan: Mask) {
    let mask = mask(of: input, before: firstKnownPath(in: input))
    return (mask.output(of: input, loops), mask)
  }

  func advanced(
    _ state: TransformState<Section, Section, Mask>,
    by change: PendingChange,
    to input: Snapshot<Section>
  ) -> (output: Snapshot<Section>, plan: Mask) {
    let touched = change.touchedSections
    let start = firstKnownPath(in: input)
    let mask =
      change.changesSections
      ? mask(of: input, before: start)
      : mask(of: input, before: start, from: state.plan, touching: touched)
    let output = mask.output(
      of: input, after: change, touching: touched, from: state, isLocal: false, loops)
    return (output, mask)
  }

  func change(
    by change: PendingChange,
    from old: TransformState<Section, Section, Mask>,
    to new: TransformState<Section, Section, Mask>
  ) -> PendingChange {
    let result = MaskChange.change(from: old.plan, to: new.plan, by: change, isLocal: false)
    // An item that was held can take the place of another one with its id.
    return result.with(doubts: result.doubts.union([.identities, .updates]))
  }

  /// Adds what an update shows to what is known, which does not change what is held.
  ///
  /// - Parameters:
  ///   - update: The update.
  ///   - state: The state after it.
  func learn(_ update: Update<Section>, heldBack state: TransformState<Section, Section, Mask>) {
    let inserted = update.batch.itemInserts.map { update.after.itemID(at: $0.path) }
    let sections = update.batch.sectionInserts.map { update.after.sections[$0.index] }
    let shown = inserted + sections.flatMap(\.itemIDs)
    // An id that is repeated may be held back above.
    known?.itemIDs.formUnion(Set(shown).subtracting(heldIDs(in: state)))
    let hidden = state.plan.sections.sections.enumerated().filter { !$0.element.isShown }
      .map { state.input.sections[$0.offset].id }
    known?.sectionIDs.formUnion(Set(sections.map(\.id)).subtracting(hidden))
  }

  private func heldIDs(in state: TransformState<Section, Section, Mask>) -> Set<Section.Item.ID> {
    var result: Set<Section.Item.ID> = []
    for (index, masked) in state.plan.sections.sections.enumerated() {
      var count = state.input.itemCount(inSection: index) - masked.items.count
      if count == 0 { continue }
      let content = state.input.sections[index]
      for item in 0..<content.itemCount where count > 0 && !masked.contains(item) {
        result.insert(content.itemID(at: item))
        count -= 1
      }
    }
    return result
  }

  /// Returns the path of the first item that is known, before which others are held.
  ///
  /// If none is left, the content is another one, of which nothing is held.
  private func firstKnownPath(in input: Snapshot<Section>) -> ItemPath? {
    guard let known, !known.itemIDs.isEmpty else { return nil }
    for section in input.sections.indices {
      let content = input.sections[section]
      for item in 0..<content.itemCount
      where known.itemIDs.contains(content.itemID(at: item)) && canHold(content.item(at: item)) {
        return ItemPath(section: section, item: item)
      }
    }
    return nil
  }

  private func mask(of input: Snapshot<Section>, before start: ItemPath?) -> Mask {
    Mask(input.sections.indices.map { masked($0, of: input, before: start) })
  }

  /// Returns the mask of a base whose sections are the same ones as before.
  private func mask(
    of input: Snapshot<Section>, before start: ItemPath?, from old: Mask, touching touched: Set<Int>
  ) -> Mask {
    var mask = old
    mask.replace(
      input.sections.indices.compactMap { section in
        let old = old.sections.sections[section]
        // A section that the first known item begins, or stands above, is shown as a whole, and so it
        // stays if it was before.
        let isBelow = start.map { $0 <= ItemPath(section: section, item: 0) } ?? true
        let wasWhole = old.isShown && old.items.count == input.itemCount(inSection: section)
        if isBelow, wasWhole, !touched.contains(section) { return nil }
        let new = masked(section, of: input, before: start)
        return new.isShown == old.isShown && new.items == old.items ? nil : (section, new)
      })
    return mask
  }

  private func masked(
    _ section: Int, of input: Snapshot<Section>, before start: ItemPath?
  ) -> MaskedSection {
    let all = 0..<Int32(input.itemCount(inSection: section))
    guard let start, section <= start.section else { return MaskedSection(showing: Array(all)) }
    let content = input.sections[section]
    let end = section == start.section ? Int32(start.item) : all.upperBound
    let shown =
      (0..<end).filter { !canHold(content.item(at: Int($0))) } + Array(end..<all.upperBound)
    var result = MaskedSection(showing: shown)
    result.isShown = !shown.isEmpty || known?.sectionIDs.contains(content.id) ?? true
    return result
  }
}

/// The ids of what has been shown, those from the beginning collected when they are first needed.
final class KnownContent<Section: SectionProtocol> {
  private let start: Snapshot<Section>

  lazy var itemIDs = Set(start.sections.lazy.flatMap(\.itemIDs))

  lazy var sectionIDs = Set(start.sections.lazy.map(\.id))

  init(_ start: Snapshot<Section>) {
    self.start = start
  }

  /// Adds all of some sections.
  func add(_ content: Snapshot<Section>) {
    itemIDs.formUnion(content.sections.lazy.flatMap(\.itemIDs))
    sectionIDs.formUnion(content.sections.lazy.map(\.id))
  }
}

// Items of lazy sections are not made for their ids.
extension SectionProtocol {
  fileprivate var itemIDs: [Item.ID] { (0..<itemCount).map { itemID(at: $0) } }
}
