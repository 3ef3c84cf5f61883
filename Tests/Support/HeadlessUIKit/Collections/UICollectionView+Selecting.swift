// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UICollectionView {
  public var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  private var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var selects: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  func selectionRuleChanged() {
    guard !selectsMany else { return }
    for path in selection.paths.dropFirst() { deselectItem(at: path, animated: false) }
  }

  func editingChanged() {
    for (path, cell) in shown { prepareEditing(of: cell, at: path) }
  }

  func prepareEditing(of cell: UICollectionViewCell, at path: IndexPath) {
    cell.isEditingItem =
      isEditing && engine.ask { told.collectionView?(self, canEditItemAt: path) ?? true }
  }

  /// Selects an item without a word to the delegate.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    if !selectsMany || indexPath == nil {
      for path in selection.paths where path != indexPath {
        deselectItem(at: path, animated: animated)
      }
    }
    guard let indexPath else { return }
    guard engine.hearsSelection else { return }
    guard engine.canSelectItem(at: indexPath) else {
      HeadlessUIKit.hazard("selectItem at \(indexPath), which does not exist")
      return
    }
    selection.insert(indexPath)
    shown[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without a word to the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard allowsSelection, engine.hearsSelection else { return }
    selection.remove(indexPath)
    shown[indexPath]?.isSelected = false
  }

  /// (headless) Taps an item.
  ///
  /// - Returns: Whether the item may be tapped: it is on the screen, and the delegate lets it be
  ///   highlighted.
  @_spi(Headless) @discardableResult public func simulateTap(at indexPath: IndexPath) -> Bool {
    guard let cell = shown[indexPath], selects,
      told.collectionView?(self, shouldHighlightItemAt: indexPath) ?? true
    else { return false }
    cell.isHighlighted = true
    told.collectionView?(self, didHighlightItemAt: indexPath)
    cell.isHighlighted = false
    told.collectionView?(self, didUnhighlightItemAt: indexPath)
    choose(indexPath, deselects: true)
    return true
  }

  /// Selects an item by a tap, which may deselect it, or by the focus, which does not.
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

  /// Selects an item as a person does, who may be refused.
  private func select(_ indexPath: IndexPath) {
    guard told.collectionView?(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !selectsMany {
      for path in selection.paths where path != indexPath {
        deselectItem(at: path, animated: true)
        told.collectionView?(self, didDeselectItemAt: path)
      }
    }
    selection.insert(indexPath)
    shown[indexPath]?.isSelected = true
    told.collectionView?(self, didSelectItemAt: indexPath)
    if told.collectionView?(self, canPerformPrimaryActionForItemAt: indexPath) ?? !isEditing {
      told.collectionView?(self, performPrimaryActionForItemAt: indexPath)
    }
  }

  private func deselect(_ path: IndexPath) {
    guard told.collectionView?(self, shouldDeselectItemAt: path) ?? true else { return }
    deselectItem(at: path, animated: true)
    told.collectionView?(self, didDeselectItemAt: path)
  }

  /// (headless) Moves two fingers over items, which selects them.
  ///
  /// - Returns: Whether it began: the first item is on the screen, several may be selected in a view
  ///   that is edited, and the delegate wants it, which goes without saying for none.
  @_spi(Headless) @discardableResult public func simulateTwoFingerPan(
    over indexPaths: [IndexPath]
  ) -> Bool {
    guard allowsMultipleSelectionDuringEditing, let first = indexPaths.first, shown[first] != nil,
      told.collectionView?(self, shouldBeginMultipleSelectionInteractionAt: first) ?? false
    else { return false }
    told.collectionView?(self, didBeginMultipleSelectionInteractionAt: first)
    for path in indexPaths where shown[path] != nil && !selection.contains(path) { select(path) }
    told.collectionViewDidEndMultipleSelectionInteraction?(self)
    return true
  }
}
