#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension PresentedChange {
  /// Applies the change to a table view, with one batch update for each stage.
  ///
  /// - Parameters:
  ///   - tableView: The table view that the change is for.
  ///   - animations: The animations for rows and sections.
  ///   - completion: Called when the animations have finished.
  public func show(
    in tableView: UITableView,
    with animations: RowAnimations = RowAnimations(),
    completion: (@MainActor @Sendable (_ isFinished: Bool) -> Void)? = nil
  ) {
    apply(to: tableView, with: animations, completion: completion)
  }
}
#endif
