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
#endif
