import Collate
import TestSupport
import Testing

@testable import CollateCore

@Suite("Sources without a store", .serialized)
@MainActor
struct ForeignSourceTests {
  @Test("Stand in composites like any other, in several slots and in transactions")
  func composing() {
    let (foreign, own) = (ForeignSource("A=ab"), ArrayDataSource(sections: shelves("C=x")))
    let screen = CompositeDataSource<Shelf>([foreign, own, foreign])
    var told: [Update<Shelf>] = []
    let observation = screen.observe { told.append($0) }
    foreign.change(to: "A=b")
    own.performBatchUpdates {
      foreign.change(to: "A=bc")
      own.removeItem(at: [0, 0])
      foreign.change(to: "N|A=c")
    }
    expectEqual(told.map(\.description), ["d 0.0,2.0", "iS 0,3; d 0.0,1.0,2.0; i 1.0,4.0"])
    expectEqual(text(screen.snapshot.sections), "N=|A=c|C=|N=|A=c")
    for update in told { expectReplay(update) }
    withExtendedLifetime(observation) {}
  }

  @Test("Sources inserted and removed in one transaction are not mistaken for each other")
  func addresses() {
    let screen = CompositeDataSource<Shelf>()
    screen.performBatchUpdates {
      // A source often has the address of the one before, whose store lives until the end.
      for count in 0..<20 {
        let notation = "A=" + String(repeating: "a", count: count)
        let slot = screen.append(ForeignSource(notation))
        expectEqual(text(screen.snapshot.sections), notation)
        screen.remove(slot)
      }
    }
  }

  @Test("Are observed no longer than they are shown")
  func release() {
    let foreign = ForeignSource("A=a")
    let screen = CompositeDataSource<Shelf>([foreign])
    weak let store = foreign.followedStore
    #expect(store != nil)
    screen.remove(screen.slots[0])
    #expect(store == nil)
  }

  @Test(
    "A wrong batch is reported with its slots, rule and numbers, and only its block is compared")
  func wrongBatch() throws {
    let foreign = ForeignSource("A=ab")
    let inner = CompositeDataSource<Shelf>([foreign])
    let outer = CompositeDataSource<Shelf>([ArrayDataSource(sections: shelves("C=x")), inner])
    var told: [Update<Shelf>] = []
    let observation = outer.observe { told.append($0) }
    let reports = Reports()

    foreign.change(to: "A=bc", batch: ChangeBatch(itemDeletes: [[0, 7]]))
    expectEqual(told.map(\.description), ["d 1.0; i 1.1"])
    expectEqual(reports.issues.count, 1)
    guard case .invalidBatch(let error, let slotPath) = try #require(reports.issues.first) else {
      Issue.record("another issue")
      return
    }
    expectEqual(error, .notBefore(.item([0, 7]), count: 2))
    expectEqual(slotPath, [outer.slots[1], inner.slots[0]])
    #expect(reports.messages[0].contains("\(outer.slots[1]) > \(inner.slots[0])"))
    withExtendedLifetime(observation) {}
  }
}

@Suite("Duplicate ids", .serialized)
@MainActor
struct DuplicateIDTests {
  @Test("Duplicates are reported with their places, and nothing is lost")
  func reporting() {
    let reports = Reports()
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = true
    defer { Diagnostics.looksForDuplicates = looks }
    let source = ArrayDataSource(sections: shelves("A=ab|B=a"))
    expectEqual(reports.messages.count, 1)
    expectEqual(reports.messages.first?.contains("[0, 0], [1, 0] have the same id a"), true)
    var last = source.snapshot
    let observation = source.observe { update in
      last = update.after
      expectReplay(update)
    }
    source.sections = shelves("A=aab|A=a")
    expectEqual(reports.messages.count, 3)
    #expect(reports.messages[1].contains("sections 0, 1 have the same id A"))
    expectEqual(last.itemCount, 4)
    source.removeItem(at: [0, 0])
    source.sections = shelves("A=a")
    expectEqual(last, source.snapshot)
    expectEqual(source.itemPath(of: "a"), [0, 0])
    withExtendedLifetime(observation) {}
  }

  @Test("An id that occurs in several sections prefers its own")
  func preference() {
    let before = Snapshot(shelves("A=xp|B=xq"))
    let after = Snapshot(shelves("B=qx|A=xxp"))
    let batch = after.difference(from: before)
    expectEqual(batch.description, "mS 1>0; i 1.1; m 1.1>0.0")
    expectReplay(batch, from: before, to: after)
  }
}
