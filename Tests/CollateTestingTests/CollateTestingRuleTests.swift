import Collate
import CollateTesting
import TestSupport
import Testing

private typealias Batch = ChangeBatch

@Suite("The validator names the rule that a batch breaks")
struct CollateTestingRuleTests {
  private func rule(
    _ before: [Int], _ after: [Int], _ structure: ChangeBatch = ChangeBatch(),
    reloading items: [BeforePath] = [], sections: [BeforeSection] = []
  ) -> String? {
    let batch = ViewBatch(structure: structure, sectionReloads: sections, itemReloads: items)
    return batch.firstError(before: before, after: after)?.rule
  }

  @Test("R1: the numbers of sections add up")
  func sectionCounts() {
    expectEqual(rule([1, 1], [1]), "R1")
    expectEqual(rule([1], [1, 1], Batch(sectionDeletes: [0])), "R1")
    expectEqual(rule([1], [1, 1], Batch(sectionInserts: [1])), nil)
  }

  @Test("R2: the numbers of items in a section that stays add up")
  func itemCounts() {
    expectEqual(rule([2], [3]), "R2")
    expectEqual(rule([2, 1], [2, 1], Batch(itemMoves: [.init([0, 0], [1, 0])])), "R2")
    expectEqual(rule([2, 1], [1, 2], Batch(itemMoves: [.init([0, 0], [1, 0])])), nil)
    expectEqual(rule([2, 1], [1, 3], Batch(sectionMoves: [.init(0, 1)])), "R2")
  }

  @Test("R3: deletes, moves and reloads start from what is there before")
  func placesBefore() {
    // "attempt to delete item 2 from section 3, but there are only 3 sections before the update"
    expectEqual(rule([3, 3, 3], [3, 3, 3], Batch(itemDeletes: [[3, 2]])), "R3")
    expectEqual(rule([1], [0], Batch(itemDeletes: [[0, 1]])), "R3")
    expectEqual(rule([1], [1], Batch(sectionDeletes: [1])), "R3")
    expectEqual(rule([1], [1], Batch(itemMoves: [.init([0, 1], [0, 0])])), "R3")
    expectEqual(rule([1], [1], reloading: [[0, 1]]), "R3")
    expectEqual(rule([1], [1], reloading: [[1, 0]]), "R3")
    expectEqual(rule([1], [1], sections: [1]), "R3")
    expectEqual(rule([1], [0], Batch(itemDeletes: [[0, -1]])), "R3")
  }

  @Test("R4: inserts and moves end at what is there after")
  func placesAfter() {
    expectEqual(rule([1], [2], Batch(itemInserts: [[0, 2]])), "R4")
    expectEqual(rule([1], [2], Batch(itemInserts: [[1, 0]])), "R4")
    expectEqual(rule([1], [1, 0], Batch(sectionInserts: [2])), "R4")
    expectEqual(rule([1, 1], [1, 1], Batch(sectionMoves: [.init(0, 2)])), "R4")
    expectEqual(rule([1], [1], Batch(itemMoves: [.init([0, 0], [0, 1])])), "R4")
  }

  @Test("R5: nothing is deleted or inserted twice")
  func twice() {
    expectEqual(rule([2], [0], Batch(itemDeletes: [[0, 1], [0, 1]])), "R5")
    expectEqual(rule([1, 1], [], Batch(sectionDeletes: [1, 1])), "R5")
    expectEqual(rule([0], [2], Batch(itemInserts: [[0, 0], [0, 0]])), "R5")
    expectEqual(rule([], [1, 1], Batch(sectionInserts: [0, 0])), "R5")
    expectEqual(rule([1], [1], reloading: [[0, 0], [0, 0]]), "R5")
  }

  @Test("R6: nothing is deleted and reloaded")
  func deletedAndReloaded() {
    expectEqual(rule([2], [1], Batch(itemDeletes: [[0, 1]]), reloading: [[0, 1]]), "R6")
    expectEqual(rule([2, 2], [2], Batch(sectionDeletes: [1]), sections: [1]), "R6")
  }

  @Test("R7: nothing is deleted and moved")
  func deletedAndMoved() {
    let items = Batch(itemDeletes: [[0, 0]], itemMoves: [.init([0, 0], [0, 1])])
    expectEqual(rule([3], [2], items), "R7")
    let sections = Batch(sectionDeletes: [0], sectionMoves: [.init(0, 1)])
    expectEqual(rule([1, 1, 1], [1, 1], sections), "R7")
  }

  @Test("R8: nothing is inserted where something else moves to")
  func insertedAndMovedTo() {
    let items = Batch(itemInserts: [[0, 1]], itemMoves: [.init([0, 0], [0, 1])])
    expectEqual(rule([2], [3], items), "R8")
    let sections = Batch(sectionInserts: [1], sectionMoves: [.init(0, 1)])
    expectEqual(rule([1, 1], [1, 1, 1], sections), "R8")
  }

  @Test("R9: nothing is moved and reloaded")
  func movedAndReloaded() {
    let items = Batch(itemMoves: [.init([0, 0], [0, 1])])
    expectEqual(rule([2], [2], items, reloading: [[0, 0]]), "R9")
    let sections = Batch(sectionMoves: [.init(0, 1)])
    expectEqual(rule([1, 1], [1, 1], sections, sections: [0]), "R9")
  }

  @Test("R10: nothing is moved twice, and no two things to one place")
  func movedTwice() {
    let one = Batch(itemMoves: [.init([0, 0], [0, 1]), .init([0, 0], [0, 2])])
    expectEqual(rule([3], [3], one), "R10")
    let two = Batch(itemMoves: [.init([0, 0], [0, 2]), .init([0, 1], [0, 2])])
    expectEqual(rule([3], [3], two), "R10")
    let sections = Batch(sectionMoves: [.init(0, 2), .init(1, 2)])
    expectEqual(rule([1, 1, 1], [1, 1, 1], sections), "R10")
  }

  @Test("R11: items go with their section")
  func insideDeletedSection() {
    expectEqual(rule([1, 1], [1], Batch(sectionDeletes: [1], itemDeletes: [[1, 0]])), "R11")
    let move = Batch(sectionDeletes: [1], itemMoves: [.init([1, 0], [0, 0])])
    expectEqual(rule([1, 1], [2], move), "R11")
    expectEqual(rule([1, 1], [1], Batch(sectionDeletes: [1]), reloading: [[1, 0]]), "R11")
  }

  @Test("R12: items come with their section")
  func insideInsertedSection() {
    expectEqual(rule([1], [1, 1], Batch(sectionInserts: [1], itemInserts: [[1, 0]])), "R12")
    let move = Batch(sectionInserts: [1], itemMoves: [.init([0, 0], [1, 0])])
    expectEqual(rule([1], [0, 1], move), "R12")
  }

  @Test("R13: no reload is re-inserted where something moves to (IGListKit #690)")
  func sectionReloadCollides() {
    let batch = Batch(sectionDeletes: [4], sectionInserts: [2], sectionMoves: [.init(2, 4)])
    expectEqual(rule([1, 1, 1, 1, 1], [1, 1, 1, 1, 1], batch), nil)
    let error = ViewBatch(structure: batch, sectionReloads: [3])
      .firstError(before: [1, 1, 1, 1, 1], after: [1, 1, 1, 1, 1])
    expectEqual(error, .reloadCollides(.section(3), reinsertedAt: .section(4)))
    expectEqual(error?.rule, "R13")
  }

  @Test("R13: no item's reload is re-inserted where another moves to (the forum case)")
  func itemReloadCollides() {
    let batch = Batch(
      itemDeletes: [[0, 1]], itemMoves: [.init([0, 0], [0, 1]), .init([0, 3], [0, 0])])
    expectEqual(rule([4], [3], batch), nil)
    let error = ViewBatch(structure: batch, itemReloads: [[0, 2]])
      .firstError(before: [4], after: [3])
    expectEqual(error, .reloadCollides(.item([0, 2]), reinsertedAt: .item([0, 1])))
    expectEqual(error?.rule, "R13")
  }

  @Test("R13: a reload does not follow its section when that moves (openradar 27041784)")
  func reloadLeavesItsSection() {
    // The section that the reloaded item is in gives way to another that moves.
    expectEqual(
      rule([1, 1], [1, 1], Batch(sectionMoves: [.init(0, 1)]), reloading: [[1, 0]]), "R13")
    // As reported, the section itself moves.
    expectEqual(
      rule([1, 1], [1, 1], Batch(sectionMoves: [.init(1, 0)]), reloading: [[1, 0]]), "R13")
  }

  @Test("R14: sections are reloaded only where they stay with as many items, at least one")
  func sectionReloads() {
    expectEqual(rule([1], [2], Batch(itemInserts: [[0, 1]]), sections: [0]), "R14")
    expectEqual(rule([0], [0], sections: [0]), "R14")
    expectEqual(rule([1, 1], [1], Batch(sectionDeletes: [0]), sections: [1]), "R14")
    expectEqual(rule([1], [1], sections: [0]), nil)
  }

  @Test("B1: no item changes inside a section that moves (IGListKit #691)")
  func insideMovedSection() {
    let move = ChangeBatch.SectionPair(1, 0)
    expectEqual(rule([1, 2], [1, 1], Batch(sectionMoves: [move], itemDeletes: [[1, 0]])), "B1")
    expectEqual(rule([1, 2], [3, 1], Batch(sectionMoves: [move], itemInserts: [[0, 0]])), "B1")
    let out = Batch(sectionMoves: [move], itemMoves: [.init([1, 0], [1, 0])])
    expectEqual(rule([1, 2], [1, 2], out), "B1")
    // For those who do not show the batch in one step it is right.
    let batch = Batch(sectionMoves: [move], itemDeletes: [[1, 0]])
    #expect(throws: Never.self) { try batch.validate(before: [1, 2], after: [1, 1]) }
  }

  @Test("N1: a move between equal numbers is no mistake, leaving it out is (W12)")
  func equalNumbers() {
    let before: Snapshot = [CheckedSection(id: "A", items: ["p", "q", "X", "r", "s"])]
    let after: Snapshot = [CheckedSection(id: "A", items: ["r", "s", "X"])]
    let batch = after.difference(from: before)
    expectEqual(batch.description, "d 0.0,0.1; m 0.2>0.2")
    expectEqual(batch.firstError(from: before, to: after), nil)
    expectEqual(
      ViewBatch(structure: batch)
        .firstError(before: before.itemCounts, after: after.itemCounts), nil)

    let filtered = ChangeBatch(itemDeletes: [[0, 0], [0, 1]])
    let error = filtered.firstError(from: before, to: after)
    expectEqual(error?.rule, "N1")
  }

  @Test("N1: a section's move between equal numbers is no mistake either (W12)")
  func equalSectionNumbers() {
    let before = Snapshot(checkedSections(["p": "", "q": "", "X": "", "r": "", "s": ""]))
    let after = Snapshot(checkedSections(["r": "", "s": "", "X": ""]))
    let batch = after.difference(from: before)
    expectEqual(batch.description, "dS 0,1; mS 2>2")
    expectEqual(batch.firstError(from: before, to: after), nil)
    let filtered = ChangeBatch(sectionDeletes: [0, 1])
    expectEqual(filtered.firstError(from: before, to: after)?.rule, "N1")
  }

  @Test("N1: a missing move is named where it shows (W12 backwards)")
  func missingMoveIsNamed() {
    let before: Snapshot = [CheckedSection(id: "A", items: ["r", "s", "X"])]
    let after: Snapshot = [CheckedSection(id: "A", items: ["p", "q", "X", "r", "s"])]
    expectEqual(after.difference(from: before).description, "i 0.0,0.1; m 0.2>0.2")
    let filtered = ChangeBatch(itemInserts: [[0, 0], [0, 1]])
    let error = filtered.firstError(from: before, to: after)
    expectEqual(error, .missingMove(.item([0, 2]), id: "X"))
    expectEqual(error?.rule, "N1")
  }
}
