#if canImport(UIKit) && !os(watchOS)
import UIKit

extension PresentedChange {
  /// Shows the stages in turn in a list view.
  ///
  /// - Parameters:
  ///   - view: The list view.
  ///   - completion: Is called when the animations are over.
  ///   - batch: Commits a stage, and tells the view of it, in a batch of the view.
  func show(
    in view: UIView,
    completion: ViewUpdate<UIView, Section>.Completion?,
    batch: (
      _ stage: ViewStage<Section>, _ completion: @escaping ViewUpdate<UIView, Section>.Completion
    ) -> Void
  ) {
    let last = stages.lastIndex { !$0.isSilent }
    for (number, stage) in stages.enumerated() {
      // Cells that were just shown may have taken the view away.
      guard !isOver, view.takesBatches else {
        if let completion { Task { completion(true) } }
        return
      }
      if stage.isSilent {
        commit(stage)
      } else {
        batch(stage) { isFinished in if number == last { completion?(isFinished) } }
      }
    }
    if last == nil { completion?(true) }
  }
}

extension ViewStage {
  /// Whether there is nothing that the view would have to be told.
  ///
  /// What it shows of sections is refreshed later.
  fileprivate var isSilent: Bool { kind == .content && batch.itemUpdates.isEmpty }
}
#endif
