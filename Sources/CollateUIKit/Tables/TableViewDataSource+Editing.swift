#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableViewDataSource {
  /// The source, if it deletes its items itself.
  private var editableSource: (any EditableDataSource<Section>)? {
    deletesItems ? dataSource as? any EditableDataSource<Section> : nil
  }

  private func sourceDeletesItem(at path: ItemPath) -> Bool {
    editableSource?.canRemoveItem(at: path) ?? false
  }

  /// Whether a row can be edited.
  ///
  /// UIKit may show no reordering control in a row that cannot be edited, so a row that can be
  /// moved can be edited too, unless a closure or delegate returns `false`.
  func canEdit(at path: IndexPath, in tableView: UITableView) -> Bool {
    canDeleteOrSwipe(at: path, in: tableView) ?? canMove(at: path)
  }

  /// Whether a row can be edited only because it can be moved.
  func isOnlyMoved(at path: IndexPath, in tableView: UITableView) -> Bool {
    canDeleteOrSwipe(at: path, in: tableView) == nil && canMove(at: path)
  }

  /// Whether a row can be deleted or swiped; `nil` if nothing handles its editing.
  private func canDeleteOrSwipe(at path: IndexPath, in tableView: UITableView) -> Bool? {
    guard let item = item(at: path) else { return false }
    if let canEdit = ask(\.canEdit, about: item, at: path) { return canEdit }
    if let editingDelegate {
      guard let path = sourcePath(for: path)?.indexPath else { return false }
      return editingDelegate.editing(tableView: tableView, canEditRowAt: path)
    }
    if hasHandler(\.commitEditing, for: item) { return true }
    #if !os(tvOS)
    if hasHandler(\.leadingSwipeActions, for: item) || hasHandler(\.trailingSwipeActions, for: item)
    {
      return true
    }
    #endif
    if let sourcePath = sourcePath(for: path), sourceDeletesItem(at: sourcePath) { return true }
    if let canEdit = fallback.canEdit(tableView, path) { return canEdit }
    #if !os(tvOS)
    if fallback.offersSwipeActions(tableView, path) { return true }
    #endif
    return nil
  }

  func commit(
    _ style: UITableViewCell.EditingStyle,
    at path: IndexPath,
    in tableView: UITableView
  ) {
    // The row may still be on screen after its item was removed from the source.
    guard let item = item(at: path), let sourcePath = sourcePath(for: path) else { return }
    if let commit = ask(\.commitEditing, about: item, at: sourcePath.indexPath) {
      commit(style)
    } else if let editingDelegate {
      editingDelegate.editing(
        tableView: tableView, commit: style, forRowAt: sourcePath.indexPath)
    } else if style == .delete, sourceDeletesItem(at: sourcePath) {
      editableSource?.removeItem(at: sourcePath)
    } else {
      fallback.commitEditing(tableView, style, sourcePath.indexPath)
    }
  }
}
#endif
