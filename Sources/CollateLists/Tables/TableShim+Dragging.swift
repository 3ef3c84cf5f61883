#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

// What is not here reaches the app's own delegate, if it has it: how rows look that are dragged.
extension TableShim: UITableViewDragDelegate {
  enum DraggingPart {}

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    ask { $0.itemsToDrag(at: indexPath, in: session) } ?? []
  }

  func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    self.tableView(tableView, itemsForBeginning: session, at: indexPath)
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    list?.dragWillBegin(session)
    (delegate as? any UITableViewDragDelegate)?.tableView?(tableView, dragSessionWillBegin: session)
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    list?.dragDidEnd(session)
    (delegate as? any UITableViewDragDelegate)?.tableView?(tableView, dragSessionDidEnd: session)
  }
}

extension TableShim: UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    ask { $0.takes(session) } ?? false
  }

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let operation = ask { $0.operation(for: session, at: destinationIndexPath) }
    return UITableViewDropProposal(
      operation: operation ?? .cancel,
      intent: session.draggedSection == nil ? .insertAtDestinationIndexPath : .unspecified)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    list?.perform(
      ViewDrop(
        session: coordinator.session, destination: coordinator.destinationIndexPath,
        items: coordinator.items.map(\.dragItem)
      ) {
        coordinator.drop($0, toRowAt: $1)
      })
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    list?.dragDidLeave()
    (delegate as? any UITableViewDropDelegate)?.tableView?(tableView, dropSessionDidExit: session)
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    list?.dragDidLeave()
    (delegate as? any UITableViewDropDelegate)?.tableView?(tableView, dropSessionDidEnd: session)
  }
}
#endif
