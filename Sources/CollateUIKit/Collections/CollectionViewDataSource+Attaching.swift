#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension CollectionViewDataSource {
  /// The delegate that is asked what no closure says.
  ///
  /// It is not kept, and can be set at any time. Scroll view delegate methods all go to it.
  public var fallbackDelegate: (any UICollectionViewDelegate)? {
    get { fallback.delegate }
    set {
      fallback.delegate = newValue
      shim.scrollFallback.delegate = newValue
    }
  }

  /// The data source that is asked for cells, headers and the like that no closure says.
  ///
  /// It is not kept, and can be set at any time. The numbers of sections and items are never asked of
  /// it.
  public var fallbackDataSource: (any UICollectionViewDataSource)? {
    get { fallback.dataSource }
    set { fallback.dataSource = newValue }
  }

  /// The data source that is told of items to prefetch if no closure is.
  ///
  /// It is not kept, and can be set at any time.
  public var fallbackDataSourcePrefetching: (any UICollectionViewDataSourcePrefetching)? {
    get { fallback.prefetching }
    set { fallback.prefetching = newValue }
  }

  /// Shows changes that wait because the collection view was busy.
  ///
  /// There is no need to call it; they are shown when the main actor comes to it next.
  public func flush() {
    presenter.flush()
  }

  func attach(insteadOf old: UICollectionView?) {
    if let old, old.dataSource === shim {
      old.dataSource = nil
      old.delegate = nil
      old.prefetchDataSource = nil
    }
    shownItems.removeAll()
    shownSections = [:]
    registeredDescriptors = []
    registeredViews = []
    presenter.session?.cancel()
    // Before the collection view asks for the first time.
    presenter.view = screen
    guard let collectionView else { return }
    if fallbackDelegate == nil, let delegate = collectionView.delegate,
      !(delegate is CollectionShim)
    {
      fallbackDelegate = delegate
    }
    collectionView.delegate = shim
    collectionView.dataSource = shim
    collectionView.prefetchDataSource = shim
  }
}
#endif
