#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import CollateCore
import CollateLists
import SwiftUI
import UIKit

/// Keeps a list view and the state of the app that it is bound to in step.
///
/// Nothing that it reads in an update is observable, so that a change of the source updates no view.
@MainActor
final class ListCoordinator<Section: SectionProtocol>: HostedCoordinator {
  let controller = HostedListController()

  /// The adapter, which is another one for another source.
  private var list: CollectionViewDataSource<Section>?

  /// What the last update passed, which is before the first cell is made.
  private var settings: ListSettings<Section>
  private var environment = EnvironmentValues()

  /// The number of updates.
  private var version = 0

  private let source = HostedSource<Section>()
  private lazy var selecting = ListSelecting<Section>(controller.collectionView)
  private lazy var scrolling = ListScroller<Section>(controller)
  #if !os(tvOS)
  private lazy var refreshing = ListRefreshing(controller.collectionView)
  #endif

  /// Whether the list is visible, so that its sources load.
  private var isVisible = false {
    didSet {
      if isVisible == oldValue { return }
      for part in settings.loading { part.setVisible(isVisible, self) }
    }
  }

  private var isEditing = false

  /// The view for an empty list, while it is shown.
  private weak var emptyView: (any UIView & UIContentView)?

  /// The observations of the sources that load for the list.
  private var stateObservations: [ObservationToken] = []

  init(_ settings: ListSettings<Section>) {
    self.settings = settings
    controller.onAppearance = { [weak self] in self?.isVisible = $0 }
  }

  func update(
    _ new: ListSettings<Section>, _ environment: EnvironmentValues,
    _ transaction: SwiftUI.Transaction
  ) {
    let old = settings
    (settings, self.environment) = (new, environment)
    settings.isReorderable = new.isReorderable && new.content.isMovable && environment.isEnabled
    version += 1
    if list == nil || transaction.disablesAnimations {
      UIView.performWithoutAnimation { showSource(from: old) }
    } else {
      showSource(from: old)
    }
    guard let list else { return }
    if isVisible {
      for part in old.loading(notIn: settings) { part.setVisible(false, self) }
      for part in settings.loading(notIn: old) { part.setVisible(true, self) }
    }
    // After the change of the source, so that closures are not called for items that the app has removed.
    refreshCells()
    let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    if isEditing != self.isEditing { controller.collectionView.isEditing = isEditing }
    self.isEditing = isEditing
    #if !os(tvOS)
    refreshing.update(environment.refresh, isEnabled: environment.isEnabled)
    #endif
    let takesTaps = settings.onSelect != nil || !settings.preparations.isEmpty
    selecting.update(
      settings.selection, in: list, isEnabled: environment.isEnabled, takesTaps: takesTaps)
    scrolling.update(settings.scrolling, in: list, isAnimated: transaction.animatesMoves)
  }

  func end() {
    isVisible = false
    controller.leaveSurrounding()
    list?.collectionView = nil
    #if !os(tvOS)
    refreshing.end()
    #endif
  }
}

// The source.
extension ListCoordinator {
  /// Shows what is passed now, given what was passed before.
  private func showSource(from old: ListSettings<Section>) {
    if let other = source.receive(settings.content) {
      attach(other)
    } else if let list {
      setUp(list, from: old)
    }
  }

  private func attach(_ source: some DataSource<Section>) {
    let list = CollectionViewDataSource(
      dataSource: source, cell: HostingCell.self, method: .classBased
    ) { [weak self] cell, item, _ in
      self?.show(item, in: cell)
    }
    list.leavesSwipesToCells = true
    list.onDisplay = { [weak self] in
      // The cell may have been prepared some updates ago.
      if let self { ($0 as? HostingCell)?.refresh(for: version) }
    }
    list.didSelect { [weak self] item, _ in
      self?.settings.onSelect?(item)
      return self?.list?.selection == nil ? .deselect : .keepSelected
    }
    // A layout must not ask one adapter for the sections of another.
    self.list?.collectionView = nil
    self.list = list
    // All is set before the view reads what there is to ask for.
    setUp(list, from: nil)
    list.selection = selecting.selection
    for prepare in settings.preparations { prepare(list, controller.collectionView) }
    controller.collectionView.collectionViewLayout = list.makeLayout()
    list.collectionView = controller.collectionView
  }
}

// What modifiers ask of an adapter.
extension ListCoordinator {
  /// Sets what modifiers ask for now and did not before, and takes away what they ask for no longer, so that what
  /// `prepare` sets stays.
  private func setUp(_ list: CollectionViewDataSource<Section>, from old: ListSettings<Section>?) {
    let isRestyled = settings.appearance != old?.appearance ?? .plain
    if isRestyled { list.listLayout(.init(appearance: settings.appearance)) }
    let kinds = Set(settings.edges.keys).symmetricDifference(old?.edges.keys.map(\.self) ?? [])
    for kind in kinds { setUpEdges(ofKind: kind, in: list) }
    if let view = list.collectionView, isRestyled || !kinds.isEmpty {
      // The view has to know that there are headers before the layout has any.
      list.flush()
      view.collectionViewLayout.invalidateLayout()
    }
    if (settings.emptyContent == nil) != (old?.emptyContent == nil) {
      list.emptyContent =
        settings.emptyContent.map { _ in { [weak self] in self?.makeEmptyView() ?? UIView() } }
    }
    if settings.isReorderable != old?.isReorderable ?? false {
      list.reordersItems = settings.isReorderable
      #if !os(tvOS)
      list.allowsDragging = settings.isReorderable
      #endif
    }
    for part in old?.loading(notIn: settings) ?? [] { list.stopReportingViewport(to: part.source) }
    for part in settings.loading(notIn: old) { part.connect(list) }
    // Before iOS 17, nothing tracks that a view for no items depends on a state.
    stateObservations = settings.loading.map { part in
      part.observe { [weak self] in self?.refreshEmptyView() }
    }
    if settings.anchoring != old?.anchoring ?? .none { list.anchoring = settings.anchoring }
  }

  private func setUpEdges(ofKind kind: String, in list: CollectionViewDataSource<Section>) {
    guard settings.edges[kind] != nil else {
      list.supplementaryView(ofKind: kind, nil)
      return
    }
    list.supplementaryView(ofKind: kind) { [weak self] section, _ in
      .view(HostingCell.self, method: .classBased) { cell in
        self?.configure(cell) {
          $1.contentConfiguration = $0.settings.edges[kind]?(section, $0.environment)
        }
      }
    }
  }
}

// What is shown.
extension ListCoordinator {
  private func show(_ item: Section.Item, in cell: HostingCell) {
    configure(cell) {
      $1.contentConfiguration = $0.settings.row(item, $0.environment)
      #if !os(tvOS)
      $1.accessories = $0.settings.isReorderable ? [.reorder()] : []
      #endif
    }
  }

  /// Configures a cell, header or footer as modifiers and environment are, and again in later updates.
  private func configure(
    _ cell: HostingCell, _ body: @escaping (ListCoordinator, HostingCell) -> Void
  ) {
    cell.show(version: version) { [weak self] cell in
      if let self { body(self, cell) }
    }
  }

  private func makeEmptyView() -> UIView? {
    let view = settings.emptyContent?(environment).makeContentView()
    emptyView = view
    return view
  }

  private func refreshEmptyView() {
    if let emptyView, let content = settings.emptyContent {
      emptyView.configuration = content(environment)
    }
  }

  /// Configures all that is visible in place, because the closures of the app may have captured other values.
  ///
  /// That needs no batch update, and SwiftUI compares the views.
  private func refreshCells() {
    refreshEmptyView()
    let view = controller.collectionView
    var cells: [UIView] = view.visibleCells
    for kind in settings.edges.keys {
      cells += view.visibleSupplementaryViews(ofKind: kind) as [UIView]
    }
    for case let cell as HostingCell in cells { cell.refresh(for: version) }
  }
}
#endif
