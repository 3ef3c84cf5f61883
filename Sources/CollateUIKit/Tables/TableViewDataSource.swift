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
/// where they are the source's; see ``sourcePath(for:)``.
///
/// Closures for user actions (selection, primary action, accessory tap, deletion) may change the
/// source, and the table view is updated before the change returns. Changes in all other closures
/// are shown asynchronously on the main actor, because the table view may be in the middle of its
/// layout.
@MainActor
public final class TableViewDataSource<Section: SectionProtocol>: TableCellBehavior,
  TableSectionBehavior
{
  /// The type of the items.
  public typealias Item = Section.Item

  /// The base type of the cells.
  public typealias Cell = UITableViewCell

  /// The type that closures for sections take.
  public typealias Content = Section

  /// The source.
  public let dataSource: any DataSource<Section>

  /// The table view that shows the source.
  ///
  /// Setting it replaces its data source, delegate and prefetching data source. Its previous
  /// delegate becomes the ``fallbackDelegate`` if there is none. If its data source was another
  /// `TableViewDataSource`, that one is detached.
  public weak var tableView: UITableView? {
    didSet { if tableView !== oldValue { attach(insteadOf: oldValue) } }
  }

  /// The descriptors of the cells; the first one that applies to an item is used.
  public var cellDescriptors: [any TableCellDescriptor] = [] {
    didSet { registeredDescriptors = [] }
  }

  /// The descriptors of the sections; the first one that applies to a section is used.
  public var sectionDescriptors: [any TableSectionDescriptor] = []

  /// The factory for the cells of items that no descriptor applies to.
  public var viewFactory: TableViewFactory<Section.Item>?

  /// How changes are shown.
  public var viewUpdate: TableViewUpdate<Section>

  /// The delegate that deletes and inserts rows if no closure does.
  public weak var editingDelegate: (any TableViewEditingDelegate)?

  /// The delegate that moves rows if no closure does.
  public weak var reorderingDelegate: (any TableViewReorderingDelegate)?

  /// Whether the source deletes rows itself, if it can and no closure or delegate does.
  ///
  /// It has to be an `EditableDataSource`, such as an array source or a composite of array sources.
  public var deletesItems = false

  /// Whether the source moves rows itself, if it can and no closure or delegate does.
  ///
  /// It has to be a `ReorderableDataSource`, such as an array source or a composite of array
  /// sources.
  public var reordersItems = false

  /// Called with items that will probably be shown soon.
  ///
  /// Corresponds to `tableView(_:prefetchRowsAt:)`.
  public var prefetch: ((_ items: [Section.Item], _ paths: [IndexPath]) -> Void)?

  /// Called with items to prefetch that are no longer needed soon.
  ///
  /// Corresponds to `tableView(_:cancelPrefetchingForRowsAt:)`.
  public var cancelPrefetching: ((_ items: [Section.Item], _ paths: [IndexPath]) -> Void)?

  /// Returns the titles of the table view's index; `nil` for no index.
  ///
  /// By default, they are the `indexTitle`s of the sections. Corresponds to
  /// `sectionIndexTitles(for:)`.
  public var sectionIndexTitles: (() -> [String]?)?

  /// Returns the section for an index title.
  ///
  /// By default, each title belongs to the section that returned it, or else to the section with
  /// its index. Corresponds to `tableView(_:sectionForSectionIndexTitle:at:)`.
  public var sectionForSectionIndexTitle: ((_ title: String, _ index: Int) -> Int)?

  /// Returns whether the focus can move.
  ///
  /// Corresponds to `tableView(_:shouldUpdateFocusIn:)`.
  public var shouldUpdateFocus: ((UITableViewFocusUpdateContext) -> Bool)?

  /// Called when the focus has moved.
  ///
  /// Corresponds to `tableView(_:didUpdateFocusIn:with:)`.
  public var didUpdateFocus: ((UITableViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void)?

  /// Returns the row that gets the focus when the table view does; `nil` for UIKit's default.
  ///
  /// Corresponds to `indexPathForPreferredFocusedView(in:)`.
  public var preferredFocusedIndexPath: (() -> IndexPath?)?

  /// Called when a two-finger pan has stopped selecting rows.
  ///
  /// Corresponds to `tableViewDidEndMultipleSelectionInteraction(_:)`.
  public var multipleSelectionDidEnd: (() -> Void)?

  /// The closures for cells that are set on the data source.
  public let cellHandlers = CellHandlers()

  /// The closures for sections that are set on the data source.
  public let sectionHandlers = SectionHandlers()

  let presenter: Presenter<Section>
  let shim = TableShim()
  let screen = ListScreen<TableViewDataSource<Section>>()
  var fallback = TableFallback()

  /// The delegate that the table view had before, restored on detaching.
  weak var replacedDelegate: (any UITableViewDelegate)?

  var shownItems = ShownItems<Section.Item>()
  var shownSections: [SectionEdge: ShownItems<Section>] = [:]

  /// The descriptors and reuse identifiers that were registered with the table view.
  var registeredDescriptors: Set<ObjectIdentifier> = []
  var registeredViews: Set<String> = []

  var indexedSections: [(number: Int, id: Section.ID)] = []

  let watch = ReorderingWatch()

  /// Creates a data source without cells; set ``cellDescriptors`` or ``viewFactory``.
  ///
  /// - Parameters:
  ///   - dataSource: The source, which is retained.
  ///   - viewUpdate: How changes are shown.
  public init(
    dataSource: some DataSource<Section>,
    viewUpdate: TableViewUpdate<Section> = .animated()
  ) {
    self.dataSource = dataSource
    self.viewUpdate = viewUpdate
    presenter = Presenter(dataSource)
    screen.list = self
    shim.list = self
    presenter.view = screen
    presenter.reordering = reorderingRules
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
    sectionDescriptors: [any TableSectionDescriptor] = [],
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
