extension ChangeBatch {
  /// Returns the numbers of items that the sections have after the batch.
  ///
  /// Inserted sections come with no items; what they hold is not part of a batch.
  ///
  /// - Parameter counts: The number of items in each section before.
  /// - Returns: The number of items in each section after.
  /// - Throws: ``ChangeBatchError`` when the batch does not fit `counts`.
  /// - Complexity: O(*m* log *m* + *s*) in the size of the batch and the number of sections.
  public func applied(toItemCounts counts: [Int]) throws(ChangeBatchError) -> [Int] {
    let change = PendingChange(self)
    let sectionCount = counts.count - sectionDeletes.count + sectionInserts.count
    var result = [Int](repeating: 0, count: max(sectionCount, 0))
    for section in counts.indices {
      guard let target = change.sectionAfter(section), result.indices.contains(target) else {
        continue
      }
      result[target] = counts[section]
    }
    for path in itemDeletes + itemMoves.map(\.before) {
      guard let section = change.sectionAfter(path.section) else { continue }
      if result.indices.contains(section) { result[section] -= 1 }
    }
    for path in itemInserts + itemMoves.map(\.after) where result.indices.contains(path.section) {
      result[path.section] += 1
    }
    try validate(before: counts, after: result)
    return result
  }
}
