#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A view that shows the items of a list: `UITableView` or `UICollectionView`.
@MainActor
public protocol ListView: UIScrollView {
  /// The base class of the view's cells.
  associatedtype CellClass: ListCell

  /// The protocol of the view's delegate.
  associatedtype DelegateProtocol

  /// The protocol of the view's data source.
  associatedtype DataSourceProtocol

  /// The protocol of the view's prefetching data source.
  associatedtype PrefetchingProtocol

  /// What the view passes on when the focus moves.
  associatedtype FocusContext
}

/// A cell of a list view, which all cells of table and collection views are.
@MainActor
public protocol ListCell: UIView {
  /// The class of the list view.
  associatedtype CellListView: ListView
}

extension UITableViewCell: ListCell {
  /// The class of the list view.
  public typealias CellListView = UITableView
}

extension UICollectionViewCell: ListCell {
  /// The class of the list view.
  public typealias CellListView = UICollectionView
}

extension UITableView: ListView {
  /// The base class of the view's cells.
  public typealias CellClass = UITableViewCell

  /// The protocol of the view's delegate.
  public typealias DelegateProtocol = any UITableViewDelegate

  /// The protocol of the view's data source.
  public typealias DataSourceProtocol = any UITableViewDataSource

  /// The protocol of the view's prefetching data source.
  public typealias PrefetchingProtocol = any UITableViewDataSourcePrefetching

  /// What the view passes on when the focus moves.
  public typealias FocusContext = UITableViewFocusUpdateContext
}

extension UICollectionView: ListView {
  /// The base class of the view's cells.
  public typealias CellClass = UICollectionViewCell

  /// The protocol of the view's delegate.
  public typealias DelegateProtocol = any UICollectionViewDelegate

  /// The protocol of the view's data source.
  public typealias DataSourceProtocol = any UICollectionViewDataSource

  /// The protocol of the view's prefetching data source.
  public typealias PrefetchingProtocol = any UICollectionViewDataSourcePrefetching

  /// What the view passes on when the focus moves.
  public typealias FocusContext = UICollectionViewFocusUpdateContext
}
#endif
