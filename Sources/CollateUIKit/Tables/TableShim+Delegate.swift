#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableShim: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    list?.ask(\.height, at: indexPath) { $0.height(tableView, indexPath) }
      ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    list?.ask(\.estimatedHeight, at: indexPath) { $0.estimatedHeight(tableView, indexPath) }
      ?? tableView.estimatedRowHeight
  }

  func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    list?.ask(\.indentationLevel, at: indexPath) { $0.indentationLevel(tableView, indexPath) }
      ?? indentationLevel(ofCellAt: indexPath) ?? 0
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    list?.ask { $0.willDisplay(cell, at: indexPath, in: tableView) }
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    list?.ask { $0.didEndDisplaying(cell, at: indexPath, in: tableView) }
  }

  func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    list?.ask(\.shouldHighlight, at: indexPath) { $0.shouldHighlight(tableView, indexPath) }
      ?? true
  }

  func tableView(
    _ tableView: UITableView,
    didHighlightRowAt indexPath: IndexPath
  ) {
    list?.ask(\.didHighlight, at: indexPath) { $0.didHighlight(tableView, indexPath) }
  }

  func tableView(
    _ tableView: UITableView,
    didUnhighlightRowAt indexPath: IndexPath
  ) {
    list?.ask(\.didUnhighlight, at: indexPath) { $0.didUnhighlight(tableView, indexPath) }
  }

  func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    list?.ask(\.willSelect, at: indexPath) { $0.willSelect(tableView, indexPath) }
      ?? indexPath
  }

  func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    list?.ask(\.willDeselect, at: indexPath) { $0.willDeselect(tableView, indexPath) }
      ?? indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let current = list?.follow(indexPath)
    note(current, at: indexPath)
    let result = list?.act(\.didSelect, at: indexPath) { fallback in
      fallback.didSelect(tableView, indexPath)
      return .keepSelected
    }
    if result == .deselect, let path = current?() {
      tableView.deselectRow(at: path, animated: true)
    }
  }

  func tableView(
    _ tableView: UITableView,
    didDeselectRowAt indexPath: IndexPath
  ) {
    list?.ask(\.didDeselect, at: indexPath) { $0.didDeselect(tableView, indexPath) }
  }

  func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    guard let path = current(indexPath) else { return false }
    return list?.ask(\.canPerformPrimaryAction, at: path) {
      $0.canPerformPrimaryAction(tableView, path)
    }
      ?? !tableView.isEditing
  }

  func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    guard let path = current(indexPath) else { return }
    list?.act(\.performPrimaryAction, at: path) { $0.performPrimaryAction(tableView, path) }
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    if let style = list?.ask(
      \.editingStyle, at: indexPath, else: { $0.editingStyle(tableView, indexPath) })
    {
      return style
    }
    let canDelete = list?.ask { list in
      list.canEdit(at: indexPath, in: tableView)
        && !list.isOnlyMoved(at: indexPath, in: tableView)
    }
    return canDelete ?? false ? .delete : .none
  }

  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    let indents = list?.ask(\.shouldIndentWhileEditing, at: indexPath) {
      $0.shouldIndentWhileEditing(tableView, indexPath)
    }
    if let indents { return indents }
    // A row that can only be moved has no editing control to make room for.
    let isOnlyMoved = list?.ask { $0.isOnlyMoved(at: indexPath, in: tableView) } ?? false
    return !isOnlyMoved || self.tableView(tableView, editingStyleForRowAt: indexPath) != .none
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    list?.ask { $0.targetForMove(at: sourceIndexPath, proposal: proposedDestinationIndexPath) }
      ?? sourceIndexPath
  }
}
#endif
