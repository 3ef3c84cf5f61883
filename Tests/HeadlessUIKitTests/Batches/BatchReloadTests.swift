import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// The public reproductions of reloads that collide with moves.
@Suite("Reloads beside moves")
struct BatchReloadTests {
  @Test(
    "A section that is reloaded and displaced comes back onto the target of a move (IGListKit #690)",
    arguments: [BatchUpdates.Dialect.table, .collection])
  func displacedSection(dialect: BatchUpdates.Dialect) {
    let report = check(
      [1, 1, 1, 1, 1], [1, 1, 1, 1, 1],
      [.moveSection(2, 4), .reloadSection(3), .deleteSection(4), .insertSection(2)], in: dialect)
    expectEqual(
      report.failures, ["attempt to perform an insert and a move to the same section (4)"])
  }

  @Test("An item that is reloaded comes back onto the target of a move")
  func displacedItem() {
    let report = check(
      [4], [3],
      [
        .deleteItem(path(0, 1)), .moveItem(path(0, 0), path(0, 1)),
        .moveItem(path(0, 3), path(0, 0)), .reloadItem(path(0, 2)),
      ], in: .collection)
    expectEqual(
      report.failures,
      [
        "attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, path = 0 - 1})"
      ])
  }

  @Test("A row that is reloaded in a section that moves comes back elsewhere (openradar 27041784)")
  func rowInMovedSection() {
    let report = check([3, 3], [3, 3], [.reloadItem(path(1, 0)), .moveSection(1, 0)])
    expectEqual(
      report.failures.first,
      "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
    )
  }

  @Test("Deletes and moves of the same rows (RxDataSources #321)")
  func deletedAndMoved() {
    let report = check(
      [8], [8],
      [0, 1, 2, 3, 4].map { .insertItem(path(0, $0)) }
        + [1, 2, 5, 6, 7].map { .deleteItem(path(0, $0)) }
        + [.moveItem(path(0, 1), path(0, 5)), .moveItem(path(0, 2), path(0, 6))],
      in: .collection)
    expectEqual(report.failures.count, 2)
    for failure in report.failures {
      #expect(failure.contains("delete and a move from the same index path"))
    }
  }

  @Test("A reload goes with deletes and inserts of its section")
  func withoutMoves() {
    let report = check(
      [4], [4], [.deleteItem(path(0, 0)), .insertItem(path(0, 1)), .reloadItem(path(0, 2))])
    #expect(report.failures == [] && report.hazards == [])
    expectEqual(report.newIndexPath(for: path(0, 2)), path(0, 2))
    let shifted = check(
      [2, 4], [4], [.deleteSection(0), .reloadItem(path(1, 1))], in: .collection)
    expectEqual(shifted.failures, [])
    expectEqual(
      shifted.hazards, ["item 1-1 is reloaded in a section that changes its index"])
  }
}
