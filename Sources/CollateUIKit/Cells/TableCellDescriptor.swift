#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A type that registers, dequeues and configures the table view cells for some of the items.
///
/// Use ``CellDescriptor``; this protocol allows an array of descriptors for different types.
@MainActor
public protocol TableCellDescriptor<Item, Cell>: TableCellBehavior {
  /// Returns the value passed to the closures, or `nil` if the descriptor does not apply.
  ///
  /// - Parameter element: An item of the source.
  /// - Returns: The item, or the value extracted from it.
  func item(from element: Any) -> Item?

  /// Registers the cell class or nib with a table view.
  func registerCell(in tableView: UITableView)

  /// Dequeues a cell for a row.
  ///
  /// - Parameters:
  ///   - path: The row's index path in the table view.
  ///   - tableView: The table view.
  /// - Returns: A cell that is not configured yet.
  func dequeueCell(at path: IndexPath, in tableView: UITableView) -> Cell
}
#endif
