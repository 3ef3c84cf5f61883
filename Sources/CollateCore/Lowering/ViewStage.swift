/// One step of an update for a table or collection view.
///
/// An update has at most three stages: sections, items, content. In the batch update block of the
/// view, make its data source provide ``snapshot``, and pass the changes of ``batch`` to the view.
public struct ViewStage<Section: SectionProtocol> {
  /// The kind of changes of a stage.
  public enum Kind: Hashable, Sendable {
    /// The batch has only deletes, inserts and moves.
    case structure

    /// The batch has only updates. The view already has its final structure, so both indices of
    /// each pair are equal; reconfigure items and headers outside of any batch update block.
    case content
  }

  /// The kind of changes.
  public let kind: Kind

  /// The changes from the snapshot of the previous stage to ``snapshot``.
  public let batch: ChangeBatch

  /// The sections to provide from within this stage on.
  public let snapshot: Snapshot<Section>
}

extension ViewStage: Sendable where Section: Sendable {}

extension Update {
  /// The update in steps that table and collection views can apply.
  ///
  /// Structural changes are one step, unless items change inside a moved section, which views do
  /// not support; then the sections are changed first. If a different choice of moved sections
  /// avoids this with at most one more move, it is used. Content is updated last, at the paths
  /// after.
  ///
  /// - Complexity: O(*m* log *m* + *s* log *s*) in the size of the batch and the number of sections.
  public var viewStages: [ViewStage<Section>] {
    ViewStage.stages(of: batch, from: before, to: after)
  }
}
