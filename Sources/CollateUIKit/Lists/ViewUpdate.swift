#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// How a list view shows changes.
///
/// Its names are ``TableViewUpdate`` and ``CollectionViewUpdate``.
@MainActor
public struct ViewUpdate<View: UIView, Section: SectionProtocol> {
  /// Shows a change, and returns whether it calls the completion itself.
  let show: (_ view: View, _ change: PresentedChange<Section>, _ completion: Completion?) -> Bool

  let completion: Completion?

  typealias Completion = @MainActor @Sendable (_ isFinished: Bool) -> Void

  /// Shows changes in your own way.
  ///
  ///     .custom { tableView, change in
  ///       UIView.animate(withDuration: 1) { change.show(in: tableView) }
  ///     }
  ///
  /// Each stage of the change has to be committed inside the view's batch; see `PresentedChange`. If
  /// some are not when the closure returns, the view is reloaded.
  ///
  /// - Parameter show: Shows a change.
  /// - Returns: The way to show changes.
  public static func custom(
    _ show: @escaping (_ view: View, _ change: PresentedChange<Section>) -> Void
  ) -> Self {
    Self(
      show: { view, change, _ in
        show(view, change)
        return true
      },
      completion: nil)
  }

  /// Animates changes of no more than some items.
  static func animated(
    limit: Int,
    completion: Completion?,
    show: @escaping (View, PresentedChange<Section>, Completion?) -> Void
  ) -> Self {
    Self(
      show: { view, change, completion in
        // What is not committed is reloaded.
        guard change.movingItemCount <= limit else { return false }
        show(view, change, completion)
        return true
      },
      completion: completion)
  }
}
#endif
