/// A link from a source besides the base, from which a transform makes sections as well.
package final class SourceLink: PartLink {
  /// The source, and the store around the core.
  private let retained: [AnyObject]

  /// Notes for the transform that the source has other sections.
  package let onChange: () -> Void

  package init<Source: DataSource>(
    from source: Source, to target: StoreCore, onChange: @escaping () -> Void
  ) {
    let followed = source.followedStore
    (retained, self.onChange) = ([source, followed], onChange)
    super.init(from: followed.core, target: target)
  }
}
