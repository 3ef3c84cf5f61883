extension SnapshotDiff {
  /// Pairs the items of sections that come or go, after all others.
  @inlinable
  mutating func followItems(from before: Snapshot<Section>, to after: Snapshot<Section>) {
    var pairing = ItemPairing(from: before, to: after, sections: sections, items: items)
    pairing.pairItemsOfLoneSections { _, _ in 0 }
    items = pairing.items
    if pairing.updates.isEmpty { return }
    itemUpdates += pairing.updates
    itemUpdates.sort { $0.before < $1.before }
  }

  /// A comparison of snapshots without sections, for use with sections that are in none.
  @inlinable static var ofNothing: SnapshotDiff {
    let nothing = SectionTable<Section>(Snapshot())
    return SnapshotDiff(from: nothing, to: nothing, sharedCount: 0, namesSilentUpdates: false)
  }
}
