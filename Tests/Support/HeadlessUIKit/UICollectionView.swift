@MainActor open class UICollectionView: UIScrollView {
  @nonexhaustive public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }
  @nonexhaustive public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) { fatalError("nibs are not modelled") }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var backgroundView: UIView?

  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Counts and batches

  private(set) lazy var engine = ListEngine(
    .collection,
    fetch: { [unowned self] in
      guard let dataSource else { return [] }
      return (0..<dataSource.numberOfSections(in: self)).map {
        dataSource.collectionView(self, numberOfItemsInSection: $0)
      }
    },
    apply: { [unowned self] in apply($0, $1) },
    discard: { [unowned self] in reloadData() })

  open var numberOfSections: Int { engine.current().count }
  open func numberOfItems(inSection section: Int) -> Int { engine.current()[section] }

  open func reloadData() {
    engine.invalidate()
    needsReload = true
    selected = []
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    // UIKit brings its layout up to date first, which reads the counts.
    if needsReload { layoutIfNeeded() }
    engine.begin()
    updates?()
    engine.end(completion: completion)
  }
  @discardableResult open func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }

  open func insertSections(_ sections: IndexSet) {
    engine.record(sections.map { .insertSection($0) })
  }
  open func deleteSections(_ sections: IndexSet) {
    engine.record(sections.map { .deleteSection($0) })
  }
  open func reloadSections(_ sections: IndexSet) {
    engine.record(sections.map { .reloadSection($0) })
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    engine.record([.moveSection(section, newSection)])
  }
  open func insertItems(at indexPaths: [IndexPath]) {
    engine.record(indexPaths.map { .insertItem($0) })
  }
  open func deleteItems(at indexPaths: [IndexPath]) {
    engine.record(indexPaths.map { .deleteItem($0) })
  }
  open func reloadItems(at indexPaths: [IndexPath]) {
    engine.record(indexPaths.map { .reloadItem($0) })
  }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.record([.moveItem(indexPath, newIndexPath)])
  }
  /// iOS 15: the same cell is configured again, none is dequeued.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { if let cell = shown[path] { _ = request(path, expecting: cell) } }
  }

  private func apply(_ batch: BatchUpdates, _ report: BatchUpdates.Report) {
    collectionViewLayout.invalidateLayout()
    selected = selected.compactMap { report.newIndexPath(for: $0) }
    dropPrefetched()
    let old = shown
    shown = [:]
    var ended: [(UICollectionViewCell, IndexPath)] = []
    for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
      if let new = report.newIndexPath(for: path), !batch.reloadedItems.contains(path) {
        shown[new] = cell
      } else {
        ended.append((cell, path))
      }
    }
    for (cell, path) in ended { end(cell, path) }
    for (kind, views) in supplementary {
      for (path, view) in views { endSupplementary(view, kind, path) }
    }
    supplementary = [:]
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: Visible cells

  private var shown: [IndexPath: UICollectionViewCell] = [:]
  private var prefetched: [IndexPath: UICollectionViewCell] = [:]
  private var supplementary: [String: [IndexPath: UICollectionReusableView]] = [:]
  private var needsReload = true
  private var laidOutSize = CGSize.zero

  open var visibleCells: [UICollectionViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
  open var indexPathsForVisibleItems: [IndexPath] { Array(shown.keys) }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    preparedLayout().layoutAttributesForElements(
      in: CGRect(x: point.x, y: point.y, width: 1, height: 1))?.first {
        $0.representedElementCategory == .cell && $0.frame.contains(point)
      }?.indexPath
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    preparedLayout().layoutAttributesForItem(at: indexPath)
  }
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { supplementary[elementKind]?[indexPath] }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    (supplementary[elementKind] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }

  private func preparedLayout() -> UICollectionViewLayout {
    if !collectionViewLayout.isPrepared {
      collectionViewLayout.isPrepared = true
      collectionViewLayout.prepare()
      contentSize = collectionViewLayout.collectionViewContentSize
    }
    return collectionViewLayout
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !engine.isUpdating else { return }
    if needsReload {
      needsReload = false
      dropPrefetched()
      let old = shown.sorted { $0.key < $1.key }
      shown = [:]
      for (path, cell) in old { end(cell, path) }
      for (kind, views) in supplementary {
        for (path, view) in views { endSupplementary(view, kind, path) }
      }
      supplementary = [:]
    }
    if laidOutSize != bounds.size {
      laidOutSize = bounds.size
      collectionViewLayout.isPrepared = false
    }
    let elements = preparedLayout().layoutAttributesForElements(in: bounds) ?? []
    let cells = elements.filter { $0.representedElementCategory == .cell }
    let wanted = Set(cells.map(\.indexPath))
    let leaving = shown.filter { !wanted.contains($0.key) }.sorted { $0.key < $1.key }
    for (path, _) in leaving { shown[path] = nil }
    if HeadlessUIKit.quirks.endsDisplayingFirst { for (path, cell) in leaving { end(cell, path) } }
    for attributes in cells {
      if let cell = shown[attributes.indexPath] {
        place(cell, attributes)
      } else {
        show(attributes)
      }
    }
    if !HeadlessUIKit.quirks.endsDisplayingFirst { for (path, cell) in leaving { end(cell, path) } }
    layoutSupplementary(elements.filter { $0.representedElementCategory == .supplementaryView })
    prefetch(after: cells.map(\.indexPath).max())
  }

  private func place(
    _ cell: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    cell.frame = attributes.frame
    cell.apply(attributes)
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard let cell = prefetched.removeValue(forKey: path) ?? request(path) else { return }
    place(cell, attributes)
    cell.isSelected = selected.contains(path)
    shown[path] = cell
    // Real UIKit: the cell is in the view tree (hidden ones too) when willDisplay comes.
    cell.isHidden = false
    if cell.superview !== self { addSubview(cell) }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  private func end(_ cell: UICollectionViewCell, _ path: IndexPath) {
    cell.isHidden = true
    if !HeadlessUIKit.quirks.hidesEndedCells { cell.removeFromSuperview() }
    recycle(cell)
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  private func prefetch(after last: IndexPath?) {
    guard isPrefetchingEnabled, HeadlessUIKit.quirks.prefetchedItems > 0, var path = last else {
      return
    }
    let counts = engine.current()
    for _ in 0..<HeadlessUIKit.quirks.prefetchedItems {
      path = IndexPath(item: path.item + 1, section: path.section)
      guard path.item < counts[path.section] else { return }
      if shown[path] == nil, prefetched[path] == nil { prefetched[path] = request(path) }
    }
  }

  private func dropPrefetched() {
    for cell in prefetched.values { recycle(cell) }
    prefetched = [:]
  }

  private func layoutSupplementary(_ elements: [UICollectionViewLayoutAttributes]) {
    var wanted: [String: Set<IndexPath>] = [:]
    for element in elements {
      wanted[element.representedElementKind!, default: []].insert(element.indexPath)
    }
    for (kind, views) in supplementary {
      for (path, view) in views where wanted[kind]?.contains(path) != true {
        supplementary[kind]?[path] = nil
        endSupplementary(view, kind, path)
      }
    }
    for element in elements {
      let kind = element.representedElementKind!
      let path = element.indexPath
      if let view = supplementary[kind]?[path] {
        place(view, element)
        continue
      }
      guard let dataSource else { continue }
      requests.append(Request(path: path, kind: kind))
      let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      check(requests.removeLast(), returned: view)
      place(view, element)
      supplementary[kind, default: [:]][path] = view
      addSubview(view)
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    }
  }

  private func endSupplementary(_ view: UICollectionReusableView, _ kind: String, _ path: IndexPath)
  {
    view.removeFromSuperview()
    recycle(view)
    delegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
  }

  // MARK: Registration and reuse

  private struct Request {
    let path: IndexPath
    let kind: String
    var reconfigured: UICollectionReusableView?
    var dequeued: [UICollectionReusableView] = []
  }
  static let cellKind = "UICollectionElementKindCell"
  private var requests: [Request] = []
  private var classes: [String: UICollectionReusableView.Type] = [:]
  private var reusable: [String: [UICollectionReusableView]] = [:]
  /// Requests to any data source in progress: a registration made now is made too late.
  private(set) static var requestsInProgress = 0

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, Self.cellKind, identifier)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, elementKind, identifier)
  }
  private func register(_ anyClass: AnyClass?, _ kind: String, _ identifier: String) {
    guard let anyClass else {
      classes[kind + "/" + identifier] = nil
      return
    }
    guard let type = anyClass as? UICollectionReusableView.Type,
      kind != Self.cellKind || type is UICollectionViewCell.Type
    else {
      return HeadlessUIKit.raise(
        "must register a class that is a subclass of UICollectionReusableView, or of UICollectionViewCell for cells: \(anyClass)"
      )
    }
    classes[kind + "/" + identifier] = type
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(Self.cellKind, identifier, indexPath) as? UICollectionViewCell ?? UICollectionViewCell()
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(elementKind, identifier, indexPath) ?? UICollectionReusableView()
  }

  private func dequeue(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView? {
    let key = kind + "/" + identifier
    if let last = requests.last, let cell = last.reconfigured, cell.reuseIdentifier == identifier,
      last.path == path
    {
      requests[requests.count - 1].dequeued.append(cell)
      return cell
    }
    let view: UICollectionReusableView
    if let old = reusable[key]?.popLast() {
      old.prepareForReuse()
      view = old
    } else {
      guard let type = classes[key] else {
        HeadlessUIKit.raise(
          "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
        return nil
      }
      view = type.init(
        _headlessFrame: collectionViewLayout.layoutAttributesForItem(at: path)?.frame
          ?? CGRect(x: 0, y: 0, width: 50, height: 50))
      view.reuseIdentifier = identifier
    }
    recycleKeys[ObjectIdentifier(view)] = key
    if requests.isEmpty {
      if HeadlessUIKit.quirks.strictDequeue { HeadlessUIKit.raise(undelivered(view)) }
    } else {
      requests[requests.count - 1].dequeued.append(view)
    }
    return view
  }

  private func undelivered(_ view: UICollectionReusableView) -> String {
    "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's data source is asked to provide a view for a given index path, ensure that a single view is dequeued and returned to the collection view. Avoid dequeuing views without a request from the collection view. For retrieving an existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \(view); Collection view: \(self)"
  }

  private func request(
    _ path: IndexPath, expecting old: UICollectionViewCell? = nil
  ) -> UICollectionViewCell? {
    guard let dataSource else { return nil }
    requests.append(Request(path: path, kind: Self.cellKind, reconfigured: old))
    Self.requestsInProgress += 1
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    Self.requestsInProgress -= 1
    check(requests.removeLast(), returned: cell)
    if let old, old !== cell {
      HeadlessUIKit.raise("reconfigureItems: the cell at \(path) must be the existing one")
    }
    return cell
  }

  private func check(_ request: Request, returned view: UICollectionReusableView) {
    if view.reuseIdentifier == nil {
      let method =
        request.kind == Self.cellKind
        ? "-collectionView:cellForItemAtIndexPath:"
        : "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
      HeadlessUIKit.raise(
        "the view returned from \(method) (\(view)) was not retrieved by calling a dequeue method")
    } else if HeadlessUIKit.quirks.strictDequeue,
      let extra = request.dequeued.first(where: { $0 !== view })
    {
      HeadlessUIKit.raise(undelivered(extra))
    }
  }

  private var recycleKeys: [ObjectIdentifier: String] = [:]
  private func recycle(_ view: UICollectionReusableView) {
    if let key = recycleKeys[ObjectIdentifier(view)] { reusable[key, default: []].append(view) }
  }

  // MARK: Scrolling

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  {
    let counts = engine.current()
    guard counts.indices.contains(indexPath.section), indexPath.item < counts[indexPath.section]
    else {
      return HeadlessUIKit.raise(
        "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when there are only \(counts.indices.contains(indexPath.section) ? counts[indexPath.section] : 0) items in section \(indexPath.section). Collection view: \(self)."
      )
    }
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    offset = CGPoint(
      x: min(max(0, offset.x), maximumOffset.x), y: min(max(0, offset.y), maximumOffset.y))
    setContentOffset(offset, animated: animated)
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false {
    didSet {
      if !allowsMultipleSelection, selected.count > 1 { selected = Array(selected.prefix(1)) }
    }
  }
  private var selected: [IndexPath] = []
  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  /// Neither of these two calls the delegate.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    if !allowsMultipleSelection || indexPath == nil {
      for path in selected { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    shown[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    shown[indexPath]?.isSelected = false
  }

  @_spi(Headless) public func simulateTap(at indexPath: IndexPath) {
    guard let cell = shown[indexPath] else {
      return HeadlessUIKit.warn("[headless] tap on \(indexPath), which is not visible")
    }
    guard allowsSelection, delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    if allowsMultipleSelection, selected.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselectItem(at: indexPath, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelection {
      for path in selected where path != indexPath {
        deselectItem(at: path, animated: true)
        delegate?.collectionView(self, didDeselectItemAt: path)
      }
    }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cell.isSelected = true
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  // MARK: Interactive movement

  private var movement: (from: IndexPath, current: IndexPath)?

  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, let dataSource, dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    movement = (indexPath, indexPath)
    return true
  }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let now = movement, let proposed = indexPathForItem(at: targetPosition) else { return }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: now.from,
        atCurrentIndexPath: now.current, toProposedIndexPath: proposed) ?? proposed
    movement = (now.from, target)
  }
  open func endInteractiveMovement() {
    guard let (from, to) = movement else { return }
    movement = nil
    guard from != to else { return }
    engine.begin()
    engine.isCommittingMove = true
    dataSource?.collectionView(self, moveItemAt: from, to: to)
    engine.isCommittingMove = false
    engine.record([.moveItem(from, to)])
    engine.end()
  }
  open func cancelInteractiveMovement() { movement = nil }
}

// MARK: - Registrations

extension UICollectionView {
  @MainActor @preconcurrency public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    let handler: Handler
    let identifier = UUID().uuidString
    let isLate = UICollectionView.requestsInProgress > 0
    public init(handler: @escaping Handler) { self.handler = handler }
  }
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if registration.isLate {
      HeadlessUIKit.raise(
        "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is requested will prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the collection view. Registrations should be created up front and reused. Registration: \(registration)"
      )
    }
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let cell =
      dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as! Cell
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let handler: Handler
    let elementKind: String
    let identifier = UUID().uuidString
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
      withReuseIdentifier: registration.identifier)
    let view =
      dequeueReusableSupplementaryView(
        ofKind: registration.elementKind, withReuseIdentifier: registration.identifier,
        for: indexPath) as! Supplementary
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
