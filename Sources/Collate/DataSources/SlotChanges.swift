/// The differences between two versions of a composite's tree: which slots changed, came and went.
///
/// Nodes that both versions share are skipped, so finding them costs what changed.
struct SlotChanges {
  /// The slots in both versions whose sections differ, in order.
  private(set) var changed: [(before: SlotSpan, after: SlotSpan)] = []

  /// The slots that were inserted, removed or moved, in both orders.
  private(set) var gone: [SlotSpan] = []
  private(set) var come: [SlotSpan] = []

  /// Compares two versions of a tree.
  ///
  /// - Complexity: O(*c* log *k*), where *c* is the number of slots that differ, and *k* that of all.
  init(from before: SnapshotNode, to after: SnapshotNode) {
    compare(Subtree(node: before, start: 0), Subtree(node: after, start: 0))
  }

  /// A node, and the index of its first section.
  private struct Subtree {
    let node: SnapshotNode
    let start: Int

    var order: SlotOrder { node.frame?.lowestOrder ?? .max }

    var isLowest: Bool { node.frame?.isLowest ?? true }

    var height: Int {
      isLowest ? 0 : Subtree(node: node.parts[0], start: start).height + 1
    }

    var parts: [Subtree] {
      node.parts.indices.map { Subtree(node: node.parts[$0], start: start + node.starts[$0]) }
    }

    var spans: [SlotSpan] {
      node.spans.map {
        SlotSpan(
          key: $0.key, node: $0.node,
          sections: $0.sections.lowerBound + start..<$0.sections.upperBound + start)
      }
    }
  }

  private mutating func compare(_ old: Subtree, _ new: Subtree) {
    if old.node === new.node { return }
    guard let frame = old.node.frame, frame === new.node.frame else {
      return compare([old], [new])
    }
    // The slots are the same.
    for part in old.node.parts.indices where old.node.parts[part] !== new.node.parts[part] {
      if frame.isLowest {
        changed.append(
          (
            old.node.span(ofPart: part, in: frame, start: old.start),
            new.node.span(ofPart: part, in: frame, start: new.start)
          ))
      } else {
        compare(
          Subtree(node: old.node.parts[part], start: old.start + old.node.starts[part]),
          Subtree(node: new.node.parts[part], start: new.start + new.node.starts[part]))
      }
    }
  }

  /// Compares ascending lists of nodes, each list of one height.
  private mutating func compare(_ old: [Subtree], _ new: [Subtree]) {
    var (old, new) = (old, new)
    let (oldHeight, newHeight) = (old.first?.height ?? 0, new.first?.height ?? 0)
    if oldHeight > newHeight { return compare(old.flatMap(\.parts), new) }
    if newHeight > oldHeight { return compare(old, new.flatMap(\.parts)) }
    SlotChanges.removeCommon(&old, &new, order: \.order) { $0.node === $1.node }
    if old.isEmpty && new.isEmpty { return }
    if oldHeight > 0 { return compare(old.flatMap(\.parts), new.flatMap(\.parts)) }

    var (oldSpans, newSpans) = (old.flatMap(\.spans), new.flatMap(\.spans))
    SlotChanges.removeCommon(&oldSpans, &newSpans, order: \.order) { one, two in
      if one.slot != two.slot { return false }
      if one.node !== two.node { changed.append((one, two)) }
      return true
    }
    gone += oldSpans
    come += newSpans
  }

  /// Removes from two ascending lists what is the same in both.
  private static func removeCommon<Element>(
    _ old: inout [Element],
    _ new: inout [Element],
    order: (Element) -> SlotOrder,
    isSame: (Element, Element) -> Bool
  ) {
    var (oldRest, newRest): ([Element], [Element]) = ([], [])
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let oldOrder = i < old.count ? order(old[i]) : .max
      let newOrder = j < new.count ? order(new[j]) : .max
      if i < old.count, j < new.count, oldOrder == newOrder, isSame(old[i], new[j]) {
        i += 1
        j += 1
      } else if j == new.count || i < old.count && oldOrder <= newOrder {
        oldRest.append(old[i])
        i += 1
      } else {
        newRest.append(new[j])
        j += 1
      }
    }
    (old, new) = (oldRest, newRest)
  }
}
