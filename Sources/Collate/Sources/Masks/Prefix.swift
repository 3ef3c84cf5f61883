/// The transform of a ``PrefixDataSource``.
final class Prefix<Section: SectionProtocol>: MaskTransform {
  typealias Input = Section
  typealias Output = Section

  private(set) var limit: Int?
  private(set) var limits: [Section.ID: Int] = [:]
  let scope: PrefixScope
  let loops = ItemLoops<Section.Item>()

  /// Whether the limits have changed since sections were last made.
  private var isReconfigured = false

  /// How many items of each section are shown at most, if the limit is for all of them.
  private var counts: [Int] = []

  init(limit: Int?, scope: PrefixScope) {
    self.scope = scope
    set(limit, limits: [:])
  }

  func set(_ limit: Int?, limits: [Section.ID: Int]) {
    for limit in [limit].compactMap(\.self) + limits.values {
      precondition(limit >= 0, "\(limit) items cannot be shown")
    }
    (self.limit, self.limits) = (limit, limits)
    isReconfigured = true
  }

  func begin(_ state: State?, _ change: PendingChange, to input: Snapshot<Section>) -> Set<Int>? {
    defer { isReconfigured = false }
    if scope == .allSections {
      var rest = limit ?? .max
      counts = input.sections.map { section in
        defer { rest -= min(rest, section.itemCount) }
        return rest
      }
    }
    guard !isReconfigured, let state else { return nil }
    if scope == .eachSection { return [] }
    if change.changesSections { return nil }
    // Where the sections before show more or fewer than they did.
    return Set(
      input.sections.indices.filter {
        min(counts[$0], input.itemCount(inSection: $0))
          != state.plan.sections.itemCount(inSection: $0)
      })
  }

  private func limit(of base: Section, at section: Int) -> Int {
    scope == .allSections ? counts[section] : limits[base.id] ?? limit ?? .max
  }

  func changedItems(
    of base: Section, at section: Int, after former: Former, by edit: SectionEdit
  ) -> [Int] {
    // Those that were shown and stay are the first ones that stay.
    let shownCount = former.part.block.items.count
    let end = shownCount == edit.oldCount ? base.itemCount : edit.after(shownCount)
    let limit = min(limit(of: base, at: section), base.itemCount)
    return edit.changed + Array(min(end, limit)..<max(end, limit))
  }

  func shown(
    of range: Range<Int>, in base: Section, at section: Int, by edit: SectionEdit
  ) -> [Int32] {
    let end = min(range.upperBound, limit(of: base, at: section))
    return range.lowerBound < end ? OriginBlock.codes(range.lowerBound..<end) : []
  }
}
