#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import CollateCore
import CollateLists
import UIKit

/// Keeps the scroll position of a list and that in the state of the app in step.
@MainActor
final class ListScroller<Section: SectionProtocol> {
  typealias ID = Section.Item.ID

  private let controller: HostedListController
  private let id = BoundValue<ID?>()
  private var edge = ListScrollEdge.start
  private weak var list: CollectionViewDataSource<Section>?

  /// The item to which the app has the list scroll, until it is there or people scroll.
  ///
  /// What comes by on the way there is not written to the state, where the app may already have set another goal.
  private var goal: ID?

  /// Whether the goal is not shown yet, such as before the first items are loaded.
  private var awaitsGoal = false

  /// The item at the edge in place of the goal, to which the list is too short to scroll.
  ///
  /// The state keeps the goal until another item is there.
  private var substitute: ID?

  init(_ controller: HostedListController) {
    self.controller = controller
  }

  func update(
    _ new: ListSettings<Section>.Scrolling?, in list: CollectionViewDataSource<Section>,
    isAnimated: Bool
  ) {
    self.list = list
    let isNew = id.receive(new?.id)
    edge = new?.edge ?? .start
    list.onViewportChange = new.map { _ in { [weak self] in self?.viewportDidChange() } }
    list.onScrollBegin = { [weak self] in self?.goal = nil }
    if isNew { scroll(to: id.value ?? nil, isAnimated: isAnimated) }
  }

  private func scroll(to id: ID?, isAnimated: Bool) {
    (goal, substitute) = (id, nil)
    if id == nil { return }
    let view = controller.collectionView
    if !view.bounds.isEmpty, view.window != nil { return scrollToGoal(isAnimated: isAnimated) }
    controller.onFirstLayout = { [weak self] in self?.scrollToGoal(isAnimated: false) }
  }

  private func scrollToGoal(isAnimated: Bool) {
    guard let list, let id = goal else { return }
    let path = list.indexPath(of: id)
    awaitsGoal = path == nil
    guard let path else { return }
    let snapshot = list.snapshot
    let last = snapshot.itemCount - 1
    if edge == .end, snapshot.path(ofItemWithRank: last).indexPath == path {
      list.scrollToEnd(animated: isAnimated)
    } else {
      list.scroll(to: id, at: edge == .end ? .end : .start, animated: isAnimated)
    }
    substituteGoal()
  }

  private func substituteGoal() {
    guard let list, let goal, list.isScrolledFully(toEnd: edge == .start),
      list.visibleIDs.contains(goal)
    else { return }
    (self.goal, substitute) = (nil, shown)
  }

  /// The item at the edge.
  private var shown: ID? {
    let visible = list?.visibleIDs ?? []
    return edge == .end ? visible.last : visible.first
  }

  private func viewportDidChange() {
    let view = controller.collectionView
    let shown = shown
    if controller.onFirstLayout != nil { return }
    if let goal, shown != goal, !view.isTracking, !view.isDecelerating {
      if awaitsGoal { scrollToGoal(isAnimated: false) } else { substituteGoal() }
      if list?.indexPath(of: goal) != nil || awaitsGoal { return }
    }
    goal = nil
    if substitute != nil, shown == substitute { return }
    substitute = nil
    id.send(shown)
  }
}
#endif
