/// A question for the change between two states of a store.
@MainActor
package struct ChangeRequest {
  private let store: StoreCore
  private let old: SnapshotNode
  private let new: SnapshotNode

  package init(of store: StoreCore, from old: SnapshotNode, to new: SnapshotNode) {
    (self.store, self.old, self.new) = (store, old, new)
  }
}

/// How the change of a derived store follows from those of its sources.
package enum DerivedChange {
  /// It is known.
  case known(PendingChange)

  /// It is that of a source, whose sections stand among others.
  case shifted(ChangeRequest, by: SectionShift)

  /// It is joined from those of several slots.
  case joined(SlotJoin)
}

/// A shift of section indices by the sections that precede them.
package struct SectionShift {
  /// The number of preceding sections before the change.
  var before = 0

  /// The number of preceding sections after the change.
  var after = 0

  /// Doubts about the change that come with the shift.
  var doubts: PendingChange.Doubts = []

  mutating func add(_ other: SectionShift) {
    before += other.before
    after += other.after
    doubts.formUnion(other.doubts)
  }

  func callAsFunction(_ change: PendingChange) -> PendingChange {
    let change = doubts.isEmpty ? change : change.with(doubts: change.doubts.union(doubts))
    return change.shifted(before: before, after: after)
  }
}

extension ChangeRequest {
  /// A change that waits for that of a source.
  private struct Waiting {
    /// The changes of the other slots.
    let join: SlotJoin

    /// What is done with the change as soon as it is known.
    let shift: SectionShift
  }

  /// The changes that wait, each for the one after it.
  private static let waiting = WorkStack<Waiting>()

  /// Returns the change.
  ///
  /// It asks one store after the other, from the top down, and then makes the changes from the bottom up, so
  /// that depth takes no space on the thread's stack.
  func change() -> PendingChange {
    let waiting = ChangeRequest.waiting
    let bottom = waiting.count
    var (request, shift) = (self, SectionShift())
    while true {
      var change: PendingChange
      switch request.store.derivedChange(from: request.old, to: request.new) {
      case .known(let known):
        change = shift(known)
      case .shifted(let source, let further):
        request = source
        shift.add(further)
        continue
      case .joined(let join):
        if let next = join.next() {
          waiting.push(Waiting(join: join, shift: shift))
          (request, shift) = (next, SectionShift())
          continue
        }
        change = shift(join.change)
      }
      var next: ChangeRequest?
      while next == nil {
        if waiting.count == bottom {
          store.keep(change, from: old, to: new)
          return change
        }
        let last = waiting.pop()
        last.join.add(change)
        next = last.join.next()
        if next == nil { change = last.shift(last.join.change) } else { waiting.push(last) }
      }
      if let next { (request, shift) = (next, SectionShift()) }
    }
  }
}
