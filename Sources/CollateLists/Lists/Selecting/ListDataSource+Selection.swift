#if canImport(UIKit) && !os(watchOS)
public import CollateCore
import UIKit

/// How a list view is kept in step with a selection.
struct ListSelecting {
  /// The observations of the selection.
  var observations: [ObservationToken] = []

  /// Whether the view is being updated, and receives later what is selected.
  var isHeld = false

  /// Whether something was selected or deselected meanwhile, or what is selected may be forgotten.
  var isOutdated = false

  /// Has the view let people select what it let them before there was a selection; `nil` without one.
  var restoreRules: (() -> Void)?
}

extension ListDataSource {
  /// Returns whether an item is selected, according to ``selection``, or else in the view.
  ///
  /// In the closure that configures the cells of a `lazy var list`, ask the selection itself, as in
  /// `selection.contains(photo.id)`. The compiler takes the list there for a circular reference, unless its type is
  /// declared.
  ///
  /// - Parameter id: The id of the item.
  /// - Returns: `true` if it is; `false` if not, or if the view does not show it.
  public func isSelected(_ id: Section.Item.ID) -> Bool {
    if let selection { return selection.contains(id) }
    return indexPath(of: id).map { view?.selectedPaths.contains($0) ?? false } ?? false
  }

  /// Follows another selection, and shows it.
  func selectionDidChange() {
    selecting.observations = []
    selection?.observe { [weak self] in self?.showSelection(of: $0.selected + $0.deselected) }
      .store(in: &selecting.observations)
    selection?.observeRules { [weak self] in self?.showSelection() }
      .store(in: &selecting.observations)
    presenceDidChange()
    if selection == nil { restoreSelectionRules() }
    // Outside of a window, cells cannot be configured again one by one.
    if reconfiguresSelectedCells, let view, !view.takesBatches { screen.reload() }
    showSelection()
  }

  /// Has the view that shows the selection let people select what they could before there was one.
  func restoreSelectionRules() {
    selecting.restoreRules?()
    selecting.restoreRules = nil
  }

  /// Has the view let people select, and shows what is selected.
  func showSelection(isInLayout: Bool = false) {
    guard let view, let selection else { return }
    // Outside of a window, a view that was reloaded may forget it in its next layout.
    selecting.isOutdated = selecting.isHeld || !view.takesBatches
    if selecting.isHeld { return }
    if selecting.restoreRules == nil { selecting.restoreRules = view.currentSelectionRules() }
    view.allowSelection(byTaps: selection.management != .none, ofMany: selection.isOfMany)
    let paths = Set(selection.currentIDs.compactMap { indexPath(of: $0) })
    let changed = paths.symmetricDifference(view.selectedPaths)
    show(
      changed.map { (path: $0, isSelected: paths.contains($0)) }, in: view, isInLayout: isInLayout)
  }

  /// Shows whether some items are selected.
  func showSelection(of ids: some Sequence<Section.Item.ID>) {
    guard let view, let selection else { return }
    if selecting.isHeld {
      selecting.isOutdated = true
      return
    }
    // Outside of a window, cells cannot be configured again one by one.
    if reconfiguresSelectedCells, !view.takesBatches { return screen.reload() }
    let items = ids.compactMap { id in
      indexPath(of: id).map { (path: $0, isSelected: selection.currentlyContains(id)) }
    }
    show(items, in: view)
  }

  /// Shows whether items are selected.
  ///
  /// UIKit does not notify the delegate of that.
  private func show(
    _ items: [(path: IndexPath, isSelected: Bool)], in view: any ListSurface,
    isInLayout: Bool = false
  ) {
    if items.isEmpty { return }
    // Cells that the view makes in its layout are configured with what is selected.
    if reconfiguresSelectedCells, view.takesBatches, !isInLayout {
      let paths = items.map(\.path)
      if isMovingItem {
        presenter.showAgain(paths.compactMap(\.itemPath))
      } else {
        view.update(paths, reloading: outdatedPaths(among: paths), with: RowAnimations())
      }
    }
    let shown = Set(view.selectedPaths)
    for (path, isSelected) in items where shown.contains(path) && !isSelected {
      view.deselectRow(at: path, animated: false)
    }
    select(items.filter { $0.isSelected && !shown.contains($0.path) }.map(\.path), in: view)
  }

  private func select(_ paths: [IndexPath], in view: any ListSurface) {
    if paths.isEmpty { return }
    // Since the view receives index paths, it has to know how many there are.
    _ = sectionCount()
    for path in paths {
      // Closures for cells may replace the view.
      // With a selection, what a view forgets is shown once it is in a window.
      if view === self.view, selection == nil || view.takesBatches { view.prepareToSelect() }
      if view === self.view { view.select(path, animated: false) }
    }
  }

  // Updates of the view.

  /// Shows a change, and whether items that it concerns are selected.
  ///
  /// UIKit may forget it of items that are reloaded, moved, or in another section afterwards.
  func keepSelection(of change: PresentedChange<Section>, during update: () -> Void) {
    guard let selection else {
      let place = { (path: IndexPath) -> IndexPath? in
        // What is not shown yet is reloaded.
        guard self.presenter.snapshot.isIdentical(to: change.update.after) else { return nil }
        return path.itemPath.flatMap { change.update.path(after: BeforePath($0)) }?.path.indexPath
      }
      return keepSelection(place: place, during: update)
    }
    holdSelection(during: update)
    if selecting.isOutdated { return showSelection() }
    if selection.currentCount == 0 { return }
    let batch = change.update.batch
    let pairs = batch.itemMoves + batch.itemUpdates
    if !batch.sectionInserts.isEmpty || !batch.sectionMoves.isEmpty
      || batch.itemInserts.count + pairs.count > selection.currentCount
    {
      showSelection(of: selection.currentIDs)
    } else {
      let paths = batch.itemInserts + pairs.map(\.after)
      showSelection(of: paths.lazy.map { change.update[$0].id }.filter(selection.currentlyContains))
    }
  }

  /// Performs an update in which UIKit deselects items, and selects them again.
  ///
  /// - Parameters:
  ///   - place: Returns the index path of a selected item, once the update is made; `nil` if it was removed.
  ///   - update: The update.
  func keepSelection(place: (IndexPath) -> IndexPath?, during update: () -> Void) {
    if hasSelection {
      holdSelection(during: update)
      return showSelection()
    }
    guard let view else { return update() }
    let old = view.selectedPaths
    update()
    if old.isEmpty { return }
    let shown = Set(view.selectedPaths)
    select(old.compactMap(place).filter { !shown.contains($0) }, in: view)
  }

  /// Makes sections again in a batch update of their own, in which a table view also asks for heights once more.
  func reload(_ sections: IndexSet, in view: any ListSurface, with animations: RowAnimations) {
    keepSelection {
      sections.contains($0.section) ? $0 : nil
    } during: {
      view.perform({ view.deleteAndInsert(sections, sections, with: animations) }, completion: nil)
    }
  }

  /// Performs an update in the middle of which UIKit must not be notified of what is selected.
  private func holdSelection(during update: () -> Void) {
    let wasHeld = selecting.isHeld
    selecting.isHeld = true
    update()
    selecting.isHeld = wasHeld
  }

  // The questions and notifications of the delegate of the view.

  func permitsTap(at path: IndexPath) -> Bool {
    guard let selection, let item = item(at: path) else { return true }
    return selection.permitsTap(item.id)
  }

  func didTap(at path: IndexPath, isSelected: Bool) {
    guard let selection, let item = item(at: path) else { return }
    act {
      // The view may be behind what is selected.
      if selection.currentlyContains(item.id) != isSelected { selection.tap(item.id) }
    }
  }

  /// Shows whether an item is selected that was tapped, if the tap was in vain.
  func didHandleTap(at path: IndexPath?) {
    if let path, let item = item(at: path) { showSelection(of: [item.id]) }
  }

  var hasSelection: Bool { selection != nil }

  /// Has the view ask about taps, and report them.
  func addSelectionRules() {
    rules.add(.willSelect, while: \.hasSelection)
    rules.add(.willDeselect, while: \.hasSelection)
    rules.add(.shouldSelect, while: \.hasSelection)
    rules.add(.shouldDeselect, while: \.hasSelection)
    rules.add(.didSelect, while: \.hasSelection)
    rules.add(.didDeselect, while: \.hasSelection)
    rules.add(.shouldHighlight, while: \.hasSelection) { list, _, _ in
      list.selection?.management == Selection.Management.none ? false : nil
    }
    rules.add(.shouldBeginMultipleSelection, while: \.hasSelection) { list, _, _ in
      list.selection?.isOfMany
    }
  }
}
#endif
