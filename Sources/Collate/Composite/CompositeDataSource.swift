/// A data source that concatenates the sections of several sources.
///
/// The section indices of each child start at zero; the composite converts indices and updates to
/// its own numbering, and back. Children can be composites and can occur several times. You can
/// insert, remove, move and replace them at any time.
///
///     let screen = CompositeDataSource([news, mail])
///     screen.move(screen.slots[1], to: 0)  // one update: the sections of `mail` move
///
/// Each child is in a ``Slot``. Ids need to be unique only within a slot: two children can contain
/// the same item. To have an item *moved* from one child to another, rather than deleted and
/// inserted, give both slots the same ``IdentityGroup``.
///
/// The cost of a child's change depends only on its size; no other child is accessed.
@MainActor
public final class CompositeDataSource<Section: SectionProtocol>: StoredDataSource {
  /// The store that holds the sections of all children.
  public let store = SnapshotStore<Section>()

  /// The children, in order.
  @usableFromInline var children: [CompositeChild<Section>] = []

  /// The index of each slot in `children`.
  @usableFromInline var ordinals: [Slot: Int] = [:]

  /// The groups of the slots, including those removed since changes were last collected.
  var groups: [Slot: IdentityGroup] = [:]

  /// The children whose current sections are not yet in the store.
  var staleChildren: [CompositeChild<Section>] = []

  /// The children whose changes have not been collected.
  var changedChildren: [CompositeChild<Section>] = []

  /// Whether slots were inserted, removed or moved since the store was last updated.
  var isOrderStale = false

  /// Whether slots were inserted, removed or moved since changes were last collected.
  var isOrderChanged = false

  /// Creates a composite without children.
  public init() {
    store.derive(by: self)
  }

  /// Creates a composite with sources.
  ///
  /// - Parameter sources: The children, in order.
  /// - Complexity: O(*k*) in the number of children.
  public convenience init(_ sources: [any DataSource<Section>]) {
    self.init()
    for source in sources { append(source) }
  }
}

/// A group of slots that share the identities of their items.
///
/// When an item is removed from one slot of a group and inserted into another in the same
/// transaction, it is reported as moved. Without a group, it is reported as deleted and inserted.
public struct IdentityGroup: Hashable, Sendable {
  private let name: String

  /// Creates a group.
  ///
  /// - Parameter name: The name of the group, the same for all its slots.
  public init(_ name: String) {
    self.name = name
  }
}
