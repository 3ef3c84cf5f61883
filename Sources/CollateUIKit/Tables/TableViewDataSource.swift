#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// An object that shows the sections of a source in a table view and keeps it up to date.
///
///     lazy var list = TableViewDataSource(dataSource: feed, cell: StoryCell.self) {
///       cell, story, _ in cell.titleLabel.text = story.title
///     }
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       list.didSelect { [weak self] story, _ in
///         self?.open(story)
///         return .deselect
///       }
///       list.tableView = tableView
///     }
///
/// Store it in the view controller: it retains the source, but it does not retain the table view,
/// nor is it retained by it. There is no need to call `reloadData()`; every change of the source is
/// animated with batch updates that are valid for a table view. If the table view has to be reloaded,
/// because it is off screen or too much changes at once, selected items stay selected.
///
/// Cells, headers and footers are configured, and delegate methods handled, with closures: on the
/// data source for all items and sections, or on ``CellDescriptor``s and ``SectionDescriptor``s for
/// some types of them. Where no closure is set, the ``fallbackDelegate`` or ``fallbackDataSource``
/// is called, and otherwise UIKit's default applies. Closures are retained, so capture the view
/// controller weakly.
///
/// Index paths in closures are those of the table view, except in closures that change the source,
/// where they are the source's; see ``ListDataSource/sourcePath(for:)``.
///
/// Closures for user actions (selection, primary action, accessory tap, deletion) may change the
/// source, and the table view is updated before the change returns. Changes in all other closures
/// are shown asynchronously on the main actor, because the table view may be in the middle of its
/// layout.
@MainActor
public final class TableViewDataSource<Section: SectionProtocol>: ListDataSource<Section>,
  CellBehavior, TableSectionBehavior
{
  /// The base type of the cells.
  public typealias Cell = UITableViewCell

  /// How changes are shown.
  public var viewUpdate: TableViewUpdate<Section>

  /// The delegate that deletes and inserts rows if no closure does.
  public weak var editingDelegate: (any TableViewEditingDelegate)? {
    didSet { presenceDidChange() }
  }

  /// The delegate that moves rows if no closure does.
  public weak var reorderingDelegate: (any TableViewReorderingDelegate)? {
    didSet { presenceDidChange() }
  }

  /// Whether the source deletes rows itself, if it can and no closure or delegate does.
  ///
  /// It has to be an `EditableDataSource`, such as an array source or a composite of array sources.
  public var deletesItems = false {
    didSet {
      presenceDidChange()
      if deletesItems, !oldValue, !(dataSource is any EditableDataSource<Section>) {
        ListReport.shared.sourceIsFixed(dataSource, "deletesItems", "EditableDataSource")
      }
    }
  }

  let table = TableShim()

  /// Creates a data source without cells; set ``cellDescriptors`` or ``viewFactory``.
  ///
  /// - Parameters:
  ///   - dataSource: The source, which is retained.
  ///   - viewUpdate: How changes are shown.
  public init(
    dataSource: some DataSource<Section>,
    viewUpdate: TableViewUpdate<Section> = .animated()
  ) {
    self.viewUpdate = viewUpdate
    super.init(dataSource, shim: table)
    addEditingRules()
    addReorderingRules()
    addSourceRules()
    #if !os(tvOS)
    addDraggingRules()
    #endif
  }

  override func show(_ change: PresentedChange<Section>) {
    if let tableView { viewUpdate.show(change, in: tableView) }
  }

  override func refreshSections(
    after change: PresentedChange<Section>, with animations: RowAnimations
  ) {
    guard let tableView else { return }
    refreshIndexTitles(after: change, in: tableView)
    refreshHeadersAndFooters(after: change, in: tableView, with: animations)
  }

  override var hasReorderingDelegate: Bool { reorderingDelegate != nil }
}

extension TableViewDataSource {
  /// The table view that shows the source.
  ///
  /// Setting it replaces its data source and delegate. Its previous delegate becomes the
  /// ``fallbackDelegate`` if there is none. If its data source was another `TableViewDataSource`,
  /// that one is detached.
  public var tableView: UITableView? {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// The descriptors of the cells; the first one that applies to an item is used.
  public var cellDescriptors: [any TableCellDescriptor] {
    get { itemDescriptors.compactMap { $0 as? any TableCellDescriptor } }
    set { itemDescriptors = newValue }
  }

  /// The descriptors of the sections; the first one that applies to a section is used.
  public var sectionDescriptors: [any TableSectionBehavior] {
    get { contentDescriptors.compactMap { $0 as? any TableSectionBehavior } }
    set { contentDescriptors = newValue }
  }

  /// The factory for the cells of items that no descriptor applies to.
  public var viewFactory: TableViewFactory<Section.Item>? {
    get { factory?.base as? TableViewFactory<Section.Item> }
    set { factory = newValue?.cellFactory }
  }

  /// The delegate to call where no closure is set.
  ///
  /// It is held weakly, and can be set at any time. Methods that the data source has no closures for
  /// reach it too.
  ///
  /// While it passes messages of the view on to the data source, as proxies of tools do, it is not
  /// called, and it cannot be set then.
  public var fallbackDelegate: (any UITableViewDelegate)? {
    get { table.fallbackDelegate }
    set {
      table.fallbackDelegate = unlessOwn(newValue)
      presenceDidChange()
    }
  }

  /// The data source to call for cells, titles and the like where no closure is set.
  ///
  /// It is held weakly, and can be set at any time. It is never asked for the numbers of sections
  /// and rows.
  public var fallbackDataSource: (any UITableViewDataSource)? {
    get { table.fallbackDataSource }
    set {
      table.fallbackDataSource = unlessOwn(newValue)
      presenceDidChange()
    }
  }

  /// The prefetching data source to call if no prefetching closure is set.
  ///
  /// It is held weakly, and can be set at any time.
  public var fallbackDataSourcePrefetching: (any UITableViewDataSourcePrefetching)? {
    get { table.fallbackPrefetching }
    set {
      table.fallbackPrefetching = unlessOwn(newValue)
      presenceDidChange()
    }
  }

  /// Sets the titles of the table view's index; return `nil` for no index.
  ///
  /// By default, they are the `indexTitle`s of the sections. Corresponds to
  /// `sectionIndexTitles(for:)`.
  @discardableResult
  public func sectionIndexTitles(_ closure: (() -> [String]?)?) -> Self {
    set(.indexTitles, closure)
  }

  /// Sets the section for an index title.
  ///
  /// By default, each title belongs to the section that returned it, or else to the section with
  /// its index. Corresponds to `tableView(_:sectionForSectionIndexTitle:at:)`.
  @discardableResult
  public func sectionForSectionIndexTitle(
    _ closure: ((_ title: String, _ index: Int) -> Int)?
  ) -> Self {
    set(.placeOfIndexTitle, closure)
  }

  /// Sets whether the focus can move.
  ///
  /// Corresponds to `tableView(_:shouldUpdateFocusIn:)`.
  @discardableResult
  public func shouldUpdateFocus(_ closure: ((UITableViewFocusUpdateContext) -> Bool)?) -> Self {
    set(.shouldUpdateFocus, closure)
  }

  /// Sets the closure to call when the focus has moved.
  ///
  /// Corresponds to `tableView(_:didUpdateFocusIn:with:)`.
  @discardableResult
  public func didUpdateFocus(
    _ closure: ((UITableViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void)?
  ) -> Self {
    set(.didUpdateFocus, closure)
  }

  /// Shows changes that are pending until a drag ends.
  ///
  /// UIKit does not report that a row was put back where it was. The data source detects it a
  /// moment later; call this method if you know it and do not want to wait.
  public func cancelReordering() {
    endMove()
    flush()
  }
}

extension TableViewDataSource {
  /// Creates a data source whose cells come from a factory.
  ///
  /// - Parameters:
  ///   - dataSource: The source, which is retained.
  ///   - viewFactory: The factory for the cells.
  ///   - viewUpdate: How changes are shown.
  public convenience init(
    dataSource: some DataSource<Section>,
    viewFactory: TableViewFactory<Section.Item>,
    viewUpdate: TableViewUpdate<Section> = .animated()
  ) {
    self.init(dataSource: dataSource, viewUpdate: viewUpdate)
    self.viewFactory = viewFactory
  }

  /// Creates a data source with descriptors for each type of items and sections.
  ///
  /// - Parameters:
  ///   - dataSource: The source, which is retained.
  ///   - cellDescriptors: The descriptors of the cells.
  ///   - sectionDescriptors: The descriptors of the sections.
  ///   - viewUpdate: How changes are shown.
  public convenience init(
    dataSource: some DataSource<Section>,
    cellDescriptors: [any TableCellDescriptor],
    sectionDescriptors: [any TableSectionBehavior] = [],
    viewUpdate: TableViewUpdate<Section> = .animated()
  ) {
    self.init(dataSource: dataSource, viewUpdate: viewUpdate)
    self.cellDescriptors = cellDescriptors
    self.sectionDescriptors = sectionDescriptors
  }

  /// Creates a data source with one cell class.
  ///
  /// - Parameters:
  ///   - dataSource: The source, which is retained.
  ///   - cell: The cell class. If there is a nib of the same name, the nib is registered. For
  ///     storyboard prototypes, create a factory with the method `.dynamic()`.
  ///   - viewUpdate: How changes are shown.
  ///   - configuration: Configures a cell for an item.
  public convenience init<Cell: UITableViewCell>(
    dataSource: some DataSource<Section>,
    cell: Cell.Type,
    viewUpdate: TableViewUpdate<Section> = .animated(),
    configuration: @escaping (_ cell: Cell, _ item: Section.Item, _ path: IndexPath) -> Void
  ) {
    self.init(
      dataSource: dataSource,
      viewFactory: TableViewFactory(method: .automatic(cell), configuration: configuration),
      viewUpdate: viewUpdate)
  }
}
#endif
