import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Random batches", .traced)
struct RandomBatchTests {
  @Test("Legal ones pass, and say where each item ends up")
  func legal() {
    withSeeds(Effort.rounds(2000)) { random in
      let change = RandomLists(using: &random)
      let report = check(
        change.before.map(\.items.count), change.after.map(\.items.count),
        change.updates.shuffled(using: &random), in: random.oneIn(2) ? .table : .collection)
      expectEqual(report.failures, [])
      expectEqual(change.mistakes(in: report), [])
    }
  }

  @Test("Those that lack an update are thrown at")
  func incomplete() {
    withSeeds(Effort.rounds(2000)) { random in
      var change = RandomLists(using: &random)
      guard !change.updates.isEmpty else { return }
      let missing = change.updates.remove(at: random.below(change.updates.count))
      let report = check(
        change.before.map(\.items.count), change.after.map(\.items.count), change.updates)
      // Without a move the numbers add up; the view shows the wrong things, and cannot know.
      switch missing {
      case .moveItem(let from, let to) where from.section == change.oldSection(of: to.section):
        expectEqual(report.failures, [])
      case .moveSection: break
      default: #expect(report.failures != [], "without \(missing)")
      }
    }
  }

  @Test("A batch that is stale by one item is thrown at")
  func stale() {
    withSeeds(Effort.rounds(1000)) { random in
      let change = RandomLists(using: &random)
      var before = change.before.map(\.items.count)
      guard !before.isEmpty else { return }
      let section = random.below(before.count)
      let survives = !change.updates.contains(.deleteSection(section))
      before[section] += 1
      let report = check(before, change.after.map(\.items.count), change.updates)
      expectEqual((report.failures != []), survives)
    }
  }
}
