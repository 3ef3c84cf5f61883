/// The items announced to a prefetching data source, ahead of those on the screen.
struct ListPrefetching {
  private var announced: Set<IndexPath> = []
  private var lastVisible: IndexPath?
  private var isBackwards = false

  /// Finds what to announce and what to cancel, now that others are visible.
  ///
  /// - Parameters:
  ///   - visible: The visible items in order.
  ///   - counts: The numbers of items in the sections.
  ///   - distance: How many items ahead are announced.
  /// - Returns: The items that are new, and those announced before that are no longer ahead.
  mutating func advance(
    visible: [IndexPath], counts: [Int], distance: Int
  ) -> (new: [IndexPath], cancelled: [IndexPath]) {
    guard distance > 0, let first = visible.first, let last = visible.last else { return ([], []) }
    if let lastVisible, last != lastVisible { isBackwards = last < lastVisible }
    lastVisible = last
    var ahead: [IndexPath] = []
    var path = isBackwards ? first : last
    while ahead.count < distance {
      guard let next = isBackwards ? path.before(in: counts) : path.after(in: counts) else { break }
      ahead.append(next)
      path = next
    }
    let new = ahead.filter { !announced.contains($0) }
    let cancelled = announced.subtracting(ahead).subtracting(visible).sorted()
    announced = Set(ahead)
    return (new, cancelled)
  }

  mutating func forget() { self = ListPrefetching() }

  mutating func follow(_ report: BatchUpdates.Report) {
    announced = Set(announced.compactMap { report.newIndexPath(for: $0) })
    lastVisible = lastVisible.flatMap { report.newIndexPath(for: $0) }
  }
}

extension IndexPath {
  fileprivate func after(in counts: [Int]) -> IndexPath? {
    if item + 1 < counts[section] { return IndexPath(item: item + 1, section: section) }
    let next = counts.indices.first { $0 > section && counts[$0] > 0 }
    return next.map { IndexPath(item: 0, section: $0) }
  }

  fileprivate func before(in counts: [Int]) -> IndexPath? {
    if item > 0 { return IndexPath(item: item - 1, section: section) }
    let previous = counts.indices.last { $0 < section && counts[$0] > 0 }
    return previous.map { IndexPath(item: counts[$0] - 1, section: $0) }
  }
}
