// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// What a table asks and tells while rows are edited, swiped or moved.
@MainActor public protocol UITableViewDelegateEditing: NSObjectProtocol {
  associatedtype TableEditingStyleForRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) throws(Absent) -> TableEditingStyleForRowAt

  associatedtype TableTitleForDeleteConfirmationButtonForRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) throws(Absent) -> TableTitleForDeleteConfirmationButtonForRowAt

  associatedtype TableShouldIndentWhileEditingRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) throws(Absent) -> TableShouldIndentWhileEditingRowAt

  associatedtype TableWillBeginEditingRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) throws(Absent) -> TableWillBeginEditingRowAt

  associatedtype TableDidEndEditingRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  ) throws(Absent) -> TableDidEndEditingRowAt

  associatedtype TableLeadingSwipeActionsConfigurationForRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) throws(Absent) -> TableLeadingSwipeActionsConfigurationForRowAt

  associatedtype TableTrailingSwipeActionsConfigurationForRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) throws(Absent) -> TableTrailingSwipeActionsConfigurationForRowAt

  associatedtype TableTargetIndexPathForMove = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) throws(Absent) -> TableTargetIndexPathForMove
}

extension UITableViewDelegateEditing {
  nonisolated static var editingAnswers: [Answer] {
    [
      Answer("tableView:editingStyleForRowAtIndexPath:", TableEditingStyleForRowAt.self),
      Answer(
        "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
        TableTitleForDeleteConfirmationButtonForRowAt.self),
      Answer(
        "tableView:shouldIndentWhileEditingRowAtIndexPath:", TableShouldIndentWhileEditingRowAt.self
      ),
      Answer("tableView:willBeginEditingRowAtIndexPath:", TableWillBeginEditingRowAt.self),
      Answer("tableView:didEndEditingRowAtIndexPath:", TableDidEndEditingRowAt.self),
      Answer(
        "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
        TableLeadingSwipeActionsConfigurationForRowAt.self),
      Answer(
        "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
        TableTrailingSwipeActionsConfigurationForRowAt.self),
      Answer(
        "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
        TableTargetIndexPathForMove.self),
    ]
  }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UITableViewDelegate {
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle? {
    send("tableView:editingStyleForRowAtIndexPath:") {
      try $0.tableView(tableView, editingStyleForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    send("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:") {
      try $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool? {
    send("tableView:shouldIndentWhileEditingRowAtIndexPath:") {
      try $0.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:willBeginEditingRowAtIndexPath:") {
      try $0.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  ) -> Void? {
    send("tableView:didEndEditingRowAtIndexPath:") {
      try $0.tableView(tableView, didEndEditingRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    send("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:") {
      try $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    send("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:") {
      try $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath? {
    send("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:") {
      try $0.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }
  }
}
