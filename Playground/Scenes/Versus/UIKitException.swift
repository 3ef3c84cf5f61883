import Collate
import CollateTesting

/// An exception by which a table view of UIKit rejects a batch, and ends the app.
struct UIKitException: Error, Hashable, Sendable {
  /// What UIKit says, as crash reports have it.
  let reason: String

  /// Checks a batch of deletions and insertions of rows as a table view does.
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - before: The number of rows in each section before.
  ///   - after: The number of rows in each section after.
  /// - Throws: The exception.
  static func check(_ batch: ChangeBatch, before: [Int], after: [Int]) throws(UIKitException) {
    do throws(ChangeBatchError) {
      try ViewBatch(structure: batch).validate(before: before, after: after)
    } catch {
      throw UIKitException(error)
    }
  }

  /// Says in UIKit's words which rule a batch breaks.
  private init(_ error: ChangeBatchError) {
    switch error {
    case .notBefore(.item(let path), let count):
      reason =
        "attempt to delete row \(path.item) from section \(path.section) which only contains"
        + " \(count) rows before the update"
    case .notAfter(.item(let path), let count):
      reason =
        "attempt to insert row \(path.item) into section \(path.section), but there are only"
        + " \(count) rows in section \(path.section) after the update"
    case .itemCount(let section, let before, let deleted, let inserted, let after):
      reason =
        "Invalid update: invalid number of rows in section \(section.after.index). The number of rows"
        + " contained in an existing section after the update (\(after)) must be equal to the number of rows contained"
        + " in that section before the update (\(before)), plus or minus the number of rows inserted"
        + " or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus"
        + " the number of rows moved into or out of that section (0 moved in, 0 moved out)."
    default: reason = error.description
    }
  }
}
