/// Several sources, one below the other, as one source.
///
/// Each child numbers its sections from zero; the composite numbers them through and translates
/// every update, in both directions. Children can be composites, stand in several places, and come,
/// go, move and be replaced at any time.
///
///     let screen = CompositeDataSource([news, mail])
///     screen.move(screen.slots[1], to: 0)  // one update: the sections of `mail` move
///
/// Each child stands in a ``Slot``. Ids need to be unique in a slot only: two children may show the
/// same item. To have an item that goes from one child to another *moved*, give both slots the same
/// ``IdentityGroup``.
///
/// A child's change costs what changed; no other child is asked for anything.
@MainActor
public final class CompositeDataSource<Section: SectionProtocol>: StoredDataSource {
  /// The store that keeps the sections of all children.
  public let store = SnapshotStore<Section>()

  /// The children, in their order.
  var children: [CompositeChild<Section>] = []

  /// Where each slot is in `children`.
  var ordinals: [Slot: Int] = [:]

  /// The groups of the slots, also of those removed since changes were last collected.
  var groups: [Slot: IdentityGroup] = [:]

  /// The children whose sections the store does not have yet.
  var staleChildren: [CompositeChild<Section>] = []

  /// The children whose changes are not collected yet.
  var changedChildren: [CompositeChild<Section>] = []

  /// Whether slots came, went or moved since the store was last brought up to date.
  var isOrderStale = false

  /// Whether slots came, went or moved since changes were last collected.
  var isOrderChanged = false

  /// Creates a composite without children.
  public init() {
    store.derive(by: self)
  }

  /// Creates a composite of sources.
  ///
  /// - Parameter sources: The children from the top.
  /// - Complexity: O(*k*) in the number of children.
  public convenience init(_ sources: [any DataSource<Section>]) {
    self.init()
    for source in sources { append(source) }
  }
}

/// A set of slots whose items share their ids.
///
/// When an item leaves one slot of a group and comes into another in the same transaction, it has
/// moved. Without a group it is gone here and new there.
public struct IdentityGroup: Hashable, Sendable {
  private let name: String

  /// Creates a group.
  ///
  /// - Parameter name: A name, the same for all slots of the group.
  public init(_ name: String) {
    self.name = name
  }
}
