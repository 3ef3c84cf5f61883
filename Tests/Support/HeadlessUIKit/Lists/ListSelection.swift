/// The items of a list that are selected, in the order they were.
struct ListSelection {
  private(set) var paths: [IndexPath] = []

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  mutating func insert(_ path: IndexPath) { if !paths.contains(path) { paths.append(path) } }

  mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }

  mutating func removeAll() { paths = [] }

  mutating func follow(_ report: BatchUpdates.Report) {
    if !paths.isEmpty { paths = paths.compactMap { report.newIndexPath(for: $0) } }
  }
}
