extension Update {
  /// The sections that remain, and whose own content or items changed, in the order after the
  /// update.
  ///
  /// - Complexity: O(*m* log *m*) in the size of the batch.
  package var changedSections: [(before: Int, after: Int)] {
    change.touchedSections.compactMap { after in
      change.sectionBefore(after).map { (before: $0, after: after) }
    }
  }
}
