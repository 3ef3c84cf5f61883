import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Batches that add up and crash some release")
struct BatchHazardTests {
  @Test(
    "Hazards",
    arguments: [
      (
        [3, 3], [3, 2], [.moveSection(0, 1), .deleteItem(path(0, 0))],
        ["row 0-0 changes in a section that moves"]
      ),
      (
        [3, 3], [3, 4], [.moveSection(0, 1), .insertItem(path(1, 0))],
        ["row 1-0 arrives in a section that moves"]
      ),
      (
        [3, 3], [3, 3], [.moveSection(0, 1), .moveItem(path(0, 0), path(1, 2))],
        ["row 0-0 changes in a section that moves", "row 1-2 arrives in a section that moves"]
      ),
      (
        [2, 2], [3, 1], [.moveSection(1, 1), .moveItem(path(1, 0), path(0, 0))],
        ["row 1-0 changes in a section that moves", "section 1 moves to itself and loses rows"]
      ),
      (
        [2, 2], [2], [.deleteSection(0), .deleteItem(path(0, 0))],
        ["row 0-0 changes in a deleted or reloaded section"]
      ),
      (
        [2], [2, 2], [.insertSection(0), .insertItem(path(0, 0))],
        ["row 0-0 is inserted into an inserted section"]
      ),
      (
        [2], [2], [.reloadSection(0), .insertItem(path(0, 0))],
        ["row 0-0 arrives in a reloaded section"]
      ),
      (
        [2, 2], [3, 2], [.reloadSection(1), .moveItem(path(1, 0), path(0, 0))],
        ["row 1-0 moves out of a reloaded section", "reloads and moves in one batch"]
      ),
      ([0], [0], [.reloadSection(0)], ["section 0 is reloaded and was empty"]),
      (
        [1, 1, 1], [1, 1, 1], [.reloadSection(0), .moveSection(2, 1)],
        ["reloads and moves in one batch"]
      ),
      (
        [1, 1, 1], [1, 1, 1], [.reloadSection(1), .moveSection(2, 0)],
        [
          "section 1 is reloaded and displaced by a move in one batch",
          "reloads and moves in one batch",
        ]
      ),
      ([2], [4], [.insertItem(path(0, 0)), .insertItem(path(0, 0))], ["row 0-0 inserted twice"]),
      ([2], [2], [.reloadItem(path(0, 0)), .reloadItem(path(0, 0))], ["row 0-0 reloaded twice"]),
      (
        [2], [1], [.deleteItem(path(0, 0)), .reconfigureItem(path(0, 0))],
        ["row 0-0 is reconfigured and goes in one batch"]
      ),
    ] as [([Int], [Int], [BatchUpdates.Update], [String])])
  func hazards(before: [Int], after: [Int], updates: [BatchUpdates.Update], hazards: [String]) {
    let report = check(before, after, updates)
    expectEqual(report.failures, [])
    expectEqual(report.hazards, hazards)
  }

  @Test("Structure and the reconfiguration of other items go together")
  func harmless() {
    let report = check(
      [2, 3], [1, 1, 4],
      [
        .insertSection(0), .deleteItem(path(0, 0)), .insertItem(path(2, 0)),
        .moveItem(path(1, 0), path(2, 3)), .reconfigureItem(path(1, 2)),
      ])
    expectEqual(report.failures, [])
    expectEqual(report.hazards, [])
  }
}
