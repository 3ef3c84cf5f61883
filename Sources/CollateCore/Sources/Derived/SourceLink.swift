/// A link from a source besides the base, from which a transform makes sections as well.
package final class SourceLink: StoreFollower {
  /// The store of the source.
  package let store: StoreCore

  /// The source, and the store around the core.
  private let retained: [AnyObject]

  /// Notes for the transform that the source has other sections.
  package let onChange: () -> Void

  /// Whether that was not noted yet since the source changed; set by the derivation.
  package var isStale = false

  package init<Source: DataSource>(
    from source: Source, to target: StoreCore, onChange: @escaping () -> Void
  ) {
    let followed = source.followedStore
    (store, retained, self.onChange) = (followed.core, [source, followed], onChange)
    super.init(target: target)
    store.add(self)
  }

  package override func sourceDidBecomeStale(in target: StoreCore) {
    if !isStale { (target.derivation as? PlannedDerivation)?.noteStale(self) }
  }
}
