/// Makes the sections of a store from other sources.
@MainActor
protocol SnapshotDerivation<Section>: AnyObject {
  associatedtype Section: SectionProtocol

  /// Returns the sections as they are now.
  func refreshedSnapshot(_ current: Snapshot<Section>) -> Snapshot<Section>

  /// Returns what changed since the last time.
  func collectChange(
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) -> PendingChange

  /// Returns a change with everybody recognised who went and came again.
  func resolved(
    _ change: PendingChange,
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) -> PendingChange

  /// Has the sources behind it collect what they did so far.
  func collectSources()
}

extension SnapshotDerivation {
  /// Returns a change with everybody recognised who went and came again, by ids.
  func resolved(
    _ change: PendingChange,
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) -> PendingChange {
    change.resolved(from: before, to: after)
  }
}
