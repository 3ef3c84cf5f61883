import CollateCore

/// The transform of a ``PrefixDataSource``.
final class Prefix<Section: SectionProtocol>: MaskTransform {
  typealias Input = Section

  private(set) var offset: Int
  private(set) var limit: Int?
  private(set) var limits: [Section.ID: Int] = [:]
  let scope: PrefixScope
  let loops = SpecializedLoops<Section.Item>()

  /// Whether the parameters have changed since sections were last made.
  var isOutdated = false

  /// Which items of each section are shown, if the limit is for all of them.
  private var windows: [Range<Int>] = []

  init(offset: Int, limit: Int?, scope: PrefixScope) {
    (self.offset, self.scope) = (offset, scope)
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
    if scope == .allSections {
      var (skipped, rest) = (offset, limit ?? .max)
      windows = input.sections.map { section in
        let start = min(skipped, section.itemCount)
        let end = start + min(rest, section.itemCount - start)
        skipped -= start
        rest -= end - start
        return start..<end
      }
    }
    guard !isOutdated, let state else { return nil }
    if scope == .eachSection { return [] }
    // Where the sections before show others than they did.
    return Set(
      input.sections.indices.filter {
        guard let origin = edits.change.sectionBefore($0) else { return true }
        let shown = state.plan.blocks[origin].items
        return shown.count != windows[$0].count
          || !shown.isEmpty && Int(shown[0].index) != windows[$0].lowerBound
      })
  }

  /// Returns how many items of a section are shown at most, if each section has a limit.
  func limit(of base: Section) -> Int { limits[base.id] ?? limit ?? .max }

  /// Returns which items of a section are shown.
  private func window(of base: Section, at section: Int) -> Range<Int> {
    if scope == .allSections { return windows[section] }
    let start = min(offset, base.itemCount)
    return start..<start + min(limit(of: base), base.itemCount - start)
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
