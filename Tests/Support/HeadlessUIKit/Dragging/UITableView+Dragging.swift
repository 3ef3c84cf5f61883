// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UITableView: DragSurface {
  public var hasActiveDrag: Bool { tracking.dragCount > 0 }

  public var hasActiveDrop: Bool { tracking.hasDrop }

  var takesDrops: Bool { dropDelegate != nil }

  func draggedItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    engine.ask { dragDelegate?.tableView(self, itemsForBeginning: session, at: path) } ?? []
  }

  func addedItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    engine.ask {
      dragged.tableView?(self, itemsForAddingTo: session, at: path, point: .zero)
    } ?? []
  }

  func dragDidBegin(_ session: any UIDragSession) {
    dragged.tableView?(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragged.tableView?(self, dragSessionDidEnd: session)
  }

  func allowsMoves(_ session: any UIDragSession) -> Bool {
    dragged.tableView?(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func canHandle(_ session: any UIDropSession) -> Bool {
    engine.ask { dropped.tableView?(self, canHandle: session) } ?? true
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropped.tableView?(self, dropSessionDidEnter: session)
  }

  func proposal(_ session: any UIDropSession, at path: IndexPath?) -> HeadlessProposal {
    let proposal = engine.ask {
      dropped.tableView?(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }
    return HeadlessProposal(
      operation: proposal?.operation ?? .copy,
      inserts: path != nil && proposal?.intent == .insertAtDestinationIndexPath)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropped.tableView?(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropped.tableView?(self, dropSessionDidEnd: session)
  }

  func perform(_ drop: HeadlessDrop) {
    dropDelegate?.tableView(self, performDropWith: HeadlessTableDrop(drop))
  }

  func canMoveDragged(_ path: IndexPath) -> Bool {
    asked.responds(to: "tableView:moveRowAtIndexPath:toIndexPath:")
      && engine.ask { asked.tableView?(self, canMoveRowAt: path) } ?? true
  }

  func target(ofDragged path: IndexPath, proposed: IndexPath) -> IndexPath? {
    engine.ask {
      told.tableView?(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
    }
  }

  func commitDrag(from path: IndexPath, to destination: IndexPath) {
    engine.commitMove(from: path, to: destination) {
      asked.tableView?(self, moveRowAt: path, to: destination)
    }
  }
}
