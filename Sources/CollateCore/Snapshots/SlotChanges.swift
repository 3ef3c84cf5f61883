/// The differences between two versions of a composite's tree: which slots changed, and which were inserted and
/// removed.
///
/// Nodes that both versions share are skipped, so finding the differences costs what changed.
struct SlotChanges {
  /// The slots in both versions whose sections differ, in order.
  private(set) var changed: [(before: SlotSpan, after: SlotSpan)] = []

  /// The slots that were removed, or moved away.
  private(set) var removed: [SlotSpan] = []

  /// The slots that were inserted, or moved here.
  private(set) var inserted: [SlotSpan] = []

  /// Returns the slot whose sections differ in two versions of a tree, if there is one and nothing else has changed.
  ///
  /// It takes no memory, as most changes are of this kind.
  static func onlyChanged(
    from before: SnapshotNode, to after: SnapshotNode
  ) -> (before: SlotSpan, after: SlotSpan)? {
    var (old, new) = (Subtree(before, start: 0), Subtree(after, start: 0))
    while let frame = old.node.frame, frame === new.node.frame {
      let (parts, others) = (old.node.parts, new.node.parts)
      guard let part = parts.indices.first(where: { parts[$0] !== others[$0] }),
        !(part + 1..<parts.count).contains(where: { parts[$0] !== others[$0] })
      else { return nil }
      if frame.isLowest { return (old.span(part, in: frame), new.span(part, in: frame)) }
      (old, new) = (old.part(part), new.part(part))
    }
    return nil
  }

  /// Compares two versions of a tree.
  ///
  /// - Complexity: O(*c* log *k*), where *c* is the number of slots that differ, and *k* that of all.
  init(from before: SnapshotNode, to after: SnapshotNode) {
    compare(Subtree(before, start: 0), Subtree(after, start: 0))
  }

  /// A node, and the index of its first section.
  private struct Subtree {
    let node: SnapshotNode
    let start: Int

    init(_ node: SnapshotNode, start: Int) {
      self.node = node
      self.start = start
    }

    var height: Int {
      guard let frame = node.frame, !frame.isLowest else { return 0 }
      return Subtree(node.parts[0], start: start).height + 1
    }

    func part(_ part: Int) -> Subtree {
      Subtree(node.parts[part], start: start + node.starts[part])
    }

    func span(_ part: Int, in frame: SlotFrame) -> SlotSpan {
      node.span(ofPart: part, in: frame, start: start)
    }
  }

  /// A position among the parts of nodes.
  private struct Cursor {
    private var rest: ArraySlice<Subtree>
    private(set) var tree: Subtree
    private(set) var frame: SlotFrame?
    private(set) var part = 0

    init(_ trees: [Subtree]) {
      rest = trees[...]
      tree = Subtree(.none, start: 0)
      advanceToNode()
    }

    /// The order of the part; `nil` at the end.
    var order: SlotOrder? { frame?.order(ofPart: part) }

    var node: SnapshotNode { tree.node.parts[part] }

    mutating func advance() {
      part += 1
      if part == tree.node.parts.count { advanceToNode() }
    }

    private mutating func advanceToNode() {
      repeat {
        guard let next = rest.popFirst() else {
          frame = nil
          return
        }
        (tree, frame, part) = (next, next.node.frame, 0)
      } while tree.node.parts.isEmpty
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
        changed.append((old.span(part, in: frame), new.span(part, in: frame)))
      } else {
        compare(old.part(part), new.part(part))
      }
    }
  }

  /// Compares the parts of nodes that differ, in two ascending lists, each of one height.
  private mutating func compare(_ old: [Subtree], _ new: [Subtree]) {
    let (oldHeight, newHeight) = (old.first?.height ?? 0, new.first?.height ?? 0)
    if oldHeight > newHeight { return compare(SlotChanges.parts(of: old), new) }
    if newHeight > oldHeight { return compare(old, SlotChanges.parts(of: new)) }
    var (one, two) = (Cursor(old), Cursor(new))
    var (oldRest, newRest): ([Subtree], [Subtree]) = ([], [])
    while one.frame != nil || two.frame != nil {
      let (oldOrder, newOrder) = (one.order ?? .max, two.order ?? .max)
      if oldOrder == newOrder, let oldFrame = one.frame, let newFrame = two.frame,
        oldFrame.slot(ofPart: one.part) == newFrame.slot(ofPart: two.part)
      {
        if one.node !== two.node {
          if oldFrame.isLowest {
            changed.append(
              (one.tree.span(one.part, in: oldFrame), two.tree.span(two.part, in: newFrame)))
          } else {
            oldRest.append(one.tree.part(one.part))
            newRest.append(two.tree.part(two.part))
          }
        }
        one.advance()
        two.advance()
      } else if let frame = one.frame, two.frame == nil || oldOrder <= newOrder {
        if frame.isLowest {
          removed.append(one.tree.span(one.part, in: frame))
        } else {
          oldRest.append(one.tree.part(one.part))
        }
        one.advance()
      } else if let frame = two.frame {
        if frame.isLowest {
          inserted.append(two.tree.span(two.part, in: frame))
        } else {
          newRest.append(two.tree.part(two.part))
        }
        two.advance()
      }
    }
    if !oldRest.isEmpty || !newRest.isEmpty { compare(oldRest, newRest) }
  }

  private static func parts(of trees: [Subtree]) -> [Subtree] {
    trees.flatMap { tree in tree.node.parts.indices.map(tree.part) }
  }
}
