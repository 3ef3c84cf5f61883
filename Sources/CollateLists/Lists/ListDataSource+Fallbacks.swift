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
    get { shim.ownDelegate as? View.DelegateProtocol }
    set {
      shim.ownDelegate = unlessOwn(newValue)
      presenceDidChange()
    }
  }

  /// The data source to call for cells, titles and the like where no closure is set.
  ///
  /// It is held weakly, and can be set at any time. It is never asked for the numbers of sections and items.
  public var fallbackDataSource: View.DataSourceProtocol? {
    get { shim.ownDataSource as? View.DataSourceProtocol }
    set {
      shim.ownDataSource = unlessOwn(newValue)
      presenceDidChange()
    }
  }

  /// The prefetching data source to call if no prefetching closure is set.
  ///
  /// It is held weakly, and can be set at any time.
  public var fallbackDataSourcePrefetching: View.PrefetchingProtocol? {
    get { shim.ownPrefetching as? View.PrefetchingProtocol }
    set {
      shim.ownPrefetching = unlessOwn(newValue)
      presenceDidChange()
    }
  }

  /// Returns an object that is to be a fallback, unless it would be asked by itself.
  private func unlessOwn<Object>(_ object: Object?) -> (any NSObjectProtocol)? {
    guard let own = object as? any NSObjectProtocol else { return nil }
    return own === view || ListShim.isReached(through: own) ? nil : own
  }
}
#endif
