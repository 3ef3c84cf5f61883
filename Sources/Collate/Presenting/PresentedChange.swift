/// A change on its way into a view.
///
/// The stages are what a view can take in one piece each. Inside of the view's batch of a stage, when
/// it may hear the new numbers, call ``commit(_:)``:
///
///     for stage in change.stages {
///       view.performBatchUpdates {
///         change.commit(stage)
///         view.deleteItems(at: stage.batch.itemDeletes.map(\.indexPath))
///         …
///       }
///     }
@MainActor
public final class PresentedChange<Section: SectionProtocol> {
  /// The change as a whole: what the view shows, what it is going to show, and the batch between.
  public let update: Update<Section>

  /// The steps in which a view takes the change: at most two of structure, and one of content.
  public let stages: [ViewStage<Section>]

  /// What is served, until the change is over.
  private var serve: ((Snapshot<Section>) -> Void)?

  /// Whether the view was told of everything.
  private(set) var isComplete = false

  /// What leads from the sections that are served to those of the end.
  private(set) var uncommitted: PendingChange

  init(_ update: Update<Section>, serve: @escaping (Snapshot<Section>) -> Void) {
    self.update = update
    self.serve = serve
    uncommitted = update.change
    stages = update.viewStages
  }

  /// Serves what a stage leads to, from now on.
  ///
  /// - Parameter stage: One of ``stages``. Whoever leaves stages out has to reload the view.
  public func commit(_ stage: ViewStage<Section>) {
    guard let serve else { return }
    let isAll = stage.snapshot.isIdentical(to: update.after)
    // The stage of content serves nothing else than the one before, but cells are configured in it.
    isComplete = isAll && stage.kind == stages.last?.kind
    // Only the sections that go ahead of the items leave something over.
    uncommitted = PendingChange()
    if !isAll, let items = stages.last(where: { $0.kind == .structure }) {
      uncommitted = PendingChange(items.batch)
    }
    serve(stage.snapshot)
  }

  /// Serves what the change leads to, from now on.
  ///
  /// For views that are reloaded, or that find out themselves what changed.
  public func commitAll() {
    guard let serve else { return }
    isComplete = true
    uncommitted = PendingChange()
    serve(update.after)
  }

  /// The number of rows that come, go or move, alone or with their section.
  ///
  /// - Complexity: O(*m*) in the size of the batch.
  public var movingItemCount: Int {
    let batch = update.batch
    var count = batch.itemDeletes.count + batch.itemInserts.count + batch.itemMoves.count
    for section in batch.sectionDeletes {
      count += update.before.itemCount(inSection: section.index)
    }
    for section in batch.sectionInserts {
      count += update.after.itemCount(inSection: section.index)
    }
    for pair in batch.sectionMoves {
      count += update.after.itemCount(inSection: pair.after.index)
    }
    return count
  }

  /// Whether nothing can be committed any more, as after the view was replaced.
  public var isOver: Bool { serve == nil }

  /// Ends the time in which stages can be committed.
  func end() {
    serve = nil
  }
}
