#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// How a table view shows changes.
///
///     list.viewUpdate = .animated(with: RowAnimations(.fade), limit: 100)
@MainActor
public struct TableViewUpdate<Section: SectionProtocol> {
  /// Shows a change, and returns whether it calls the completion itself.
  let show:
    (_ tableView: UITableView, _ change: PresentedChange<Section>, _ completion: Completion?) ->
      Bool

  let completion: Completion?

  typealias Completion = @MainActor @Sendable (_ isFinished: Bool) -> Void

  /// Animates changes.
  ///
  /// - Parameters:
  ///   - animations: How rows and sections come and go.
  ///   - limit: If more rows than this come, go or move at once, the table view is reloaded instead.
  ///   - completion: Is called when the table view shows a change and animates no more.
  /// - Returns: The way to show changes.
  public static func animated(
    with animations: RowAnimations = RowAnimations(),
    limit: Int = 500,
    completion: (@MainActor @Sendable (_ isFinished: Bool) -> Void)? = nil
  ) -> Self {
    Self(
      show: { tableView, change, completion in
        // What is not committed is reloaded.
        guard change.movingItemCount <= limit else { return false }
        change.show(in: tableView, with: animations, completion: completion)
        return true
      },
      completion: completion)
  }

  /// Shows changes at once.
  ///
  /// What stays is not touched, as it would be if the table view were reloaded.
  public static var unanimated: Self {
    Self(
      show: { tableView, change, completion in
        UIView.performWithoutAnimation {
          change.show(in: tableView, with: RowAnimations(.none), completion: completion)
        }
        return true
      },
      completion: nil)
  }

  /// Shows changes in your own way.
  ///
  ///     .custom { tableView, change in
  ///       UIView.animate(withDuration: 1) { change.show(in: tableView) }
  ///     }
  ///
  /// Each stage of the change has to be committed inside the table view's batch; see
  /// `PresentedChange`. If some are not when the closure returns, the table view is reloaded.
  ///
  /// - Parameter show: Shows a change.
  /// - Returns: The way to show changes.
  public static func custom(
    _ show: @escaping (_ tableView: UITableView, _ change: PresentedChange<Section>) -> Void
  ) -> Self {
    Self(
      show: { tableView, change, _ in
        show(tableView, change)
        return true
      },
      completion: nil)
  }
}
#endif
