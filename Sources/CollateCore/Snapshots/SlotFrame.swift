/// The position of a slot among those of its composite, as a number.
///
/// It is valid in every version of the tree in which the slot was not moved, so a slot is found
/// before and after a change in the same way.
typealias SlotOrder = UInt64

/// A slot in a composite's tree, without its sections.
struct SlotKey: Sendable {
  let slot: Slot
  let order: SlotOrder
  let group: IdentityGroup?
}

/// The slots below a node of a composite's tree.
///
/// All copies of a node share it until slots are inserted, removed or moved. A node has either slots, one for each
/// part, or parts with slots; all slots are at the same height.
final class SlotFrame: Sendable {
  /// The number of the composite, which distinguishes its trees from those of others.
  let composite: UInt64

  /// The slots of the parts, ascending by their orders; none above them.
  let keys: [SlotKey]

  /// The lowest order in each part, and the number of slots before it; none for parts of slots.
  let bounds: [(order: SlotOrder, rank: Int)]

  /// The number of slots.
  let count: Int

  /// Whether the parts of the node are those of slots.
  let isLowest: Bool

  /// Creates the frame of a node whose parts are those of slots.
  init(_ keys: [SlotKey], of composite: UInt64) {
    self.composite = composite
    self.keys = keys
    bounds = []
    count = keys.count
    isLowest = true
  }

  /// Creates the frame of a node above other nodes with slots.
  init(above parts: [SnapshotNode], of composite: UInt64) {
    self.composite = composite
    keys = []
    var count = 0
    bounds = parts.map { part in
      defer { count += part.slotCount }
      return (part.frame?.lowestOrder ?? 0, count)
    }
    self.count = count
    isLowest = false
  }

  /// Traps if the slots are not those of the parts, in builds that check invariants.
  func checkInvariants(of parts: [SnapshotNode]) {
    #if COLLATE_CHECK_INVARIANTS
    let orders = isLowest ? keys.map(\.order) : bounds.map(\.order)
    precondition(orders.count == parts.count, "\(parts.count) parts, \(orders.count) orders")
    precondition(zip(orders, orders.dropFirst()).allSatisfy { $0 < $1 }, "Orders \(orders)")
    if isLowest { return }
    var rank = 0
    for (part, bound) in zip(parts, bounds) {
      precondition(
        part.frame?.lowestOrder == bound.order && part.frame?.composite == composite,
        "A part begins at order \(part.frame?.lowestOrder ?? 0) instead of \(bound.order)")
      precondition(rank == bound.rank, "A part has rank \(bound.rank) after \(rank) slots")
      rank += part.slotCount
    }
    precondition(rank == count, "\(count) slots, the parts have \(rank)")
    #endif
  }

  /// The lowest order, if there are any slots.
  var lowestOrder: SlotOrder? { isLowest ? keys.first?.order : bounds.first?.order }

  /// Returns the lowest order in a part.
  func order(ofPart part: Int) -> SlotOrder {
    isLowest ? keys[part].order : bounds[part].order
  }

  /// Returns the slot of a part, if it is that of one.
  func slot(ofPart part: Int) -> Slot? { isLowest ? keys[part].slot : nil }

  /// Returns the last part whose lowest order is not above an order, or the first one.
  func part(ofOrder order: SlotOrder) -> Int {
    isLowest
      ? keys.lastPosition { $0.order <= order } : bounds.lastPosition { $0.order <= order }
  }

  /// Returns the part that contains the slot at an index, and the number of slots before the part.
  func part(ofSlotAt index: Int) -> (part: Int, rank: Int) {
    let part = bounds.lastPosition { $0.rank <= index }
    return (part, bounds[part].rank)
  }
}

/// A slot in one version of a composite's tree, with its sections.
struct SlotSpan {
  let key: SlotKey
  let node: SnapshotNode
  let sections: Range<Int>

  var slot: Slot { key.slot }
}
