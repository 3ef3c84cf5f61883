/// The change of a composite in which several slots changed, or slots came, went or moved.
///
/// The changes of the slots are computed one after the other, each by its source.
@MainActor
package final class SlotJoin {
  /// A slot before and after.
  private struct Pair {
    let before: SlotSpan
    let after: SlotSpan

    /// Whether the order of sections changes, so that each that remains must be named.
    let isMoved: Bool
  }

  private let composite: CompositeCore
  private let pairs: [Pair]

  /// The number of pairs whose change has been asked for.
  private var count = 0

  private var join = ChangeJoin()

  init(_ changes: SlotChanges, of composite: CompositeCore, doubts: PendingChange.Doubts) {
    self.composite = composite
    join.doubts = doubts
    let removed = changes.removed.sorted { $0.slot.number < $1.slot.number }
    let inserted = changes.inserted.sorted { $0.slot.number < $1.slot.number }
    var pairs: [Pair] = []
    var next = inserted.startIndex
    for before in removed {
      while next < inserted.endIndex, inserted[next].slot.number < before.slot.number {
        join.insert(sections: inserted[next].sections)
        next += 1
      }
      if next < inserted.endIndex, inserted[next].slot == before.slot {
        pairs.append(Pair(before: before, after: inserted[next], isMoved: true))
        next += 1
      } else {
        join.delete(sections: before.sections)
      }
    }
    for after in inserted[next...] { join.insert(sections: after.sections) }
    self.pairs =
      pairs + changes.changed.map { Pair(before: $0.before, after: $0.after, isMoved: false) }
  }

  /// Returns the question for the change of the next slot, or `nil` if all are known.
  func next() -> ChangeRequest? {
    while count < pairs.count {
      let pair = pairs[count]
      count += 1
      if let child = composite.child(in: pair.after.slot) {
        return ChangeRequest(of: child.store, from: pair.before.node, to: pair.after.node)
      }
      add(PendingChange())
    }
    return nil
  }

  /// Adds the change that was asked for last.
  func add(_ change: PendingChange) {
    let pair = pairs[count - 1]
    join.add(
      change, before: pair.before.sections, after: pair.after.sections,
      namesEverySection: pair.isMoved)
  }

  /// The change of the composite, as soon as those of all slots are known.
  var change: PendingChange { join.change() }
}
