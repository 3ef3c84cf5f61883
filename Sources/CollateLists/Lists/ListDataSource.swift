#if canImport(UIKit) && !os(watchOS)
public import CollateCore
package import UIKit

/// An object that shows the sections of a source in a table or collection view and keeps it up to date.
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
/// Create it as a ``TableViewDataSource`` or a ``CollectionViewDataSource``, and store it in the view controller: it
/// retains the source, but it does not retain the view, nor is it retained by it. There is no need to call
/// `reloadData()`; every change of the source is animated with batch updates that are valid for the view. If the view
/// has to be reloaded, because it is off screen or too much changes at once, selected items stay selected.
///
/// Cells, headers and footers are configured, and delegate methods handled, with closures: on the list for all items
/// and sections, or for some of them on what ``cells(_:for:method:reuseIdentifier:configuration:)`` and
/// ``sections(for:)`` return. Where no closure is set, the ``fallbackDelegate`` or ``fallbackDataSource`` is called,
/// and otherwise UIKit's default applies. Closures are retained, so capture the view controller weakly.
///
/// Index paths in closures are those of the view, except in closures that change the source,
/// where they are the source's; see ``ListDataSource/sourcePath(for:)``.
///
/// Closures for user actions (selection, primary action, accessory tap, deletion) may change the
/// source, and the view is updated before the change returns. Changes in all other closures are shown
/// asynchronously on the main actor, because the view may be in the middle of its layout.
@MainActor
public final class ListDataSource<Section: SectionProtocol, View: ListView>: CellBehavior,
  SectionBehavior
{
  /// The type of the items.
  public typealias Item = Section.Item

  /// The base class of the cells.
  public typealias Cell = View.CellClass

  /// The source.
  public let dataSource: any DataSource<Section>

  /// The closures that are set on the list, for all items and sections.
  public let handlers = DelegateHandlers()

  /// How changes are shown.
  public var viewUpdate: ViewUpdate<View, Section>

  /// The delegate that moves items if no closure does.
  public weak var reorderingDelegate: (any ListReorderingDelegate)? {
    didSet { presenceDidChange() }
  }

  /// Whether the source deletes items itself, if it can and no closure does.
  var removesItems = false {
    didSet {
      presenceDidChange()
      if removesItems, !oldValue, !(dataSource is any EditableDataSource<Section>) {
        ListReport.sourceIsFixed(
          dataSource, "deletesItems", because: "does not conform to EditableDataSource")
      }
    }
  }

  /// Whether the source moves items itself, if it can and no closure or delegate does.
  ///
  /// It has to be a `ReorderableDataSource`, such as an array source or a composite of array
  /// sources.
  public var reordersItems = false {
    didSet {
      presenceDidChange()
      if !reordersItems || oldValue { return }
      if dataSource is any OrderedDataSource {
        ListReport.sourceIsFixed(
          dataSource, "reordersItems", because: "orders its items itself")
      } else if !(dataSource is any ReorderableDataSource<Section>) {
        ListReport.sourceIsFixed(
          dataSource, "reordersItems", because: "does not conform to ReorderableDataSource")
      }
    }
  }

  /// What is selected in the list view; `nil` if that is left to the view.
  ///
  /// Taps change it, as far as closures such as `shouldSelect` and the selection itself let them, and the
  /// view shows it, also for items that are inserted later. Several lists can share one. Without one again, the view
  /// lets people select what it did before.
  public var selection: Selection<Section.Item.ID>? {
    didSet { if selection !== oldValue { selectionDidChange() } }
  }

  /// Whether the cells of items are configured again when they are selected or deselected, such as for a
  /// checkmark; `contains(_:)` of the ``selection`` says which they are.
  ///
  /// Cells with a configuration state need nothing.
  public var reconfiguresSelectedCells = false

  /// Whether what people look at stays where it is while items are inserted and removed above it.
  public var anchoring = ScrollAnchoring.none {
    didSet {
      beginAtEnd()
      presenceDidChange()
    }
  }

  /// Whether the view is updated at most once for each frame of the display.
  ///
  /// The first change is shown at once, and those that follow within a frame together with the next one, in a single
  /// batch update. What people do to the list, such as a tap, is shown at once, and so is everything with ``flush()``.
  /// Use it for sources that change very often, such as those of prices or a lively chat. The default is `false`.
  public var updatesOncePerFrame = false

  #if !os(tvOS)
  /// Whether people can drag items at any time, and not only in editing mode.
  ///
  /// They can drag those that can be moved by the rules for reordering, or have an
  /// ``CellBehavior/itemProvider(_:)``. The list becomes the drag and drop delegate of the list
  /// view, unless the app has set one of its own, which then does it all. Items that are dropped in
  /// the same list view are moved as if they were reordered; see ``performDrop(_:)`` for others.
  public var allowsDragging = false {
    didSet { presenceDidChange() }
  }

  /// Whether people can drag sections by their headers, at any time.
  ///
  /// While a section is dragged, it is folded to its header. It comes to the place of the section on which it is
  /// dropped, as far as the source lets it: a composite keeps each section among those of its own slot. The headers
  /// also have accessibility actions that move a section up or down.
  ///
  /// The source has to be a `ReorderableDataSource` that moves sections, such as an array source or a composite of
  /// array sources. In a table view, headers have to be `UITableViewHeaderFooterView`s, as those are with a title. The
  /// list becomes the drop delegate of the list view, unless the app has set one of its own, over which sections cannot
  /// be dropped then.
  public var reordersSections = false {
    didSet { if reordersSections != oldValue { reorderingOfSectionsDidChange() } }
  }

  /// The names of the accessibility actions that move a section, as a screen reader speaks them.
  ///
  /// Set them if ``reordersSections`` is `true` and your app is in other languages than English.
  public var sectionActionNames = (up: "Move section up", down: "Move section down") {
    didSet { prepareHeaders() }
  }

  /// What is dragged from the list, and over it.
  var dragging = ListDragging<Section.Item.ID>()

  /// The section that people drag by its header, or have lifted last.
  var sectionDrag: SectionDrag<Section>?

  /// The delegate of the interactions by which they do it.
  lazy var sectionHandle = SectionHandle(of: self)
  #endif

  /// Called with each cell, header and footer before it is shown, and before the closures of the app.
  package var onDisplay: ((UIView) -> Void)?

  /// Called soon after cells were added or removed, once for any number of them.
  package var onViewportChange: (() -> Void)? {
    didSet {
      if onViewportChange == nil || oldValue != nil { return }
      // The last cell may come before the end of an animation.
      watchScrolling()
      planViewportReport()
    }
  }

  /// Called when people begin to scroll, with a finger or by the status bar.
  package var onScrollBegin: (() -> Void)?

  /// Whether rows without a closure for swipe actions leave these to their cells, such as to SwiftUI.
  package var leavesSwipesToCells = false

  /// Whether there was an update since the last frame, if there is to be one for each.
  var isFrameShown = false

  /// The change whose headers, footers and layout are still to be updated.
  var changeToRefresh: PresentedChange<Section>?

  let presenter: Presenter<Section>
  let screen = ListPresentation<Section, View>()
  let shim: ListShim

  /// The list view, if it is still alive.
  weak var view: (any ListSurface)? {
    didSet { if view !== oldValue { attach(insteadOf: oldValue) } }
  }

  /// The delegate that the list view had before, restored on detaching.
  weak var replacedDelegate: (any NSObjectProtocol)?

  /// The descriptors of some of the items and sections.
  var itemDescriptors: [ListedDescriptor<Section.Item, any CellProvider>] = []
  var sectionDescriptors: [ListedDescriptor<Section, DelegateHandlers>] = []

  /// The cells of items that no others were added for.
  var otherCells: (any CellProvider)?

  /// The answers of delegates and of the source.
  var rules = DefaultHandlers<ListDataSource>()

  /// What the view knows to be responded to, and whether it has to read that again.
  var presence = RespondedSelectors()

  /// What the list is for the view.
  let roles = ListRoles()

  /// The items that cells show, and the sections that headers, footers and other views show, by
  /// kind.
  var shownItems = VisibleItems<Section.Item>()
  var shownSections: [String: VisibleItems<Section>] = [:]

  /// The descriptors and reuse identifiers that were registered with the view.
  var registeredDescriptors: Set<ObjectIdentifier> = []
  var registeredViews: Set<String> = []

  /// Whether a path that is not shown was reported since the view was attached.
  var hasReportedUnknown = false

  /// The sections of the index titles, if each section was asked for its title, and where they were.
  var indexedSections: [(number: Int, id: Section.ID)] = []

  /// The view for a list without items.
  var emptiness = ListEmptiness()

  /// Where the view was scrolled to, for each of the things that the source shows.
  var scrollMemory = ScrollMemory<Section.Item.ID>()

  /// The observers of which items are on the screen.
  var viewport = ListViewport<Section.Item>()

  var selecting = ListSelecting()

  /// Waits for the end of a move.
  var moveWatch: Task<Void, Never>?

  /// Creates a list without cells; add them, or set a ``fallbackDataSource`` that makes them.
  ///
  /// - Parameters:
  ///   - dataSource: The source, which is retained.
  ///   - viewUpdate: How changes are shown.
  public init(
    dataSource: some DataSource<Section>, viewUpdate: ViewUpdate<View, Section> = .animated()
  ) {
    guard let shown = View.self as? any ListSurface.Type else {
      preconditionFailure("A \(View.self) is neither a table view nor a collection view")
    }
    self.dataSource = dataSource
    self.viewUpdate = viewUpdate
    shim = shown.makeShim()
    presenter = Presenter(dataSource)
    screen.list = self
    shim.list = self
    presenter.view = screen
    presenter.reordering = reorderingRules
    addSelectionRules()
    addEditingRules()
    addReorderingRules()
    addSourceRules()
    addEmptinessRules()
    rules.add(ViewMethod<Void>.scroll, while: \.watchesScrolling)
    #if !os(tvOS)
    addDraggingRules()
    #endif
    listen(to: handlers)
  }

  deinit {
    if let view {
      Task { @MainActor [weak view, name = String(describing: Self.self)] in
        if let view { ListReport.dataSourceIsGone(from: view, name) }
      }
    }
  }
}

extension ListDataSource {
  /// Updates headers, footers and the layout after a change.
  func refreshSections(after update: Update<Section>, with animations: RowAnimations) {
    (view as? any SectionRefreshing)?.refreshSections(of: self, after: update, with: animations)
    #if !os(tvOS)
    // The actions of headers depend on the order of the sections.
    if reordersSections, update.batch.hasSectionChanges { prepareHeaders() }
    #endif
  }
}

/// A list view with headers and footers, which tables and collection views update in different ways.
@MainActor
protocol SectionRefreshing: ListSurface {
  /// Updates headers, footers and the layout after a change is shown.
  func refreshSections<Section, View>(
    of list: ListDataSource<Section, View>, after update: Update<Section>,
    with animations: RowAnimations)
}
#endif
