/// A data source that stores its sections in an array.
///
/// When you assign ``sections``, the source computes the difference. The editing methods compare
/// nothing, and their cost depends only on what they change. Every call is one update; to combine
/// several calls, use ``DataSource/performBatchUpdates(_:)``.
///
///     let mail = ArrayDataSource(sections: [BasicSection(id: "inbox", items: letters)])
///     mail.sections[0].items.removeAll { $0.isSpam }
///     mail.moveItem(at: [0, 3], to: [0, 0])
@MainActor
public final class ArrayDataSource<Section: SectionProtocol>: StoredDataSource {
  /// The store that holds the sections.
  public let store: SnapshotStore<Section>

  /// A closure that returns whether an item can be moved; if `nil`, all items can.
  public var canMove: ((ItemPath) -> Bool)?

  /// Creates a source with sections.
  ///
  /// - Parameter sections: The initial sections.
  public init(sections: [Section] = []) {
    store = SnapshotStore(Snapshot(sections))
    store.core.source = self
    store.reportInitialDuplicates()
  }

  /// The sections.
  ///
  /// Assigning the array, or mutating it in place, makes one update with the difference by ids.
  ///
  /// - Complexity: O(*s*) in the number of sections to get; to set, that of
  ///   ``Snapshot/difference(from:)``.
  @inlinable public var sections: [Section] {
    get { store.snapshot.allSections }
    set { store.replaceSections(newValue) }
  }
}
