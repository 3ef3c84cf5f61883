#if HEADLESS_UIKIT
import Collate
import CollateTesting
import CollateUIKit
@_spi(Headless) import CoreData
import TestSupport
import Testing

@MainActor
@Suite("Fetched results, all small saves", .traced)
struct FetchedSweepTests {
  /// All results with some of three objects in up to two sections, in any order.
  private static let results: [String] = {
    let orders = sequences(of: ["a", "b", "c"], upTo: 3).filter { Set($0).count == $0.count }
    var texts: Set<String> = []
    for order in orders {
      for cut in 0...order.count {
        let (head, tail) = (order[..<cut].joined(), order[cut...].joined())
        texts.insert("A=\(head)|B=\(tail)")
        if tail.isEmpty { texts.insert(head.isEmpty ? "" : "A=\(head)") }
        if head.isEmpty { texts.insert(tail.isEmpty ? "" : "B=\(tail)") }
      }
    }
    return texts.sorted()
  }()

  /// What is known of other systems is tried with fewer saves than what is documented.
  private static func step(for gossip: FetchedResultsGossip) -> Int {
    max(1, (gossip == [] ? 11 : 83) * 10 / Effort.rounds(10))
  }

  @Test(
    "Each save leads to one update to the fetched results, for every kind of delegate call",
    arguments: FetchedResultsGossip.all)
  func everySave(_ gossip: FetchedResultsGossip) throws {
    let step = Self.step(for: gossip)
    var cases = 0
    for (number, before) in Self.results.enumerated() {
      for after in Self.results.striding(from: number % step, by: step) {
        for updated in ["", "a", "bc"] {
          cases += 1
          try check("\(before) > \(after), updating \(updated)") {
            let stage = FetchedStage(before)
            stage.controller.gossip = gossip
            let source = try FetchedResultsDataSource(stage.controller)
            let checker = DataSourceChecker(source)
            stage.save(after, updating: updated)
            expectEqual(checker.finish(), [])
            expectEqual(source.snapshot.text, after)
            let isSame = before == after && !after.contains(where: updated.contains)
            expectEqual(checker.updateCount, (isSame ? 0 : 1))
            expectUpdates(of: updated, after: after, in: checker.lastUpdate)
          }
        }
      }
    }
    #expect(cases > 50)
  }

  private func check(_ label: String, _ body: () throws -> Void) rethrows {
    try withEvery("save", in: [label]) { _ in try body() }
  }

  /// Expects that each updated object that stays in a section that stays is updated.
  private func expectUpdates(
    of updated: String, after: String, in update: Update<FetchedSection<Person>>?
  ) {
    guard let update else { return }
    let after = update.after
    let names = Set(update.batch.itemUpdates.map { after[$0.after.path].object.name })
    let stay = Set(update.before.items.map(\.id)).intersection(after.items.map(\.id))
    for (section, content) in after.sections.enumerated()
    where update.before.section(of: content.id) != nil {
      for item in content.items where stay.contains(item.id) && updated.contains(item.object.name) {
        guard let old = update.before.itemPath(of: item.id) else { continue }
        let name = update.before.sections[old.section].id
        guard after.section(of: name) != nil else { continue }
        #expect(names.contains(item.object.name), "section \(section)")
      }
    }
  }
}

extension Array {
  fileprivate func striding(from start: Int, by step: Int) -> [Element] {
    stride(from: start, to: count, by: step).map { self[$0] }
  }
}
#endif
