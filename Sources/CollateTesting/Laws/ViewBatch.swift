public import Collate

/// The changes in one batch update of a table or collection view: structure and reloads.
///
/// A view throws an exception, loses rows or corrupts memory if a rule is broken. The batches of
/// sources never reload, because reloads conflict with moves (rule R13). Use this type to validate
/// batches of your own, and those that do.
///
///     let batch = ViewBatch(structure: ChangeBatch(itemDeletes: [[0, 1]]))
///     try batch.validate(before: [3], after: [2])
///
/// To validate an update, see `validate()` of `Update`.
public struct ViewBatch: Hashable, Sendable {
  /// The deletes, inserts and moves.
  ///
  /// Content updates are not part of a view's batch update.
  public var structure: ChangeBatch

  /// The sections to reload, by their indices before.
  public var sectionReloads: [BeforeSection]

  /// The items to reload, by their paths before.
  public var itemReloads: [BeforePath]

  /// Creates a batch update.
  public init(
    structure: ChangeBatch, sectionReloads: [BeforeSection] = [], itemReloads: [BeforePath] = []
  ) {
    self.structure = structure
    self.sectionReloads = sectionReloads
    self.itemReloads = itemReloads
  }
}

extension ViewBatch {
  /// Checks that a table or collection view can apply the batch in one step.
  ///
  /// - Parameters:
  ///   - before: The number of items in each section before.
  ///   - after: The number of items in each section after.
  /// - Throws: A `ChangeBatchError` for the first broken rule of R1 to R14 and B1, with its paths
  ///   and counts.
  /// - Complexity: O(*m* log *m* + *s*) in the size of the batch and the number of sections.
  public func validate(before: [Int], after: [Int]) throws(ChangeBatchError) {
    try structure.validate(before: before, after: after)
    try checkItemReloads(before: before)
    try checkSectionReloads(before: before, after: after)
    try checkMovedSections()
  }

  /// Returns the first rule that the batch update breaks, or `nil` if it is valid.
  package func firstError(before: [Int], after: [Int]) -> ChangeBatchError? {
    do throws(ChangeBatchError) {
      try validate(before: before, after: after)
      return nil
    } catch {
      return error
    }
  }

  private func checkMovedSections() throws(ChangeBatchError) {
    if structure.sectionMoves.isEmpty { return }
    let leaving = Dictionary(
      grouping: structure.itemDeletes + structure.itemMoves.map(\.before) + itemReloads,
      by: \.section)
    let arriving = Dictionary(
      grouping: structure.itemInserts + structure.itemMoves.map(\.after), by: \.section)
    for pair in structure.sectionMoves {
      let path = leaving[pair.before.index]?.first?.path ?? arriving[pair.after.index]?.first?.path
      if let path { throw .insideMovedSection(path, section: pair) }
    }
  }

  private func checkItemReloads(before: [Int]) throws(ChangeBatchError) {
    if itemReloads.isEmpty { return }
    let (deleted, movedFrom) = (Set(structure.itemDeletes), Set(structure.itemMoves.map(\.before)))
    let movedTo = Set(structure.itemMoves.map(\.after))
    // A view re-inserts a reloaded element where deletes and inserts alone would place it.
    let unmoved = PendingChange(
      ChangeBatch(
        sectionDeletes: structure.sectionDeletes,
        sectionInserts: structure.sectionInserts,
        itemDeletes: structure.itemDeletes,
        itemInserts: structure.itemInserts))
    let moved = PendingChange(structure)
    var seen: Set<BeforePath> = []
    for path in itemReloads {
      let place = ChangeBatchError.Place.item(path.path)
      guard before.indices.contains(path.section), (0..<before[path.section]).contains(path.item)
      else {
        let count = before.indices.contains(path.section) ? before[path.section] : 0
        throw .notBefore(place, count: count)
      }
      guard seen.insert(path).inserted else { throw .deletedTwice(place) }
      guard !structure.sectionDeletes.contains(BeforeSection(path.section)) else {
        throw .insideDeletedSection(path.path)
      }
      guard !deleted.contains(path) else { throw .deletedAndReloaded(place) }
      guard !movedFrom.contains(path) else { throw .movedAndReloaded(place) }
      guard let slot = unmoved.path(after: path) else { continue }
      let section = moved.section(after: BeforeSection(path.section))
      guard !movedTo.contains(slot), section == AfterSection(slot.section) else {
        throw .reloadCollides(place, reinsertedAt: .item(slot.path))
      }
    }
  }

  private func checkSectionReloads(before: [Int], after: [Int]) throws(ChangeBatchError) {
    if sectionReloads.isEmpty { return }
    let unmoved = PendingChange(
      ChangeBatch(
        sectionDeletes: structure.sectionDeletes, sectionInserts: structure.sectionInserts))
    let moved = PendingChange(structure)
    var seen: Set<BeforeSection> = []
    for section in sectionReloads {
      let place = ChangeBatchError.Place.section(section.index)
      guard before.indices.contains(section.index) else {
        throw .notBefore(place, count: before.count)
      }
      guard seen.insert(section).inserted else { throw .deletedTwice(place) }
      guard !structure.sectionDeletes.contains(section) else { throw .deletedAndReloaded(place) }
      guard !structure.sectionMoves.contains(where: { $0.before == section }) else {
        throw .movedAndReloaded(place)
      }
      guard let slot = unmoved.section(after: section),
        let target = moved.section(after: section)
      else { continue }
      guard !structure.sectionMoves.contains(where: { $0.after == slot }) else {
        throw .reloadCollides(place, reinsertedAt: .section(slot.index))
      }
      let count = before[section.index]
      guard count > 0, count == after[target.index], target.index == section.index else {
        throw .sectionReload(
          section.index, itemsBefore: count, itemsAfter: after[target.index],
          displacedTo: target.index)
      }
    }
  }
}

extension Update {
  /// Checks that the batch transforms the sections before into those after, and that a table or
  /// collection view can apply each of its stages.
  ///
  /// - Throws: A `ChangeBatchError` for the first broken rule, with its paths and counts.
  /// - Complexity: O(*n* + *m* log *m*) in the number of items and the size of the batch.
  public func validate() throws(ChangeBatchError) {
    // The stages of a batch are meaningless if it does not match its snapshots.
    try batch.validate(from: before, to: after)
    var counts = before.itemCounts
    for stage in viewStages {
      let next = stage.snapshot.itemCounts
      try ViewBatch(structure: stage.batch).validate(before: counts, after: next)
      counts = next
    }
  }
}
