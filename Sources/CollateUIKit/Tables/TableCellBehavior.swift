#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// What a table view does with the cells of its items, said in closures.
@MainActor
public protocol TableCellBehavior<Item, Cell>: CellBehavior where Cell: UITableViewCell {}

extension TableCellBehavior {
  /// Says how high the row of an item is.
  ///
  /// By default it is as high as the table view says.
  @discardableResult
  public func height(_ closure: @escaping (Item, IndexPath) -> CGFloat) -> Self {
    set(\.height, closure)
  }

  /// Says how high rows are.
  ///
  /// By default it is as high as the table view says.
  @discardableResult
  public func height(_ closure: @escaping () -> CGFloat) -> Self {
    set(\.height) { _, _ in closure() }
  }

  /// Says roughly how high the row of an item is.
  ///
  /// By default the table view estimates.
  @discardableResult
  public func estimatedHeight(_ closure: @escaping (Item, IndexPath) -> CGFloat) -> Self {
    set(\.estimatedHeight, closure)
  }

  /// Says roughly how high rows are.
  ///
  /// By default the table view estimates.
  @discardableResult
  public func estimatedHeight(_ closure: @escaping () -> CGFloat) -> Self {
    set(\.estimatedHeight) { _, _ in closure() }
  }

  /// Decides which row is selected when an item is tapped.
  ///
  /// Return `nil` for none. By default it is the one of the item.
  @discardableResult
  public func willSelect(_ closure: @escaping (Item, IndexPath) -> IndexPath?) -> Self {
    set(\.willSelect, closure)
  }

  /// Decides which row is selected instead of the one that is tapped.
  ///
  /// Return `nil` for none. By default it is the one of the item.
  @discardableResult
  public func willSelect(_ closure: @escaping () -> IndexPath?) -> Self {
    set(\.willSelect) { _, _ in closure() }
  }

  /// Decides which row is deselected when that of an item is about to be.
  ///
  /// Return `nil` for none. By default it is the one of the item.
  @discardableResult
  public func willDeselect(_ closure: @escaping (Item, IndexPath) -> IndexPath?) -> Self {
    set(\.willDeselect, closure)
  }

  /// Decides which row is deselected instead of the one that is about to be.
  ///
  /// Return `nil` for none. By default it is the one of the item.
  @discardableResult
  public func willDeselect(_ closure: @escaping () -> IndexPath?) -> Self {
    set(\.willDeselect) { _, _ in closure() }
  }

  /// Says how deep the row of an item is in a hierarchy.
  ///
  /// By default the cell has the level that it was configured with.
  @discardableResult
  public func indentationLevel(_ closure: @escaping (Item, IndexPath) -> Int) -> Self {
    set(\.indentationLevel, closure)
  }

  /// Says how deep rows are in a hierarchy.
  ///
  /// By default the cell has the level that it was configured with.
  @discardableResult
  public func indentationLevel(_ closure: @escaping () -> Int) -> Self {
    set(\.indentationLevel) { _, _ in closure() }
  }

  #if !os(tvOS)
  /// Says what to do when the detail button of an item is tapped.
  ///
  /// The row is not selected by that.
  @discardableResult
  public func accessoryButtonTapped(_ closure: @escaping (Item, IndexPath) -> Void) -> Self {
    set(\.accessoryButtonTapped, closure)
  }

  /// Says what to do when a detail button is tapped.
  ///
  /// The row is not selected by that.
  @discardableResult
  public func accessoryButtonTapped(_ closure: @escaping () -> Void) -> Self {
    set(\.accessoryButtonTapped) { _, _ in closure() }
  }
  #endif
}
#endif
