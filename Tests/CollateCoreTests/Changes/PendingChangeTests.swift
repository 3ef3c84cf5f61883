import Collate
import TestSupport
import Testing

@Suite("PendingChange", .traced)
struct PendingChangeTests {
  /// A change between two states with all its pairs, by ids, also of items whose sections go or come.
  private func change(from before: [Shelf], to after: [Shelf]) -> PendingChange {
    // A change through an imaginary state in which all sections exist at once has every pair.
    var union = before
    for shelf in after where !before.contains(where: { $0.id == shelf.id }) {
      union.append(Shelf(shelf.id))
    }
    var filled = union
    for index in filled.indices {
      filled[index] = after.first { $0.id == filled[index].id } ?? Shelf(filled[index].id)
    }
    let steps = [before, union, filled, after].map { Snapshot($0) }
    return zip(steps, steps.dropFirst()).reduce(PendingChange()) { change, step in
      change.followed(by: PendingChange(step.1.difference(from: step.0)))
    }
  }

  private func batch(_ change: PendingChange, from before: [Shelf]) -> ChangeBatch {
    change.batch(sectionCount: before.count) { before[$0.index].items.count }
  }

  @Test("Composing maps every path as its steps do, and grouping does not matter")
  func composition() {
    withSeeds(Effort.rounds(3_000)) { random in
      let states = (0..<4).map { _ in random.shelves() }
      let steps = zip(states, states.dropFirst()).map { change(from: $0, to: $1) }
      let left = steps[0].followed(by: steps[1]).followed(by: steps[2])
      let right = steps[0].followed(by: steps[1].followed(by: steps[2]))
      expectEqual(batch(left, from: states[0]), batch(right, from: states[0]))
      for path in Snapshot(states[0]).paths.map(BeforePath.init) {
        let stepwise = steps.reduce(Optional(path)) { path, step in
          path.flatMap { step.path(after: $0) }.map { BeforePath($0.path) }
        }
        expectEqual(left.path(after: path)?.path, stepwise?.path)
        expectEqual(right.path(after: path)?.path, stepwise?.path)
        if let end = left.path(after: path) { expectEqual(left.path(before: end), path) }
      }
    }
  }

  @Test("An item that moves into a new section and back has never moved")
  func escape() {
    let states = ["A=ab", "A=b|B=a", "A=ab|B", "A=ab"].map(shelves)
    let steps = zip(states, states.dropFirst()).map { change(from: $0, to: $1) }
    let all = steps[0].followed(by: steps[1]).followed(by: steps[2])
    #expect(batch(all, from: states[0]).isEmpty)
    let two = steps[0].followed(by: steps[1])
    expectEqual(batch(two, from: states[0]).description, "iS 1")
    expectEqual(batch(steps[0], from: states[0]).description, "iS 1; d 0.0")
  }

  @Test("A batch read back is the same batch")
  func readingBack() {
    withSeeds(Effort.rounds(2_000)) { random in
      let (before, after) = (random.shelves(), random.shelves())
      let batch = Snapshot(after).difference(from: Snapshot(before))
      expectEqual(self.batch(PendingChange(batch), from: before), batch)
      expectEqual(PendingChange(batch).inverse, PendingChange(batch.inverse))
    }
  }

  @Test("Nothing is neutral on both sides")
  func identity() {
    withSeeds(Effort.rounds(200)) { random in
      let change = change(from: random.shelves(), to: random.shelves())
      expectEqual(change.followed(by: PendingChange()), change)
      expectEqual(PendingChange().followed(by: change), change)
    }
  }

  @Test("A change and its inverse make nothing")
  func undoing() {
    withSeeds(Effort.rounds(500)) { random in
      let (before, after) = (random.shelves(), random.shelves())
      var there = after
      for index in there.indices where !before.contains(where: { $0.id == there[index].id }) {
        there[index].items = []
      }
      let change = change(from: before, to: there)
      let batch = batch(change.followed(by: change.inverse), from: before)
      let kept = change.followed(by: change.inverse)
      for path in Snapshot(before).paths.map(BeforePath.init) where change.path(after: path) != nil
      {
        expectEqual(kept.path(after: path)?.path, path.path)
      }
      #expect(batch.itemMoves.isEmpty && batch.sectionMoves.isEmpty)
    }
  }
}
