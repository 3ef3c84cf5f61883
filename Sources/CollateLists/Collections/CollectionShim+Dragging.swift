#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

// What is not here reaches the app's own delegate, if it has it: how items look that are dragged.
extension CollectionShim: UICollectionViewDragDelegate {
  enum DraggingPart {}

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    ask { $0.itemsToDrag(at: indexPath, in: session) } ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    self.collectionView(collectionView, itemsForBeginning: session, at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    list?.dragWillBegin(session)
    (delegate as? any UICollectionViewDragDelegate)?.collectionView?(
      collectionView, dragSessionWillBegin: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {
    list?.dragDidEnd(session)
    (delegate as? any UICollectionViewDragDelegate)?.collectionView?(
      collectionView, dragSessionDidEnd: session)
  }
}

extension CollectionShim: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    ask { $0.takes(session) } ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let operation = ask { $0.operation(for: session, at: destinationIndexPath) }
    return UICollectionViewDropProposal(
      operation: operation ?? .cancel,
      intent: session.draggedSection == nil ? .insertAtDestinationIndexPath : .unspecified)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    list?.perform(
      ViewDrop(
        session: coordinator.session, destination: coordinator.destinationIndexPath,
        items: coordinator.items.map(\.dragItem)
      ) {
        coordinator.drop($0, toItemAt: $1)
      })
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    list?.dragDidLeave()
    (delegate as? any UICollectionViewDropDelegate)?.collectionView?(
      collectionView, dropSessionDidExit: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {
    list?.dragDidLeave()
    (delegate as? any UICollectionViewDropDelegate)?.collectionView?(
      collectionView, dropSessionDidEnd: session)
  }
}
#endif
