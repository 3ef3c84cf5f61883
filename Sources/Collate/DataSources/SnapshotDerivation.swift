/// A type that derives the sections of a store from other sources.
@MainActor
protocol SnapshotDerivation<Section>: AnyObject {
  associatedtype Section: SectionProtocol

  /// Returns the current sections.
  func refreshedSnapshot(_ current: Snapshot<Section>) -> Snapshot<Section>

  /// Returns the change since the last call.
  func collectChange(
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) -> PendingChange

  /// Returns a change in which elements that were removed and inserted again are matched.
  func resolved(
    _ change: PendingChange,
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) -> PendingChange

  /// Lets the underlying sources collect their changes so far.
  func collectSources()
}

extension SnapshotDerivation {
  /// Returns a change in which elements that were removed and inserted again are matched by id.
  func resolved(
    _ change: PendingChange,
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) -> PendingChange {
    change.resolved(from: before, to: after)
  }
}
