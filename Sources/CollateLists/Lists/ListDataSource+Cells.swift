#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

extension ListDataSource {
  func cell(at path: IndexPath, else other: () -> UIView?) -> UIView {
    // There are public reports that UIKit asks for such paths, with a data source that is right.
    guard let item = item(at: path) else {
      reportUnknown(path)
      return view?.emptyCell(at: path) ?? UIView()
    }
    let cell = configuredCell(for: item, at: path, else: other)
    shownItems.configure(cell, with: item, kind: cellKind(of: item))
    return cell
  }

  /// Returns what cells of an item are made by: two items of a kind can share a cell.
  ///
  /// A list view that is asked to reconfigure a cell expects it to be dequeued by the same registration
  /// as before.
  private func cellKind(of item: Section.Item) -> AnyHashable {
    if let (cells, _) = cells(of: item) { return cells.kind }
    // How the app's own data source makes its cells is unknown; the type is a fair guess.
    return ObjectIdentifier(wrappedType(of: item))
  }

  func outdatedPaths(among paths: [IndexPath]) -> Set<IndexPath> {
    // In most lists, all cells are alike.
    let areAlike = paths.allSatisfy { path in
      item(at: path).map { shownItems.areAll(ofKind: cellKind(of: $0)) } ?? true
    }
    if areAlike { return [] }
    // More items may be updated than have cells, or the other way around.
    let ids = Set(paths.lazy.compactMap { self.item(at: $0)?.id })
    var kinds: [Section.Item.ID: Set<AnyHashable>] = [:]
    shownItems.forEachKind { id, kind in
      if ids.contains(id) { kinds[id, default: []].insert(kind) }
    }
    return Set(
      paths.filter { path in
        guard let item = item(at: path) else { return false }
        let kind = cellKind(of: item)
        // Several items may have the id. Between a reload and the layout, a row may still have the cell of another item.
        if let cell = view?.cellForRow(at: path), let known = shownItems.kind(of: cell) {
          return known != kind
        }
        return kinds[item.id].map { $0 != [kind] } ?? false
      })
  }

  private func configuredCell(
    for item: Section.Item, at path: IndexPath, else other: () -> UIView?
  ) -> UIView {
    guard let view, let (cells, value) = cells(of: item) else {
      if let cell = other() { return cell }
      preconditionFailure(
        "There is no cell for the \(wrappedType(of: item)) at \(path): no cells were added for it, and there "
          + "is no fallback data source")
    }
    if registeredDescriptors.insert(ObjectIdentifier(cells)).inserted {
      cells.registerCell(in: view)
    }
    let cell = cells.dequeueCell(for: value, at: path, in: view)
    // What the list was made with comes before the closures that are set on it, and does not replace them.
    if cells === otherCells { cells.handlers[.configure]?(value, path)(cell) }
    // A cell that was prefetched for the item and never displayed may have been reset for reuse.
    if shownItems.displayedItem(of: cell)?.id == item.id,
      let update = answer(.update, about: item, at: path)
    {
      update(cell)
    } else {
      answer(.configure, about: item, at: path)?(cell)
    }
    return cell
  }

  /// Returns what makes the cell of an item, and what that takes.
  private func cells(of item: Section.Item) -> (cells: any CellProvider, value: Any)? {
    descriptor(of: item) ?? otherCells.map { ($0, item) }
  }

  func willDisplay(_ cell: UIView, at path: IndexPath) {
    if let item = item(at: path) { shownItems.display(cell, for: item) }
    onDisplay?(cell)
    if selecting.isOutdated { showSelection(isInLayout: true) }
    planViewportReport()
  }

  func didEndDisplaying(_ cell: UIView) -> Any? {
    planViewportReport()
    return shownItems.endDisplaying(cell)
  }

  @discardableResult
  func willDisplay(_ view: UIView, ofKind kind: String, section: Int) -> Bool {
    guard let content = self.section(at: section) else { return false }
    shownSections[kind, default: VisibleItems()].configure(view, with: content)
    #if !os(tvOS)
    if kind == SectionEdge.header.kind { prepareHeader(view, ofSection: section) }
    #endif
    onDisplay?(view)
    shownSections[kind]?.display(view, for: content)
    return true
  }

  func didEndDisplaying(_ view: UIView, ofKind kind: String) -> Any? {
    shownSections[kind]?.endDisplaying(view)
  }

  func prefetch(at paths: [IndexPath], isCanceled: Bool) -> [IndexPath] {
    func takes(_ handlers: DelegateHandlers) -> Bool {
      handlers.contains(.prefetch) || isCanceled && handlers.contains(.cancelPrefetching)
    }
    let takesRest = takes(handlers)
    func taker(of path: IndexPath) -> (handlers: DelegateHandlers, value: Any)? {
      guard let item = item(at: path) else { return nil }
      if let (cells, value) = descriptor(of: item), takes(cells.handlers) {
        return (cells.handlers, value)
      }
      return takesRest ? (handlers, item) : nil
    }
    let asked = paths.map { path in (path: path, taker: taker(of: path)) }
    // The list is the last, whichever item comes first.
    for handlers in itemDescriptors.map(\.base.handlers) + [handlers] {
      let own = asked.filter { $0.taker?.handlers === handlers }
      if own.isEmpty { continue }
      handlers[view: isCanceled ? .cancelPrefetching : .prefetch]?(
        own.compactMap(\.taker?.value), own.map(\.path))
    }
    // Closures replace the fallback, which then has nothing to cancel.
    return takesRest ? [] : asked.filter { $0.taker == nil }.map(\.path)
  }
}
#endif
