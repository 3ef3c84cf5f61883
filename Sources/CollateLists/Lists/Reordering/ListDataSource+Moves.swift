#if canImport(UIKit) && !os(watchOS)
public import CollateCore
import UIKit

/// Items that people have moved in a list, and where they come to.
///
/// It says so by ids, so that it can be an action of a store, or be sent to a server. It is what
/// `moveItems(withIDs:toSection:before:)` of a reorderable source takes.
public struct ListMove<Section: SectionProtocol>: Hashable {
  /// The ids of the items, in the order in which they were lifted.
  public let ids: [Section.Item.ID]

  /// The id of the section that they come to.
  public let sectionID: Section.ID

  /// The id of the item that comes after them, which is none of them; `nil` for the end of the section.
  public let nextID: Section.Item.ID?

  /// Creates a move, such as for a test of what becomes of it.
  ///
  /// - Parameters:
  ///   - ids: The ids of the items.
  ///   - sectionID: The id of the section that they come to.
  ///   - nextID: The id of the item that comes after them; `nil` for the end of the section.
  public init(ids: [Section.Item.ID], sectionID: Section.ID, nextID: Section.Item.ID?) {
    (self.ids, self.sectionID, self.nextID) = (ids, sectionID, nextID)
  }
}

extension ListMove: Sendable where Section.ID: Sendable, Section.Item.ID: Sendable {}

extension ListDataSource {
  /// Sets the closure that moves items, told by their ids; `nil` takes it away.
  ///
  ///     list.moveItems { store.send(.moved($0.ids, toSection: $0.sectionID, before: $0.nextID)) }
  ///
  /// Several items that are dropped together are told at once, unless one of them has a closure that moves single items
  /// (``CellBehavior/moveItem(_:)``), which comes first, or is sent elsewhere by ``CellBehavior/targetForMove(_:)``. The
  /// move method of a reordering delegate is not called then, nor does the source move anything. With ``reordersItems``,
  /// items still go only where the source lets them. If the source has not changed when the closure returns, the rows
  /// move back until it does.
  @discardableResult
  public func moveItems(_ closure: ((ListMove<Section>) -> Void)?) -> Self {
    set(.moveItems, closure)
  }

  /// The closure that moves items, told by their ids.
  var itemMover: ((ListMove<Section>) -> Void)? { handlers[view: .moveItems] }

  /// Moves those of several items that can be moved to a place.
  ///
  /// - Parameters:
  ///   - paths: The paths of the items in the source.
  ///   - place: A path in the source at which items can be inserted, with all items counted.
  /// - Returns: Whether there is a closure that does it for all of them.
  func moveTogether(_ paths: [ItemPath], to place: ItemPath) -> Bool {
    guard itemMover != nil else { return false }
    var movable: [ItemPath] = []
    for path in paths where canMoveSourceItem(at: path) {
      let proposal = place.counted(without: path)
      guard let target = target(ofSourceItemAt: path, proposal: proposal) else { continue }
      if target == proposal {
        movable.append(path)
      } else if target != path {
        return false
      }
    }
    return moveByIDs(movable, to: place)
  }

  /// Has items moved by their ids, unless they are there, and returns whether there is a closure that does it.
  func moveByIDs(_ paths: [ItemPath], to place: ItemPath) -> Bool {
    let snapshot = dataSource.snapshot
    let items = paths.compactMap { snapshot.item(at: $0) }
    guard let mover = itemMover, !items.contains(where: { hasClosure(.move, for: $0) }) else {
      return false
    }
    guard !items.isEmpty, snapshot.sections.indices.contains(place.section) else { return true }
    // Only what is needed is asked for, as the items of a section may be made when they are.
    let count = snapshot.itemCount(inSection: place.section)
    let ids = items.map { $0.id }
    func id(_ index: Int) -> Section.Item.ID? {
      snapshot.item(at: ItemPath(section: place.section, item: index))?.id
    }
    let next = (min(place.item, count)..<count).first { index in
      id(index).map { !ids.contains($0) } ?? false
    }
    let start = (next ?? count) - paths.count
    let areThere = paths.indices.allSatisfy {
      paths[$0] == ItemPath(section: place.section, item: start + $0)
    }
    if areThere { return true }
    mover(
      ListMove(
        ids: ids, sectionID: snapshot.sections[place.section].id, nextID: next.flatMap { id($0) }))
    return true
  }
}

extension ListMethod where Place == Void {
  static var moveItems: Self { .init(and: ItemMethod<(IndexPath) -> Void>.move.selectors) }
}
#endif
