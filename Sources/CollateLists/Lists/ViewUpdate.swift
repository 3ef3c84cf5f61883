#if canImport(UIKit) && !os(watchOS)
public import CollateCore
import UIKit

/// How a list view applies changes: animated, without animation, or in a custom way.
///
///     list.viewUpdate = .animated(with: RowAnimations(.fade), limit: 100)
@MainActor
public struct ViewUpdate<View: ListView, Section: SectionProtocol> {
  /// The number of items that may move at once; if there are more, the view is reloaded.
  let limit: Int

  /// Called when a change is shown and its animations have finished.
  let completion: Completion?

  let apply: (_ view: View, _ change: PresentedChange<Section>, _ completion: Completion?) -> Void

  typealias Completion = @MainActor @Sendable (_ isFinished: Bool) -> Void

  /// Animates changes with batch updates.
  ///
  /// - Parameters:
  ///   - animations: The animations for rows and sections of a table view.
  ///   - limit: If more items than this are inserted, deleted or moved at once, the view is reloaded instead.
  ///   - completion: Called when a change is shown and its animations have finished.
  /// - Returns: The view update.
  public static func animated(
    with animations: RowAnimations = RowAnimations(), limit: Int = 500,
    completion: (@MainActor @Sendable (_ isFinished: Bool) -> Void)? = nil
  ) -> Self {
    Self(limit: limit, completion: completion) { view, change, completion in
      change.show(in: view, with: animations, completion: completion)
    }
  }

  /// Applies changes with batch updates, without animation.
  ///
  /// Unlike with `reloadData()`, cells that did not change are not affected.
  public static var unanimated: Self {
    .custom { view, change in
      UIView.performWithoutAnimation { change.show(in: view, with: RowAnimations(.none)) }
    }
  }

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
    Self(limit: .max, completion: nil) { view, change, _ in show(view, change) }
  }

  /// Applies a change to the view.
  func show(_ change: PresentedChange<Section>, in view: View) {
    // Cells that are only configured again are no change of which an end is told.
    let isSame = change.update.before.isIdentical(to: change.update.after)
    let completion = isSame ? nil : completion
    // What is not committed is reloaded, as soon as this method returns.
    if change.movingItemCount <= limit { return apply(view, change, completion) }
    if let completion { Task { completion(true) } }
  }
}
#endif
