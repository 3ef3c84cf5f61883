#if canImport(UIKit) && !os(watchOS)
import CollateCore
public import UIKit

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
