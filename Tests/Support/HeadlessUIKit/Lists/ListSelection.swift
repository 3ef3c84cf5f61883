/// The items of a list that are selected, in the order they were.
struct ListSelection {
  private(set) var paths: [IndexPath] = []

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  mutating func insert(_ path: IndexPath) { if !paths.contains(path) { paths.append(path) } }

  mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }

  mutating func removeAll() { paths = [] }

  @MainActor mutating func follow(_ report: BatchUpdates.Report, of batch: BatchUpdates) {
    if paths.isEmpty { return }
    let quirks = HeadlessUIKit.quirks
    if !quirks.keepsSelectionOfReloadedItems {
      let reloaded = batch.reloadedItems
      paths.removeAll { reloaded.contains($0) }
    }
    if !quirks.keepsSelectionOfMovedItems {
      let moved = batch.movedSections
      paths.removeAll { report.itemMoves[$0] != nil || moved.contains($0.section) }
    }
    paths = paths.compactMap { report.newIndexPath(for: $0) }
  }
}
