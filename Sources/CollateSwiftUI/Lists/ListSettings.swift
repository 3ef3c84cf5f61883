#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import CollateCore
import CollateLists
import SwiftUI
import UIKit

/// Where the sections of a list are kept.
enum ListContent<Section: SectionProtocol> {
  case source(any DataSource<Section>)
  case state([Section], write: (([Section]) -> Void)?)

  /// Whether items can be moved, as far as this is known here.
  var isMovable: Bool {
    if case .state(_, nil) = self { false } else { true }
  }
}

/// The selection of a list, in the state of the app.
struct ListSelection<ID: Hashable> {
  let behavior: Selection<ID>.Behavior
  let ids: StateAccess<Set<ID>>
}

/// The scroll position of a list, in the state of the app.
struct ListScrolling<ID> {
  let edge: ListScrollEdge
  let id: StateAccess<ID?>
}

/// What the modifiers of a list say.
@MainActor
struct ListSettings<Section: SectionProtocol> {
  typealias ID = Section.Item.ID

  var row: CellContent<Section.Item>
  var header: CellContent<Section>?
  var footer: CellContent<Section>?
  var emptyContent: ((EnvironmentValues) -> any UIContentConfiguration)?
  var onSelect: ((Section.Item) -> Void)?
  var selection: ListSelection<ID>?
  var isReorderable = false
  var scrolling: ListScrolling<ID>?
  var loading: [ListLoadingPart<Section>] = []
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var preparations: [(CollectionViewDataSource<Section>, UICollectionView) -> Void] = []

  init(row: @escaping CellContent<Section.Item>) {
    self.row = row
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
#endif
