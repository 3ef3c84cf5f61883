// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutReplaced(oldValue) }
  }
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet {
      guard dragDelegate !== oldValue else { return }
      dragPresence = Presence.read(dragDelegate, among: Presence.ofCollectionDrags)
    }
  }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet {
      guard dropDelegate !== oldValue else { return }
      dropPresence = Presence.read(dropDelegate, among: Presence.ofCollectionDrops)
    }
  }
  open var dragInteractionEnabled = true
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      guard prefetchDataSource !== oldValue else { return }
      prefetchingPresence = Presence.read(
        prefetchDataSource, among: Presence.ofCollectionPrefetching)
    }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      dataSourcePresence = Presence.read(dataSource, among: Presence.ofCollectionDataSources)
      dataSourceChanged()
    }
  }
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }
  override var delegateSelectors: [Selector] { Presence.ofCollectionDelegates }
  override func delegateChanged() { collectionViewLayout.invalidateLayout() }

  private var dataSourcePresence: Set<Selector> = []
  private var prefetchingPresence: Set<Selector> = []
  private var dragPresence: Set<Selector> = []
  private var dropPresence: Set<Selector> = []

  // What the view tells and asks by optional methods. What it does without one stands at the call.
  var told: Messages<any UICollectionViewDelegate> { Messages(delegate, present: delegatePresence) }
  var asked: Messages<any UICollectionViewDataSource> {
    Messages(dataSource, present: dataSourcePresence)
  }
  /// The messages of a flow layout, which go to the view's delegate.
  var flowTold: Messages<any UICollectionViewDelegateFlowLayout> {
    Messages(delegate, present: delegatePresence)
  }
  var announced: Messages<any UICollectionViewDataSourcePrefetching> {
    Messages(prefetchDataSource, present: prefetchingPresence)
  }
  var dragged: Messages<any UICollectionViewDragDelegate> {
    Messages(dragDelegate, present: dragPresence)
  }
  var dropped: Messages<any UICollectionViewDropDelegate> {
    Messages(dropDelegate, present: dropPresence)
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
  /// (headless) How far the sections are scrolled across that scroll so.
  @_spi(Headless) public internal(set) var offsetsAcross: [Int: CGFloat] = [:]
  /// The cells that left the screen and may come back as they are, those that left first at the front.
  var kept: [(path: IndexPath, cell: UICollectionViewCell)] = []
  var supplementary: [SupplementaryPlace: UICollectionReusableView] = [:]
  var needsReload = true
  var selection = ListSelection()
  var prefetching = ListPrefetching()
  var movement: ListMovement?
  var tracking = DragTracking()
  var focused: IndexPath?
  /// The item that had the focus when it left the view.
  var lastFocused: IndexPath?
  var indexTitles: [String]?
  private var laidOutBounds = CGRect.null

  private(set) lazy var engine = ListEngine(
    .collection, of: self,
    fetch: { [unowned self] in
      guard let dataSource else { return [] }
      return (0..<(asked.numberOfSections?(in: self) ?? 1)).map {
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

  open var hasUncommittedUpdates: Bool { engine.isUpdating || tracking.isUncommitted }

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
