/// One step of an update, as a table or collection view takes it.
///
/// A view gets at most three: sections, items, content. Within the view's batch update block, set
/// what its data source serves to ``snapshot``, and tell it the changes of ``batch``.
public struct ViewStage<Section: SectionProtocol> {
  /// What a stage changes.
  public enum Kind: Hashable, Sendable {
    /// The batch has only deletes, inserts and moves.
    case structure

    /// The batch has only updates. The view is already in its final structure, so both sides of each
    /// pair are equal; reconfigure items and headers there, outside any structural block.
    case content
  }

  /// What the stage changes.
  public let kind: Kind

  /// The changes, from the snapshot of the stage before to ``snapshot``.
  public let batch: ChangeBatch

  /// The sections to serve from inside this stage on.
  public let snapshot: Snapshot<Section>
}

extension ViewStage: Sendable where Section: Sendable {}

extension Update {
  /// The update in steps that a table or collection view takes without complaint.
  ///
  /// Structure is one step, unless items change inside a section that moves, which views do not
  /// survive; then the sections go first. Where another choice of resting sections avoids that at
  /// the price of one more move at most, it is taken. Content comes last, at the paths after.
  ///
  /// - Complexity: O(*m* log *m* + *s* log *s*) in the size of the batch and the number of sections.
  public var viewStages: [ViewStage<Section>] {
    ViewStage.stages(of: batch, from: before, to: after)
  }
}
