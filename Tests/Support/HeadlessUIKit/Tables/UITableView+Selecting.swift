// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { selection.paths.first }

  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  private var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Selects a row without a word to the delegate.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !selectsMany || indexPath == nil {
      for path in selection.paths where path != indexPath {
        deselectRow(at: path, animated: animated)
      }
    }
    guard let indexPath else { return }
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
    selection.remove(indexPath)
    shown[indexPath]?.setSelected(false, animated: animated)
  }

  /// (headless) Taps a row.
  ///
  /// - Returns: Whether the row may be tapped: it is on the screen, and the delegate lets it be
  ///   highlighted.
  @_spi(Headless) @discardableResult public func simulateTap(at indexPath: IndexPath) -> Bool {
    guard let cell = shown[indexPath], isEditing ? allowsSelectionDuringEditing : allowsSelection
    else { return false }
    if swiped != nil { closeSwipe() }
    guard told?(self, shouldHighlightRowAt: indexPath) ?? true else { return false }
    cell.setHighlighted(true, animated: false)
    told?(self, didHighlightRowAt: indexPath)
    cell.setHighlighted(false, animated: true)
    told?(self, didUnhighlightRowAt: indexPath)
    select(indexPath)
    return true
  }

  /// Selects a row as a person does, who may be refused.
  func select(_ indexPath: IndexPath) {
    if selectsMany, selection.contains(indexPath) {
      deselect(indexPath)
      return
    }
    let decides = told?.responds(to: "tableView:willSelectRowAtIndexPath:") == true
    guard let target = decides ? told?(self, willSelectRowAt: indexPath) : indexPath else { return }
    if !selectsMany { for path in selection.paths where path != target { deselect(path) } }
    selection.insert(target)
    shown[target]?.setSelected(true, animated: true)
    told?(self, didSelectRowAt: target)
    if told?(self, canPerformPrimaryActionForRowAt: target) ?? !isEditing {
      told?(self, performPrimaryActionForRowAt: target)
    }
  }

  private func deselect(_ path: IndexPath) {
    let decides = told?.responds(to: "tableView:willDeselectRowAtIndexPath:") == true
    guard let target = decides ? told?(self, willDeselectRowAt: path) : path else { return }
    deselectRow(at: target, animated: true)
    told?(self, didDeselectRowAt: target)
  }

  /// (headless) Touches the accessory button of a row.
  @_spi(Headless) public func simulateAccessoryTap(at indexPath: IndexPath) {
    guard let cell = shown[indexPath] else { return }
    switch cell.accessoryType {
    case .detailButton, .detailDisclosureButton:
      told?(self, accessoryButtonTappedForRowWith: indexPath)
    default: break
    }
  }
}
