/// The position of a slot among those of its composite, as a number.
///
/// It is valid in every version of the tree in which the slot was not moved, so a slot is found
/// before and after a change in the same way.
typealias SlotOrder = UInt64

/// The slots below a node of a composite's tree.
///
/// All copies of a node share it until slots come, go or move. A node has either slots, one for each
/// part, or parts with slots; all slots are at the same height.
final class SlotFrame {
  /// The number of the composite, which tells its trees from those of others.
  let composite: UInt64

  /// The orders of the slots or, above them, the lowest order in each part; ascending.
  var orders: [SlotOrder]

  /// The slots of the parts, or none above them.
  var slots: [Slot]

  /// The groups of the slots, or none above them.
  var groups: [IdentityGroup?]

  /// The number of slots before each part; empty if the parts are those of slots.
  var ranks: [Int]

  /// The number of slots.
  var count: Int

  /// Whether the parts of the node are those of slots.
  let isLowest: Bool

  /// Creates the frame of a node whose parts are those of slots.
  init(_ entries: some Collection<SlotEntry>, of composite: UInt64) {
    self.composite = composite
    orders = entries.map(\.order)
    slots = entries.map(\.slot)
    groups = entries.map(\.group)
    ranks = []
    count = entries.count
    isLowest = true
  }

  /// Creates the frame of a node above other nodes with slots.
  init(above parts: [SnapshotNode], of composite: UInt64) {
    self.composite = composite
    orders = []
    slots = []
    groups = []
    ranks = []
    count = 0
    isLowest = false
    for part in parts {
      guard let frame = part.frame else { continue }
      orders.append(frame.orders.first ?? 0)
      ranks.append(count)
      count += frame.count
    }
  }

  init(copying other: SlotFrame) {
    composite = other.composite
    orders = other.orders
    slots = other.slots
    groups = other.groups
    ranks = other.ranks
    count = other.count
    isLowest = other.isLowest
  }
}

/// A slot in a composite's tree.
struct SlotEntry {
  var slot: Slot
  var order: SlotOrder
  var group: IdentityGroup?
  var node: SnapshotNode
}

/// A slot in one version of a composite's tree, with its sections.
struct SlotSpan {
  let slot: Slot
  let order: SlotOrder
  let node: SnapshotNode
  let sections: Range<Int>
}
