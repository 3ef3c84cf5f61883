#if canImport(UIKit) && !os(watchOS)
import UIKit

extension ListDataSource {
  /// Sets the closure that moves items, told by their ids.
  ///
  ///     list.moveItems { store.send(.moved($0.ids, toSection: $0.sectionID, before: $0.nextID)) }
  ///
  /// Several items that are dropped together are told at once. If the source has not changed when the closure returns,
  /// the rows move back until it does. A closure that moves single items comes first; see ``CellBehavior/moveItem(_:)``.
  @discardableResult
  public func moveItems(_ closure: ((ListMove<Section>) -> Void)?) -> Self {
    set(.moveItems, closure)
  }
}

extension ListDataSource {
  /// The closure that moves items, told by their ids.
  var itemMover: ((ListMove<Section>) -> Void)? { handlers[view: .moveItems] }

  /// Moves those of several items that can be moved to a place.
  ///
  /// - Parameters:
  ///   - paths: The paths of the items in the source.
  ///   - place: A path in the source at which items can be inserted, with all items counted.
  /// - Returns: Whether there is a closure that does it for all of them.
  func moveTogether(_ paths: [ItemPath], to place: ItemPath) -> Bool {
    let movable = paths.filter { path in
      let isBelow = path.section == place.section && path.item < place.item
      let proposal = ItemPath(section: place.section, item: place.item - (isBelow ? 1 : 0))
      return canMoveSourceItem(at: path) && target(ofSourceItemAt: path, proposal: proposal) != nil
    }
    return moveByIDs(movable, to: place)
  }

  /// Has items moved by their ids, and returns whether there is a closure that does it.
  func moveByIDs(_ paths: [ItemPath], to place: ItemPath) -> Bool {
    let snapshot = dataSource.snapshot
    let items = paths.compactMap { snapshot.item(at: $0) }
    guard let mover = itemMover, !items.contains(where: { hasClosure(.move, for: $0) }) else {
      return false
    }
    guard !items.isEmpty, snapshot.sections.indices.contains(place.section) else { return true }
    let section = snapshot.sections[place.section]
    let next = (place.item..<section.items.count).first {
      !paths.contains(ItemPath(section: place.section, item: $0))
    }
    mover(
      ListMove(
        ids: items.map(\.id), sectionID: section.id,
        nextID: next.map { section.items[$0].id }))
    return true
  }
}

extension ListMethod where Place == Void {
  static var moveItems: Self { .init(and: ItemMethod<(IndexPath) -> Void>.move.selectors) }
}
#endif
