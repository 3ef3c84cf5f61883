#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Shows the sections of a source in a table view, and keeps it up to date.
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
/// Keep it as long as the screen: it keeps the source, but neither does it keep the table view nor
/// the table view it. There is no need for `reloadData()`; every change of the source is animated, in
/// batches that a table view takes without complaint.
///
/// What is to happen with the cells and sections is said in closures, here for all of them, in
/// ``CellDescriptor``s and ``SectionDescriptor``s for some. Where no closure is set, the
/// ``fallbackDelegate`` or ``fallbackDataSource`` is asked, and in the end UIKit decides. Closures are
/// kept, so have them capture the screen weakly.
///
/// Index paths in closures are those that the table view shows, except where the source is to be
/// changed, when they are the source's; see ``sourcePath(for:)``.
///
/// What people did (a selection, a primary action, a tap on an accessory, a deletion) may change the
/// source at once, and is shown before the closure goes on. Changes in all other closures are shown
/// when the main actor comes to it next, for the table view may be in the midst of a layout.
@MainActor
public final class TableViewDataSource<Section: SectionProtocol>: TableCellBehavior,
  TableSectionBehavior
{
  /// The type of the items.
  public typealias Item = Section.Item

  /// The type of all cells.
  public typealias Cell = UITableViewCell

  /// What closures about sections are given.
  public typealias Content = Section

  /// The source that is shown.
  public let dataSource: any DataSource<Section>

  /// The table view that shows it.
  ///
  /// Its data source, delegate and prefetching data source are replaced. A delegate that it has
  /// becomes the ``fallbackDelegate``, unless there is one. A data source of this kind that it has
  /// lets go of it.
  public weak var tableView: UITableView? {
    didSet { if tableView !== oldValue { attach(insteadOf: oldValue) } }
  }

  /// What is done with the cells of some types of items; of those that apply the first one counts.
  public var cellDescriptors: [any TableCellDescriptor] = [] {
    didSet { registeredDescriptors = [] }
  }

  /// What is done with some types of sections; of those that apply the first one counts.
  public var sectionDescriptors: [any TableSectionDescriptor] = []

  /// Makes the cells of items that no descriptor applies to.
  public var viewFactory: TableViewFactory<Section.Item>?

  /// How the table view shows changes.
  public var viewUpdate: TableViewUpdate<Section>

  /// Deletes and inserts rows for the user, if no closure does.
  public weak var editingDelegate: (any TableViewEditingDelegate)?

  /// Moves rows for the user, if no closure does.
  public weak var reorderingDelegate: (any TableViewReorderingDelegate)?

  /// Whether the source itself deletes rows for the user, if it can and nobody else does.
  ///
  /// The source has to be an `EditableDataSource`, as array sources and composites of them are.
  public var deletesItems = false

  /// Whether the source itself moves rows for the user, if it can and nobody else does.
  ///
  /// The source has to be a `ReorderableDataSource`, as array sources and composites of them are.
  public var reordersItems = false

  /// Is told of items that may soon be shown.
  public var prefetch: ((_ items: [Section.Item], _ paths: [IndexPath]) -> Void)?

  /// Is told of items that will not be shown so soon after all.
  public var cancelPrefetching: ((_ items: [Section.Item], _ paths: [IndexPath]) -> Void)?

  /// Says which titles the index at the edge of the table view has; `nil` for no index.
  ///
  /// Without it each section is asked for its `indexTitle`.
  public var sectionIndexTitles: (() -> [String]?)?

  /// Says which section a title of the index belongs to.
  ///
  /// By default titles belong to the sections in turn.
  public var sectionForSectionIndexTitle: ((_ title: String, _ index: Int) -> Int)?

  /// Decides whether the focus may move.
  public var shouldUpdateFocus: ((UITableViewFocusUpdateContext) -> Bool)?

  /// Is told that the focus moved.
  public var didUpdateFocus: ((UITableViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void)?

  /// Says which row gets the focus when the table view does; `nil` leaves it to UIKit.
  public var preferredFocusedIndexPath: (() -> IndexPath?)?

  /// Is told that two fingers have selected a range.
  public var multipleSelectionDidEnd: (() -> Void)?

  /// The closures about cells.
  public let cellHandlers = CellHandlers()

  /// The closures about sections.
  public let sectionHandlers = SectionHandlers()

  let presenter: Presenter<Section>
  let shim = TableShim()
  let screen = ListScreen<TableViewDataSource<Section>>()
  var fallback = TableFallback()

  /// The delegate that the table view had, and gets back.
  weak var replacedDelegate: (any UITableViewDelegate)?

  var shownItems = ShownItems<Section.Item>()
  var shownSections: [SectionEdge: ShownItems<Section>] = [:]

  /// What the table view was told of where its views come from.
  var registeredDescriptors: Set<ObjectIdentifier> = []
  var registeredViews: Set<String> = []

  /// The sections that the titles of the index belong to, if each was asked for its own.
  var indexedSections: [Int] = []

  let watch = ReorderingWatch()

  /// Creates a data source without cells: set ``cellDescriptors`` or ``viewFactory``.
  ///
  /// - Parameters:
  ///   - dataSource: The source, which is kept.
  ///   - viewUpdate: How the table view shows changes.
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
  /// Creates a data source whose cells a factory makes.
  ///
  /// - Parameters:
  ///   - dataSource: The source, which is kept.
  ///   - viewFactory: Makes the cells.
  ///   - viewUpdate: How the table view shows changes.
  public convenience init(
    dataSource: some DataSource<Section>,
    viewFactory: TableViewFactory<Section.Item>,
    viewUpdate: TableViewUpdate<Section> = .animated()
  ) {
    self.init(dataSource: dataSource, viewUpdate: viewUpdate)
    self.viewFactory = viewFactory
  }

  /// Creates a data source whose cells depend on the type of the item.
  ///
  /// - Parameters:
  ///   - dataSource: The source, which is kept.
  ///   - cellDescriptors: What is done with the cells of each type of items.
  ///   - sectionDescriptors: What is done with each type of sections.
  ///   - viewUpdate: How the table view shows changes.
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

  /// Creates a data source with cells of one class.
  ///
  /// - Parameters:
  ///   - dataSource: The source, which is kept.
  ///   - cell: The class, whose name is also that of a nib with the cell if there is one. For cells
  ///     from a storyboard make the factory yourself, with the method `.dynamic()`.
  ///   - viewUpdate: How the table view shows changes.
  ///   - configuration: Has a cell show an item.
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
