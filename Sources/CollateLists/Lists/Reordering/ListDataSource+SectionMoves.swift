#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateCore
import UIKit

// Sections that people drag by their headers, or move by actions of these.
extension ListDataSource {
  /// The source, if it moves its sections itself.
  var sectionMover: (any ReorderableDataSource<Section>)? {
    reordersSections ? dataSource as? any ReorderableDataSource<Section> : nil
  }

  /// Whether a section is dragged, and folded to its header.
  ///
  /// Rows make no room for it, so the view can be updated.
  var isDraggingSection: Bool { sectionDrag?.move.isFolded ?? false }

  /// Prepares all headers after ``reordersSections`` has changed.
  func reorderingOfSectionsDidChange() {
    presenceDidChange()
    if reordersSections, !(dataSource is any ReorderableDataSource<Section>) {
      ListReport.sourceIsFixed(
        dataSource, "reordersSections", because: "does not conform to ReorderableDataSource")
    }
    prepareHeaders()
  }

  /// Prepares all headers that are displayed.
  func prepareHeaders() {
    for (section, header) in view?.shownHeaders ?? [] { prepareHeader(header, ofSection: section) }
  }

  /// Has people drag a header that is displayed, and move it by actions, or not.
  func prepareHeader(_ header: UIView, ofSection section: Int) {
    header.setSectionHandle(reordersSections ? sectionHandle : nil)
    header.setSectionActions(reordersSections ? sectionActions(of: header, section: section) : [])
  }

  private func sectionActions(of header: UIView, section: Int) -> [SectionMoveAction] {
    let actions = [(sectionActionNames.up, -1), (sectionActionNames.down, 1)]
    return actions.compactMap { name, offset -> SectionMoveAction? in
      guard presenter.canMoveSection(at: section, to: section + offset) else { return nil }
      return SectionMoveAction(name: name) { [weak self, weak header] _ in
        guard let self, let header, let section = sectionIndex(ofHeader: header) else {
          return false
        }
        return act { self.presenter.moveSection(at: section, to: section + offset) }
      }
    }
  }

  /// Returns the section that a header is displayed for.
  private func sectionIndex(ofHeader header: UIView) -> Int? {
    view?.shownHeaders.first { $0.view === header }?.section
  }

  func sectionToDrag(by header: UIView, in session: any UIDragSession) -> [UIDragItem] {
    guard reordersSections, let section = sectionIndex(ofHeader: header),
      let move = presenter.liftSection(at: section)
    else { return [] }
    let drag = SectionDrag(move, in: session)
    sectionDrag = drag
    // What has no data cannot be dropped in other apps.
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = drag
    return [item]
  }

  func sectionDragWillBegin(_ session: any UIDragSession) {
    guard let drag = sectionDrag, drag.isDragged(in: session), drag.move.isActive else { return }
    if let view, !hasSelection {
      drag.selectedItems = view.selectedPaths.compactMap { path in
        path.itemPath.flatMap { presenter.follow(at: $0) }
      }.filter { $0.sourcePath?.section == drag.move.sourceSection }
    }
    act { drag.move.fold() }
  }

  func sectionDragDidEnd(_ session: any UIDragSession) {
    guard let drag = sectionDrag, drag.isDragged(in: session) else { return }
    act { drag.move.cancel() }
    endSectionDrag()
  }

  /// Forgets the section that is dragged, in favor of another one or of none.
  func endSectionDrag() {
    guard let drag = sectionDrag else { return }
    sectionDrag = nil
    drag.move.cancel()
    guard let view, view.takesBatches else { return }
    for item in drag.selectedItems {
      guard let path = item.sourcePath.flatMap({ presenter.presentedPath(of: $0) })?.indexPath,
        !view.selectedPaths.contains(path)
      else { continue }
      view.select(path, animated: false)
    }
  }

  /// Returns what becomes of a section that is dropped, or `nil` if what is dragged is none.
  func sectionOperation(for session: any UIDropSession, at path: IndexPath?) -> UIDropOperation? {
    guard let dragged = session.draggedSection else { return nil }
    guard dragged === sectionDrag, let move = sectionDrag?.move,
      let place = targetSection(of: session, at: path)
    else { return .forbidden }
    return move.canDrop(at: place) ? .move : .forbidden
  }

  /// Moves the section that is dropped to the place of the one below it.
  func performSectionDrop(_ drop: ViewDrop) {
    if let place = targetSection(of: drop.session, at: drop.destination) {
      sectionDrag?.move.drop(at: place)
    } else {
      sectionDrag?.move.cancel()
    }
  }

  /// Returns the section under what is dragged: over empty space the nearest one.
  private func targetSection(of session: any UIDropSession, at path: IndexPath?) -> Int? {
    guard let view else { return nil }
    return view.section(nearestTo: session.location(in: view)) ?? path?.first
  }
}

extension ListSurface {
  /// Returns the section whose frames are the nearest to a point of the content, or `nil` if none is shown.
  ///
  /// A header may lie above the items that scroll below it.
  func section(nearestTo point: CGPoint) -> Int? {
    let headers = shownHeaders.map { (section: $0.section, frame: $0.view.frame) }
    let items = shownPaths.map { (section: $0.section, frame: rectForRow(at: $0)) }
    return (headers + items).min { $0.frame.distance(to: point) < $1.frame.distance(to: point) }?
      .section
  }
}

extension CGRect {
  /// The square of the distance of a point, which is 0 inside.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let x = max(minX - point.x, 0, point.x - maxX)
    let y = max(minY - point.y, 0, point.y - maxY)
    return x * x + y * y
  }
}
#endif
