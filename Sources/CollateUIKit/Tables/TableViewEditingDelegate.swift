#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A delegate that deletes and inserts the rows of a table view.
///
/// Index paths are in the *source*. Change the source, and the table view is updated.
@MainActor
public protocol TableViewEditingDelegate: AnyObject {
  /// Returns whether a row can be edited.
  ///
  /// The default implementation returns `true`. Corresponds to `tableView(_:canEditRowAt:)`.
  func editing(tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Deletes the item of a row from the source, or inserts a new one.
  ///
  /// Corresponds to `tableView(_:commit:forRowAt:)`.
  func editing(
    tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

extension TableViewEditingDelegate {
  /// The default implementation, which returns `true`.
  public func editing(tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
#endif
