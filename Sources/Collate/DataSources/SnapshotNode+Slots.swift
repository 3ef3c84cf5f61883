// Lookups in the tree of a composite.
extension SnapshotNode {
  /// The number of slots of a composite.
  final var slotCount: Int { frame?.count ?? 0 }

  /// Returns the sections of the slot with an order.
  final func sections(ofSlotAt order: SlotOrder) -> Range<Int> {
    guard let frame else { preconditionFailure("Slots are in the trees of composites only") }
    let part = frame.orders.lastPosition(notAbove: order)
    let start = starts[part]
    if frame.isLowest {
      return start..<(part &+ 1 < starts.count ? starts[part &+ 1] : sectionCount)
    }
    let sections = parts[part].sections(ofSlotAt: order)
    return start &+ sections.lowerBound..<start &+ sections.upperBound
  }

  final func span(ofPart part: Int, in frame: SlotFrame, start: Int) -> SlotSpan {
    let end = part &+ 1 < starts.count ? starts[part &+ 1] : sectionCount
    return SlotSpan(
      slot: frame.slots[part], order: frame.orders[part], node: parts[part],
      sections: start &+ starts[part]..<start &+ end)
  }

  /// Returns the number of slots before the one with an order.
  final func rank(ofOrder order: SlotOrder) -> Int {
    var node = self
    var rank = 0
    while let frame = node.frame {
      let part = frame.orders.lastPosition(notAbove: order)
      if frame.isLowest { return rank + part }
      rank += frame.ranks[part]
      node = node.parts[part]
    }
    return rank
  }

  /// Returns the slot at an index, and its order.
  final func slot(at index: Int) -> (slot: Slot, order: SlotOrder) {
    var node = self
    var rest = index
    while let frame = node.frame {
      if frame.isLowest { return (frame.slots[rest], frame.orders[rest]) }
      let part = frame.ranks.lastPosition(notAbove: rest)
      rest -= frame.ranks[part]
      node = node.parts[part]
    }
    preconditionFailure("There is no slot \(index), there are \(slotCount)")
  }

  /// Returns the slot that contains a section, and the index of the section in it; `nil` if the node
  /// is not that of a composite.
  final func slot(ofSection section: Int) -> (slot: Slot, section: Int)? {
    guard let frame else { return nil }
    let part = part(ofSection: section)
    let rest = section &- starts[part]
    return frame.isLowest ? (frame.slots[part], rest) : parts[part].slot(ofSection: rest)
  }

  /// Returns the slot that contains a section, its group, its node, and the index of the section in
  /// it; `nil` if the node is not that of a composite.
  final func location(
    ofSection section: Int
  ) -> (slot: Slot, group: IdentityGroup?, node: SnapshotNode, section: Int)? {
    var node = self
    var section = section
    while let frame = node.frame {
      let part = node.part(ofSection: section)
      section &-= node.starts[part]
      if frame.isLowest {
        return (frame.slots[part], frame.groups[part], node.parts[part], section)
      }
      node = node.parts[part]
    }
    return nil
  }

  /// The slots in order.
  final var spans: [SlotSpan] {
    var result: [SlotSpan] = []
    result.reserveCapacity(slotCount)
    func visit(_ node: SnapshotNode, _ start: Int) {
      guard let frame = node.frame else { return }
      for part in node.parts.indices {
        if frame.isLowest {
          result.append(node.span(ofPart: part, in: frame, start: start))
        } else {
          visit(node.parts[part], start + node.starts[part])
        }
      }
    }
    visit(self, 0)
    return result
  }
}

// Changes of the tree of a composite, which copy only nodes that are shared.
extension SnapshotNode {
  /// The maximum number of parts of a node in the tree of a composite.
  ///
  /// Large nodes make lookups faster; small ones make changes cheaper, as these copy a node on each
  /// level.
  static var fanout: Int { 32 }

  /// Returns a tree of slots in the order given.
  static func tree(of entries: [SlotEntry], composite: UInt64) -> SnapshotNode {
    var level = stride(from: 0, to: max(entries.count, 1), by: fanout).map { start in
      let range = entries[start..<min(start + fanout, entries.count)]
      let node = SnapshotNode(parts: range.map(\.node))
      node.frame = SlotFrame(range, of: composite)
      return node
    }
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: fanout).map { start in
        SnapshotNode(
          above: Array(level[start..<min(start + fanout, level.count)]), composite: composite)
      }
    }
    return level[0]
  }

  private convenience init(above parts: [SnapshotNode], composite: UInt64) {
    self.init(parts: parts)
    frame = SlotFrame(above: parts, of: composite)
  }

  /// Replaces the node of the slot with an order.
  static func replace(order: SlotOrder, with child: SnapshotNode, in node: inout SnapshotNode) {
    makeUnique(&node)
    guard let frame = node.frame else { return }
    let part = frame.orders.lastPosition(notAbove: order)
    let (sections, items) = (node.parts[part].sectionCount, node.parts[part].itemCount)
    var next = SnapshotNode.none
    if frame.isLowest {
      next = child
    } else {
      swap(&next, &node.parts[part])
      replace(order: order, with: child, in: &next)
    }
    node.itemCount += next.itemCount - items
    let growth = next.sectionCount - sections
    swap(&next, &node.parts[part])
    if growth != 0 {
      node.sectionCount += growth
      for later in part + 1..<node.starts.count { node.starts[later] += growth }
    }
  }

  /// Inserts a slot where its order belongs.
  static func insert(_ entry: SlotEntry, into root: inout SnapshotNode) {
    guard let composite = root.frame?.composite else { return }
    guard let sibling = insert(entry, below: &root) else { return }
    root = SnapshotNode(above: [root, sibling], composite: composite)
  }

  /// Inserts a slot, and returns the second half of the node if it was too large.
  private static func insert(
    _ entry: SlotEntry,
    below node: inout SnapshotNode
  ) -> SnapshotNode? {
    makeUnique(&node)
    guard let frame = uniqueFrame(of: node) else { return nil }
    var part = frame.orders.lastPosition(notAbove: entry.order)
    if frame.isLowest {
      if part < frame.count && frame.orders[part] < entry.order { part += 1 }
      node.parts.insert(entry.node, at: part)
      frame.orders.insert(entry.order, at: part)
      frame.slots.insert(entry.slot, at: part)
      frame.groups.insert(entry.group, at: part)
    } else {
      var next = SnapshotNode.none
      swap(&next, &node.parts[part])
      let sibling = insert(entry, below: &next)
      swap(&next, &node.parts[part])
      if let sibling { node.parts.insert(sibling, at: part + 1) }
    }
    // Slots are often appended one by one; nodes that are full then do not become half empty.
    let isAtEnd = part >= node.parts.count - 2
    let sibling = node.parts.count > fanout ? split(node, at: isAtEnd ? fanout : fanout / 2) : nil
    node.didChangeParts()
    return sibling
  }

  /// Moves the parts from an index on into a new node.
  private static func split(_ node: SnapshotNode, at part: Int) -> SnapshotNode? {
    guard let frame = node.frame else { return nil }
    let parts = Array(node.parts[part...])
    node.parts.removeSubrange(part...)
    guard frame.isLowest else { return SnapshotNode(above: parts, composite: frame.composite) }
    let sibling = SnapshotNode(parts: parts)
    sibling.frame = SlotFrame(
      parts.indices.map { frame.entry(part + $0, parts[$0]) }, of: frame.composite)
    frame.orders.removeSubrange(part...)
    frame.slots.removeSubrange(part...)
    frame.groups.removeSubrange(part...)
    return sibling
  }

  /// Removes the slot with an order.
  static func remove(order: SlotOrder, from root: inout SnapshotNode) {
    remove(order: order, below: &root)
    while let frame = root.frame, !frame.isLowest, root.parts.count == 1 { root = root.parts[0] }
  }

  private static func remove(order: SlotOrder, below node: inout SnapshotNode) {
    makeUnique(&node)
    guard let frame = uniqueFrame(of: node) else { return }
    let part = frame.orders.lastPosition(notAbove: order)
    if frame.isLowest {
      node.parts.remove(at: part)
      frame.orders.remove(at: part)
      frame.slots.remove(at: part)
      frame.groups.remove(at: part)
    } else {
      var next = SnapshotNode.none
      swap(&next, &node.parts[part])
      remove(order: order, below: &next)
      swap(&next, &node.parts[part])
      if node.parts[part].slotCount == 0 && node.parts.count > 1 {
        node.parts.remove(at: part)
      } else {
        node.joinSparseParts(around: part)
      }
    }
    node.didChangeParts()
  }

  /// Joins a part that has become small with a neighbor, if both fit into one node.
  private final func joinSparseParts(around part: Int) {
    guard let frame, parts[part].parts.count < SnapshotNode.fanout / 4, parts.count > 1 else {
      return
    }
    let first = max(part - 1, 0)
    let (one, two) = (parts[first], parts[first + 1])
    guard one.parts.count + two.parts.count <= SnapshotNode.fanout, let oneFrame = one.frame,
      let twoFrame = two.frame
    else { return }
    let all = one.parts + two.parts
    if oneFrame.isLowest {
      let joined = SnapshotNode(parts: all)
      joined.frame = SlotFrame(
        one.parts.indices.map { oneFrame.entry($0, one.parts[$0]) }
          + two.parts.indices.map { twoFrame.entry($0, two.parts[$0]) }, of: frame.composite)
      parts[first] = joined
    } else {
      parts[first] = SnapshotNode(above: all, composite: frame.composite)
    }
    parts.remove(at: first + 1)
  }

  /// Counts again after parts came or went.
  private final func didChangeParts() {
    recount()
    guard let frame else { return }
    if frame.isLowest {
      frame.count = parts.count
    } else {
      self.frame = SlotFrame(above: parts, of: frame.composite)
    }
  }

  /// Returns the frame of a node, after copying it if it is shared.
  private static func uniqueFrame(of node: SnapshotNode) -> SlotFrame? {
    if !isKnownUniquelyReferenced(&node.frame), let frame = node.frame {
      node.frame = SlotFrame(copying: frame)
    }
    return node.frame
  }
}

extension SlotFrame {
  fileprivate func entry(_ part: Int, _ node: SnapshotNode) -> SlotEntry {
    SlotEntry(slot: slots[part], order: orders[part], group: groups[part], node: node)
  }
}
