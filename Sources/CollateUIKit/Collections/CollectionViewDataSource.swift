#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// An object that shows the sections of a source in a collection view and keeps it up to date.
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
/// Store it in the view controller: it retains the source, but it does not retain the collection
/// view, nor is it retained by it. There is no need to call `reloadData()`; every change of the
/// source is animated with batch updates that are valid for a collection view. If the collection
/// view has to be reloaded, because it is off screen or too much changes at once, selected items stay
/// selected.
///
/// Cells and supplementary views are configured, and delegate methods handled, with closures: on
/// the data source for all items and sections, or on ``CellDescriptor``s and ``SectionDescriptor``s
/// for some types of them. Where no closure is set, the ``fallbackDelegate`` or
/// ``fallbackDataSource`` is called, and otherwise UIKit's default applies. Closures are retained,
/// so capture the view controller weakly.
///
/// Index paths in closures are those of the collection view, except in closures that change the
/// source, where they are the source's; see ``sourcePath(for:)``.
///
/// Closures for user actions (selection, primary action) may change the source, and the collection
/// view is updated before the change returns. Changes in all other closures are shown
/// asynchronously on the main actor, because the collection view may be in the middle of its
/// layout.
@MainActor
public final class CollectionViewDataSource<Section: SectionProtocol>: CollectionCellBehavior,
  CollectionSectionBehavior
{
  /// The type of the items.
  public typealias Item = Section.Item

  /// The base type of the cells.
  public typealias Cell = UICollectionViewCell

  /// The type that closures for sections take.
  public typealias Content = Section

  /// The source.
  public let dataSource: any DataSource<Section>

  /// The collection view that shows the source.
  ///
  /// Setting it replaces its data source, delegate and prefetching data source. Its previous
  /// delegate becomes the ``fallbackDelegate`` if there is none. If its data source was another
  /// `CollectionViewDataSource`, that one is detached.
  public weak var collectionView: UICollectionView? {
    didSet { if collectionView !== oldValue { attach(insteadOf: oldValue) } }
  }

  /// The descriptors of the cells; the first one that applies to an item is used.
  public var cellDescriptors: [any CollectionCellDescriptor] = [] {
    didSet { registeredDescriptors = [] }
  }

  /// The descriptors of the sections; the first one that applies to a section is used.
  public var sectionDescriptors: [any CollectionSectionDescriptor] = []

  /// The factory for the cells of items that no descriptor applies to.
  public var viewFactory: CollectionViewFactory<Section.Item>?

  /// How changes are shown.
  public var viewUpdate: CollectionViewUpdate<Section>

  /// The delegate that moves items if no closure does.
  public weak var reorderingDelegate: (any CollectionViewReorderingDelegate)?

  /// Whether the source moves items itself, if it can and no closure or delegate does.
  ///
  /// It has to be a `ReorderableDataSource`, such as an array source or a composite of array
  /// sources.
  public var reordersItems = false

  /// Called with items that will probably be shown soon.
  ///
  /// Corresponds to `collectionView(_:prefetchItemsAt:)`.
  public var prefetch: ((_ items: [Section.Item], _ paths: [IndexPath]) -> Void)?

  /// Called with items to prefetch that are no longer needed soon.
  ///
  /// Corresponds to `collectionView(_:cancelPrefetchingForItemsAt:)`.
  public var cancelPrefetching: ((_ items: [Section.Item], _ paths: [IndexPath]) -> Void)?

  /// Returns the titles of the collection view's index; `nil` for no index.
  ///
  /// By default, they are the `indexTitle`s of the sections. Unlike table views, collection views have
  /// no method that reloads the index, so it may show titles from before an update; these still lead
  /// to their sections. Corresponds to `indexTitles(for:)`.
  public var indexTitles: (() -> [String]?)?

  /// Returns the index path of the item to scroll to for an index title.
  ///
  /// By default, each title leads to the first item of the section that returned it, or else of the
  /// section with its index. Corresponds to `collectionView(_:indexPathForIndexTitle:at:)`.
  public var indexPathForIndexTitle: ((_ title: String, _ index: Int) -> IndexPath)?

  /// Returns whether the focus can move.
  ///
  /// Corresponds to `collectionView(_:shouldUpdateFocusIn:)`.
  public var shouldUpdateFocus: ((UICollectionViewFocusUpdateContext) -> Bool)?

  /// Called when the focus has moved.
  ///
  /// Corresponds to `collectionView(_:didUpdateFocusIn:with:)`.
  public var didUpdateFocus:
    ((UICollectionViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void)?

  /// Returns the item that gets the focus when the collection view does; `nil` for UIKit's default.
  ///
  /// Corresponds to `indexPathForPreferredFocusedView(in:)`.
  public var preferredFocusedIndexPath: (() -> IndexPath?)?

  /// Called when a two-finger pan has stopped selecting items.
  ///
  /// Corresponds to `collectionViewDidEndMultipleSelectionInteraction(_:)`.
  public var multipleSelectionDidEnd: (() -> Void)?

  /// The closures for cells that are set on the data source.
  public let cellHandlers = CellHandlers()

  /// The closures for sections that are set on the data source.
  public let sectionHandlers = SectionHandlers()

  let presenter: Presenter<Section>
  let shim = CollectionShim()
  let screen = ListScreen<CollectionViewDataSource<Section>>()
  var fallback = CollectionFallback()

  /// The delegate that the collection view had before, restored on detaching.
  weak var replacedDelegate: (any UICollectionViewDelegate)?

  var shownItems = ShownItems<Section.Item>()
  var shownSections: [String: ShownItems<Section>] = [:]

  /// The descriptors and reuse identifiers that were registered with the collection view.
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
  /// Creates a data source whose cells come from a factory.
  ///
  /// - Parameters:
  ///   - dataSource: The source, which is retained.
  ///   - viewFactory: The factory for the cells.
  ///   - viewUpdate: How changes are shown.
  public convenience init(
    dataSource: some DataSource<Section>,
    viewFactory: CollectionViewFactory<Section.Item>,
    viewUpdate: CollectionViewUpdate<Section> = .animated()
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
    cellDescriptors: [any CollectionCellDescriptor],
    sectionDescriptors: [any CollectionSectionDescriptor] = [],
    viewUpdate: CollectionViewUpdate<Section> = .animated()
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
