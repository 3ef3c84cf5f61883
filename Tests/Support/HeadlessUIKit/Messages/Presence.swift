/// What views ask an object about when they get it, and do not ask again.
enum Presence {
  /// An object that implements nothing, from which is learned what there could be.
  private final class EmptyDelegate: NSObject, UITableViewDelegate, UITableViewDataSource,
    UITableViewDataSourcePrefetching, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSource, UICollectionViewDataSourcePrefetching, UIGestureRecognizerDelegate,
    UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {}

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  static let ofScrollDelegates = EmptyDelegate.scrollDelegateAnswers.map(\.selector)
  static let ofTableDelegates =
    ofScrollDelegates + EmptyDelegate.tableDelegateAnswers.map(\.selector)
  static let ofTableDataSources = EmptyDelegate.tableDataSourceAnswers.map(\.selector)
  static let ofTablePrefetching = EmptyDelegate.tablePrefetchingAnswers.map(\.selector)
  /// Flow layouts ask the delegate of their view; the view reads for them.
  static let ofCollectionDelegates =
    ofScrollDelegates + EmptyDelegate.collectionDelegateAnswers.map(\.selector)
    + EmptyDelegate.flowDelegateAnswers.map(\.selector)
  static let ofCollectionDataSources = EmptyDelegate.collectionDataSourceAnswers.map(\.selector)
  static let ofCollectionPrefetching = EmptyDelegate.collectionPrefetchingAnswers.map(\.selector)
  static let ofTableDrags = EmptyDelegate.tableDragAnswers.map(\.selector)
  static let ofTableDrops = EmptyDelegate.tableDropAnswers.map(\.selector)
  static let ofCollectionDrags = EmptyDelegate.collectionDragAnswers.map(\.selector)
  static let ofCollectionDrops = EmptyDelegate.collectionDropAnswers.map(\.selector)
  static let ofGestureDelegates = EmptyDelegate.gestureDelegateAnswers.map(\.selector)

  /// Asks an object once for each of some messages.
  static func read(_ object: (any NSObjectProtocol)?, among selectors: [Selector]) -> Set<Selector>
  {
    guard let object else { return [] }
    return Set(selectors.filter { object.responds(to: $0) })
  }
}
