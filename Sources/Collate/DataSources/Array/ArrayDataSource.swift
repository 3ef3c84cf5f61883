/// A source that holds its sections in an array.
///
/// Assign ``sections`` and the source finds out what changed, or say it yourself with the editing
/// methods, which cost what they touch and compare nothing. Every call is one update; to make one of
/// many, see ``DataSource/performBatchUpdates(_:)``.
///
///     let mail = ArrayDataSource(sections: [BasicSection(id: "inbox", items: letters)])
///     mail.sections[0].items.removeAll { $0.isSpam }
///     mail.moveItem(at: [0, 3], to: [0, 0])
@MainActor
public final class ArrayDataSource<Section: SectionProtocol>: StoredDataSource {
  /// The store that keeps the sections.
  public let store: SnapshotStore<Section>

  /// Decides which items may be moved; all of them when `nil`.
  public var canMove: ((ItemPath) -> Bool)?

  /// Creates a source.
  ///
  /// - Parameter sections: The sections to begin with.
  public init(sections: [Section] = []) {
    store = SnapshotStore(sections)
  }

  /// The sections.
  ///
  /// Setting them, or changing them in place, is one update with the difference by ids.
  ///
  /// - Complexity: Getting O(*s*) in the number of sections, setting that of
  ///   ``Snapshot/difference(from:)``.
  @inlinable public var sections: [Section] {
    get { store.snapshot.root.allSections }
    set { store.replaceSections(newValue) }
  }
}
