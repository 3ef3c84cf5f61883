#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// How a list view applies changes: animated, without animation, or in a custom way.
///
/// Use it as ``TableViewUpdate`` or ``CollectionViewUpdate``.
@MainActor
public struct ViewUpdate<View: UIView, Section: SectionProtocol> {
  /// Applies a change, and returns whether it calls the completion handler itself.
  let show: (_ view: View, _ change: PresentedChange<Section>, _ completion: Completion?) -> Bool

  let completion: Completion?

  typealias Completion = @MainActor @Sendable (_ isFinished: Bool) -> Void

  /// Applies changes with a closure.
  ///
  ///     .custom { tableView, change in
  ///       UIView.animate(withDuration: 1) { change.show(in: tableView) }
  ///     }
  ///
  /// Every stage of the change has to be committed inside a batch update of the view; see
  /// `PresentedChange`. If a stage is not committed when the closure returns, the view is reloaded.
  ///
  /// - Parameter show: Applies the change to the view.
  /// - Returns: The view update.
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

  /// Animates changes that move at most a number of items.
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
