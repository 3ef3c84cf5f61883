// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutReplaced(oldValue) }
  }
  // What these objects respond to is read when they are set, and kept; the same object again is no
  // news.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      guard prefetchDataSource !== oldValue else { return }
      prefetchingMessages = ImplementedMessages.known(to: prefetchDataSource)
    }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      dataSourceMessages = ImplementedMessages.known(to: dataSource)
      dataSourceChanged()
    }
  }
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      guard newValue !== super.delegate else { return }
      super.delegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }
  private var dataSourceMessages: Set<Selector> = []
  private var prefetchingMessages: Set<Selector> = []

  /// The delegate, as far as it is known to respond.
  var told: Messages<any UICollectionViewDelegate>? {
    delegate.map { Messages($0, known: delegateMessages) }
  }

  /// The same, for a flow layout.
  var flowTold: Messages<any UICollectionViewDelegateFlowLayout>? {
    (delegate as? any UICollectionViewDelegateFlowLayout).map {
      Messages($0, known: delegateMessages)
    }
  }

  /// The data source, as far as it is known to respond.
  var asked: Messages<any UICollectionViewDataSource>? {
    dataSource.map { Messages($0, known: dataSourceMessages) }
  }

  /// The prefetching data source, as far as it is known to respond.
  var prefetches: Messages<any UICollectionViewDataSourcePrefetching>? {
    prefetchDataSource.map { Messages($0, known: prefetchingMessages) }
  }
  open var isPrefetchingEnabled = true
  open var backgroundView: UIView?
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false { didSet { selectionRuleChanged() } }
  open var allowsMultipleSelectionDuringEditing = false { didSet { selectionRuleChanged() } }
  open var isEditing = false { didSet { editingChanged() } }

  let pool = ReusePool<ReuseKey, UICollectionReusableView>()
  var requests: [CellRequest<UICollectionReusableView>] = []
  var shown: [IndexPath: UICollectionViewCell] = [:]
  var prefetched: [IndexPath: UICollectionViewCell] = [:]
  var supplementary: [SupplementaryPlace: UICollectionReusableView] = [:]
  var needsReload = true
  var selection = ListSelection()
  var prefetching = ListPrefetching()
  var movement: ListMovement?
  var focused: IndexPath?
  var indexTitles: [String]?
  private var laidOutBounds = CGRect.null

  private(set) lazy var engine = ListEngine(
    .collection, of: self,
    fetch: { [unowned self] in
      guard let dataSource else { return [] }
      return (0..<(asked?(in: self) ?? 1)).map {
        dataSource.collectionView(self, numberOfItemsInSection: $0)
      }
    },
    apply: { [unowned self] in apply($0, $1) },
    discard: { [unowned self] in startOver() })

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  open var numberOfSections: Int { engine.current().count }

  open func numberOfItems(inSection section: Int) -> Int { engine.current()[section] }

  open func reloadData() {
    engine.invalidate()
    startOver()
  }

  open var hasUncommittedUpdates: Bool { engine.isUpdating }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    engine.end(completion: completion)
  }

  open func insertSections(_ sections: IndexSet) {
    record(sections.map { .insertSection($0) })
  }

  open func deleteSections(_ sections: IndexSet) {
    record(sections.map { .deleteSection($0) })
  }

  open func reloadSections(_ sections: IndexSet) {
    record(sections.map { .reloadSection($0) })
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(section, newSection)])
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    record(indexPaths.map { .insertItem($0) })
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    record(indexPaths.map { .deleteItem($0) })
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    record(indexPaths.map { .reloadItem($0) })
  }

  open func reconfigureItems(at indexPaths: [IndexPath]) {
    record(indexPaths.map { .reconfigureItem($0) })
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveItem(indexPath, newIndexPath)])
  }

  private func record(_ updates: [BatchUpdates.Update]) {
    beginBatch()
    engine.record(updates)
    engine.end()
  }

  private func beginBatch() {
    // UIKit brings its layout up to date first, which reads the counts.
    if needsReload, !engine.isUpdating, !engine.isAsking { layoutIfNeeded() }
    engine.begin()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !engine.isUpdating else { return }
    if laidOutBounds != bounds {
      if laidOutBounds.size != bounds.size
        || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
      {
        collectionViewLayout.isPrepared = false
      }
      laidOutBounds = bounds
    }
    engine.ask { layOut() }
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { cancelInteractiveMovement() }
  }
}
