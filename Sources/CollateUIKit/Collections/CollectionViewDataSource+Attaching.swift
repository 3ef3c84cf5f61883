#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension CollectionViewDataSource {
  /// The delegate that is asked what no closure says.
  ///
  /// It is not kept, and can be set at any time. What a scroll view tells or asks its delegate, it is
  /// always told and asked. Of the methods that are deprecated only those about the menu of one item
  /// are called, if it has not those about several. It is not asked for transition layouts and scenes.
  public var fallbackDelegate: (any UICollectionViewDelegate)? {
    get { fallback.delegate }
    set {
      // Who is asked for what nobody says cannot be who asks.
      let delegate = newValue === shim ? nil : newValue
      fallback.delegate = delegate
      shim.scrollFallback.delegate = delegate
    }
  }

  /// The data source that is asked for cells, headers and the like that no closure says.
  ///
  /// It is not kept, and can be set at any time. The numbers of sections and items are never asked of
  /// it.
  public var fallbackDataSource: (any UICollectionViewDataSource)? {
    get { fallback.dataSource }
    set { fallback.dataSource = newValue === shim ? nil : newValue }
  }

  /// The data source that is told of items to prefetch if no closure is.
  ///
  /// It is not kept, and can be set at any time.
  public var fallbackDataSourcePrefetching: (any UICollectionViewDataSourcePrefetching)? {
    get { fallback.prefetching }
    set { fallback.prefetching = newValue === shim ? nil : newValue }
  }

  /// Shows changes that wait because the collection view was busy.
  ///
  /// There is no need to call it; they are shown when the main actor comes to it next.
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
    // The data source that it had so far would go on to tell it of its own changes.
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
