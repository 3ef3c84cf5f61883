// Lookups in the tree of a composite.
extension SnapshotNode {
  /// The number of slots of a composite.
  final var slotCount: Int { frame?.count ?? 0 }

  /// Returns the sections of the slot with an order.
  final func sections(ofSlotAt order: SlotOrder) -> Range<Int> {
    guard let frame else { preconditionFailure("Slots are in the trees of composites only") }
    let part = frame.part(ofOrder: order)
    if frame.isLowest { return sections(ofPart: part) }
    let (start, sections) = (starts[part], parts[part].sections(ofSlotAt: order))
    return start &+ sections.lowerBound..<start &+ sections.upperBound
  }

  private final func sections(ofPart part: Int) -> Range<Int> {
    starts[part]..<(part &+ 1 < starts.count ? starts[part &+ 1] : sectionCount)
  }

  /// Returns the slot of a part, and its sections.
  final func span(ofPart part: Int, in frame: SlotFrame, start: Int) -> SlotSpan {
    let sections = sections(ofPart: part)
    return SlotSpan(
      key: frame.keys[part], node: parts[part],
      sections: start &+ sections.lowerBound..<start &+ sections.upperBound)
  }

  /// Returns the number of slots before the one with an order.
  final func rank(ofOrder order: SlotOrder) -> Int {
    guard let frame else { return 0 }
    let part = frame.part(ofOrder: order)
    return frame.isLowest ? part : frame.bounds[part].rank + parts[part].rank(ofOrder: order)
  }

  /// Returns the order of the slot at an index.
  final func order(ofSlotAt index: Int) -> SlotOrder {
    guard let frame else { preconditionFailure("Slots are in the trees of composites only") }
    if frame.isLowest { return frame.keys[index].order }
    let (part, rank) = frame.part(ofSlotAt: index)
    return parts[part].order(ofSlotAt: index - rank)
  }

  /// Returns the slot that contains a section, and the index of the section in it; `nil` if the node
  /// is not that of a composite.
  final func slot(ofSection section: Int) -> (slot: Slot, section: Int)? {
    guard let frame else { return nil }
    let part = part(ofSection: section)
    let rest = section &- starts[part]
    return frame.isLowest ? (frame.keys[part].slot, rest) : parts[part].slot(ofSection: rest)
  }

  /// Returns the slot that contains a section, its node, and the index of the section in it; `nil` if
  /// the node is not that of a composite.
  final func location(ofSection section: Int) -> (key: SlotKey, node: SnapshotNode, section: Int)? {
    guard let frame else { return nil }
    let part = part(ofSection: section)
    let rest = section &- starts[part]
    return frame.isLowest
      ? (frame.keys[part], parts[part], rest) : parts[part].location(ofSection: rest)
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
  /// Returns a tree of slots in the order given.
  static func tree(
    of slots: [(key: SlotKey, node: SnapshotNode)], composite: UInt64
  ) -> SnapshotNode {
    var level = stride(from: 0, to: max(slots.count, 1), by: fanout).map { start in
      let range = slots[start..<min(start + fanout, slots.count)]
      return SnapshotNode(range.map(\.node), of: range.map(\.key), composite)
    }
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: fanout).map { start in
        SnapshotNode(above: Array(level[start..<min(start + fanout, level.count)]), composite)
      }
    }
    return level[0]
  }

  private convenience init(_ parts: [SnapshotNode], of keys: [SlotKey], _ composite: UInt64) {
    self.init(parts: parts)
    frame = SlotFrame(keys, of: composite)
  }

  private convenience init(above parts: [SnapshotNode], _ composite: UInt64) {
    self.init(parts: parts)
    frame = SlotFrame(above: parts, of: composite)
  }

  /// Mutates a part in place, and returns what the closure returns.
  private final func modifyPart<Result>(
    _ part: Int, _ body: (inout SnapshotNode) -> Result
  ) -> Result {
    // Taken out, as nothing may be called while the parts are accessed.
    var node = SnapshotNode.none
    swap(&node, &parts[part])
    defer { swap(&node, &parts[part]) }
    return body(&node)
  }

  /// Replaces the node of the slot with an order, and returns the former one.
  ///
  /// Nothing happens if the slot is not in the tree: while it is moved, code that derives its
  /// sections may read those of the composite.
  static func replace(
    order: SlotOrder, with child: SnapshotNode, in node: inout SnapshotNode
  ) -> SnapshotNode? {
    makeUnique(&node)
    guard let frame = node.frame else { return nil }
    let part = frame.part(ofOrder: order)
    if frame.isLowest && !(part < frame.count && frame.keys[part].order == order) { return nil }
    let (sections, items) = (node.parts[part].sectionCount, node.parts[part].itemCount)
    let former: SnapshotNode?
    if frame.isLowest {
      former = node.parts[part]
      node.parts[part] = child
    } else {
      former = node.modifyPart(part) { replace(order: order, with: child, in: &$0) }
    }
    let new = node.parts[part]
    node.itemCount += new.itemCount - items
    let growth = new.sectionCount - sections
    if growth != 0 {
      node.sectionCount += growth
      for later in part + 1..<node.starts.count { node.starts[later] += growth }
    }
    return former
  }

  /// Inserts a slot where its order belongs.
  static func insert(_ key: SlotKey, _ child: SnapshotNode, into root: inout SnapshotNode) {
    guard let composite = root.frame?.composite,
      let sibling = insert(key, child, below: &root)
    else { return }
    root = SnapshotNode(above: [root, sibling], composite)
  }

  /// Inserts a slot, and returns the second half of the node if it was too large.
  private static func insert(
    _ key: SlotKey, _ child: SnapshotNode, below node: inout SnapshotNode
  ) -> SnapshotNode? {
    makeUnique(&node)
    guard let frame = node.frame else { return nil }
    var part = frame.part(ofOrder: key.order)
    var keys = frame.keys
    if frame.isLowest {
      if part < frame.count && keys[part].order < key.order { part += 1 }
      keys.insert(key, at: part)
      node.parts.insert(child, at: part)
    } else if let sibling = node.modifyPart(part, { insert(key, child, below: &$0) }) {
      part += 1
      node.parts.insert(sibling, at: part)
    }
    var sibling: SnapshotNode?
    if node.parts.count > fanout {
      // Slots are often appended one by one; nodes that are full then do not become half empty.
      let half = part == node.parts.count - 1 ? fanout : fanout / 2
      let rest = Array(node.parts[half...])
      node.parts.removeSubrange(half...)
      if frame.isLowest {
        sibling = SnapshotNode(rest, of: Array(keys[half...]), frame.composite)
        keys.removeSubrange(half...)
      } else {
        sibling = SnapshotNode(above: rest, frame.composite)
      }
    }
    node.didChangeParts(keys, in: frame)
    return sibling
  }

  /// Removes the slot with an order.
  static func remove(order: SlotOrder, from root: inout SnapshotNode) {
    remove(order: order, below: &root)
    while let frame = root.frame, !frame.isLowest, root.parts.count == 1 { root = root.parts[0] }
  }

  private static func remove(order: SlotOrder, below node: inout SnapshotNode) {
    makeUnique(&node)
    guard let frame = node.frame else { return }
    let part = frame.part(ofOrder: order)
    var keys = frame.keys
    if frame.isLowest {
      keys.remove(at: part)
      node.parts.remove(at: part)
    } else {
      node.modifyPart(part) { remove(order: order, below: &$0) }
      if node.parts[part].slotCount == 0 && node.parts.count > 1 {
        node.parts.remove(at: part)
      } else {
        node.joinSparseParts(around: part)
      }
    }
    node.didChangeParts(keys, in: frame)
  }

  /// Joins a part that has become small with a neighbor, if both fit into one node.
  private final func joinSparseParts(around part: Int) {
    guard parts[part].parts.count < SnapshotNode.fanout / 4, parts.count > 1 else { return }
    let first = max(part - 1, 0)
    let (one, two) = (parts[first], parts[first + 1])
    guard let frame = one.frame, let otherFrame = two.frame,
      one.parts.count + two.parts.count <= SnapshotNode.fanout
    else { return }
    let all = one.parts + two.parts
    parts[first] =
      frame.isLowest
      ? SnapshotNode(all, of: frame.keys + otherFrame.keys, frame.composite)
      : SnapshotNode(above: all, frame.composite)
    parts.remove(at: first + 1)
  }

  /// Counts again after parts were inserted or removed.
  private final func didChangeParts(_ keys: [SlotKey], in frame: SlotFrame) {
    recount()
    self.frame =
      frame.isLowest
      ? SlotFrame(keys, of: frame.composite) : SlotFrame(above: parts, of: frame.composite)
  }
}
