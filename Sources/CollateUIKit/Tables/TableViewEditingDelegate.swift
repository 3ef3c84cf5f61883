#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Deletes and inserts rows of a table view for the user.
///
/// Index paths are those of the *source*; change it there, and the table view follows.
@MainActor
public protocol TableViewEditingDelegate: AnyObject {
  /// Returns whether a row can be edited.
  ///
  /// By default every row can.
  func editing(tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Deletes the item of a row from the source, or inserts one.
  func editing(
    tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

extension TableViewEditingDelegate {
  /// Returns that a row can be edited.
  public func editing(tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
#endif
