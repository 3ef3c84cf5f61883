#if canImport(UIKit) && !os(watchOS)
public import CollateCore
import UIKit

extension PresentedChange {
  /// Applies the stages to a list view, one after the other, and then updates headers and footers.
  ///
  /// - Parameters:
  ///   - view: The view that the change is for.
  ///   - animations: The animations for rows and sections of a table view.
  ///   - completion: Called when the animations have finished.
  public func show(
    in view: some ListView, with animations: RowAnimations = RowAnimations(),
    completion: (@MainActor @Sendable (_ isFinished: Bool) -> Void)? = nil
  ) {
    guard let view = view as? any ListSurface else {
      preconditionFailure("A \(type(of: view)) is neither a table view nor a collection view")
    }
    let list = ListOwners.list(of: view)
    let last = stages.lastIndex { !$0.isSilent }
    for (number, stage) in stages.enumerated() {
      // Code that ran for the cells just shown may have removed the view.
      guard !isOver, view.takesBatches else {
        if let completion { Task { completion(true) } }
        return
      }
      if stage.isSilent {
        commit(stage)
        continue
      }
      let changes = {
        self.commit(stage)
        list?.updateEmptyContent()
        view.apply(stage.batch, with: animations)
        let paths = stage.batch.itemUpdates.map(\.after.path.indexPath)
        view.update(paths, reloading: list?.outdatedPaths(among: paths) ?? [], with: animations)
      }
      view.perform(changes, completion: number == last ? completion : nil)
    }
    list?.refreshSections(with: animations)
    if last == nil { completion?(true) }
  }
}

extension ListSurface {
  /// Updates the cells of items: some are made again, the others are configured in place.
  func update(
    _ paths: [IndexPath], reloading outdated: Set<IndexPath>, with animations: RowAnimations
  ) {
    let others = outdated.isEmpty ? paths : paths.filter { !outdated.contains($0) }
    if !others.isEmpty { reconfigureRows(at: others) }
    if !outdated.isEmpty { reloadRows(at: outdated.sorted(), with: animations.rowInsertion) }
  }
}

extension ViewStage {
  /// Whether the stage changes only section content, which needs no batch update.
  ///
  /// Headers and footers are refreshed later.
  fileprivate var isSilent: Bool { kind == .content && batch.itemUpdates.isEmpty }
}
#endif
