/// The change of arranged sections, from that of the base.
///
/// Every item that is the same in the base is the same in the output. Those that the base leaves
/// untouched keep their order, as long as the arrangement has the same version; so only the others are
/// named, also those that are updated, as they may have come to another place.
@MainActor
struct ArrangementChange<Rule: Grouping> {
  typealias State = TransformState<Rule.Input, Rule.Output, Arrangement>

  private let rule: Rule
  private let base: PendingChange
  private let old: State
  private let new: State

  init(_ rule: Rule, by base: PendingChange, from old: State, to new: State) {
    (self.rule, self.base) = (rule, base)
    (self.old, self.new) = (old, new)
  }

  /// Returns the change of the output, which has doubts.
  func result() -> PendingChange {
    let (old, new) = (old.plan, new.plan)
    let sections = rule.sections(by: base, from: old, to: new)
    let inverse = sections.inverse
    let (gone, came) = (old.outputPaths(of: gone), new.outputPaths(of: came))
    let pairs = outputPairs(of: pairs)
    let touched = Set((gone + pairs.map(\.before)).map { old.groups.sections[$0.section].number })
      .union((came + pairs.map(\.after)).map { new.groups.sections[$0.section].number })
      .union(renewedGroups)
    let updates = outputPairs(of: base.itemUpdates.map { ($0.before.path, $0.after.path) })
    return PendingChange(
      .init(
        sections: sections,
        items: Relation(
          deletes: gone.filter { survives($0, sections) },
          inserts: came.filter { survives($0, inverse) },
          pairs: pairs),
        sectionUpdates: rule.sectionUpdates(by: base, touching: touched, from: old, to: new)
          .sorted { $0.before < $1.before },
        itemUpdates: updates.map { .init(BeforePath($0.before), AfterPath($0.after)) }
          .sorted { $0.before < $1.before }),
      // A group that goes and comes again has another number, but the same id.
      doubts: [.identities, .updates])
  }

  /// Returns the paths in the output of items that are there before and after.
  private func outputPairs(
    of pairs: [(before: ItemPath, after: ItemPath)]
  ) -> [(before: ItemPath, after: ItemPath)] {
    zip(
      old.plan.outputPaths(of: pairs.map(\.before)), new.plan.outputPaths(of: pairs.map(\.after))
    ).map { ($0, $1) }
  }

  /// Returns whether the section of an item is there before and after.
  private func survives(_ path: ItemPath, _ sections: Relation) -> Bool {
    sections.isEmpty
      || sections.forward(.sectionNumber(path.section), sectionAfter: { $0 }) != nil
  }

  /// The groups in which items may have been replaced by equal ones.
  private var renewedGroups: Set<Int> {
    if !rule.mixesSections { return [] }
    return Set(
      old.silentlyReplacedItems(by: base, to: new.input).map { new.plan.group(at: $0.after) })
  }

  /// The items of the base that go, those of sections included.
  private var gone: [ItemPath] {
    Array(base.items.deletes)
      + unnamed(base.sections.deletes, base.items.before, old.plan.origins)
  }

  /// The items of the base that come, those of sections included.
  private var came: [ItemPath] {
    Array(base.items.inserts)
      + unnamed(base.sections.inserts, base.items.after, new.plan.origins)
  }

  private func unnamed(
    _ sections: some Sequence<ItemPath>, _ named: [ItemPath], _ origins: Snapshot<ArrangedSection>
  ) -> [ItemPath] {
    // What else goes with its section needs no name.
    if !rule.mixesSections { return [] }
    return sections.flatMap { section in
      origins.untouchedPaths(inSection: section.item, named)
    }
  }

  /// The items of the base that are there before and after, and may be in another place of the output.
  private var pairs: [(before: ItemPath, after: ItemPath)] {
    var result = Array(base.items.pairs)
    var named = Set(base.items.before)
    func add(_ before: ItemPath, _ after: ItemPath) {
      if named.insert(before).inserted { result.append((before, after)) }
    }
    for pair in base.itemUpdates { add(pair.before.path, pair.after.path) }
    if rule.mixesSections {
      for pair in base.sections.pairs {
        for path in new.plan.origins.paths(inSection: pair.after.item) {
          if let before = base.pathBefore(path) { add(before, path) }
        }
      }
    }
    return result
  }
}
