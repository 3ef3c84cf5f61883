/// The derivation of a composite's sections from its children.
final class CompositeCore: Derivation {
  /// The number of the composite, by which its trees are recognized.
  private let number = Slot.nextNumber()

  // Nothing is called while one of the unchecked properties is accessed.

  /// The slots, at the places that they name; some places are free.
  @safe @exclusivity(unchecked) private var places: [Place] = []

  private struct Place {
    /// The number of the slot.
    var number: UInt64

    /// The position of the slot in the tree, kept here so that lookups need not touch the child.
    var order: SlotOrder = 0

    var child: CompositeChild?
  }

  private var freePlaces: [Int] = []

  /// Whether any slot is, or was, in a group.
  private var hasGroups = false

  /// Returns the child in a slot, or `nil` if the slot is not in this composite.
  ///
  /// - Complexity: O(1)
  func child(in slot: Slot) -> CompositeChild? {
    contains(slot) ? places[slot.place].child : nil
  }

  /// Returns the position of a slot in the tree, or `nil` if the slot is not in this composite.
  ///
  /// - Complexity: O(1)
  func order(of slot: Slot) -> SlotOrder? {
    contains(slot) ? places[slot.place].order : nil
  }

  private func contains(_ slot: Slot) -> Bool {
    slot.place < places.count && places[slot.place].number == slot.number
  }

  /// Returns the slot of a child as it is in the tree.
  func key(of child: CompositeChild) -> SlotKey {
    SlotKey(slot: child.slot, order: places[child.slot.place].order, group: child.group)
  }

  /// Returns a slot for a new child.
  func makeSlot() -> Slot {
    Slot(number: Slot.nextNumber(), place: freePlaces.popLast() ?? places.count)
  }

  /// Adds a child, which is not in the tree yet.
  func add(_ child: CompositeChild) {
    let place = Place(number: child.slot.number, child: child)
    if child.slot.place == places.count {
      places.append(place)
    } else {
      places[child.slot.place] = place
    }
    if child.group != nil { hasGroups = true }
  }

  /// Removes a child, which is no longer in the tree.
  func remove(_ child: CompositeChild) {
    places[child.slot.place] = Place(number: 0)
    freePlaces.append(child.slot.place)
    child.store.remove(child)
    forget(child)
  }

  override func refresh(_ part: PartLink, of store: StoreCore) {
    guard let slot = part.slotInTarget, let order = order(of: slot) else { return }
    // Released when the root is in place again, as the app may read it when an item is released.
    var former: SnapshotNode?
    store.modifyRoot { former = SnapshotNode.replace(order: order, with: part.store.root, in: &$0) }
    keepAlive(former)
  }

  override func change(from old: SnapshotNode, to new: SnapshotNode) -> DerivedChange? {
    // If a source replaced another one, their trees have nothing in common.
    guard old.frame?.composite == number, new.frame?.composite == number else { return nil }
    guard let (before, after) = SlotChanges.onlyChanged(from: old, to: new),
      let child = child(in: after.slot)
    else {
      return .joined(SlotJoin(SlotChanges(from: old, to: new), of: self, doubts: groupDoubts))
    }
    return .shifted(
      ChangeRequest(of: child.store, from: before.node, to: after.node),
      by: SectionShift(
        before: before.sections.lowerBound, after: after.sections.lowerBound, doubts: groupDoubts))
  }

  /// What is doubtful because items may have gone from one slot of a group to another, also within a
  /// composite in one of the slots.
  private var groupDoubts: PendingChange.Doubts { hasGroups ? .identities : [] }
}

// Positions of slots.
extension CompositeCore {
  /// The distance between the orders of slots that are numbered at once.
  private static var step: SlotOrder { 1 << 32 }

  /// Numbers children in a new order.
  func number(_ children: some Collection<CompositeChild>) {
    var order = 1 << 63 - SlotOrder(children.count / 2) * CompositeCore.step
    for child in children {
      places[child.slot.place].order = order
      order += CompositeCore.step
    }
  }

  /// Returns a tree of children, which are in their order.
  func tree(of children: [CompositeChild]) -> SnapshotNode {
    .tree(of: children.map { (key(of: $0), $0.store.currentRoot) }, composite: number)
  }

  /// Numbers a child that is to be inserted at an index, and returns whether it could; if not, all
  /// must be numbered again.
  func number(_ child: CompositeChild, at index: Int, in root: SnapshotNode) -> Bool {
    guard let order = order(forSlotAt: index, in: root) else { return false }
    places[child.slot.place].order = order
    return true
  }

  private func order(forSlotAt index: Int, in root: SnapshotNode) -> SlotOrder? {
    let count = root.slotCount
    if count == 0 { return 1 << 63 }
    if index == count {
      let (last, isTooLarge) = root.order(ofSlotAt: count - 1).addingReportingOverflow(Self.step)
      return isTooLarge ? nil : last
    }
    let next = root.order(ofSlotAt: index)
    if index == 0 { return next > Self.step ? next - Self.step : nil }
    let previous = root.order(ofSlotAt: index - 1)
    return next - previous > 1 ? previous + (next - previous) / 2 : nil
  }
}
