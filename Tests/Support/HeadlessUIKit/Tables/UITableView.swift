// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UITableView: UIScrollView {
  open private(set) var style: Style
  open var rowHeight = UITableView.automaticDimension { didSet { geometryChanged() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { geometryChanged() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { geometryChanged() } }
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { geometryChanged() } }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var separatorInset = UIEdgeInsets.zero
  open var backgroundView: UIView?
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  open var sectionIndexMinimumDisplayRowCount = 0
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet {
      guard dragDelegate !== oldValue else { return }
      dragPresence = Presence.read(dragDelegate, among: Presence.ofTableDrags)
    }
  }
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet {
      guard dropDelegate !== oldValue else { return }
      dropPresence = Presence.read(dropDelegate, among: Presence.ofTableDrops)
    }
  }
  open var dragInteractionEnabled = true
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      guard prefetchDataSource !== oldValue else { return }
      prefetchingPresence = Presence.read(
        prefetchDataSource, among: Presence.ofTablePrefetching)
    }
  }
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      dataSourcePresence = Presence.read(dataSource, among: Presence.ofTableDataSources)
      dataSourceChanged()
    }
  }
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set { super.delegate = newValue }
  }
  override var delegateSelectors: [Selector] { Presence.ofTableDelegates }
  override func delegateChanged() { geometryChanged() }

  private var dataSourcePresence: Set<Selector> = []
  private var prefetchingPresence: Set<Selector> = []
  private var dragPresence: Set<Selector> = []
  private var dropPresence: Set<Selector> = []

  // What the view tells and asks by optional methods. What it does without one stands at the call.
  var told: Messages<any UITableViewDelegate> { Messages(delegate, present: delegatePresence) }
  var asked: Messages<any UITableViewDataSource> {
    Messages(dataSource, present: dataSourcePresence)
  }
  var announced: Messages<any UITableViewDataSourcePrefetching> {
    Messages(prefetchDataSource, present: prefetchingPresence)
  }
  var dragged: Messages<any UITableViewDragDelegate> {
    Messages(dragDelegate, present: dragPresence)
  }
  var dropped: Messages<any UITableViewDropDelegate> {
    Messages(dropDelegate, present: dropPresence)
  }

  let cells = ReusePool<String, UITableViewCell>()
  let sectionViews = ReusePool<String, UITableViewHeaderFooterView>()
  var requests: [CellRequest<UITableViewCell>] = []
  var shown: [IndexPath: UITableViewCell] = [:]
  var headers = TableEdge(.header)
  var footers = TableEdge(.footer)
  var geometry: TableGeometry?
  var needsReload = true
  var selection = ListSelection()
  var prefetching = ListPrefetching()
  var movement: ListMovement?
  var tracking = DragTracking()
  var focused: IndexPath?
  /// The row that had the focus when it left the table.
  var lastFocused: IndexPath?
  var swiped: IndexPath?
  var indexTitles: [String]?
  var editing = false
  private var laidOutSize = CGSize.zero

  private(set) lazy var engine = ListEngine(
    .table, of: self,
    fetch: { [unowned self] in
      guard let dataSource else { return [] }
      return (0..<(asked.numberOfSections?(in: self) ?? 1)).map {
        dataSource.tableView(self, numberOfRowsInSection: $0)
      }
    },
    apply: { [unowned self] in apply($0, $1) },
    discard: { [unowned self] in startOver() })

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  open var numberOfSections: Int { engine.current().count }

  open func numberOfRows(inSection section: Int) -> Int { engine.current()[section] }

  open func reloadData() {
    engine.invalidate()
    startOver()
    // Real tables ask for the counts now, and for cells when they lay out.
    if HeadlessUIKit.quirks.tableReloadsCountsAtOnce { _ = engine.current() }
  }

  // A swipe sets it, too, but shows no controls (page of `tableView(_:willBeginEditingRowAt:)`).
  open var isEditing: Bool {
    get { editing || swiped != nil }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    cancelReordering()
    closeSwipe()
    self.editing = editing
    for (path, cell) in shown { prepareEditing(of: cell, at: path, animated: animated) }
  }

  open var hasUncommittedUpdates: Bool { engine.isUpdating || tracking.isUncommitted }

  open func beginUpdates() { engine.begin() }

  open func endUpdates() { engine.end() }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    engine.begin()
    updates?()
    engine.end(completion: completion)
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    engine.record(sections.map { .insertSection($0) })
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    engine.record(sections.map { .deleteSection($0) })
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    engine.record(sections.map { .reloadSection($0) })
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    engine.record([.moveSection(section, newSection)])
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    engine.record(indexPaths.map { .insertItem($0) })
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    engine.record(indexPaths.map { .deleteItem($0) })
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    engine.record(indexPaths.map { .reloadItem($0) })
  }

  open func reconfigureRows(at indexPaths: [IndexPath]) {
    engine.record(indexPaths.map { .reconfigureItem($0) })
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.record([.moveItem(indexPath, newIndexPath)])
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !engine.isUpdating else { return }
    if laidOutSize != bounds.size {
      laidOutSize = bounds.size
      geometry = nil
    }
    engine.ask { layOut() }
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { cancelReordering() }
  }
}
