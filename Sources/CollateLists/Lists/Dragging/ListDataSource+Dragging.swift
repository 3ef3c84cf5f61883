#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import CollateCore
public import UIKit

/// What people drop on a list view, and where.
///
///     list.performDrop { drop in
///       guard let destination = drop.destination else { return }
///       for id in drop.ids(of: Task.ID.self).reversed() {
///         tasks.insertItem(archive.take(id), at: destination)
///       }
///     }
@MainActor
public struct ListDrop<Section: SectionProtocol> {
  /// The path in the *source* at which to insert, even if the source has changed during the drag.
  ///
  /// Over empty space it is the end of the last section. It is `nil` if there is no section, or the
  /// section was removed.
  public let destination: ItemPath?

  /// The id of the section of the destination; `nil` if there is none.
  public let sectionID: Section.ID?

  /// The id of the item before which to insert; `nil` for the end of the section, and without a destination.
  public let nextID: Section.Item.ID?

  /// The drop session of UIKit.
  ///
  /// Its items have what other apps provide, which can be loaded while the drop is performed.
  public let session: any UIDropSession

  /// Returns the ids of the items that come from lists of this app, in their order.
  ///
  /// - Parameter type: The type of the ids in their own source; ids of another type are left out.
  /// - Returns: The ids.
  public func ids<ID: Hashable>(of type: ID.Type) -> [ID] {
    session.items.compactMap { item in
      item.localObject as? ID ?? (item.localObject as? AnyID)?.base as? ID
    }
  }
}

extension ListDataSource {
  /// Sets whether something can be dropped; the closure is called often while it is dragged over the list view.
  ///
  /// By default, everything can. Items that the list moves itself are not passed to it.
  /// Corresponds to `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)` and
  /// `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)`.
  @discardableResult
  public func canDrop(_ closure: ((ListDrop<Section>) -> Bool)?) -> Self { set(.canDrop, closure) }

  /// Sets the closure that takes what is dropped from other lists and apps.
  ///
  /// Change the sources in it; the list view shows the change before the drop is animated. It can be
  /// set without ``allowsDragging``. Corresponds to `tableView(_:performDropWith:)` and
  /// `collectionView(_:performDropWith:)`.
  @discardableResult
  public func performDrop(_ closure: ((ListDrop<Section>) -> Void)?) -> Self {
    set(.performDrop, closure)
  }

  /// Adds what the view is told of because items can be dragged.
  func addDraggingRules() {
    rules.add(ViewMethod<Void>.drag, while: \.allowsDragging)
    rules.add(ViewMethod<Void>.performDrop, while: { $0.allowsDragging || $0.reordersSections })
  }

  func itemsToDrag(at path: IndexPath, in session: any UIDragSession) -> [UIDragItem] {
    // A section is dragged alone.
    guard allowsDragging, sectionDrag?.isDragged(in: session) != true, let item = item(at: path),
      let followed = path.itemPath.flatMap({ presenter.follow(at: $0) })
    else { return [] }
    let isLifted = dragging.items.contains {
      $0.session === session && $0.item.sourcePath == followed.sourcePath
    }
    let provider = answer(.itemProvider, about: item, at: path) ?? nil
    guard !isLifted, provider != nil || canMove(at: path) else { return [] }
    let dragItem = UIDragItem(itemProvider: provider ?? NSItemProvider())
    dragItem.localObject = item.id
    dragging.items.removeAll(where: \.isGone)
    dragging.items.append(.init(session: session, dragItem: dragItem, id: item.id, item: followed))
    return [dragItem]
  }

  func takes(_ session: any UIDropSession) -> Bool {
    if let section = session.draggedSection { return section === sectionDrag }
    return dropTaker != nil || ownItems(in: session) != nil
  }

  func operation(for session: any UIDropSession, at path: IndexPath?) -> UIDropOperation {
    if let operation = sectionOperation(for: session, at: path) { return operation }
    dragging.session = session
    if let items = ownItems(in: session) {
      let isAllowed = place(for: path, of: items).map { presenter.canDrop(items, at: $0) }
      return isAllowed ?? false ? .move : .forbidden
    }
    guard dropTaker != nil, accepts(drop(of: session, at: path)) else { return .forbidden }
    // To UIKit, a move of items that the list cannot move would be one of its rows.
    let isFromElsewhere = dragging.items(in: session) == nil
    return session.localDragSession != nil && session.allowsMoveOperation && isFromElsewhere
      ? .move : .copy
  }

  // A table view has the data source move a single row of its own (WWDC17-223), unless it was updated
  // since that was lifted: then it no longer knows where the row came from (header of
  // `UITableViewDropItem`). Collection views are not documented to do so, and may do either.
  func perform(_ drop: ViewDrop) {
    let section = drop.session.draggedSection
    let isOver = section.map { $0 !== sectionDrag } ?? (drop.session === dragging.committed)
    if isOver { return }
    dragging.isDropping = true
    defer { dragging.isDropping = false }
    presenter.act {
      if section != nil {
        performSectionDrop(drop)
      } else if let items = ownItems(in: drop.session) {
        if let place = place(for: drop.destination, of: items) { presenter.drop(items, at: place) }
      } else {
        let value = self.drop(of: drop.session, at: drop.destination)
        if accepts(value) { dropTaker?(value) }
      }
    }
    if section != nil { return endSectionDrag() }
    // The rows have to be there by now (header of `UITableViewDropCoordinator`).
    animate(drop)
  }

  func dragDidLeave() {
    dragging.session = nil
    endMove()
  }

  func dragWillBegin(_ session: any UIDragSession) { dragging.begun = session }

  func dragDidEnd(_ session: any UIDragSession) {
    dragging.begun = nil
    dragging.items.removeAll { $0.isGone || $0.session === session }
    endMove()
  }

  /// The items of a drop that the list can move itself, or `nil` if it is for others.
  private func ownItems(in session: any UIDropSession) -> [FollowedItem]? {
    guard allowsDragging, session.allowsMoveOperation,
      let items = dragging.items(in: session).map({ presenter.movable($0) }), !items.isEmpty
    else { return nil }
    return items
  }

  /// Returns the place in the view for an index path that UIKit proposes.
  private func place(for path: IndexPath?, of items: [FollowedItem]) -> ItemPath? {
    // A single item is counted out.
    let single = items.count == 1 ? items[0].sourcePath : nil
    return place(forItemAt: single.flatMap { presenter.presentedPath(of: $0) }, proposal: path)
  }

  private var dropTaker: ((ListDrop<Section>) -> Void)? { handlers[view: .performDrop] }

  private func accepts(_ drop: @autoclosure () -> ListDrop<Section>) -> Bool {
    let canDrop: ((ListDrop<Section>) -> Bool)? = handlers[view: .canDrop]
    return canDrop?(drop()) ?? true
  }

  private func drop(of session: any UIDropSession, at path: IndexPath?) -> ListDrop<Section> {
    let destination = place(for: path, of: []).flatMap { presenter.sourcePlace(for: $0) }
    let sections = dataSource.snapshot.sections
    let section = destination.flatMap {
      sections.indices.contains($0.section) ? sections[$0.section] : nil
    }
    return ListDrop(
      destination: destination, sectionID: section?.id,
      nextID: destination.flatMap { dataSource.snapshot.item(at: $0)?.id }, session: session)
  }

  /// Animates dropped items to where the view shows them; the others are left to UIKit.
  private func animate(_ drop: ViewDrop) {
    guard let view, view.takesBatches else { return }
    let items = dragging.items(in: drop.session)
    // A view that is given index paths has to be told of changes.
    _ = sectionCount()
    for (number, item) in drop.items.enumerated() {
      let path =
        if let items, items.indices.contains(number) {
          items[number].sourcePath.flatMap { presenter.presentedPath(of: $0) }?.indexPath
        } else {
          indexPath(ofDropped: item)
        }
      if let path { drop.animate(item, path) }
    }
  }

  private func indexPath(ofDropped item: UIDragItem) -> IndexPath? {
    typealias ID = Section.Item.ID
    if let id = item.localObject as? ID ?? (item.localObject as? AnyID)?.base as? ID {
      return indexPath(of: id)
    }
    guard ID.self == AnyID.self, let object = item.localObject else { return nil }
    // Whether it is `Sendable`, as type-erased ids are, cannot be asked at run time.
    func isSame<OwnID: Hashable>(_ id: OwnID) -> Bool { object as? OwnID == id }
    let snapshot = presenter.snapshot
    return snapshot.paths.first { path in
      (snapshot[path].id as? AnyID).map { isSame($0.base) } ?? false
    }?.indexPath
  }
}
#endif
