import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Batches that a view throws at")
struct BatchMessageTests {
  @Test("Batches whose numbers add up are taken")
  func legal() {
    expectEqual(check([3], [3], []).failures, [])
    expectEqual(check([3], [4], [.insertItem(path(0, 3))]).failures, [])
    expectEqual(check([3, 2], [2, 3], [.moveItem(path(0, 0), path(1, 2))]).failures, [])
    expectEqual(check([3, 2], [2, 3], [.moveSection(0, 1)]).failures, [])
    expectEqual(check([1, 2, 3], [9, 1, 3], [.insertSection(0), .deleteSection(1)]).failures, [])
    expectEqual(check([3], [5], [.reloadSection(0)]).failures, [])
    expectEqual(
      check([3], [3], [.reloadItem(path(0, 1)), .reconfigureItem(path(0, 2))]).failures, [])
    let swap = check(
      [2], [2], [.moveItem(path(0, 0), path(0, 1)), .moveItem(path(0, 1), path(0, 0))])
    #expect(swap.failures == [] && swap.newIndexPath(for: path(0, 0)) == path(0, 1))
  }

  @Test("A move to its own place counts, where others make it one")
  func moveToOwnPlace() {
    let report = check(
      [5], [3],
      [.deleteItem(path(0, 0)), .deleteItem(path(0, 1)), .moveItem(path(0, 2), path(0, 2))])
    #expect(report.failures == [] && report.hazards == [])
    expectEqual((0..<5).map { report.newIndexPath(for: path(0, $0))?.item }, [nil, nil, 2, 0, 1])
  }

  @Test(
    "Places that do not exist",
    arguments: [
      (
        .deleteItem(path(0, 9)),
        "attempt to delete row 9 from section 0 which only contains 2 rows before the update"
      ),
      (
        .reloadItem(path(0, 2)),
        "attempt to reload row 2 from section 0 which only contains 2 rows before the update"
      ),
      (
        .moveItem(path(0, 2), path(0, 0)),
        "attempt to move row 2 from section 0 which only contains 2 rows before the update"
      ),
      (
        .reconfigureItem(path(0, 2)),
        "attempt to reconfigure row 2 from section 0 which only contains 2 rows before the update"
      ),
      (
        .deleteItem(path(3, 2)),
        "attempt to delete row 2 from section 3, but there are only 1 sections before the update"
      ),
      (
        .insertItem(path(0, 8)),
        "attempt to insert row 8 into section 0, but there are only 2 rows in section 0 after the update"
      ),
      (
        .moveItem(path(0, 0), path(0, 2)),
        "attempt to move row 2 into section 0, but there are only 2 rows in section 0 after the update"
      ),
      (
        .insertItem(path(4, 0)),
        "attempt to insert row 0 into section 4, but there are only 1 sections after the update"
      ),
      (
        .deleteSection(1),
        "attempt to delete section 1, but there are only 1 sections before the update"
      ),
      (
        .reloadSection(1),
        "attempt to reload section 1, but there are only 1 sections before the update"
      ),
      (
        .moveSection(1, 0),
        "attempt to move section 1, but there are only 1 sections before the update"
      ),
      (
        .insertSection(1),
        "attempt to insert section 1 but there are only 1 sections after the update"
      ),
      (
        .moveSection(0, 1),
        "attempt to move section 1 but there are only 1 sections after the update"
      ),
    ] as [(BatchUpdates.Update, String)])
  func missingPlaces(update: BatchUpdates.Update, message: String) {
    expectEqual(check([2], [2], [update]).failures, [message])
  }

  @Test(
    "Updates that claim one place",
    arguments: [
      (
        [.deleteItem(path(0, 0)), .reloadItem(path(0, 0))],
        "attempt to delete and reload the same index path ("
      ),
      (
        [.deleteItem(path(0, 0)), .moveItem(path(0, 0), path(0, 1))],
        "attempt to perform a delete and a move from the same index path ("
      ),
      (
        [.reloadItem(path(0, 0)), .moveItem(path(0, 0), path(0, 1))],
        "attempt to perform a delete and a move from the same index path ("
      ),
      (
        [.insertItem(path(0, 0)), .moveItem(path(0, 1), path(0, 0))],
        "attempt to perform an insert and a move to the same index path ("
      ),
      ([.deleteItem(path(0, 0)), .deleteItem(path(0, 0))], "[headless] row 0-0 deleted twice"),
      (
        [.moveItem(path(0, 0), path(0, 1)), .moveItem(path(0, 0), path(0, 2))],
        "[headless] row 0-0 moved twice"
      ),
      (
        [.moveItem(path(0, 0), path(0, 1)), .moveItem(path(0, 2), path(0, 1))],
        "[headless] two rows moved to 0-1"
      ),
      (
        [.deleteSection(1), .reloadSection(1)], "attempt to delete and reload the same section (1)"
      ),
      (
        [.deleteSection(1), .moveSection(1, 0)],
        "attempt to perform a delete and a move from the same section (1)"
      ),
      (
        [.reloadSection(1), .moveSection(1, 0)],
        "attempt to perform a delete and a move from the same section (1)"
      ),
      (
        [.insertSection(0), .moveSection(1, 0)],
        "attempt to perform an insert and a move to the same section (0)"
      ),
      ([.deleteSection(0), .deleteSection(0)], "[headless] section 0 deleted or moved twice"),
      (
        [.moveSection(0, 1), .insertSection(0), .insertSection(0)],
        "[headless] section 0 inserted or moved to twice"
      ),
      (
        [.deleteSection(0), .moveItem(path(0, 0), path(1, 0))],
        "cannot move a row from a deleted section (0)"
      ),
      (
        [.insertSection(1), .moveItem(path(0, 0), path(1, 0))],
        "cannot move a row into a newly inserted section (1)"
      ),
    ] as [([BatchUpdates.Update], String)])
  func sharedPlaces(updates: [BatchUpdates.Update], message: String) {
    let failures = check([3, 3], [3, 3], updates).failures
    expectEqual(failures.first?.hasPrefix(message), true, "\(failures)")
  }

  @Test("Numbers that do not add up")
  func counts() {
    expectEqual(
      check([3], [3], [.insertItem(path(0, 0))]).failures,
      [
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
      ])
    expectEqual(
      check([0], [1, 1], [], in: .collection).failures,
      [
        "Invalid update: invalid number of sections. The number of sections contained in the collection view after the update (2) must be equal to the number of sections contained in the collection view before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
      ])
    let moved = check([2, 2], [2, 2], [.moveItem(path(0, 0), path(1, 0))]).failures
    expectEqual(moved.map { $0.contains("(0 moved in, 1 moved out)") }, [true, false])
    expectEqual(moved.map { $0.contains("(1 moved in, 0 moved out)") }, [false, true])
  }

  @Test("Numbers that do not add up, as newer releases say it")
  func modernCounts() {
    let message = """
      Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after performing the batch updates are inconsistent with the updates.
      Data source before updates = { 1 section with row counts: [3] }
      Data source after updates = { 1 section with row counts: [0] }
      Updates = [
      \tDelete row (0 - 1),
      \tDelete row (0 - 0)
      ]
      """
    let updates: [BatchUpdates.Update] = [.deleteItem(path(0, 1)), .deleteItem(path(0, 0))]
    expectEqual(check([3], [0], updates, modern: true).failures, [message])
    expectEqual(check([3], [1], updates, modern: true).failures, [])
  }
}
