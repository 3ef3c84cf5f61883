#if canImport(UIKit) && !os(watchOS)
import UIKit

/// An object that shows the sections of a source in a list view and keeps it up to date.
///
/// It has what table and collection views have in common; use ``TableViewDataSource`` or
/// ``CollectionViewDataSource``.
@MainActor
public class ListDataSource<Section: SectionProtocol> {
  /// The type of the items.
  public typealias Item = Section.Item

  /// The type that closures for sections take.
  public typealias Content = Section

  /// The source.
  public let dataSource: any DataSource<Section>

  /// The closures that are set on the data source, for all items and sections.
  public let handlers = ListHandlers()

  /// Whether the source moves items itself, if it can and no closure or delegate does.
  ///
  /// It has to be a `ReorderableDataSource`, such as an array source or a composite of array
  /// sources.
  public var reordersItems = false {
    didSet {
      presenceDidChange()
      if reordersItems, !oldValue, !(dataSource is any ReorderableDataSource<Section>) {
        ListReport.shared.sourceIsFixed(dataSource, "reordersItems", "ReorderableDataSource")
      }
    }
  }

  /// What is selected in the list view; `nil` if that is left to the view.
  ///
  /// Taps change it, as far as closures such as `shouldSelect` and the selection itself let them, and the
  /// view shows it, also for items that come later. Several lists can share one.
  public var selection: Selection<Section.Item.ID>? {
    didSet { if selection !== oldValue { selectionDidChange() } }
  }

  /// Whether the cells of items are configured again when they are selected or deselected, such as for a
  /// checkmark; ``isSelected(_:)`` tells which they are.
  ///
  /// Cells with a configuration state need nothing.
  public var reconfiguresSelectedCells = false

  /// Whether what people look at stays where it is while items come and go above it.
  public var anchoring = ScrollAnchoring.none {
    didSet {
      beginAtEnd()
      presenceDidChange()
    }
  }

  #if !os(tvOS)
  /// Whether people can drag items at any time, and not only in editing mode.
  ///
  /// They can drag those that can be moved by the rules for reordering, or have an
  /// ``CellBehavior/itemProvider(_:)``. The data source becomes the drag and drop delegate of the list
  /// view, unless the app has set one of its own, which then does it all. Items that are dropped in
  /// the same list view are moved as if they were reordered; see ``performDrop(_:)`` for others.
  public var allowsDragging = false {
    didSet { presenceDidChange() }
  }

  /// What is dragged from the list, and over it.
  var dragging = ListDragging<Section.Item.ID>()
  #endif

  let presenter: Presenter<Section>
  let screen = ListScreen<Section>()
  let shim: ScrollShim

  /// The list view, if it is still alive.
  weak var view: (any ListSurface)? {
    didSet { if view !== oldValue { attach(insteadOf: oldValue) } }
  }

  /// The delegate that the list view had before, restored on detaching.
  weak var replacedDelegate: (any NSObjectProtocol)?

  /// The descriptors of the cells and of the sections.
  var itemDescriptors: [any CellBehavior] = [] {
    didSet {
      registeredDescriptors = []
      descriptorsDidChange(to: itemDescriptors.map(\.handlers))
    }
  }
  var contentDescriptors: [any SectionBehavior] = [] {
    didSet { descriptorsDidChange(to: contentDescriptors.map(\.handlers)) }
  }

  /// The cells of items that no descriptor makes cells for.
  var factory: CellFactory<Section.Item>?

  /// The answers of delegates and of the source.
  var rules = AnswerRules()

  /// What the view knows to be responded to, and whether it has to read that again.
  var presence = ListPresence()

  /// What the list is for the view.
  let roles = ListRoles()

  /// The items that cells show, and the sections that headers, footers and other views show, by
  /// kind.
  var shownItems = ShownItems<Section.Item>()
  var shownSections: [String: ShownItems<Section>] = [:]

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

  /// Who is told which items are on the screen.
  var viewport = ListViewport<Section.Item>()

  var selecting = ListSelecting()

  let watch = ReorderingWatch()

  init(_ dataSource: some DataSource<Section>, shim: ScrollShim) {
    self.dataSource = dataSource
    self.shim = shim
    presenter = Presenter(dataSource)
    screen.list = self
    shim.list = self
    presenter.view = screen
    presenter.reordering = reorderingRules
    addSelectionRules()
    handlers.listen(self) { $0.presenceDidChange() }
  }

  deinit {
    #if DEBUG
    if let view {
      Task { @MainActor [weak view, name = String(describing: Self.self)] in
        if let view { ListReport.shared.dataSourceIsGone(from: view, name) }
      }
    }
    #endif
  }

  /// Applies a change to the view; overridden by each kind of list.
  func show(_ change: PresentedChange<Section>) {}

  /// Updates headers, footers and the layout after a change.
  func refreshSections(
    after change: PresentedChange<Section>, with animations: RowAnimations
  ) {}

  /// Whether a delegate moves items.
  var hasReorderingDelegate: Bool { false }

  /// The change whose headers, footers and layout are still to be updated.
  var changeToRefresh: PresentedChange<Section>?
}

extension ListDataSource {
  /// Returns an object that is to be a fallback, unless it would be asked by itself.
  func unlessOwn<Object>(_ object: Object?) -> Object? {
    let own = object as AnyObject
    return own === view || ListShim.isReached(through: own as? any NSObjectProtocol) ? nil : object
  }
}
#endif
