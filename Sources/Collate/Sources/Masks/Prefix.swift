/// The transform of a ``PrefixDataSource``.
final class Prefix<Section: SectionProtocol>: SnapshotTransform {
  private(set) var limit: Int?
  private(set) var limits: [Section.ID: Int] = [:]
  let scope: PrefixScope
  private let loops = ItemLoops<Section.Item>()

  /// Whether the limits have changed since sections were last made.
  private var isReconfigured = false

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

  func made(from input: Snapshot<Section>) -> (output: Snapshot<Section>, plan: Mask) {
    isReconfigured = false
    let mask = mask(of: input)
    return (mask.output(of: input, loops), mask)
  }

  func advanced(
    _ state: TransformState<Section, Section, Mask>,
    by change: PendingChange,
    to input: Snapshot<Section>
  ) -> (output: Snapshot<Section>, plan: Mask) {
    let isLocal = scope == .eachSection && !isReconfigured
    isReconfigured = false
    let touched = change.touchedSections.union(change.sections.inserts.lazy.map(\.item))
    var mask = state.plan
    if isLocal && !change.changesSections {
      mask.replace(touched.map { ($0, masked(input.sections[$0])) })
    } else {
      mask = self.mask(of: input)
    }
    let output = mask.output(
      of: input, after: change, touching: touched, from: state, isLocal: isLocal, loops)
    return (output, mask)
  }

  func change(
    by change: PendingChange,
    from old: TransformState<Section, Section, Mask>,
    to new: TransformState<Section, Section, Mask>
  ) -> PendingChange {
    MaskChange.change(
      from: old.plan, to: new.plan, by: change,
      isLocal: scope == .eachSection && old.parameters == new.parameters)
  }

  private func mask(of input: Snapshot<Section>) -> Mask {
    if scope == .eachSection { return Mask(input.sections.map { masked($0) }) }
    var rest = limit ?? .max
    return Mask(
      input.sections.map { section in
        let masked = masked(section, atMost: rest)
        rest -= masked.items.count
        return masked
      })
  }

  private func masked(_ section: Section) -> MaskedSection {
    masked(section, atMost: limits[section.id] ?? limit ?? .max)
  }

  private func masked(_ section: Section, atMost limit: Int) -> MaskedSection {
    MaskedSection(items: (0..<min(limit, section.itemCount)).map { .init($0) })
  }
}
