import Collate
import CollateTesting

/// An exception by which a table view of UIKit rejects a batch, and ends the app.
struct UIKitException: Error, Hashable, Sendable {
  /// What UIKit says, as crash reports have it.
  let reason: String

  /// Checks a batch of deletions and insertions as a table view does.
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - before: The number of rows in each section before.
  ///   - after: The number of rows in each section after.
  /// - Returns: The part of the batch that the table view carries out.
  /// - Throws: The exception.
  static func check(
    _ batch: ChangeBatch,
    before: [Int],
    after: [Int]
  ) throws(UIKitException) -> ChangeBatch {
    do throws(ChangeBatchError) {
      try ViewBatch(structure: batch).validate(before: before, after: after)
      return batch
    } catch {
      switch error {
      case .insideDeletedSection, .insideInsertedSection:
        // A table view does not mind: it takes such rows with their sections.
        return try check(batch.withoutRowsOfSections, before: before, after: after)
      default: throw UIKitException(error, in: batch)
      }
    }
  }

  /// Says in UIKit's words which rule a batch breaks.
  private init(_ error: ChangeBatchError, in batch: ChangeBatch) {
    let invalid = "Invalid update: invalid number of"
    switch error {
    case .notBefore(.section(let section), let count):
      let row = batch.itemDeletes.first { $0.section == section }?.item
      let what = batch.sectionDeletes.contains(BeforeSection(section)) ? nil : row
      let place = what.map { "row \($0) from section \(section)" } ?? "section \(section)"
      reason =
        "attempt to delete \(place), but there are only \(count) sections before the update"
    case .notAfter(.section(let section), let count):
      let row = batch.itemInserts.first { $0.section == section }?.item
      let what = batch.sectionInserts.contains(AfterSection(section)) ? nil : row
      let place = what.map { "row \($0) into section \(section)," } ?? "section \(section)"
      reason = "attempt to insert \(place) but there are only \(count) sections after the update"
    case .notBefore(.item(let path), let count):
      reason =
        "attempt to delete row \(path.item) from section \(path.section) which only contains"
        + " \(count) rows before the update"
    case .notAfter(.item(let path), let count):
      reason =
        "attempt to insert row \(path.item) into section \(path.section), but there are only"
        + " \(count) rows in section \(path.section) after the update"
    case .sectionCount(let before, let deleted, let inserted, let after):
      reason =
        "\(invalid) sections. The number of sections contained in the table view after the update"
        + " (\(after)) must be equal to the number of sections contained in the table view before the"
        + " update (\(before)), plus or minus the number of sections inserted or deleted"
        + " (\(inserted) inserted, \(deleted) deleted)."
    case .itemCount(let section, let before, let deleted, let inserted, let after):
      reason =
        "\(invalid) rows in section \(section.after.index). The number of rows contained in an"
        + " existing section after the update (\(after)) must be equal to the number of rows contained"
        + " in that section before the update (\(before)), plus or minus the number of rows inserted"
        + " or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus"
        + " the number of rows moved into or out of that section (0 moved in, 0 moved out)."
    default: reason = error.description
    }
  }
}

extension ChangeBatch {
  /// The batch without rows that come or go with their sections.
  fileprivate var withoutRowsOfSections: ChangeBatch {
    let deleted = Set(sectionDeletes.map(\.index))
    let inserted = Set(sectionInserts.map(\.index))
    return ChangeBatch(
      sectionDeletes: sectionDeletes, sectionInserts: sectionInserts,
      itemDeletes: itemDeletes.filter { !deleted.contains($0.section) },
      itemInserts: itemInserts.filter { !inserted.contains($0.section) })
  }
}
