#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// The object that is the data source and delegate of a table view.
///
/// Generic classes cannot adopt Objective-C protocols, so it asks the list, which is one.
@MainActor
final class TableShim: ListShim {
  /// The app's own objects, as far as they can be called.
  var delegate: (any UITableViewDelegate)? { fallback(.delegate) }
  var dataSource: (any UITableViewDataSource)? { fallback(.dataSource) }
  var prefetching: (any UITableViewDataSourcePrefetching)? { fallback(.prefetching) }

  /// The cell that was dequeued last, and its index path.
  private weak var lastCell: UIView?
  private var lastPath: IndexPath?

  /// Whether a swipe has begun that may not be over.
  private var hasSwiped = false

  /// The extensions in other files that have methods of this class, each by a type that it declares.
  ///
  /// To Objective-C an extension is a category, whose methods it finds without symbols. A linker takes
  /// a file out of a static library only if another file needs a symbol of it, so this one needs a
  /// symbol of each.
  private let parts: [Any.Type] = [RowsPart.self, SectionsPart.self]

  override func makeSelector<Place, Answer>(of method: ListMethod<Place, Answer>) -> String? {
    method.table
  }

  override class var messages: ListMessages { ownMessages }

  private static let ownMessages = ListMessages(
    fixed: [
      // What every data source has.
      "numberOfSectionsInTableView:", "tableView:numberOfRowsInSection:",
      "tableView:cellForRowAtIndexPath:",
      // What views show has to be known, to update it in place.
      "tableView:willDisplayCell:forRowAtIndexPath:",
      "tableView:didEndDisplayingCell:forRowAtIndexPath:",
      "tableView:willDisplayHeaderView:forSection:", "tableView:willDisplayFooterView:forSection:",
      "tableView:didEndDisplayingHeaderView:forSection:",
      "tableView:didEndDisplayingFooterView:forSection:",
      // The item has to be found again for the primary action, which comes next.
      "tableView:didSelectRowAtIndexPath:", "tableView:didDeselectRowAtIndexPath:",
      // While a row is swiped, the delegate must not be set.
      "tableView:willBeginEditingRowAtIndexPath:", "tableView:didEndEditingRowAtIndexPath:",
    ],
    ofDataSource: [
      "tableView:titleForHeaderInSection:", "tableView:titleForFooterInSection:",
      "tableView:canEditRowAtIndexPath:", "tableView:commitEditingStyle:forRowAtIndexPath:",
      "tableView:canMoveRowAtIndexPath:", "tableView:moveRowAtIndexPath:toIndexPath:",
      "sectionIndexTitlesForTableView:", "tableView:sectionForSectionIndexTitle:atIndex:",
    ])

  override var isSwiping: Bool { hasSwiped && table?.isEditing ?? false }

  override func fallbackCanMove(at path: IndexPath) -> Bool? {
    table.flatMap { dataSource?.tableView?($0, canMoveRowAt: path) }
  }

  override func fallbackTarget(of path: IndexPath, proposal: IndexPath) -> IndexPath? {
    table.flatMap {
      delegate?.tableView?($0, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposal)
    }
  }

  override func fallbackMove(_ path: IndexPath, to destination: IndexPath) {
    if let table { dataSource?.tableView?(table, moveRowAt: path, to: destination) }
  }

  private var table: UITableView? { list?.view as? UITableView }
}

extension TableShim {
  /// The indentation level of a row's cell, if the cell was dequeued just before.
  ///
  /// UIKit asks for the level right after the cell, and overwrites the cell's own.
  func indentationLevel(ofCellAt path: IndexPath) -> Int? {
    lastPath == path ? (lastCell as? UITableViewCell)?.indentationLevel : nil
  }

  func swipeDidBegin() { hasSwiped = true }

  func swipeDidEnd() {
    hasSwiped = false
    list?.reassignDelegate()
  }
}

extension TableShim: UITableViewDataSource {
  func numberOfSections(in table: UITableView) -> Int {
    list?.receive(from: .dataSource, of: table)
    return list?.sectionCount() ?? 0
  }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    list?.itemCount(inSection: section) ?? 0
  }

  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell =
      ask {
        $0.cell(at: path) { dataSource?.tableView(table, cellForRowAt: path) }
      } ?? UITableViewCell()
    (lastCell, lastPath) = (cell, path)
    guard let cell = cell as? UITableViewCell else {
      preconditionFailure("The cell at \(path) is a \(type(of: cell)), not one of a table view")
    }
    return cell
  }

  func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    answer(.canEdit, at: path) { dataSource?.tableView?(table, canEditRowAt: path) } ?? true
  }

  func tableView(
    _ table: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt path: IndexPath
  ) {
    swipeDidEnd()
    // The row may still be on screen after its item was removed from the source.
    guard let list, let sourcePath = list.sourcePath(for: path)?.indexPath else { return }
    list.act {
      if let commit = commitment(at: path) { return commit(editingStyle) }
      dataSource?.tableView?(table, commit: editingStyle, forRowAt: sourcePath)
    }
  }

  /// Returns the closure that deletes or inserts a row, unless the app's own data source does.
  private func commitment(at path: IndexPath) -> ((UITableViewCell.EditingStyle) -> Void)? {
    guard let list, let item = list.subject(at: path),
      let sourcePath = list.sourcePath(for: path)?.indexPath
    else { return nil }
    return list.answer(.commitEditing, about: item, at: sourcePath)
  }

  /// Whether a row can be deleted.
  func deletes(at path: IndexPath) -> Bool {
    commitment(at: path) != nil || fallBack(.commitEditing) { true } ?? false
  }

  func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool {
    ask { $0.canMove(at: path) } ?? false
  }

  func tableView(
    _ table: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    ask { $0.didMove(from: sourceIndexPath, to: destinationIndexPath) }
  }

  func sectionIndexTitles(for table: UITableView) -> [String]? {
    list?.answer { list?.indexTitles() ?? dataSource?.sectionIndexTitles?(for: table) }
  }

  func tableView(
    _ table: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    guard let list else { return index }
    return list.answer {
      if let place: (String, Int) -> IndexPath = list.handlers[view: .placeOfIndexTitle] {
        return place(title, index).section
      }
      return list.section(ofTitleAt: index)
        ?? dataSource?.tableView?(table, sectionForSectionIndexTitle: title, at: index) ?? index
    }
  }
}

extension TableShim: UITableViewDataSourcePrefetching {
  func tableView(_ table: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetch(at: indexPaths, isCanceled: false) {
      prefetching?.tableView(table, prefetchRowsAt: $0)
    }
  }

  func tableView(_ table: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    prefetch(at: indexPaths, isCanceled: true) {
      prefetching?.tableView?(table, cancelPrefetchingForRowsAt: $0)
    }
  }
}

#if !os(tvOS)
// What is not here reaches the app's own delegate, if it has it: how rows look that are dragged.
extension TableShim: UITableViewDragDelegate {
  func tableView(
    _ table: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    ask { $0.itemsToDrag(at: path, in: session) } ?? []
  }

  func tableView(
    _ table: UITableView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    self.tableView(table, itemsForBeginning: session, at: path)
  }

  func tableView(_ table: UITableView, dragSessionWillBegin session: any UIDragSession) {
    list?.dragWillBegin(session)
    (delegate as? any UITableViewDragDelegate)?.tableView?(table, dragSessionWillBegin: session)
  }

  func tableView(_ table: UITableView, dragSessionDidEnd session: any UIDragSession) {
    list?.dragDidEnd(session)
    (delegate as? any UITableViewDragDelegate)?.tableView?(table, dragSessionDidEnd: session)
  }
}

extension TableShim: UITableViewDropDelegate {
  func tableView(_ table: UITableView, canHandle session: any UIDropSession) -> Bool {
    ask { $0.takes(session) } ?? false
  }

  func tableView(
    _ table: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let operation = ask { $0.operation(for: session, at: destinationIndexPath) }
    return UITableViewDropProposal(
      operation: operation ?? .cancel,
      intent: session.draggedSection == nil ? .insertAtDestinationIndexPath : .unspecified)
  }

  func tableView(
    _ table: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    list?.perform(
      ViewDrop(
        session: coordinator.session, destination: coordinator.destinationIndexPath,
        items: coordinator.items.map(\.dragItem)
      ) {
        coordinator.drop($0, toRowAt: $1)
      })
  }

  func tableView(_ table: UITableView, dropSessionDidExit session: any UIDropSession) {
    list?.dragDidLeave()
    (delegate as? any UITableViewDropDelegate)?.tableView?(table, dropSessionDidExit: session)
  }

  func tableView(_ table: UITableView, dropSessionDidEnd session: any UIDropSession) {
    list?.dragDidLeave()
    (delegate as? any UITableViewDropDelegate)?.tableView?(table, dropSessionDidEnd: session)
  }
}
#endif
#endif
