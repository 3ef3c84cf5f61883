public import Collate

/// A validator that checks batch updates by the rules of table and collection views.
///
/// If the validator returns an error, a view would throw an exception, lose rows or corrupt memory.
///
///     let validator = BatchValidator(before: [3], after: [2])
///     #expect(validator.firstError(in: ChangeBatch(itemDeletes: [[0, 1]])) == nil)
///     #expect(BatchValidator.firstError(in: update) == nil)
public struct BatchValidator: Hashable, Sendable {
  /// The number of items in each section before.
  public var before: [Int]

  /// The number of items in each section after.
  public var after: [Int]

  /// Creates a validator for item counts.
  ///
  /// - Parameters:
  ///   - before: The number of items in each section before.
  ///   - after: The number of items in each section after.
  public init(before: [Int], after: [Int]) {
    self.before = before
    self.after = after
  }

  /// Creates a validator for the item counts of two snapshots.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public init<Section>(before: Snapshot<Section>, after: Snapshot<Section>) {
    self.init(before: before.itemCounts, after: after.itemCounts)
  }

  /// Returns the first rule that a batch update of a view breaks, or `nil` if it is valid.
  ///
  /// - Complexity: That of `validate(before:after:)`.
  public func firstError(in batch: ViewBatch) -> ChangeBatchError? {
    do throws(ChangeBatchError) {
      try batch.validate(before: before, after: after)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the first rule that a batch breaks if a view applies it in one step, or `nil` if it is
  /// valid.
  ///
  /// - Complexity: That of `validate(before:after:)`.
  public func firstError(in batch: ChangeBatch) -> ChangeBatchError? {
    firstError(in: ViewBatch(structure: batch))
  }
}

extension BatchValidator {
  /// Returns the first rule that a batch breaks between two snapshots, or `nil` if it transforms
  /// one into the other, including ids and content.
  ///
  /// This is the law of replay; a view cannot necessarily apply the batch in one step.
  ///
  /// - Complexity: That of `validate(from:to:)`.
  public static func firstError<Section>(
    in batch: ChangeBatch,
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) -> ChangeBatchError? {
    do throws(ChangeBatchError) {
      try batch.validate(from: before, to: after)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the first rule that the batch of an update or one of its stages breaks, or `nil` if
  /// all are valid.
  ///
  /// - Complexity: That of `validate(from:to:)` and of `viewStages`.
  public static func firstError<Section>(in update: Update<Section>) -> ChangeBatchError? {
    // The stages of a batch are meaningless if it does not match its snapshots.
    if let error = firstError(in: update.batch, from: update.before, to: update.after) {
      return error
    }
    var counts = update.before.itemCounts
    for stage in update.viewStages {
      let next = stage.snapshot.itemCounts
      let validator = BatchValidator(before: counts, after: next)
      if let error = validator.firstError(in: stage.batch) { return error }
      counts = next
    }
    return nil
  }
}
