#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension CellBehavior where Cell: UITableViewCell {
  /// Sets the height of an item's row.
  ///
  /// The default is the table view's `rowHeight`. Corresponds to `tableView(_:heightForRowAt:)`.
  @discardableResult
  public func height(_ closure: ((Item, IndexPath) -> CGFloat)?) -> Self {
    set(.height, closure)
  }

  /// Sets the estimated height of an item's row.
  ///
  /// The default is the table view's `estimatedRowHeight`. Corresponds to
  /// `tableView(_:estimatedHeightForRowAt:)`.
  @discardableResult
  public func estimatedHeight(_ closure: ((Item, IndexPath) -> CGFloat)?) -> Self {
    set(.estimatedHeight, closure)
  }

  /// Sets the row to select when the user taps the row of an item.
  ///
  /// Return `nil` to select none. By default, it is the row of the item. Corresponds to
  /// `tableView(_:willSelectRowAt:)`.
  @discardableResult
  public func willSelect(_ closure: ((Item, IndexPath) -> IndexPath?)?) -> Self {
    set(.willSelect, closure)
  }

  /// Sets the row to deselect when the row of an item is about to be deselected.
  ///
  /// Return `nil` to deselect none. By default, it is the row of the item. Corresponds to
  /// `tableView(_:willDeselectRowAt:)`.
  @discardableResult
  public func willDeselect(_ closure: ((Item, IndexPath) -> IndexPath?)?) -> Self {
    set(.willDeselect, closure)
  }

  /// Sets the indentation level of an item's row.
  ///
  /// The default is the `indentationLevel` that the cell was configured with. Corresponds to
  /// `tableView(_:indentationLevelForRowAt:)`.
  @discardableResult
  public func indentationLevel(_ closure: ((Item, IndexPath) -> Int)?) -> Self {
    set(.indentationLevel, closure)
  }

  #if !os(tvOS)
  /// Sets the closure to call when the detail button of an item's row is tapped.
  ///
  /// The tap does not select the row. Corresponds to
  /// `tableView(_:accessoryButtonTappedForRowWith:)`.
  @discardableResult
  public func accessoryButtonTapped(_ closure: ((Item, IndexPath) -> Void)?) -> Self {
    set(.accessoryButtonTapped, closure)
  }
  #endif
}

extension CellBehavior where Cell: UICollectionViewCell {
  /// Sets the size of an item's cell in a flow layout.
  ///
  /// The default is the layout's item size. Corresponds to `collectionView(_:layout:sizeForItemAt:)`.
  @discardableResult
  public func size(_ closure: ((Item, IndexPath) -> CGSize)?) -> Self {
    set(.size, closure)
  }

  /// Sets whether an item can be selected.
  ///
  /// The default is `true`. Corresponds to `collectionView(_:shouldSelectItemAt:)`.
  @discardableResult
  public func shouldSelect(_ closure: ((Item, IndexPath) -> Bool)?) -> Self {
    set(.shouldSelect, closure)
  }

  /// Sets whether an item can be deselected when multiple selection is allowed.
  ///
  /// The default is `true`. Corresponds to `collectionView(_:shouldDeselectItemAt:)`.
  @discardableResult
  public func shouldDeselect(_ closure: ((Item, IndexPath) -> Bool)?) -> Self {
    set(.shouldDeselect, closure)
  }
}
#endif
