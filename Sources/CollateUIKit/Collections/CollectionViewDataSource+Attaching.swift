#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension CollectionViewDataSource {
  /// The delegate to call where no closure is set.
  ///
  /// It is held weakly, and can be set at any time. It always gets the `UIScrollViewDelegate`
  /// calls. Of the deprecated methods, only those for the menu of a single item are called, if the
  /// delegate does not implement those for several items. The methods for transition layouts and
  /// scenes are not called.
  public var fallbackDelegate: (any UICollectionViewDelegate)? {
    get { fallback.delegate }
    set {
      // Setting the object as its own fallback would recurse endlessly.
      let delegate = newValue === shim ? nil : newValue
      fallback.delegate = delegate
      shim.scrollFallback.delegate = delegate
    }
  }

  /// The data source to call for cells, supplementary views and the like where no closure is set.
  ///
  /// It is held weakly, and can be set at any time. It is never asked for the numbers of sections
  /// and items.
  public var fallbackDataSource: (any UICollectionViewDataSource)? {
    get { fallback.dataSource }
    set { fallback.dataSource = newValue === shim ? nil : newValue }
  }

  /// The prefetching data source to call if no prefetching closure is set.
  ///
  /// It is held weakly, and can be set at any time.
  public var fallbackDataSourcePrefetching: (any UICollectionViewDataSourcePrefetching)? {
    get { fallback.prefetching }
    set { fallback.prefetching = newValue === shim ? nil : newValue }
  }

  /// Shows changes that are pending because the collection view was busy.
  ///
  /// Calling it is optional, as pending changes are shown asynchronously on the main actor.
  public func flush() {
    presenter.flush()
  }

  func letGo() {
    collectionView = nil
  }

  func attach(insteadOf old: UICollectionView?) {
    if old?.dataSource === shim { old?.dataSource = nil }
    if old?.delegate === shim { old?.delegate = replacedDelegate }
    if old?.prefetchDataSource === shim { old?.prefetchDataSource = nil }
    replacedDelegate = nil
    startAnew()
    guard let collectionView else { return }
    // The previous data source would continue to update the collection view.
    if let other = collectionView.dataSource as? CollectionShim, other !== shim {
      other.list?.letGo()
    }
    if let delegate = collectionView.delegate, !(delegate is CollectionShim) {
      replacedDelegate = delegate
      if fallbackDelegate == nil { fallbackDelegate = delegate }
    }
    collectionView.delegate = shim
    collectionView.dataSource = shim
    collectionView.prefetchDataSource = shim
  }
}
#endif
