/// A change that a view is about to show, divided into stages.
///
/// Each stage is valid as a batch update of its own. Call ``commit(_:)`` inside the batch update,
/// so that the view reads the new numbers of sections and items:
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
  /// The change as a whole: the sections before, the sections after, and the batch between them.
  public let update: Update<Section>

  /// The batch updates to perform: at most two for structure, and one for content.
  public let stages: [ViewStage<Section>]

  /// Sets the presenter's snapshot, until the change is over.
  private var serve: ((Snapshot<Section>) -> Void)?

  /// Whether all stages are committed.
  package private(set) var isComplete = false

  /// The difference between the committed sections and those after the change.
  private(set) var uncommitted: PendingChange

  init(_ update: Update<Section>, serve: @escaping (Snapshot<Section>) -> Void) {
    self.update = update
    self.serve = serve
    uncommitted = update.change
    stages = update.viewStages
  }

  /// Sets the presenter's snapshot to the state after a stage.
  ///
  /// - Parameter stage: One of ``stages``. A view that skips stages has to be reloaded.
  public func commit(_ stage: ViewStage<Section>) {
    guard let serve else { return }
    let isAll = stage.snapshot.isIdentical(to: update.after)
    // The content stage has the same sections as the one before it, but cells are configured in it.
    isComplete = isAll && stage.kind == stages.last?.kind
    // Only after a first stage that moves sections are there item changes left.
    uncommitted = PendingChange()
    if !isAll, let items = stages.last(where: { $0.kind == .structure }) {
      uncommitted = PendingChange(items.batch)
    }
    serve(stage.snapshot)
  }

  /// Sets the presenter's snapshot to the state after the change.
  ///
  /// Use it for views that are reloaded, or that find the differences themselves.
  public func commitAll() {
    guard let serve else { return }
    isComplete = true
    uncommitted = PendingChange()
    serve(update.after)
  }

  /// The number of items that are inserted, deleted or moved, by themselves or with their section, or the
  /// largest integer if there are more lazy items.
  ///
  /// - Complexity: O(*m*) in the size of the batch.
  public var movingItemCount: Int {
    let batch = update.batch
    var count = batch.itemDeletes.count + batch.itemInserts.count + batch.itemMoves.count
    func add(_ others: Int) { count = others > .max - count ? .max : count + others }
    for section in batch.sectionDeletes {
      add(update.before.itemCount(inSection: section.index))
    }
    for section in batch.sectionInserts {
      add(update.after.itemCount(inSection: section.index))
    }
    for pair in batch.sectionMoves {
      add(update.after.itemCount(inSection: pair.after.index))
    }
    return count
  }

  /// Whether stages can no longer be committed, for example because the view was replaced.
  public var isOver: Bool { serve == nil }

  /// Ends the change; stages can no longer be committed.
  func end() {
    serve = nil
  }
}
