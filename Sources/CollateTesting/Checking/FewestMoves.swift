import Collate

/// The minimum numbers of moves for a change.
///
/// They are computed independently of the code that makes batches, to detect mistakes there.
struct FewestMoves {
  /// The number of sections that must move.
  let sectionCount: Int

  /// The number of items that must move, in their section or to another.
  let itemCount: Int

  /// Counts the moves for a valid batch.
  ///
  /// - Complexity: O(*n* log *n*) in the number of items.
  init<Section>(of batch: ChangeBatch, from before: Snapshot<Section>) {
    let change = PendingChange(batch)
    let targets = before.sections.indices.map { change.section(after: BeforeSection($0))?.index }
    sectionCount = targets.compactMap(\.self).countOutsideLongestRise

    var itemCount = 0
    for (section, target) in targets.enumerated() {
      guard let target else { continue }
      var staying: [Int] = []
      for item in before.sections[section].items.indices {
        guard let end = change.path(after: BeforePath(section: section, item: item)) else {
          continue
        }
        if end.section == target { staying.append(end.item) } else { itemCount += 1 }
      }
      itemCount += staying.countOutsideLongestRise
    }
    self.itemCount = itemCount
  }
}

extension [Int] {
  /// The number of elements outside the longest increasing subsequence, by patience sorting.
  fileprivate var countOutsideLongestRise: Int {
    var lasts: [Int] = []
    for element in self {
      var low = 0
      var high = lasts.count
      while low < high {
        let middle = (low + high) / 2
        if lasts[middle] < element { low = middle + 1 } else { high = middle }
      }
      if low < lasts.count { lasts[low] = element } else { lasts.append(element) }
    }
    return count - lasts.count
  }
}
