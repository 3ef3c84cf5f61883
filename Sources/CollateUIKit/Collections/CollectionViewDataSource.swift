#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Shows the sections of a source in a collection view, and keeps it up to date.
///
///     lazy var list = CollectionViewDataSource(dataSource: feed, cell: StoryCell.self) {
///       cell, story, _ in cell.titleLabel.text = story.title
///     }
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       list.didSelect { [weak self] story, _ in
///         self?.open(story)
///         return .deselect
///       }
///       list.collectionView = collectionView
///     }
///
/// Keep it as long as the screen: it keeps the source, but neither does it keep the collection view
/// nor the collection view it. There is no need for `reloadData()`; every change of the source is
/// animated, in batches that a collection view takes without complaint.
///
/// What is to happen with the cells and sections is said in closures, here for all of them, in
/// ``CellDescriptor``s and ``SectionDescriptor``s for some. Where no closure is set, the
/// ``fallbackDelegate`` or ``fallbackDataSource`` is asked, and in the end UIKit decides. Closures are
/// kept, so have them capture the screen weakly.
///
/// Index paths in closures are those that the collection view shows, except where the source is to be
/// changed, when they are the source's; see ``sourcePath(for:)``.
///
/// What people did (a selection, a primary action) may change the
/// source at once, and is shown before the closure goes on. Changes in all other closures are shown
/// when the main actor comes to it next, for the collection view may be in the midst of a layout.
@MainActor
public final class CollectionViewDataSource<Section: SectionProtocol>: CollectionCellBehavior,
  CollectionSectionBehavior
{
  /// The type of the items.
  public typealias Item = Section.Item

  /// The type of all cells.
  public typealias Cell = UICollectionViewCell

  /// What closures about sections are given.
  public typealias Content = Section

  /// The source that is shown.
  public let dataSource: any DataSource<Section>

  /// The collection view that shows it.
  ///
  /// Its data source, delegate and prefetching data source are replaced. A delegate that it has
  /// becomes the ``fallbackDelegate``, unless there is one. A data source of this kind that it has
  /// lets go of it.
  public weak var collectionView: UICollectionView? {
    didSet { if collectionView !== oldValue { attach(insteadOf: oldValue) } }
  }

  /// What is done with the cells of some types of items; of those that apply the first one counts.
  public var cellDescriptors: [any CollectionCellDescriptor] = [] {
    didSet { registeredDescriptors = [] }
  }

  /// What is done with some types of sections; of those that apply the first one counts.
  public var sectionDescriptors: [any CollectionSectionDescriptor] = []

  /// Makes the cells of items that no descriptor applies to.
  public var viewFactory: CollectionViewFactory<Section.Item>?

  /// How the collection view shows changes.
  public var viewUpdate: CollectionViewUpdate<Section>

  /// Moves items for the user, if no closure does.
  public weak var reorderingDelegate: (any CollectionViewReorderingDelegate)?

  /// Whether the source itself moves items for the user, if it can and nobody else does.
  ///
  /// The source has to be a `ReorderableDataSource`, as array sources and composites of them are.
  public var reordersItems = false

  /// Is told of items that may soon be shown.
  public var prefetch: ((_ items: [Section.Item], _ paths: [IndexPath]) -> Void)?

  /// Is told of items that will not be shown so soon after all.
  public var cancelPrefetching: ((_ items: [Section.Item], _ paths: [IndexPath]) -> Void)?

  /// Says which titles the index at the edge of the collection view has; `nil` for no index.
  public var indexTitles: (() -> [String]?)?

  /// Says which item a title of the index leads to.
  ///
  /// By default titles lead to the beginnings of the sections in turn.
  public var indexPathForIndexTitle: ((_ title: String, _ index: Int) -> IndexPath)?

  /// Decides whether the focus may move.
  public var shouldUpdateFocus: ((UICollectionViewFocusUpdateContext) -> Bool)?

  /// Is told that the focus moved.
  public var didUpdateFocus:
    ((UICollectionViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void)?

  /// Says which item gets the focus when the collection view does; `nil` leaves it to UIKit.
  public var preferredFocusedIndexPath: (() -> IndexPath?)?

  /// Is told that two fingers have selected a range.
  public var multipleSelectionDidEnd: (() -> Void)?

  /// The closures about cells.
  public let cellHandlers = CellHandlers()

  /// The closures about sections.
  public let sectionHandlers = SectionHandlers()

  let presenter: Presenter<Section>
  let shim = CollectionShim()
  let screen = ListScreen<CollectionViewDataSource<Section>>()
  var fallback = CollectionFallback()

  /// The delegate that the collection view had, and gets back.
  weak var replacedDelegate: (any UICollectionViewDelegate)?

  var shownItems = ShownItems<Section.Item>()
  var shownSections: [String: ShownItems<Section>] = [:]

  /// What the collection view was told of where its views come from.
  var registeredDescriptors: Set<ObjectIdentifier> = []
  var registeredViews: Set<String> = []

  let watch = ReorderingWatch()

  /// Creates a data source without cells: set ``cellDescriptors`` or ``viewFactory``.
  ///
  /// - Parameters:
  ///   - dataSource: The source, which is kept.
  ///   - viewUpdate: How the collection view shows changes.
  public init(
    dataSource: some DataSource<Section>,
    viewUpdate: CollectionViewUpdate<Section> = .animated()
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

extension CollectionViewDataSource {
  /// Creates a data source whose cells a factory makes.
  ///
  /// - Parameters:
  ///   - dataSource: The source, which is kept.
  ///   - viewFactory: Makes the cells.
  ///   - viewUpdate: How the collection view shows changes.
  public convenience init(
    dataSource: some DataSource<Section>,
    viewFactory: CollectionViewFactory<Section.Item>,
    viewUpdate: CollectionViewUpdate<Section> = .animated()
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
  ///   - viewUpdate: How the collection view shows changes.
  public convenience init(
    dataSource: some DataSource<Section>,
    cellDescriptors: [any CollectionCellDescriptor],
    sectionDescriptors: [any CollectionSectionDescriptor] = [],
    viewUpdate: CollectionViewUpdate<Section> = .animated()
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
  ///   - viewUpdate: How the collection view shows changes.
  ///   - configuration: Has a cell show an item.
  public convenience init<Cell: UICollectionViewCell>(
    dataSource: some DataSource<Section>,
    cell: Cell.Type,
    viewUpdate: CollectionViewUpdate<Section> = .animated(),
    configuration: @escaping (_ cell: Cell, _ item: Section.Item, _ path: IndexPath) -> Void
  ) {
    self.init(
      dataSource: dataSource,
      viewFactory: CollectionViewFactory(method: .automatic(cell), configuration: configuration),
      viewUpdate: viewUpdate)
  }
}
#endif
