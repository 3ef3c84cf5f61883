import Foundation
import Testing
@_spi(Headless) import UIKit

@Suite struct BatchUpdatesTests {
  typealias U = BatchUpdates.Update
  func path(_ s: Int, _ i: Int) -> IndexPath { IndexPath(item: i, section: s) }
  func check(
    _ before: [Int], _ after: [Int], _ updates: [U], modern: Bool = false
  ) -> BatchUpdates.Report { check(.table, before, after, updates, modern: modern) }
  func check(
    _ dialect: BatchUpdates.Dialect, _ before: [Int], _ after: [Int], _ updates: [U],
    modern: Bool = false
  ) -> BatchUpdates.Report {
    BatchUpdates(dialect, updates).validate(before: before, after: after, modernMessages: modern)
  }

  @Test func legal() {
    #expect(check([3], [3], []).failures == [])
    #expect(check([3], [4], [.insertItem(path(0, 3))]).failures == [])
    #expect(check([3, 2], [2, 3], [.moveItem(path(0, 0), path(1, 2))]).failures == [])
    #expect(check([3, 2], [2, 3], [.moveSection(0, 1)]).failures == [])
    #expect(check([1, 2, 3], [9, 1, 3], [.insertSection(0), .deleteSection(1)]).failures == [])
    #expect(check([3], [5], [.reloadSection(0)]).failures == [])
    let swap = check(
      [2], [2], [.moveItem(path(0, 0), path(0, 1)), .moveItem(path(0, 1), path(0, 0))])
    #expect(swap.failures == [] && swap.newIndexPath(for: path(0, 0)) == path(0, 1))
  }

  @Test func messages() {
    #expect(
      check([3], [3], [.insertItem(path(0, 0))]).failures == [
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
      ])
    #expect(
      check(.collection, [0], [1, 1], []).failures == [
        "Invalid update: invalid number of sections. The number of sections contained in the collection view after the update (2) must be equal to the number of sections contained in the collection view before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
      ])
    #expect(
      check([0], [0], [.deleteItem(path(0, 9))]).failures == [
        "attempt to delete row 9 from section 0 which only contains 0 rows before the update"
      ])
    #expect(
      check([7], [8], [.insertItem(path(0, 8))]).failures == [
        "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after the update"
      ])
    #expect(
      check(.collection, [24], [25], [.insertItem(path(0, 26))]).failures == [
        "attempt to insert item 26 into section 0, but there are only 25 items in section 0 after the update"
      ])
    #expect(
      check([2], [1], [.deleteItem(path(0, 0)), .reloadItem(path(0, 0))]).failures.first?.hasPrefix(
        "attempt to delete and reload the same index path") == true)
    #expect(
      check([2], [2], [.moveItem(path(0, 1), path(0, 0)), .reloadItem(path(0, 1))]).failures.first?
        .hasPrefix("attempt to perform a delete and a move from the same index path") == true)
    #expect(
      check([2], [3], [.moveItem(path(0, 1), path(0, 0)), .insertItem(path(0, 0))]).failures.first?
        .hasPrefix("attempt to perform an insert and a move to the same index path") == true)
    #expect(
      check([2], [0], [.deleteItem(path(0, 0)), .deleteItem(path(0, 0))]).failures.count == 1)
    #expect(
      check([3], [0], [.deleteItem(path(0, 1)), .deleteItem(path(0, 0))], modern: true).failures
        == [
          """
          Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after performing the batch updates are inconsistent with the updates.
          Data source before updates = { 1 section with row counts: [3] }
          Data source after updates = { 1 section with row counts: [0] }
          Updates = [
          \tDelete row (0 - 1),
          \tDelete row (0 - 0)
          ]
          """
        ])
  }

  /// IGListKit #690, RxDataSources #321, openradar 27041784.
  @Test func reportedCrashes() {
    let displaced = check(
      .collection, [1, 1, 1, 1, 1], [1, 1, 1, 1, 1],
      [.moveSection(2, 4), .reloadSection(3), .deleteSection(4), .insertSection(2)])
    #expect(
      displaced.failures == ["attempt to perform an insert and a move to the same section (4)"])
    let rx = check(
      .collection, [8], [8],
      [0, 1, 2, 3, 4].map { U.insertItem(path(0, $0)) }
        + [1, 2, 5, 6, 7].map { U.deleteItem(path(0, $0)) } + [
          .moveItem(path(0, 1), path(0, 5)), .moveItem(path(0, 2), path(0, 6)),
        ])
    #expect(
      rx.failures.allSatisfy { $0.contains("delete and a move from the same index path") }
        && rx.failures.count == 2)
    let radar = check([3, 3], [3, 3], [.reloadItem(path(1, 0)), .moveSection(1, 0)])
    #expect(
      radar.failures.first
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
    )
    #expect(
      check(
        [1, 1], [0, 2], [.deleteSection(0), .insertSection(0), .moveItem(path(0, 0), path(1, 1))]
      ).failures == ["cannot move a row from a deleted section (0)"])
  }

  /// Random legal batches pass, and the mapping they give is right.
  @Test func randomLegalBatches() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var next = 0
      func fresh() -> Int {
        next += 1
        return next
      }
      let before: [(id: Int, items: [Int])] = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        (fresh(), (0..<Int.random(in: 0...5, using: &random)).map { _ in fresh() })
      }
      // Drop, add and shuffle sections and items, then read the updates off the ids.
      var after = before.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        after.insert(
          (fresh(), [fresh(), fresh()]), at: Int.random(in: 0...after.count, using: &random))
      }
      let sectionShuffle = Bool.random(using: &random)
      if sectionShuffle { after.shuffle(using: &random) }
      var updates: [U] = []
      let oldSections = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1.id, $0) })
      for (i, s) in before.enumerated() where !after.contains(where: { $0.id == s.id }) {
        updates.append(.deleteSection(i))
      }
      for (i, s) in after.enumerated() {
        if let old = oldSections[s.id] {
          if sectionShuffle { updates.append(.moveSection(old, i)) }
        } else {
          updates.append(.insertSection(i))
        }
      }
      for (i, s) in after.enumerated() {
        guard let old = oldSections[s.id] else { continue }
        var items = s.items.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          items.insert(fresh(), at: Int.random(in: 0...items.count, using: &random))
        }
        let shuffle = Bool.random(using: &random)
        if shuffle { items.shuffle(using: &random) }
        for (j, id) in s.items.enumerated() where !items.contains(id) {
          updates.append(.deleteItem(path(old, j)))
        }
        for (j, id) in items.enumerated() {
          if let k = s.items.firstIndex(of: id) {
            if shuffle { updates.append(.moveItem(path(old, k), path(i, j))) }
          } else {
            updates.append(.insertItem(path(i, j)))
          }
        }
        after[i].items = items
      }
      let report = check(
        [.table, .collection].randomElement()!, before.map(\.items.count), after.map(\.items.count),
        updates.shuffled())
      #expect(report.failures == [], "\(before) \(after) \(updates)")
      for (s, section) in before.enumerated() {
        for (i, id) in section.items.enumerated() {
          if let new = report.newIndexPath(for: path(s, i)) {
            #expect(after[new.section].items[new.item] == id)
          }
        }
      }
    }
  }
}
