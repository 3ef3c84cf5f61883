#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import CollateCore
import CollateLists
import CollateLoading
import SwiftUI
import UIKit

/// What the modifiers of a list say.
@MainActor
struct ListSettings<Section: SectionProtocol> {
  typealias ID = Section.Item.ID
  typealias Selecting = (behavior: Selection<ID>.Behavior, ids: Binding<Set<ID>>)
  typealias Scrolling = (edge: ListScrollEdge, id: Binding<ID?>)

  let content: SourceContent<Section>
  let row: CellContent<Section.Item>

  /// The headers and footers, by their kinds.
  var edges: [String: CellContent<Section>] = [:]
  var emptyContent: ((EnvironmentValues) -> any UIContentConfiguration)?
  var onSelect: ((Section.Item) -> Void)?
  var selection: Selecting?
  var isReorderable = false
  var scrolling: Scrolling?
  var loading: [ListLoadingPart<Section>] = []
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var preparations: [(CollectionViewDataSource<Section>, UICollectionView) -> Void] = []

  /// Returns the sources that load for this list, and not with other settings.
  func loading(notIn other: ListSettings?) -> [ListLoadingPart<Section>] {
    let others = other?.loading ?? []
    return loading.filter { part in !others.contains { $0.source === part.source } }
  }

  /// What stays where it is on the screen while items are inserted and removed.
  var anchoring: ScrollAnchoring {
    switch scrolling?.edge {
    case .end: .visibleExceptAtEnd
    case .start: .visibleExceptAtTop
    case nil: loading.isEmpty ? .none : .visibleExceptAtTop
    }
  }
}

/// A source that loads for a list, without its types.
@MainActor
struct ListLoadingPart<Section: SectionProtocol> {
  let source: any ViewportObserver
  let setVisible: (_ isVisible: Bool, _ screen: AnyObject) -> Void
  let connect: (CollectionViewDataSource<Section>) -> Void
  let observe: (_ stateDidChange: @escaping @MainActor () -> Void) -> ObservationToken

  init<Loaded, Key>(
    _ source: LoadingDataSource<Loaded, Key>,
    id: @escaping (_ item: Section.Item) -> Loaded.Item.ID?
  ) {
    self.source = source
    setVisible = { $0 ? source.appear(on: $1) : source.disappear(from: $1) }
    connect = { $0.addViewportObserver(source, id: id) }
    observe = { stateDidChange in source.observeState { _ in stateDidChange() } }
  }
}
#endif
