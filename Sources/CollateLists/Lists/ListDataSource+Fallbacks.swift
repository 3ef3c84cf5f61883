#if canImport(UIKit) && !os(watchOS)
public import CollateCore
public import UIKit

/// A list that is shown in a table view.
public typealias TableViewDataSource<Section: SectionProtocol> =
  ListDataSource<Section, UITableView>

/// A list that is shown in a collection view.
public typealias CollectionViewDataSource<Section: SectionProtocol> =
  ListDataSource<Section, UICollectionView>

extension ListDataSource {
  /// The delegate to call where no closure is set.
  ///
  /// It is held weakly, and can be set at any time. Methods that the list has no closures for reach it too, such as
  /// those of a custom layout.
  ///
  /// While it passes messages of the view on to the list, as proxies of tools do, it is not called, and it cannot be set
  /// then.
  public var fallbackDelegate: View.DelegateProtocol? {
    get { shim[own: .delegate] as? View.DelegateProtocol }
    set { setFallback(newValue, as: .delegate) }
  }

  /// The data source to call for cells, titles and the like where no closure is set.
  ///
  /// It is held weakly, and can be set at any time. It is never asked for the numbers of sections and items, and gets no
  /// messages of scrolling.
  public var fallbackDataSource: View.DataSourceProtocol? {
    get { shim[own: .dataSource] as? View.DataSourceProtocol }
    set { setFallback(newValue, as: .dataSource) }
  }

  /// The prefetching data source to call if no prefetching closure is set.
  ///
  /// It is held weakly, and can be set at any time.
  public var fallbackDataSourcePrefetching: View.PrefetchingProtocol? {
    get { shim[own: .prefetching] as? View.PrefetchingProtocol }
    set { setFallback(newValue, as: .prefetching) }
  }

  /// Sets the app's own object in a role, unless it would be asked by itself.
  private func setFallback<Object>(_ object: Object?, as role: ListRole) {
    let own = object as? any NSObjectProtocol
    shim[own: role] = own === view || ListShim.isReached(through: own) ? nil : own
    presenceDidChange()
  }
}
#endif
