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
  private var selection: Selection<ID>?
  private var observation: ObservationToken?

  /// Whether the view lets people tap items without a selection; that of a new view does.
  private var allowsTaps = true

  init(_ view: UICollectionView) {
    self.view = view
  }

  /// Gives another adapter the selection.
  func move(to list: CollectionViewDataSource<Section>) {
    if let selection { list.selection = selection }
  }

  func update(
    _ new: ListSettings<Section>.Selecting?, in list: CollectionViewDataSource<Section>,
    isEnabled: Bool,
    takesTaps: Bool
  ) {
    let isNew = ids.receive(new?.ids)
    if let new {
      show(new, isNew: isNew, in: list)
      selection?.management = isEnabled ? .automatic : .none
    } else {
      if selection != nil { end(in: list) }
      if allowsTaps != (isEnabled && takesTaps) {
        allowsTaps.toggle()
        view.allowsSelection = allowsTaps
      }
    }
  }

  private func show(
    _ new: ListSettings<Section>.Selecting, isNew: Bool, in list: CollectionViewDataSource<Section>
  ) {
    let ids = ids.value ?? []
    guard let selection else {
      let selection = Selection<ID>(new.behavior, selected: Array(ids))
      var shown = ids
      observation = selection.observe { [weak self] change in
        shown.formUnion(change.selected)
        shown.subtract(change.deselected)
        self?.ids.send(shown)
      }
      self.selection = selection
      list.selection = selection
      return
    }
    if selection.behavior != new.behavior { selection.behavior = new.behavior }
    if isNew { selection.set(ids) }
  }

  private func end(in list: CollectionViewDataSource<Section>) {
    (selection, observation) = (nil, nil)
    list.selection = nil
    for path in view.indexPathsForSelectedItems ?? [] {
      view.deselectItem(at: path, animated: false)
    }
    view.allowsMultipleSelection = false
    view.allowsMultipleSelectionDuringEditing = false
    allowsTaps = true
    view.allowsSelection = true
  }
}
#endif
