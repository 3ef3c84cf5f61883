/// The transform of a ``SeparatedDataSource``.
final class Separating<Base: SectionProtocol, Separator: Equatable>: SnapshotTransform
where Base.ID: Sendable {
  typealias Output = SeparatedSection<Base, Separator>
  typealias Plan = Snapshot<SeparatorPlaces>
  typealias Item = SeparatedItem<Base, Separator>

  private let separator: (SeparatorGap<Base.Item>) -> Separator?

  /// Whether all gaps have to be asked about again.
  private var isOutdated = false

  init(separator: @escaping (SeparatorGap<Base.Item>) -> Separator?) {
    self.separator = separator
  }

  func reevaluate() { isOutdated = true }

  func made(from input: Snapshot<Base>) -> (output: Snapshot<Output>, plan: Plan) {
    isOutdated = false
    return result(of: input.sections.map { separated($0) })
  }

  func advanced(
    _ state: TransformState<Base, Output, Plan>,
    by change: PendingChange,
    to input: Snapshot<Base>
  ) -> (output: Snapshot<Output>, plan: Plan) {
    if isOutdated { return made(from: input) }
    let (resolved, touched) = state.resolving(change, to: input)
    let updates = Dictionary(grouping: resolved.itemUpdates) { $0.after.section }
    func separated(_ section: Int, from origin: Int) -> Made {
      let updated = (updates[section] ?? []).map(\.after.item)
      return self.separated(
        input.sections[section], after: resolved.items, from: origin, to: section,
        updating: updated, state.output.sections[origin])
    }
    guard resolved.changesSections else {
      var (output, plan) = (state.output, state.plan)
      for section in touched {
        let made = separated(section, from: section)
        output.modifySection(section) { $0 = made.section }
        plan.modifySection(section) { $0 = made.places }
      }
      return (output, plan)
    }
    return result(
      of: input.sections.indices.map { section in
        guard let origin = resolved.sectionBefore(section) else {
          return self.separated(input.sections[section])
        }
        return touched.contains(section)
          ? separated(section, from: origin)
          : (state.output.sections[origin], state.plan.sections[origin])
      })
  }

  func change(
    by change: PendingChange,
    from old: TransformState<Base, Output, Plan>,
    to new: TransformState<Base, Output, Plan>
  ) -> PendingChange {
    SeparatorChange.change(
      from: old.plan, to: new.plan, by: change, isLocal: old.parameters == new.parameters)
  }
}

extension Separating {
  private typealias Made = (section: Output, places: SeparatorPlaces)

  private func result(of made: [Made]) -> (output: Snapshot<Output>, plan: Plan) {
    (Snapshot(made.map(\.section)), Snapshot(made.map(\.places)))
  }

  /// Returns the separator in a gap, by the index of the item above, -1 above the first.
  private func separator(below index: Int, in items: [Base.Item]) -> Separator? {
    separator(
      SeparatorGap(
        above: index >= 0 ? items[index] : nil,
        below: index + 1 < items.count ? items[index + 1] : nil))
  }

  /// Returns a section with all of its separators.
  private func separated(_ base: Base) -> Made {
    let items = base.items
    if items.isEmpty { return interleaved(base, Separators()) }
    var separators = Separators()
    separators.leading = separator(below: -1, in: items)
    separators.below = items.indices.map { separator(below: $0, in: items) }
    return interleaved(base, separators)
  }

  /// Returns a section with separators, those in gaps between untouched items as before.
  private func separated(
    _ base: Base, after change: Relation, from origin: Int, to section: Int,
    updating updated: [Int], _ old: Output
  ) -> Made {
    let items = base.items
    if items.isEmpty { return interleaved(base, Separators()) }
    var separators = Separators(of: old)
    separators.below = change.carrying(
      separators.below, from: origin, to: section, count: items.count
    ) { _, _ in nil }
    let came = change.after[Relation.range(of: section, in: change.after)].map(\.item)
    var asked = Set(came + updated)
    asked.formUnion(asked.map { $0 - 1 })
    let gone = change.before[Relation.range(of: origin, in: change.before)]
    for path in gone {
      let above = ItemPath(section: origin, item: path.item - 1)
      if above.item < 0 {
        asked.insert(-1)
      } else if !gone.containsSorted(above),
        let place = change.forward(above, sectionAfter: { _ in section })
      {
        asked.insert(place.item)
      }
    }
    for index in asked.sorted() {
      let separator = separator(below: index, in: items)
      if index < 0 { separators.leading = separator } else { separators.below[index] = separator }
    }
    return interleaved(base, separators)
  }

  private func interleaved(_ base: Base, _ separators: Separators) -> Made {
    var items: [Item] = []
    items.reserveCapacity(base.items.count)
    var places = SeparatorPlaces()
    if let leading = separators.leading {
      places.hasLeading = true
      items.append(.separator(leading, id: .leadingSeparator(base.id)))
    }
    for (index, pair) in zip(base.items, separators.below).enumerated() {
      items.append(.item(pair.0))
      guard let separator = pair.1 else { continue }
      places.items.append(MaskedSection.Item(index))
      items.append(.separator(separator, id: .separatorBelow(pair.0.id)))
    }
    return (Output(base: base, items: items), places)
  }

  /// The separators of a section.
  private struct Separators {
    /// The separator above the first item.
    var leading: Separator?

    /// The separator below each item.
    var below: [Separator?] = []

    init() {}

    init(of section: Output) {
      for item in section.items {
        switch item {
        case .item: below.append(nil)
        case .separator(let separator, .leadingSeparator): leading = separator
        case .separator(let separator, _): below[below.count - 1] = separator
        }
      }
    }
  }
}
