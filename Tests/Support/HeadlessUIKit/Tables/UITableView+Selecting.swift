// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { selection.paths.first }

  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  private var selectsMany: Bool {
    editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Selects a row without a word to the delegate.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !selectsMany || indexPath == nil {
      for path in selection.paths where path != indexPath {
        deselectRow(at: path, animated: animated)
      }
    }
    guard let indexPath else { return }
    guard engine.hearsSelection else { return }
    guard engine.canSelectItem(at: indexPath) else {
      HeadlessUIKit.hazard("selectRow at \(indexPath), which does not exist")
      return
    }
    selection.insert(indexPath)
    shown[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without a word to the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard engine.hearsSelection else { return }
    selection.remove(indexPath)
    shown[indexPath]?.setSelected(false, animated: animated)
  }

  /// (headless) Taps a row.
  ///
  /// - Returns: Whether the row may be tapped: it is on the screen, and the delegate lets it be
  ///   highlighted.
  @_spi(Headless) @discardableResult public func simulateTap(at indexPath: IndexPath) -> Bool {
    guard let cell = shown[indexPath], editing ? allowsSelectionDuringEditing : allowsSelection
    else { return false }
    if swiped != nil { closeSwipe() }
    guard told.tableView?(self, shouldHighlightRowAt: indexPath) ?? true else { return false }
    cell.setHighlighted(true, animated: false)
    told.tableView?(self, didHighlightRowAt: indexPath)
    cell.setHighlighted(false, animated: true)
    told.tableView?(self, didUnhighlightRowAt: indexPath)
    choose(indexPath, deselects: true)
    return true
  }

  /// Selects a row by a tap, which may deselect it, or by the focus, which does not.
  func choose(_ indexPath: IndexPath, deselects: Bool) {
    let others = selectsMany ? selection.paths.filter { $0 != indexPath } : []
    let wasSelected = selectsMany && selection.contains(indexPath)
    switch HeadlessUIKit.quirks.othersOfSelected {
    case .stay where wasSelected: if deselects { deselect(indexPath) }
    case .stay: select(indexPath)
    case .leaveBefore:
      for path in others { deselect(path) }
      if !wasSelected { select(indexPath) }
    case .leaveAfter:
      if !wasSelected { select(indexPath) }
      for path in others where selection.contains(path) { deselect(path) }
    }
  }

  /// Selects a row as a person does, who may be refused.
  private func select(_ indexPath: IndexPath) {
    // An answer of nil forbids it; no method does not.
    var chosen: IndexPath? = indexPath
    if told.responds(to: "tableView:willSelectRowAtIndexPath:") {
      chosen = told.tableView?(self, willSelectRowAt: indexPath)
    }
    guard let target = chosen else { return }
    if !selectsMany { for path in selection.paths where path != target { deselect(path) } }
    selection.insert(target)
    shown[target]?.setSelected(true, animated: true)
    told.tableView?(self, didSelectRowAt: target)
    if told.tableView?(self, canPerformPrimaryActionForRowAt: target) ?? !editing {
      told.tableView?(self, performPrimaryActionForRowAt: target)
    }
  }

  private func deselect(_ path: IndexPath) {
    var chosen: IndexPath? = path
    if told.responds(to: "tableView:willDeselectRowAtIndexPath:") {
      chosen = told.tableView?(self, willDeselectRowAt: path)
    }
    guard let target = chosen else { return }
    deselectRow(at: target, animated: true)
    told.tableView?(self, didDeselectRowAt: target)
  }

  /// (headless) Moves two fingers over rows, which selects them.
  ///
  /// - Returns: Whether it began: the first row is on the screen, several may be selected in a table
  ///   that is edited, and the delegate wants it, which goes without saying for none.
  @_spi(Headless) @discardableResult public func simulateTwoFingerPan(
    over indexPaths: [IndexPath]
  ) -> Bool {
    guard allowsMultipleSelectionDuringEditing, let first = indexPaths.first, shown[first] != nil,
      told.tableView?(self, shouldBeginMultipleSelectionInteractionAt: first) ?? false
    else { return false }
    told.tableView?(self, didBeginMultipleSelectionInteractionAt: first)
    for path in indexPaths where shown[path] != nil && !selection.contains(path) { select(path) }
    told.tableViewDidEndMultipleSelectionInteraction?(self)
    return true
  }

  /// (headless) Touches the accessory button of a row.
  @_spi(Headless) public func simulateAccessoryTap(at indexPath: IndexPath) {
    guard let cell = shown[indexPath] else { return }
    switch cell.accessoryType {
    case .detailButton, .detailDisclosureButton:
      told.tableView?(self, accessoryButtonTappedForRowWith: indexPath)
    default: break
    }
  }
}
