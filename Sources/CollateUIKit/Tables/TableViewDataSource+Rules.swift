#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableViewDataSource {
  /// Adds the rules of the editing delegate, and of a source that deletes its items itself.
  func addEditingRules() {
    rules.add(.canEdit, of: self, while: \.hasEditingDelegate) { list, _, path in
      guard let delegate = list.editingDelegate, let tableView = list.tableView,
        let path = list.sourcePath(for: path)?.indexPath
      else { return false }
      return delegate.editing(tableView: tableView, canEditRowAt: path)
    }
    rules.add(.commitEditing, of: self, while: \.hasEditingDelegate) { list, _, path in
      { style in
        guard let tableView = list.tableView else { return }
        list.editingDelegate?.editing(tableView: tableView, commit: style, forRowAt: path)
      }
    }
    rules.add(.commitEditing, of: self, while: \.deletesItemsItself) { list, _, path in
      let path = ItemPath(path)
      guard let source = list.editableSource, source.canRemoveItem(at: path) else { return nil }
      return { if $0 == .delete { source.removeItem(at: path) } }
    }
  }

  private var hasEditingDelegate: Bool { editingDelegate != nil }

  private var deletesItemsItself: Bool { editableSource != nil }

  /// The source, if it deletes its items itself.
  private var editableSource: (any EditableDataSource<Section>)? {
    deletesItems ? dataSource as? any EditableDataSource<Section> : nil
  }

  /// Adds the rules of the reordering delegate.
  func addReorderingRules() {
    rules.add(.canMove, of: self, while: \.hasReorderingDelegate) { list, _, path in
      guard let delegate = list.reorderingDelegate, let view = list.tableView else { return nil }
      return delegate.reordering(tableView: view, canMoveRowAt: path)
    }
    rules.add(.targetForMove, of: self, while: \.hasReorderingDelegate) { list, _, path in
      guard let delegate = list.reorderingDelegate, let view = list.tableView else { return nil }
      return {
        delegate.reordering(
          tableView: view, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: $0)
      }
    }
    rules.add(.move, of: self, while: \.hasReorderingDelegate) { list, _, path in
      guard let delegate = list.reorderingDelegate, let view = list.tableView else { return nil }
      return { delegate.reordering(tableView: view, moveRowAt: path, to: $0) }
    }
  }
}
#endif
