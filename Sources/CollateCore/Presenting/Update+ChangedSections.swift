extension Update {
  /// The sections that remain, and whose own content or items changed, in the order after the
  /// update.
  ///
  /// - Complexity: O(*m* log *m*) in the size of the batch.
  package var changedSections: [(before: Int, after: Int)] {
    var pairs: [Int: Int] = [:]
    func addSection(before: Int) {
      if let after = change.sectionAfter(before) { pairs[after] = before }
    }
    func addSection(after: Int) {
      if let before = change.sectionBefore(after) { pairs[after] = before }
    }
    for pair in batch.sectionUpdates { addSection(after: pair.after.index) }
    for path in batch.itemDeletes { addSection(before: path.path.section) }
    for path in batch.itemInserts { addSection(after: path.path.section) }
    for pair in batch.itemMoves {
      addSection(before: pair.before.path.section)
      addSection(after: pair.after.path.section)
    }
    for pair in batch.itemUpdates { addSection(after: pair.after.path.section) }
    return pairs.sorted { $0.key < $1.key }.map { (before: $0.value, after: $0.key) }
  }
}
