// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UICollectionView {
  /// Carries out a batch that is found right.
  func apply(_ batch: BatchUpdates, _ report: BatchUpdates.Report) {
    collectionViewLayout.invalidateLayout()
    selection.follow(report, of: batch)
    prefetching.follow(report)
    focused = focused.flatMap { report.newIndexPath(for: $0) }
    lastFocused = lastFocused.flatMap { report.newIndexPath(for: $0) }
    dropPrefetched()
    let reloaded = batch.reloadedItems
    moveKeptCells { reloaded.contains($0) ? nil : report.newIndexPath(for: $0) }
    let old = shown.sorted { $0.key < $1.key }
    shown = [:]
    var ended: [(IndexPath, UICollectionViewCell)] = []
    for (path, cell) in old {
      if !reloaded.contains(path), let new = report.newIndexPath(for: path) {
        shown[new] = cell
      } else {
        ended.append((path, cell))
      }
    }
    endLater(ended)
    endSupplementary { position in
      guard HeadlessUIKit.quirks.keepsSupplementaryViews,
        !report.reloadedSections.contains(position.path.section),
        let section = report.sections[position.path.section]
      else { return nil }
      let path = IndexPath(item: position.path.item, section: section)
      return SupplementaryPlace(kind: position.kind, path: path)
    }
    for path in batch.reconfiguredItems {
      if let new = report.newIndexPath(for: path), let cell = cellForItem(at: new) {
        reconfigure(cell, at: new)
      }
    }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Cells that a batch takes away leave the screen with the animation, or at once.
  private func endLater(_ ended: [(IndexPath, UICollectionViewCell)]) {
    guard HeadlessUIKit.quirks.endsDeletedCellsLate, !ended.isEmpty else {
      for (path, cell) in ended { end(cell, path) }
      return
    }
    HeadlessUIKit.afterAnimation { [weak self] in
      for (path, cell) in ended { self?.end(cell, path) }
    }
  }

  func end(_ cell: UICollectionViewCell, _ path: IndexPath) {
    retire(cell)
    tellOfEnd(cell, path)
  }

  /// Takes a cell from the screen, to be used again for any item, or else for the same one first.
  func retire(_ cell: UICollectionViewCell, keptFor path: IndexPath? = nil) {
    cell.isHidden = true
    if !HeadlessUIKit.quirks.hidesEndedCells { cell.removeFromSuperview() }
    (cell.isReordered, cell.isFocusedItem, cell.isHighlighted) = (false, false, false)
    let limit = isPrefetchingEnabled ? HeadlessUIKit.quirks.keptCells : 0
    guard let path, limit > 0 else { return recycle(cell) }
    kept.append((path, cell))
    if kept.count > limit { recycle(kept.removeFirst().cell) }
  }

  func takeKeptCell(for path: IndexPath) -> UICollectionViewCell? {
    kept.firstIndex { $0.path == path }.map { kept.remove(at: $0).cell }
  }

  /// Lets the cells that are kept follow a batch, and those without a new place be used again.
  private func moveKeptCells(to target: (IndexPath) -> IndexPath?) {
    let old = kept
    kept = []
    for (path, cell) in old {
      if let new = target(path) { kept.append((new, cell)) } else { recycle(cell) }
    }
  }

  func tellOfEnd(_ cell: UICollectionViewCell, _ path: IndexPath) {
    engine.ask { told.collectionView?(self, didEndDisplaying: cell, forItemAt: path) }
  }

  func endAll() {
    dropPrefetched()
    moveKeptCells { _ in nil }
    let old = shown.sorted { $0.key < $1.key }
    shown = [:]
    for (path, cell) in old { end(cell, path) }
    endSupplementary { _ in nil }
  }

  /// Takes away the supplementary views that have no new place, and moves the others.
  func endSupplementary(unlessMoved target: (SupplementaryPlace) -> SupplementaryPlace?) {
    let old = supplementary
    supplementary = [:]
    var ended: [(SupplementaryPlace, UICollectionReusableView)] = []
    for (place, view) in old {
      if let new = target(place) { supplementary[new] = view } else { ended.append((place, view)) }
    }
    for (place, view) in ended.sorted(by: { $0.0 < $1.0 }) {
      view.removeFromSuperview()
      recycle(view)
      engine.ask {
        told.collectionView?(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: place.kind,
          at: place.path)
      }
    }
  }

  private func dropPrefetched() {
    for cell in prefetched.values { recycle(cell) }
    prefetched = [:]
  }

  private func recycle(_ view: UICollectionReusableView) {
    if let key = view.reuseKey { pool.recycle(view, key) }
  }
}
