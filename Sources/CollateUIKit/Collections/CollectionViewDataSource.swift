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
/// source, where they are the source's; see ``ListDataSource/sourcePath(for:)``.
///
/// Closures for user actions (selection, primary action) may change the source, and the collection
/// view is updated before the change returns. Changes in all other closures are shown
/// asynchronously on the main actor, because the collection view may be in the middle of its
/// layout.
@MainActor
public final class CollectionViewDataSource<Section: SectionProtocol>: ListDataSource<Section>,
  CellBehavior, CollectionSectionBehavior
{
  /// The base type of the cells.
  public typealias Cell = UICollectionViewCell

  /// How changes are shown.
  public var viewUpdate: CollectionViewUpdate<Section>

  /// The delegate that moves items if no closure does.
  public weak var reorderingDelegate: (any CollectionViewReorderingDelegate)? {
    didSet { presenceDidChange() }
  }

  let collection = CollectionShim()

  /// Creates a data source without cells; set ``cellDescriptors`` or ``viewFactory``.
  ///
  /// - Parameters:
  ///   - dataSource: The source, which is retained.
  ///   - viewUpdate: How changes are shown.
  public init(
    dataSource: some DataSource<Section>,
    viewUpdate: CollectionViewUpdate<Section> = .animated()
  ) {
    self.viewUpdate = viewUpdate
    super.init(dataSource, shim: collection)
    addReorderingRules()
    addSourceRules()
    addEmptinessRules()
    #if !os(tvOS)
    addDraggingRules()
    #endif
  }

  override func show(_ change: PresentedChange<Section>) {
    if let collectionView { viewUpdate.show(change, in: collectionView) }
  }

  override func refreshSections(
    after change: PresentedChange<Section>, with animations: RowAnimations
  ) {
    if let collectionView { refreshLayout(after: change, in: collectionView, with: animations) }
  }

  override var hasReorderingDelegate: Bool { reorderingDelegate != nil }
}

extension CollectionViewDataSource {
  /// The collection view that shows the source.
  ///
  /// Setting it replaces its data source and delegate. Its previous
  /// delegate becomes the ``fallbackDelegate`` if there is none. If its data source was another
  /// `CollectionViewDataSource`, that one is detached.
  public var collectionView: UICollectionView? {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// The descriptors of the cells; the first one that applies to an item is used.
  public var cellDescriptors: [any CollectionCellDescriptor] {
    get { itemDescriptors.compactMap { $0 as? any CollectionCellDescriptor } }
    set { itemDescriptors = newValue }
  }

  /// The descriptors of the sections; the first one that applies to a section is used.
  public var sectionDescriptors: [any CollectionSectionBehavior] {
    get { contentDescriptors.compactMap { $0 as? any CollectionSectionBehavior } }
    set { contentDescriptors = newValue }
  }

  /// The factory for the cells of items that no descriptor applies to.
  public var viewFactory: CollectionViewFactory<Section.Item>? {
    get { factory?.base as? CollectionViewFactory<Section.Item> }
    set { factory = newValue?.cellFactory }
  }

  /// The delegate to call where no closure is set.
  ///
  /// It is held weakly, and can be set at any time. Methods that the data source has no closures for
  /// reach it too, such as those of a custom layout.
  ///
  /// While it passes messages of the view on to the data source, as proxies of tools do, it is not
  /// called, and it cannot be set then.
  public var fallbackDelegate: (any UICollectionViewDelegate)? {
    get { collection.fallbackDelegate }
    set {
      collection.fallbackDelegate = unlessOwn(newValue)
      presenceDidChange()
    }
  }

  /// The data source to call for cells, supplementary views and the like where no closure is set.
  ///
  /// It is held weakly, and can be set at any time. It is never asked for the numbers of sections
  /// and items.
  public var fallbackDataSource: (any UICollectionViewDataSource)? {
    get { collection.fallbackDataSource }
    set {
      collection.fallbackDataSource = unlessOwn(newValue)
      presenceDidChange()
    }
  }

  /// The prefetching data source to call if no prefetching closure is set.
  ///
  /// It is held weakly, and can be set at any time.
  public var fallbackDataSourcePrefetching: (any UICollectionViewDataSourcePrefetching)? {
    get { collection.fallbackPrefetching }
    set {
      collection.fallbackPrefetching = unlessOwn(newValue)
      presenceDidChange()
    }
  }

  /// Sets the titles of the collection view's index; return `nil` for no index.
  ///
  /// By default, they are the `indexTitle`s of the sections. Unlike table views, collection views have
  /// no method that reloads the index, so it may show titles from before an update; these still lead
  /// to their sections. Corresponds to `indexTitles(for:)`.
  @discardableResult
  public func indexTitles(_ closure: (() -> [String]?)?) -> Self {
    set(.indexTitles, closure)
  }

  /// Sets the index path of the item to scroll to for an index title.
  ///
  /// By default, each title leads to the first item of the section that returned it, or else of the
  /// section with its index. Corresponds to `collectionView(_:indexPathForIndexTitle:at:)`.
  @discardableResult
  public func indexPathForIndexTitle(
    _ closure: ((_ title: String, _ index: Int) -> IndexPath)?
  ) -> Self {
    set(.placeOfIndexTitle, closure)
  }

  /// Sets whether the focus can move.
  ///
  /// Corresponds to `collectionView(_:shouldUpdateFocusIn:)`.
  @discardableResult
  public func shouldUpdateFocus(_ closure: ((UICollectionViewFocusUpdateContext) -> Bool)?) -> Self
  {
    set(.shouldUpdateFocus, closure)
  }

  /// Sets the closure to call when the focus has moved.
  ///
  /// Corresponds to `collectionView(_:didUpdateFocusIn:with:)`.
  @discardableResult
  public func didUpdateFocus(
    _ closure: ((UICollectionViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void)?
  ) -> Self {
    set(.didUpdateFocus, closure)
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
    sectionDescriptors: [any CollectionSectionBehavior] = [],
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
