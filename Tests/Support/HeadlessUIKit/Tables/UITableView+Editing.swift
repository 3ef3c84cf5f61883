// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UITableView {
  func prepareEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    guard editing else {
      cell.editingStyle = .none
      cell.showsReorderControl = false
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      return
    }
    let canMove = canReorder(path)
    let style = editingStyle(at: path)
    cell.editingStyle = style
    cell.showsReorderControl = canMove
    // Rows without a control are asked as well: that is how lists move rows that are not indented.
    if style != .none || canEdit(path) {
      cell.shouldIndentWhileEditing =
        engine.ask { told.tableView?(self, shouldIndentWhileEditingRowAt: path) } ?? true
    }
    let edits = canMove || style != .none
    if cell.isEditing != edits { cell.setEditing(edits, animated: animated) }
  }

  /// Whether a row has a control by which it can be moved while the table is edited.
  func canReorder(_ path: IndexPath) -> Bool {
    if HeadlessUIKit.quirks.reordersEditableRowsOnly, !canEdit(path) { return false }
    // Whether a row may be moved is of no interest if the data source does not move it.
    guard asked.responds(to: "tableView:moveRowAtIndexPath:toIndexPath:") else { return false }
    return engine.ask { asked.tableView?(self, canMoveRowAt: path) } ?? true
  }

  private func canEdit(_ path: IndexPath) -> Bool {
    engine.ask { asked.tableView?(self, canEditRowAt: path) } ?? true
  }

  /// Whether the data source deletes rows, without which no swipe offers that.
  private var commitsEditing: Bool {
    asked.responds(to: "tableView:commitEditingStyle:forRowAtIndexPath:")
  }

  private func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(path) else { return .none }
    return engine.ask { told.tableView?(self, editingStyleForRowAt: path) } ?? .delete
  }

  /// (headless) Touches the delete or insert control of a row, and confirms.
  ///
  /// - Returns: Whether the data source was told.
  @_spi(Headless) @discardableResult public func simulateEdit(at indexPath: IndexPath) -> Bool {
    guard shown[indexPath] != nil, editing else { return false }
    let style = editingStyle(at: indexPath)
    guard style != .none else { return false }
    if style == .delete { _ = deleteTitle(at: indexPath) }
    return asked.tableView?(self, commit: style, forRowAt: indexPath) != nil
  }

  /// (headless) Deletes a row: by its control while the table is edited, else by a swipe.
  ///
  /// - Returns: Whether the data source was told.
  @_spi(Headless) @discardableResult public func simulateDelete(at indexPath: IndexPath) -> Bool {
    if editing { return simulateEdit(at: indexPath) }
    guard shown[indexPath] != nil, commitsEditing, editingStyle(at: indexPath) == .delete
    else { return false }
    openSwipe(at: indexPath)
    _ = deleteTitle(at: indexPath)
    asked.tableView?(self, commit: .delete, forRowAt: indexPath)
    closeSwipe()
    return true
  }

  private func deleteTitle(at path: IndexPath) -> String {
    told.tableView?(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
  }

  private func openSwipe(at path: IndexPath) {
    closeSwipe()
    swiped = path
    told.tableView?(self, willBeginEditingRowAt: path)
    shown[path]?.showingDeleteConfirmation = true
  }

  /// Ends the swipe of a row, wherever the row is now.
  func closeSwipe() {
    guard let path = swiped else { return }
    swiped = nil
    shown[path]?.showingDeleteConfirmation = false
    told.tableView?(self, didEndEditingRowAt: path)
  }

  /// (headless) Swipes over a row, which shows its actions.
  ///
  /// - Parameters:
  ///   - isLeading: Whether the actions are those of the leading edge.
  ///   - indexPath: The row.
  /// - Returns: The actions; a delete button where the delegate leaves it to the table and the data
  ///   source deletes; nil where nothing can be swiped.
  @_spi(Headless) public func simulateSwipe(
    leading isLeading: Bool = false, at indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard shown[indexPath] != nil, !editing, canEdit(indexPath) else { return nil }
    let actions =
      isLeading
      ? told.tableView?(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      : told.tableView?(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        ?? standardActions(at: indexPath)
    guard let actions, !actions.actions.isEmpty else { return nil }
    openSwipe(at: indexPath)
    return actions
  }

  private func standardActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard commitsEditing, editingStyle(at: path) == .delete else { return nil }
    let delete = UIContextualAction(style: .destructive, title: deleteTitle(at: path)) {
      [weak self] _, _, done in
      guard let self else { return }
      asked.tableView?(self, commit: .delete, forRowAt: swiped ?? path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// (headless) Chooses one of the actions that a swipe shows.
  ///
  /// - Returns: What the handler completed with; nil when it has not yet.
  @_spi(Headless) @discardableResult public func simulateAction(
    _ action: UIContextualAction
  ) -> Bool? {
    guard let path = swiped else { return nil }
    let outcome = SwipeOutcome()
    action.handler(action, shown[path] ?? self) { [weak self] in
      outcome.completed = $0
      self?.closeSwipe()
    }
    return outcome.completed
  }

  /// (headless) Lets go of a swipe without choosing an action.
  @_spi(Headless) public func simulateEndOfSwipe() { closeSwipe() }
}
