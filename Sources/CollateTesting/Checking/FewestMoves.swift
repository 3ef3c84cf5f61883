import Collate

/// The numbers of moves that a change cannot do without.
///
/// They are counted anew, not taken from the code that makes batches, so that a mistake there shows.
struct FewestMoves {
  /// The number of sections that have to move.
  let sectionCount: Int

  /// The number of items that have to move, in their section or to another.
  let itemCount: Int

  /// Counts the moves of a batch that is known to fit.
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
  /// The number of elements to take out so that the others rise, by patience sorting.
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
