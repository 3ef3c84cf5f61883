#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// How a table view shows changes.
///
///     list.viewUpdate = .animated(with: RowAnimations(.fade), limit: 100)
public typealias TableViewUpdate<Section: SectionProtocol> = ViewUpdate<UITableView, Section>

extension ViewUpdate where View == UITableView {
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
    animated(limit: limit, completion: completion) { tableView, change, completion in
      change.show(in: tableView, with: animations, completion: completion)
    }
  }

  /// Shows changes at once.
  ///
  /// What stays is not touched, as it would be if the table view were reloaded.
  public static var unanimated: Self {
    .custom { tableView, change in
      UIView.performWithoutAnimation {
        change.show(in: tableView, with: RowAnimations(.none))
      }
    }
  }
}
#endif
