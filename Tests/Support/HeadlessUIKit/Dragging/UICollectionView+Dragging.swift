// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UICollectionView: DragSurface {
  public var hasActiveDrag: Bool { tracking.dragCount > 0 }

  public var hasActiveDrop: Bool { tracking.hasDrop }

  var takesDrops: Bool { dropDelegate != nil }

  func draggedItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    engine.ask { dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) } ?? []
  }

  func addedItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    engine.ask {
      dragged.collectionView?(self, itemsForAddingTo: session, at: path, point: .zero)
    } ?? []
  }

  func dragDidBegin(_ session: any UIDragSession) {
    dragged.collectionView?(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragged.collectionView?(self, dragSessionDidEnd: session)
  }

  func allowsMoves(_ session: any UIDragSession) -> Bool {
    dragged.collectionView?(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func canHandle(_ session: any UIDropSession) -> Bool {
    engine.ask { dropped.collectionView?(self, canHandle: session) } ?? true
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropped.collectionView?(self, dropSessionDidEnter: session)
  }

  func proposal(_ session: any UIDropSession, at path: IndexPath?) -> HeadlessProposal {
    let proposal = engine.ask {
      dropped.collectionView?(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }
    return HeadlessProposal(
      operation: proposal?.operation ?? .copy,
      inserts: path != nil && proposal?.intent == .insertAtDestinationIndexPath)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropped.collectionView?(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropped.collectionView?(self, dropSessionDidEnd: session)
  }

  func perform(_ drop: HeadlessDrop) {
    dropDelegate?.collectionView(self, performDropWith: HeadlessCollectionDrop(drop))
  }

  func canMoveDragged(_ path: IndexPath) -> Bool {
    asked.responds(to: "collectionView:moveItemAtIndexPath:toIndexPath:")
      && engine.ask { asked.collectionView?(self, canMoveItemAt: path) } ?? true
  }

  func target(ofDragged path: IndexPath, proposed: IndexPath) -> IndexPath? {
    target(of: path, at: path, proposed: proposed)
  }

  func commitDrag(from path: IndexPath, to destination: IndexPath) {
    engine.commitMove(from: path, to: destination) {
      asked.collectionView?(self, moveItemAt: path, to: destination)
    }
  }
}
