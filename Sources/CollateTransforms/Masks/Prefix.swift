import CollateCore

/// The transform of a ``PrefixDataSource``.
final class Prefix<Section: SectionProtocol>: MaskTransform {
  typealias Input = Section

  private(set) var offset: Int
  private(set) var limit: Int?
  private(set) var limits: [Section.ID: Int] = [:]
  let scope: PrefixScope
  let loops: SpecializedLoops<Section>

  /// Whether the parameters have changed since sections were last made.
  var isOutdated = false

  /// The paths of the first item that is shown and of the last one, if the limit is for all sections; none if
  /// none is shown.
  private var ends: [ItemPath] = []

  init(offset: Int, limit: Int?, scope: PrefixScope, _ loops: SpecializedLoops<Section>) {
    (self.offset, self.scope, self.loops) = (offset, scope, loops)
    set(offset, limit, limits: [:])
  }

  func set(_ offset: Int, _ limit: Int?, limits: [Section.ID: Int]) {
    precondition(offset >= 0, "There is no item at offset \(offset)")
    for limit in [limit].compactMap(\.self) + limits.values {
      precondition(limit >= 0, "\(limit) items cannot be shown")
    }
    (self.offset, self.limit, self.limits) = (offset, limit, limits)
    isOutdated = true
  }

  func begin(_ state: State?, _ edits: SectionEdits, to input: Snapshot<Section>) -> Set<Int>? {
    if scope == .allSections { ends = ends(of: input) }
    guard !isOutdated, let state else { return nil }
    let sectionCount = input.sections.count
    guard scope == .allSections, sectionCount > 0, !state.plan.blocks.isEmpty else { return [] }
    let (change, leaving, output) = (edits.change, edits.change.leavingSections, state.output)
    var before = [0, 0]
    if output.itemCount > 0 {
      before = [0, output.itemCount - 1].map { output.path(ofItemWithRank: $0).section }
    }
    // Sections that stay show others if they are between where an end was and where it is.
    var result = Set(change.enteringSections)
    for (old, new) in zip(before, ends.isEmpty ? [0, 0] : ends.map(\.section)) {
      var (low, high) = (old, old)
      while leaving.containsSorted(low) { low -= 1 }
      while leaving.containsSorted(high) { high += 1 }
      let near = [
        low < 0 ? 0 : change.sectionAfter(low) ?? 0,
        high < state.plan.blocks.count ? change.sectionAfter(high) ?? new : sectionCount - 1,
      ]
      result.formUnion(min(near[0], new)...max(near[1], new))
    }
    return result
  }

  private func ends(of input: Snapshot<Section>) -> [ItemPath] {
    let count = min(limit ?? .max, input.itemCount - min(offset, input.itemCount))
    return count == 0 ? [] : [offset, offset + count - 1].map(input.path(ofItemWithRank:))
  }

  /// Returns how many items of a section are shown at most, if each section has a limit.
  func limit(of base: Section) -> Int { limits[base.id] ?? limit ?? .max }

  /// Returns which items of a section are shown.
  private func window(of base: Section, at section: Int) -> Range<Int> {
    if scope == .eachSection {
      let start = min(offset, base.itemCount)
      return start..<start + min(limit(of: base), base.itemCount - start)
    }
    guard let first = ends.first, let last = ends.last,
      first.section <= section, section <= last.section
    else { return 0..<0 }
    let start = section == first.section ? first.item : 0
    return start..<(section == last.section ? last.item + 1 : base.itemCount)
  }

  func changedItems(
    of base: Section, at section: Int, after block: OriginBlock, by edit: SectionEdit
  ) -> [Int] {
    let window = window(of: base, at: section)
    guard let first = block.items.first, let last = block.items.last else {
      return edit.changed + window
    }
    // Of the items that stay, those that were shown are next to each other.
    let end = Int(last.index) + 1
    let shown =
      edit.after(Int(first.index))..<(end == edit.oldCount ? base.itemCount : edit.after(end))
    if !shown.overlaps(window) { return edit.changed + shown + window }
    let (starts, ends) = (
      [shown.lowerBound, window.lowerBound], [shown.upperBound, window.upperBound]
    )
    return edit.changed + Array(min(starts[0], starts[1])..<max(starts[0], starts[1]))
      + Array(min(ends[0], ends[1])..<max(ends[0], ends[1]))
  }

  func shown(
    of range: Range<Int>, in base: Section, at section: Int, by edit: SectionEdit
  ) -> [Int32] { OriginBlock.codes(range.clamped(to: window(of: base, at: section))) }
}
