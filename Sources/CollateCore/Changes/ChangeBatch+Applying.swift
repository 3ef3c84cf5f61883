extension ChangeBatch {
  /// Returns the number of items in each section after the batch.
  ///
  /// Inserted sections have no items in the result, as a batch does not contain their items.
  ///
  /// - Parameter counts: The number of items in each section before.
  /// - Returns: The number of items in each section after.
  /// - Throws: ``ChangeBatchError`` if the batch does not match `counts`.
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
