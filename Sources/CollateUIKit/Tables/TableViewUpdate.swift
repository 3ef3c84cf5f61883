#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// How a table view shows changes: animated, without animation, or in a custom way.
///
///     list.viewUpdate = .animated(with: RowAnimations(.fade), limit: 100)
public typealias TableViewUpdate<Section: SectionProtocol> = ViewUpdate<UITableView, Section>

extension ViewUpdate where View == UITableView {
  /// Animates changes with batch updates.
  ///
  /// - Parameters:
  ///   - animations: The animations for rows and sections.
  ///   - limit: If more rows than this are inserted, deleted or moved at once, the table view is
  ///     reloaded instead.
  ///   - completion: Called when a change is shown and its animations have finished.
  /// - Returns: The view update.
  public static func animated(
    with animations: RowAnimations = RowAnimations(),
    limit: Int = 500,
    completion: (@MainActor @Sendable (_ isFinished: Bool) -> Void)? = nil
  ) -> Self {
    Self(limit: limit, completion: completion) { tableView, change, completion in
      change.show(in: tableView, with: animations, completion: completion)
    }
  }

  /// Applies changes with batch updates, without animation.
  ///
  /// Unlike with `reloadData()`, rows that did not change are not affected.
  public static var unanimated: Self {
    .custom { tableView, change in
      UIView.performWithoutAnimation {
        change.show(in: tableView, with: RowAnimations(.none))
      }
    }
  }
}
#endif
