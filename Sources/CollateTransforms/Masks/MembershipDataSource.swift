public import CollateCore

/// A data source that shows the items of another one whose ids are in a third one, or are not.
///
///     let bookmarked = stories.intersection(bookmarks)
///     let unread = stories.subtracting(readStories)
///
/// It follows both: what changes in them in one transaction is one update. Sections without items stay. Retain the
/// result like any source, as observations do not.
@MainActor
public final class MembershipDataSource<Base: DataSource>: DerivedDataSource<Base, Base.Section> {
  /// The type of the sections.
  public typealias Section = Base.Section

  @usableFromInline
  init<Other: DataSource>(
    _ base: Base, of other: Other, showsMembers: Bool, _ loops: SpecializedLoops<Section>
  ) where Other.Section.Item.ID == Section.Item.ID {
    let filter = Filter<Section>(base, loops, showsListed: showsMembers)
    super.init(base, filter, loops.differ)
    var members = MemberIDs(other.followedStore)
    follow(other) { [unowned filter] in filter.toggleListedIDs(members.advance()) }
  }
}

/// The ids of the items of a source, at its last known sections.
@MainActor
private struct MemberIDs<Section: SectionProtocol> {
  private let store: SnapshotStore<Section>
  private var known = Snapshot<Section>()

  /// How many items have each id.
  private var counts: [Section.Item.ID: Int] = [:]

  init(_ store: SnapshotStore<Section>) { self.store = store }

  /// Notes the current sections.
  ///
  /// - Returns: The ids that the source has now and had not, or had and has not any more.
  mutating func advance() -> Set<Section.Item.ID> {
    let (before, after) = (known, store.currentSnapshot)
    let change = store.change(from: before, to: after)
    known = after
    var toggled: Set<Section.Item.ID> = []
    func add(_ count: Int, _ paths: [ItemPath], of snapshot: Snapshot<Section>) {
      // A NaN equals no id, so it would never be found again.
      for id in paths.lazy.map(snapshot.itemID) where id == id {
        let old = counts[id, default: 0]
        counts[id] = old + count == 0 ? nil : old + count
        if old == 0 || old + count == 0 { toggled.formSymmetricDifference([id]) }
      }
    }
    // What leaves one place may enter another, so the first are not counted as gone before.
    add(1, change.insertedPaths(in: after), of: after)
    add(-1, change.inverse.insertedPaths(in: before), of: before)
    return toggled
  }
}

extension DataSource {
  /// Returns a source with the items of this one whose ids are also in another one.
  ///
  /// The items and sections are those of this source, in their order. Only the ids of the other one matter.
  ///
  /// - Parameter other: The other source, whose items have ids of the same type.
  /// - Returns: The new source, which retains both.
  /// - Complexity: For each change of this source, that of copying the items of the affected sections, with a
  ///   look-up for each item that is inserted or updated; for each change of the other one, a look-up by id in this one
  ///   for each item that is inserted or removed, which is that of ``DataSource/itemPath(of:)``.
  @inlinable
  public func intersection<Other: DataSource>(
    _ other: Other
  ) -> MembershipDataSource<Self> where Other.Section.Item.ID == Section.Item.ID {
    MembershipDataSource(self, of: other, showsMembers: true, SpecializedLoops())
  }

  /// Returns a source with the items of this one whose ids are not in another one.
  ///
  /// The items and sections are those of this source, in their order. Only the ids of the other one matter.
  ///
  /// - Parameter other: The other source, whose items have ids of the same type.
  /// - Returns: The new source, which retains both.
  /// - Complexity: For each change of this source, that of copying the items of the affected sections, with a
  ///   look-up for each item that is inserted or updated; for each change of the other one, a look-up by id in this one
  ///   for each item that is inserted or removed, which is that of ``DataSource/itemPath(of:)``.
  @inlinable
  public func subtracting<Other: DataSource>(
    _ other: Other
  ) -> MembershipDataSource<Self> where Other.Section.Item.ID == Section.Item.ID {
    MembershipDataSource(self, of: other, showsMembers: false, SpecializedLoops())
  }

  /// Returns a source with the items of this one, and those of another one whose ids are not in this one.
  ///
  /// The sections of the other source come behind those of this one. Of several items with the same id, the first is
  /// shown, as in ``uniqued()``.
  ///
  /// - Parameter other: The other source.
  /// - Returns: The new source, which retains both.
  /// - Complexity: That of a source by ``uniqued()``.
  @inlinable
  public func union(
    _ other: some DataSource<Section>
  ) -> UniquedDataSource<CompositeDataSource<Section>, Section.Item.ID> {
    CompositeDataSource<Section>([self, other]).uniqued()
  }
}

extension MembershipDataSource: ReorderableDataSource where Base: ReorderableDataSource {}

extension MembershipDataSource: EditableDataSource where Base: EditableDataSource {}
