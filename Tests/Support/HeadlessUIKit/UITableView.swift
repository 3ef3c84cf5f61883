@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  // optional
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}
extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Real UIKit: true if moveRowAt is implemented. The model cannot see that: implement both.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}
extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  { UITableView.automaticDimension }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  { UITableView.automaticDimension }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  { true }
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
}

@MainActor open class UITableViewCell: UIView {
  @nonexhaustive public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  @nonexhaustive public enum EditingStyle: Int, Sendable { case none, delete, insert }
  @nonexhaustive public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }
  public required init?(coder: NSCoder) { fatalError("nibs are not modelled") }
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }
  @_spi(Headless) public required convenience init(_headlessReuseIdentifier identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  open private(set) var reuseIdentifier: String?
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }()
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open var accessoryType = AccessoryType.none
  open var isSelected = false
  open var isHighlighted = false
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func prepareForReuse() {}

  private let content = ContentHost()
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.set(newValue, in: contentView, state: UICellConfigurationState()) }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

@MainActor open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { fatalError("nibs are not modelled") }
  @_spi(Headless) public required convenience init(_headlessReuseIdentifier identifier: String) {
    self.init(reuseIdentifier: identifier)
  }
  open private(set) var reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open func prepareForReuse() {}
}

@MainActor open class UITableView: UIScrollView {
  @nonexhaustive public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  @nonexhaustive public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  @nonexhaustive public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public nonisolated static let automaticDimension: CGFloat = -1

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { fatalError("nibs are not modelled") }
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  open private(set) var style: Style
  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set { super.delegate = newValue }
  }
  open var backgroundView: UIView?
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private(set) lazy var engine = ListEngine(
    .table,
    fetch: { [unowned self] in
      guard let dataSource else { return [] }
      return (0..<dataSource.numberOfSections(in: self)).map {
        dataSource.tableView(self, numberOfRowsInSection: $0)
      }
    },
    apply: { [unowned self] in apply($0, $1) },
    discard: { [unowned self] in reloadData() })

  open var numberOfSections: Int { engine.current().count }
  open func numberOfRows(inSection section: Int) -> Int { engine.current()[section] }

  open func reloadData() {
    engine.invalidate()
    needsReload = true
    selected = []
    setNeedsLayout()
  }
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
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.record([.moveItem(indexPath, newIndexPath)])
  }

  private func apply(_ batch: BatchUpdates, _ report: BatchUpdates.Report) {
    selected = selected.compactMap { report.newIndexPath(for: $0) }
    let old = shown
    shown = [:]
    var ended: [(UITableViewCell, IndexPath)] = []
    for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
      if let new = report.newIndexPath(for: path), !batch.reloadedItems.contains(path) {
        shown[new] = cell
      } else {
        ended.append((cell, path))
      }
    }
    for (cell, path) in ended { end(cell, path) }
    dropHeaders()
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: Rows on screen

  private var shown: [IndexPath: UITableViewCell] = [:]
  private var headers: [Int: UIView] = [:]
  private var needsReload = true
  open var visibleCells: [UITableViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
  open var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  private func rowHeight(_ path: IndexPath) -> CGFloat {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height < 0 ? 44 : height
  }
  private func headerHeight(_ section: Int) -> CGFloat {
    let height =
      delegate?.tableView(self, heightForHeaderInSection: section) ?? Self.automaticDimension
    if height >= 0 { return height }
    return dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      || delegate?.tableView(self, viewForHeaderInSection: section) != nil ? 28 : 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !engine.isUpdating else { return }
    if needsReload {
      needsReload = false
      let old = shown.sorted { $0.key < $1.key }
      shown = [:]
      for (path, cell) in old { end(cell, path) }
      dropHeaders()
    }
    var frames: [IndexPath: CGRect] = [:]
    var headerFrames: [Int: CGRect] = [:]
    var y: CGFloat = 0
    for (section, count) in engine.current().enumerated() {
      let height = headerHeight(section)
      headerFrames[section] = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        let height = rowHeight(path)
        frames[path] = CGRect(x: 0, y: y, width: bounds.width, height: height)
        y += height
      }
    }
    contentSize = CGSize(width: bounds.width, height: y)
    let wanted = frames.filter { $0.value.overlaps(bounds) }
    let leaving = shown.filter { wanted[$0.key] == nil }.sorted { $0.key < $1.key }
    for (path, _) in leaving { shown[path] = nil }
    if HeadlessUIKit.quirks.endsDisplayingFirst { for (path, cell) in leaving { end(cell, path) } }
    for (path, frame) in wanted.sorted(by: { $0.key < $1.key }) {
      if let cell = shown[path] {
        cell.frame = frame
        continue
      }
      guard let cell = request(path) else { continue }
      cell.frame = frame
      cell.setSelected(selected.contains(path), animated: false)
      shown[path] = cell
      addSubview(cell)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    if !HeadlessUIKit.quirks.endsDisplayingFirst { for (path, cell) in leaving { end(cell, path) } }
    for (section, frame) in headerFrames
    where frame.height > 0 && frame.overlaps(bounds) && headers[section] == nil {
      if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
        view.frame = frame
        headers[section] = view
        addSubview(view)
      } else if let title = dataSource?.tableView(self, titleForHeaderInSection: section) {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        view.frame = frame
        headers[section] = view
        addSubview(view)
      }
    }
  }

  private func end(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }
  private func dropHeaders() {
    for view in headers.values { view.removeFromSuperview() }
    headers = [:]
  }

  // MARK: Registration and reuse

  private var classes: [String: UITableViewCell.Type] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var reusable: [String: [UITableViewCell]] = [:]
  private var requests: [(path: IndexPath, dequeued: Int)] = []

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerClasses[identifier]?.init(_headlessReuseIdentifier: identifier)
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier]?.init(_headlessReuseIdentifier: identifier)
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let last = requests.last, last.path == indexPath {
      if last.dequeued > 0 {
        HeadlessUIKit.raise(
          "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: \(identifier), index path: \(indexPath)"
        )
      }
      requests[requests.count - 1].dequeued += 1
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      HeadlessUIKit.raise(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
      return UITableViewCell()
    }
    return cell
  }
  private func request(_ path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    requests.append((path, 0))
    defer { requests.removeLast() }
    return dataSource.tableView(self, cellForRowAt: path)
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  private var selected: [IndexPath] = []
  open var indexPathForSelectedRow: IndexPath? { selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selected { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    shown[indexPath]?.setSelected(true, animated: animated)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    shown[indexPath]?.setSelected(false, animated: animated)
  }
  @_spi(Headless) public func simulateTap(at indexPath: IndexPath) {
    guard allowsSelection, shown[indexPath] != nil,
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    func deselect(_ path: IndexPath) {
      guard let delegate else { return deselectRow(at: path, animated: true) }
      guard let really = delegate.tableView(self, willDeselectRowAt: path) else { return }
      deselectRow(at: really, animated: true)
      delegate.tableView(self, didDeselectRowAt: really)
    }
    if allowsMultipleSelection, selected.contains(indexPath) { return deselect(indexPath) }
    let target: IndexPath? =
      if let delegate { delegate.tableView(self, willSelectRowAt: indexPath) } else { indexPath }
    guard let target else { return }
    if !allowsMultipleSelection { for path in selected where path != target { deselect(path) } }
    if !selected.contains(target) { selected.append(target) }
    shown[target]?.setSelected(true, animated: true)
    delegate?.tableView(self, didSelectRowAt: target)
  }

  // MARK: Reordering and editing, as a finger does it

  @_spi(Headless) public func simulateMove(from source: IndexPath, to destination: IndexPath) {
    guard isEditing, let dataSource, dataSource.tableView(self, canMoveRowAt: source) else {
      return
    }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: destination)
      ?? destination
    guard target != source else { return }
    engine.begin()
    engine.isCommittingMove = true
    dataSource.tableView(self, moveRowAt: source, to: target)
    engine.isCommittingMove = false
    engine.record([.moveItem(source, target)])
    engine.end()
  }
  @_spi(Headless) public func simulateDelete(at indexPath: IndexPath) {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath) else { return }
    guard delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete == .delete else {
      return
    }
    dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
  }
}
