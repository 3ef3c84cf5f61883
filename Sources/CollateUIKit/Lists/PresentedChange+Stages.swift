#if canImport(UIKit) && !os(watchOS)
import UIKit

extension PresentedChange {
  /// Applies the stages to a list view, one after the other.
  ///
  /// - Parameters:
  ///   - view: The list view.
  ///   - completion: Called when the animations have finished.
  ///   - batch: Commits a stage and applies it in a batch update of the view.
  func show(
    in view: UIView,
    completion: ViewUpdate<UIView, Section>.Completion?,
    batch: (
      _ stage: ViewStage<Section>, _ completion: @escaping ViewUpdate<UIView, Section>.Completion
    ) -> Void
  ) {
    let last = stages.lastIndex { !$0.isSilent }
    for (number, stage) in stages.enumerated() {
      // Code that ran for the cells just shown may have removed the view.
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
  /// Whether the stage changes only section content, which needs no batch update.
  ///
  /// Headers and footers are refreshed later.
  fileprivate var isSilent: Bool { kind == .content && batch.itemUpdates.isEmpty }
}
#endif
