#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Which cells a table view has for some of its items, and what it does with them.
///
/// ``CellDescriptor`` is the one to use; the protocol lets different ones stand in one array.
@MainActor
public protocol TableCellDescriptor<Item, Cell>: TableCellBehavior {
  /// Returns the item that the descriptor applies to, or `nil` when it does not apply.
  ///
  /// - Parameter element: An item of a source.
  /// - Returns: The item, or the part of it that the closures are given.
  func item(from element: Any) -> Item?

  /// Tells a table view how it comes by the cells.
  func registerCell(in tableView: UITableView)

  /// Returns a cell for a row.
  ///
  /// - Parameters:
  ///   - path: The path that the table view asks about.
  ///   - tableView: The table view.
  /// - Returns: A cell, not configured yet.
  func dequeueCell(at path: IndexPath, in tableView: UITableView) -> Cell
}
#endif
