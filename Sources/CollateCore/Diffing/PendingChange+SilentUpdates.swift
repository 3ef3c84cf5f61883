extension PendingChange {
  /// Returns the change with an update of every section that may have been replaced by an equal one.
  ///
  /// Sources that are derived from these make their sections again. Observers are not notified, as such updates
  /// are removed when the doubts are resolved.
  ///
  /// - Complexity: O(*s*) in the number of sections, or O(1) for those that share their storage.
  @inlinable
  func namingSilentUpdates<Section>(
    from before: Snapshot<Section>, to after: Snapshot<Section>
  ) -> PendingChange {
    let named = Set(sectionUpdates.lazy.map(\.after.index))
    var silent: [ChangeBatch.SectionPair] = []
    for section in after.sections.indices where !named.contains(section) {
      guard let origin = self.section(before: AfterSection(section)) else { continue }
      let (old, new) = (before.sections[origin.index], after.sections[section])
      if old.sharesItems(with: new) && old == new { continue }
      silent.append(.init(origin, AfterSection(section)))
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
