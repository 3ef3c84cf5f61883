#if canImport(UIKit) && !os(watchOS)
import UIKit

extension PresentedList {
  func cell(at path: IndexPath, in view: View) -> ViewCell {
    guard let item = item(at: path) else {
      preconditionFailure(
        "The \(View.self) asks for a cell at \(path), but was told of "
          + "\(presenter.snapshot.itemCounts) items")
    }
    let cell = configuredCell(for: item, at: path, in: view)
    let isSame = shownItems.displayedItem(of: cell)?.id == item.id
    shownItems.configure(cell, with: item, isSame: isSame)
    return cell
  }

  private func configuredCell(
    for item: Section.Item,
    at path: IndexPath,
    in view: View
  ) -> ViewCell {
    guard let (cell, isConfigured) = dequeueCell(for: item, at: path, in: view) else {
      if let cell = fallback.cell(view, path) { return cell }
      preconditionFailure(
        "There is no cell for the \(type(of: item)) at \(path): no descriptor applies, and there is "
          + "neither a factory nor a fallback data source")
    }
    if isConfigured { return cell }
    // A cell that was prefetched for the item and never displayed may have been reset for reuse.
    if shownItems.displayedItem(of: cell)?.id == item.id,
      let update = ask(\.update, about: item, at: path)
    {
      update(cell)
    } else {
      ask(\.configure, about: item, at: path)?(cell)
    }
    return cell
  }

  func willDisplay(_ cell: ViewCell, at path: IndexPath, in view: View) {
    _ = shownItems.display(cell)
    if let closure = ask(\.willDisplay, at: path) { return closure(cell) }
    fallback.willDisplay(view, cell, path)
  }

  func didEndDisplaying(_ cell: ViewCell, at path: IndexPath, in view: View) {
    let item = shownItems.endDisplaying(cell)
    if let item, let closure = ask(\.didEndDisplaying, about: item, at: path) {
      return closure(cell)
    }
    fallback.didEndDisplaying(view, cell, path)
  }
}

extension PresentedList {
  func prefetch(at paths: [IndexPath], in view: View) {
    guard let prefetch else { return fallback.prefetch(view, paths) }
    tell(prefetch, paths)
  }

  func cancelPrefetching(at paths: [IndexPath], in view: View) {
    if let cancelPrefetching { return tell(cancelPrefetching, paths) }
    // A closure that prefetches replaces the fallback, which then has nothing to cancel.
    if prefetch == nil { fallback.cancelPrefetching(view, paths) }
  }

  /// Calls a closure with the items that exist at the paths.
  private func tell(
    _ closure: (_ items: [Section.Item], _ paths: [IndexPath]) -> Void,
    _ paths: [IndexPath]
  ) {
    let known = paths.filter { item(at: $0) != nil }
    closure(known.compactMap { item(at: $0) }, known)
  }
}

extension PresentedList {
  /// Records that a view of a section will be displayed, and returns whether the section exists.
  @discardableResult
  func display(_ view: UIView, as kind: ViewKind, section: Int) -> Bool {
    guard let section = self.section(at: section) else { return false }
    shownSections[kind, default: ShownItems()].configure(view, with: section, isSame: false)
    return shownSections[kind]?.display(view) != nil
  }
}

extension PresentedList {
  /// Performs an update in which UIKit deselects items, and selects them again.
  ///
  /// - Parameters:
  ///   - place: Returns the index path of a selected item after the update; `nil` if it is gone.
  ///   - update: The update.
  func keepSelection(place: (IndexPath) -> IndexPath?, during update: () -> Void) {
    let oldView = view
    let selected = selectedPaths.compactMap(place)
    update()
    if selected.isEmpty { return }
    // Since the view has index paths, it has to be told of changes.
    _ = sectionCount()
    // Closures for cells may replace the view.
    for path in selected where view === oldView { select(path) }
  }
}
#endif
