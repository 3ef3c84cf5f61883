/// The groups that are the sections of the base.
final class SectionGroups<Section: SectionProtocol>: Grouping {
  /// The order of the sections; if `nil`, that of the base.
  var areInIncreasingOrder: ((Section, Section) -> Bool)? {
    didSet {
      isOutdated = true
    }
  }

  /// Whether the sections may be in another order than when they were last made.
  private var isOutdated = false

  var mixesSections: Bool { false }

  func group(of item: Section.Item) -> Int {
    preconditionFailure("The groups are the sections")
  }

  func changesGroups(by change: PendingChange, touched: Set<Int>, empties: Bool) -> Bool {
    isOutdated || change.changesSections || areInIncreasingOrder != nil && !touched.isEmpty
  }

  func groups(
    after old: [Int], changed: [Int], input: Snapshot<Section>, serials: [Int],
    isEmpty: (Int) -> Bool
  ) -> [Int] {
    isOutdated = false
    guard let areInIncreasingOrder else { return serials }
    return serials.indices
      .sorted { areInIncreasingOrder(input.sections[$0], input.sections[$1]) }
      .map { serials[$0] }
  }

  func section(ofGroup group: Int, items: [Section.Item], base: Section?) -> Section {
    guard var section = base else { preconditionFailure("There is no section \(group)") }
    section.items = items
    return section
  }

  func sections(
    by change: PendingChange, from old: Arrangement, to new: Arrangement
  ) -> Relation {
    if !change.changesSections && old.groupIndices == new.groupIndices { return Relation() }
    let parts = change.parts
    return Relation(
      deletes: parts.sections.deletes.map { .sectionNumber(old.outputSection(ofBase: $0.item)) },
      inserts: parts.sections.inserts.map { .sectionNumber(new.outputSection(ofBase: $0.item)) },
      pairs: new.origins.sections.indices.compactMap { section in
        parts.sectionBefore(section).map { origin in
          (
            .sectionNumber(old.outputSection(ofBase: origin)),
            .sectionNumber(new.outputSection(ofBase: section))
          )
        }
      })
  }

  func sectionUpdates(
    by change: PendingChange, touching groups: Set<Int>, from old: Arrangement, to new: Arrangement
  ) -> [ChangeBatch.SectionPair] {
    change.sectionUpdates.map { pair in
      .init(
        BeforeSection(old.outputSection(ofBase: pair.before.index)),
        AfterSection(new.outputSection(ofBase: pair.after.index)))
    }
  }
}

extension Arrangement {
  /// Returns the index in the output of a section of the base, if the groups are the sections.
  fileprivate func outputSection(ofBase section: Int) -> Int {
    groupIndices[Int(origins.sections[section].serial)] ?? section
  }
}
