public import Collate

/// Judges batch updates as a table or collection view does, without one.
///
/// A view throws, loses rows or corrupts its memory where the validator returns an error.
///
///     let validator = BatchValidator(before: [3], after: [2])
///     #expect(validator.firstError(in: ChangeBatch(itemDeletes: [[0, 1]])) == nil)
///     #expect(BatchValidator.firstError(in: update) == nil)
public struct BatchValidator: Hashable, Sendable {
  /// The number of items in each section before.
  public var before: [Int]

  /// The number of items in each section after.
  public var after: [Int]

  /// Creates a validator for lists of given sizes.
  ///
  /// - Parameters:
  ///   - before: The number of items in each section before.
  ///   - after: The number of items in each section after.
  public init(before: [Int], after: [Int]) {
    self.before = before
    self.after = after
  }

  /// Creates a validator for the sizes of two snapshots.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public init<Section>(before: Snapshot<Section>, after: Snapshot<Section>) {
    self.init(before: before.itemCounts, after: after.itemCounts)
  }

  /// Returns the first rule that a view's batch update breaks, or `nil` when a view takes it.
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

  /// Returns the first rule that a batch breaks when a view is told all of it in one step, or `nil`
  /// when a view takes it.
  ///
  /// - Complexity: That of `validate(before:after:)`.
  public func firstError(in batch: ChangeBatch) -> ChangeBatchError? {
    firstError(in: ViewBatch(structure: batch))
  }
}

extension BatchValidator {
  /// Returns the first rule that a batch breaks between two snapshots, or `nil` when it leads from
  /// one to the other, identities and contents included.
  ///
  /// This is the law of replay; whether a view takes the batch in one step is another question.
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

  /// Returns the first rule that an update breaks, its batch or one of its stages, or `nil` when a
  /// view takes them all.
  ///
  /// - Complexity: That of `validate(from:to:)` and of `viewStages`.
  public static func firstError<Section>(in update: Update<Section>) -> ChangeBatchError? {
    // The stages of a batch that does not fit its snapshots have no meaning.
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
