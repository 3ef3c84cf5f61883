import Collate
import TestSupport
import Testing

@Suite("ArrayDataSource, random edits", .traced)
@MainActor
struct ArrayDataSourceRandomTests {
  @Test("Edits, one by one or in transactions, give the batch that comparing both ends gives")
  func editsAgreeWithDifference() {
    withSeeds(Effort.rounds(300)) { random in
      let source = ArrayDataSource(sections: random.shelves())
      var last = source.snapshot
      let observation = source.observe { update in
        expectEqual(update.before, last)
        last = update.after
        #expect(!update.batch.isEmpty)
        let expected = NaiveDifference(
          from: Array(update.before.sections), to: Array(update.after.sections)
        ).batch
        expectEqual(
          update.batch, expected,
          "\(text(update.before.sections)) to \(text(update.after.sections))")
        expectReplay(update)
      }
      for _ in 0..<12 {
        source.performBatchUpdates {
          for _ in 0..<random.below(6) {
            random.edit(source)
            if random.oneIn(5) { source.performBatchUpdates { random.edit(source) } }
          }
        }
        expectEqual(source.snapshot, last)
      }
      withExtendedLifetime(observation) {}
    }
  }

  @Test("The index finds the same items as a search after random edits")
  func index() {
    withSeeds(Effort.rounds(100)) { random in
      let source = ArrayDataSource(sections: random.shelves())
      for _ in 0..<40 {
        random.edit(source)
        for letter in SeededGenerator.letters {
          let found = source.itemPath(of: letter)
          expectEqual(found, Snapshot(source.sections).itemPath(of: letter))
        }
      }
    }
  }

  @Test("An observer added during a transaction receives the rest of it")
  func joining() {
    withSeeds(Effort.rounds(200)) { random in
      let source = ArrayDataSource(sections: random.shelves())
      var observations: [ObservationToken] = []
      var lasts: [Snapshot<Shelf>] = []
      var order: [Int] = []
      @MainActor func join() {
        let number = lasts.count
        lasts.append(source.snapshot)
        observations.append(
          source.observe { update in
            expectEqual(update.before, lasts[number])
            lasts[number] = update.after
            order.append(number)
            expectReplay(update)
          })
      }
      join()
      for _ in 0..<6 {
        order = []
        source.performBatchUpdates {
          for _ in 0..<random.below(5) {
            random.edit(source)
            if random.oneIn(3) { join() }
          }
        }
        #expect(lasts.allSatisfy { $0 == source.snapshot })
        expectEqual(order, order.sorted())
        expectEqual(Set(order).count, order.count)
      }
    }
  }
}
