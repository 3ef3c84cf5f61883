extension PendingChange {
  /// Returns the change with an update of every section that may have been replaced by an equal one.
  ///
  /// Sources that are derived from these make their sections again. Observers are not notified, as such updates
  /// are removed when the doubts are resolved.
  ///
  /// - Complexity: O(*s* log *s*) in the number of sections.
  @inlinable
  func namingSilentUpdates<Section>(
    from before: Snapshot<Section>, to after: Snapshot<Section>
  ) -> PendingChange {
    let named = Set(sectionUpdates.lazy.map(\.after.index))
    let (old, new) = (SectionTable(before), SectionTable(after))
    var silent: [ChangeBatch.SectionPair] = []
    for section in 0..<new.count where !named.contains(section) {
      guard let origin = self.section(before: AfterSection(section)) else { continue }
      let (own, indices) = old.leaf(with: origin.index)
      let (others, otherIndices) = new.leaf(with: section)
      // `==` may ignore properties.
      let isSame = own.sameBitCount(
        from: origin.index - indices.lowerBound, as: others,
        from: section - otherIndices.lowerBound, upTo: 1)
      if isSame == 0 { silent.append(.init(origin, AfterSection(section))) }
    }
    return silent.isEmpty ? self : addingSilentUpdates(silent)
  }

  /// Returns the change with further updates, which may be of equal sections.
  @usableFromInline
  func addingSilentUpdates(_ silent: [ChangeBatch.SectionPair]) -> PendingChange {
    PendingChange(
      .init(
        sections: sections, items: items,
        sectionUpdates: sectionUpdates.adding(silent, by: \.before),
        itemUpdates: itemUpdates),
      doubts: doubts.union(.updates))
  }
}
