#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateCore
public import UIKit

extension CellBehavior {
  /// Sets the swipe actions on the leading edge of an item's row.
  ///
  /// Return `nil` for UIKit's default, which is none. Corresponds to
  /// `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`; a collection view has them in sections
  /// with a ``SectionBehavior/listLayout(_:)``.
  @discardableResult
  public func leadingSwipeActions(
    _ closure: ((Item, IndexPath) -> UISwipeActionsConfiguration?)?
  ) -> Self {
    set(.leadingSwipeActions, closure)
  }

  /// Sets the swipe actions on the trailing edge of an item's row.
  ///
  /// Return `nil` for UIKit's default, which in a table view is a delete action if the row can be
  /// deleted. Corresponds to `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`; a collection
  /// view has them in sections with a ``SectionBehavior/listLayout(_:)``.
  @discardableResult
  public func trailingSwipeActions(
    _ closure: ((Item, IndexPath) -> UISwipeActionsConfiguration?)?
  ) -> Self {
    set(.trailingSwipeActions, closure)
  }
}
#endif
