#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A type whose closures configure the cells of a table view and handle their events.
@MainActor
public protocol TableCellBehavior<Item, Cell>: CellBehavior where Cell: UITableViewCell {}

extension TableCellBehavior {
  /// Sets the height of an item's row.
  ///
  /// The default is the table view's `rowHeight`. Corresponds to `tableView(_:heightForRowAt:)`.
  @discardableResult
  public func height(_ closure: @escaping (Item, IndexPath) -> CGFloat) -> Self {
    set(\.height, closure)
  }

  /// Sets the height of all rows.
  ///
  /// The default is the table view's `rowHeight`.
  @discardableResult
  public func height(_ closure: @escaping () -> CGFloat) -> Self {
    set(\.height) { _, _ in closure() }
  }

  /// Sets the estimated height of an item's row.
  ///
  /// The default is the table view's `estimatedRowHeight`. Corresponds to
  /// `tableView(_:estimatedHeightForRowAt:)`.
  @discardableResult
  public func estimatedHeight(_ closure: @escaping (Item, IndexPath) -> CGFloat) -> Self {
    set(\.estimatedHeight, closure)
  }

  /// Sets the estimated height of all rows.
  ///
  /// The default is the table view's `estimatedRowHeight`.
  @discardableResult
  public func estimatedHeight(_ closure: @escaping () -> CGFloat) -> Self {
    set(\.estimatedHeight) { _, _ in closure() }
  }

  /// Sets the row to select when the user taps the row of an item.
  ///
  /// Return `nil` to select none. By default, it is the row of the item. Corresponds to
  /// `tableView(_:willSelectRowAt:)`.
  @discardableResult
  public func willSelect(_ closure: @escaping (Item, IndexPath) -> IndexPath?) -> Self {
    set(\.willSelect, closure)
  }

  /// Sets the row to select when the user taps any row.
  ///
  /// Return `nil` to select none. By default, it is the tapped row.
  @discardableResult
  public func willSelect(_ closure: @escaping () -> IndexPath?) -> Self {
    set(\.willSelect) { _, _ in closure() }
  }

  /// Sets the row to deselect when the row of an item is about to be deselected.
  ///
  /// Return `nil` to deselect none. By default, it is the row of the item. Corresponds to
  /// `tableView(_:willDeselectRowAt:)`.
  @discardableResult
  public func willDeselect(_ closure: @escaping (Item, IndexPath) -> IndexPath?) -> Self {
    set(\.willDeselect, closure)
  }

  /// Sets the row to deselect when any row is about to be deselected.
  ///
  /// Return `nil` to deselect none. By default, it is that row.
  @discardableResult
  public func willDeselect(_ closure: @escaping () -> IndexPath?) -> Self {
    set(\.willDeselect) { _, _ in closure() }
  }

  /// Sets the indentation level of an item's row.
  ///
  /// The default is the `indentationLevel` that the cell was configured with. Corresponds to
  /// `tableView(_:indentationLevelForRowAt:)`.
  @discardableResult
  public func indentationLevel(_ closure: @escaping (Item, IndexPath) -> Int) -> Self {
    set(\.indentationLevel, closure)
  }

  /// Sets the indentation level of all rows.
  ///
  /// The default is the `indentationLevel` that the cell was configured with.
  @discardableResult
  public func indentationLevel(_ closure: @escaping () -> Int) -> Self {
    set(\.indentationLevel) { _, _ in closure() }
  }

  #if !os(tvOS)
  /// Sets the closure to call when the detail button of an item's row is tapped.
  ///
  /// The tap does not select the row. Corresponds to
  /// `tableView(_:accessoryButtonTappedForRowWith:)`.
  @discardableResult
  public func accessoryButtonTapped(_ closure: @escaping (Item, IndexPath) -> Void) -> Self {
    set(\.accessoryButtonTapped, closure)
  }

  /// Sets the closure to call when any detail button is tapped.
  ///
  /// The tap does not select the row.
  @discardableResult
  public func accessoryButtonTapped(_ closure: @escaping () -> Void) -> Self {
    set(\.accessoryButtonTapped) { _, _ in closure() }
  }
  #endif
}

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
