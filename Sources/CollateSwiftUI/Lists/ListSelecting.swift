#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import CollateCore
import CollateLists
import UIKit

/// Keeps the selection of a list and that in the state of the app in step.
@MainActor
final class ListSelecting<Section: SectionProtocol> {
  typealias ID = Section.Item.ID

  private let view: UICollectionView
  private let ids = BoundValue<Set<ID>>()
  private(set) var selection: Selection<ID>?
  private var observation: ObservationToken?

  /// Whether the view lets people tap items without a selection; that of a new view does.
  private var allowsTaps = true

  /// Whether it did before it was to let nobody do so.
  private var allowedTaps = true

  init(_ view: UICollectionView) {
    self.view = view
  }

  func update(
    _ new: ListSettings<Section>.Selecting?, in list: CollectionViewDataSource<Section>,
    isEnabled: Bool, takesTaps: Bool
  ) {
    let isNew = ids.receive(new?.ids)
    if let new {
      let selection = selection ?? begin(in: list)
      selection.behavior = new.behavior
      selection.management = isEnabled ? .automatic : .none
      if isNew { selection.set(ids.value ?? []) }
      return
    }
    if let selection { end(selection, in: list) }
    let allowsTaps = isEnabled && takesTaps
    if allowsTaps != self.allowsTaps {
      if !allowsTaps { allowedTaps = view.allowsSelection }
      view.allowsSelection = allowsTaps && allowedTaps
    }
    self.allowsTaps = allowsTaps
  }

  private func begin(in list: CollectionViewDataSource<Section>) -> Selection<ID> {
    let selection = Selection<ID>()
    ids.onRefusal = { [weak selection] in selection?.set($0) }
    observation = selection.observe { [weak self] _ in self?.selectionDidChange() }
    self.selection = selection
    list.selection = selection
    return selection
  }

  private func selectionDidChange() {
    if let selection { ids.send(Set(selection.currentIDs)) }
  }

  private func end(_ selection: Selection<ID>, in list: CollectionViewDataSource<Section>) {
    observation = nil
    // With that, the view deselects all.
    selection.deselectAll()
    (self.selection, list.selection) = (nil, nil)
  }
}
#endif
