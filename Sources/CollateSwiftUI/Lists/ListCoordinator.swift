#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import CollateCore
import CollateLists
import SwiftUI
import UIKit

/// Keeps a list view and the state of the app that it is bound to in step.
///
/// Nothing that it reads in an update is observable, so that a change of the source updates no view.
@MainActor
final class ListCoordinator<Section: SectionProtocol> {
  let controller = HostedListController()

  /// The adapter, which is another one for another source.
  private(set) var list: CollectionViewDataSource<Section>?

  /// What the last update passed, which is before the first cell is made.
  private(set) var settings: ListSettings<Section>
  private(set) var environment = EnvironmentValues()

  /// The number of updates.
  private(set) var version = 0

  private var state: StateSource<Section>?
  private var replacements = SourceReplacements()
  private let loading = ListLoading<Section>()
  private lazy var selecting = ListSelecting<Section>(controller.collectionView)
  private lazy var scrolling = ListScroller<Section>(controller)
  #if !os(tvOS)
  private lazy var refreshing = ListRefreshing(controller.collectionView)
  #endif

  /// What was set up on the adapter and on the view, so that only differences are set, and what `prepare` sets stays.
  private var features = ListFeatures()
  private var isEditing = false
  private var preparationCount = 0

  /// The view for an empty list, while it is shown.
  private weak var emptyView: (any UIView & UIContentView)?

  init(_ settings: ListSettings<Section>) {
    self.settings = settings
  }

  func update(
    _ content: ListContent<Section>, _ settings: ListSettings<Section>,
    _ environment: EnvironmentValues, _ transaction: SwiftUI.Transaction
  ) {
    (self.settings, self.environment) = (settings, environment)
    version += 1
    let isFirst = list == nil
    controller.onAppearance = { [loading] in loading.isVisible = $0 }
    if isFirst || transaction.disablesAnimations {
      UIView.performWithoutAnimation { show(content) }
    } else {
      show(content)
    }
    guard let list else { return }
    setUp(list, isMovable: content.isMovable)
    prepare(list)
    // After the change of the source, so that closures are not called for items that the app has removed.
    refreshCells()
    showEditing()
    #if !os(tvOS)
    refreshing.update(environment.refresh, isEnabled: environment.isEnabled)
    #endif
    let takesTaps = settings.onSelect != nil || !settings.preparations.isEmpty
    selecting.update(
      settings.selection, in: list, isEnabled: environment.isEnabled, takesTaps: takesTaps)
    let isAnimated = transaction.animation != nil && !transaction.disablesAnimations
    scrolling.update(settings.scrolling, in: list, isAnimated: isAnimated && !isFirst)
  }

  /// Ends everything, when SwiftUI removes the view.
  func end() {
    loading.isVisible = false
    controller.leaveSurrounding()
    list?.collectionView = nil
    (list, state) = (nil, nil)
    #if !os(tvOS)
    refreshing.end()
    #endif
  }
}

// The source.
extension ListCoordinator {
  private func show(_ content: ListContent<Section>) {
    switch content {
    case .source(let source):
      state = nil
      if list?.dataSource !== source { attach(source, isMovable: true) }
    case .state(let sections, let write):
      if let state { return state.receive(sections, write: write) }
      let state = StateSource(sections, write: write)
      self.state = state
      attach(state.source, isMovable: write != nil)
    }
  }

  private func attach(_ source: some DataSource<Section>, isMovable: Bool) {
    if let list { replacements.record(list.dataSource, inUpdate: version) }
    let list = CollectionViewDataSource(
      dataSource: source, cell: HostingCell.self, method: .classBased
    ) { [weak self] cell, item, _ in
      self?.configure(cell, with: item)
    }
    list.leavesSwipesToCells = true
    list.onDisplay = { [weak self] in
      // The cell may have been prepared some updates ago.
      if let self { ($0 as? HostingCell)?.refresh(for: version) }
    }
    list.didSelect { [weak self] item, _ in
      self?.settings.onSelect?(item)
      return self?.settings.selection == nil ? .deselect : .keepSelected
    }
    list.listLayout(.init(appearance: settings.appearance))
    features = ListFeatures(appearance: settings.appearance)
    preparationCount = 0
    // A layout must not ask one adapter for the sections of another.
    self.list?.collectionView = nil
    self.list = list
    // All is set before the view reads what there is to ask for.
    setUp(list, isMovable: isMovable)
    selecting.move(to: list)
    prepare(list)
    controller.collectionView.collectionViewLayout = list.makeLayout()
    list.collectionView = controller.collectionView
  }

  private func prepare(_ list: CollectionViewDataSource<Section>) {
    let preparations = settings.preparations.dropFirst(preparationCount)
    preparationCount = settings.preparations.count
    for prepare in preparations { prepare(list, controller.collectionView) }
  }
}

/// What modifiers ask of an adapter that can be set and taken away.
struct ListFeatures {
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var edges: Set<String> = []
  var hasEmptyContent = false
  var isReorderable = false
  var anchoring = ScrollAnchoring.none
}

extension ListCoordinator {
  /// Sets what modifiers ask for now and did not before, and takes away what they ask for no longer.
  private func setUp(_ list: CollectionViewDataSource<Section>, isMovable: Bool) {
    let old = features
    features = ListFeatures(
      appearance: settings.appearance, edges: Set(settings.edges.keys),
      hasEmptyContent: settings.emptyContent != nil,
      isReorderable: settings.isReorderable && isMovable && environment.isEnabled,
      anchoring: settings.anchoring)
    if features.appearance != old.appearance {
      list.listLayout(.init(appearance: features.appearance))
    }
    for kind in features.edges.symmetricDifference(old.edges) { setUpEdges(ofKind: kind, in: list) }
    if let view = list.collectionView,
      features.appearance != old.appearance || features.edges != old.edges
    {
      // The view has to know that there are headers before the layout has any.
      list.flush()
      view.collectionViewLayout.invalidateLayout()
    }
    if features.hasEmptyContent != old.hasEmptyContent {
      list.emptyContent =
        features.hasEmptyContent ? { [weak self] in self?.makeEmptyView() ?? UIView() } : nil
    }
    if features.isReorderable != old.isReorderable {
      list.reordersItems = features.isReorderable
      #if !os(tvOS)
      list.allowsDragging = features.isReorderable
      #endif
    }
    loading.update(settings.loading, in: list)
    if features.anchoring != old.anchoring { list.anchoring = features.anchoring }
  }

  private func setUpEdges(ofKind kind: String, in list: CollectionViewDataSource<Section>) {
    guard settings.edges[kind] != nil else {
      list.supplementaryView(ofKind: kind, nil)
      return
    }
    list.supplementaryView(ofKind: kind) { [weak self] section, _ in
      .view(HostingCell.self, method: .classBased) { cell in
        guard let self else { return }
        cell.show(version: self.version) { [weak self] cell in
          guard let self else { return }
          cell.contentConfiguration = self.settings.edges[kind]?(section, self.environment)
        }
      }
    }
  }

  private func showEditing() {
    let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    if isEditing == self.isEditing { return }
    self.isEditing = isEditing
    controller.collectionView.isEditing = isEditing
  }
}

// What is shown.
extension ListCoordinator {
  private func configure(_ cell: HostingCell, with item: Section.Item) {
    cell.show(version: version) { [weak self] cell in
      guard let self else { return }
      cell.contentConfiguration = settings.row(item, environment)
      #if !os(tvOS)
      cell.accessories = features.isReorderable ? [.reorder()] : []
      #endif
    }
  }

  private func makeEmptyView() -> UIView? {
    let view = settings.emptyContent?(environment).makeContentView()
    emptyView = view
    return view
  }

  /// Configures all that is visible in place, because the closures of the app may have captured other values.
  ///
  /// That needs no batch update, and SwiftUI compares the views.
  private func refreshCells() {
    if let emptyView, let content = settings.emptyContent {
      emptyView.configuration = content(environment)
    }
    let view = controller.collectionView
    var cells: [UIView] = view.visibleCells
    for kind in settings.edges.keys {
      cells += view.visibleSupplementaryViews(ofKind: kind) as [UIView]
    }
    for case let cell as HostingCell in cells { cell.refresh(for: version) }
  }
}
#endif
