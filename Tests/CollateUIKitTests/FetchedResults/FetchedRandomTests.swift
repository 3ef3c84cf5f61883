#if HEADLESS_UIKIT
import Collate
import CollateTesting
import CollateUIKit
@_spi(Headless) import CoreData
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Fetched results, random saves", .traced)
struct FetchedRandomTests {
  private static let letters = (0..<14).map { String(UnicodeScalar(UInt8(97 + $0))) }

  /// Some letters in some of four sections, in any order.
  private func results(using generator: inout SeededGenerator) -> String {
    var sections = ["A", "B", "C", "D"].filter { _ in !generator.oneIn(3) }.map { ($0, "") }
    guard !sections.isEmpty else { return "" }
    let generatedLetters = Self.letters.shuffled(using: &generator)
    for letter in generatedLetters where !generator.oneIn(4) {
      sections[generator.below(sections.count)].1 += letter
    }
    return sections.map { "\($0.0)=\($0.1)" }.joined(separator: "|")
  }

  private func updated(using generator: inout SeededGenerator) -> String {
    Self.letters.filter { _ in generator.oneIn(3) }.joined()
  }

  @Test("Alone and in a composite, beside a source that changes, every law is kept")
  func laws() throws {
    try withSeeds(Effort.rounds(8)) { generator in
      let stage = FetchedStage(results(using: &generator))
      let people = try FetchedResultsDataSource(stage.controller)
      let shelves = ArrayDataSource(sections: shelves("x=pq|y=r"))
      let screen = CompositeDataSource<AnySection>([
        shelves.erased(), people.erased(), shelves.erased(),
      ])
      let checker = DataSourceChecker(people)
      let screenChecker = DataSourceChecker(screen)
      var later: [DataSourceChecker<AnySection>] = []
      for _ in 0..<20 {
        stage.controller.gossip = FetchedResultsGossip(rawValue: generator.below(64))
        let text = results(using: &generator)
        if generator.oneIn(3) {
          screen.performBatchUpdates {
            stage.save(results(using: &generator), updating: updated(using: &generator))
            shelves.moveItem(at: [0, 0], to: [1, 0])
            lookUp(in: people, of: stage)
            if generator.oneIn(2) { later.append(DataSourceChecker(screen)) }
            stage.save(text, updating: updated(using: &generator))
            shelves.moveItem(at: [1, 0], to: [0, 1])
          }
        } else {
          stage.save(text, updating: updated(using: &generator))
        }
        expectEqual(people.snapshot.text, text)
        expectEqual(checker.check(), [])
        expectEqual(screenChecker.check(), [])
        for checker in later { expectEqual(checker.check(), []) }
        lookUp(in: people, of: stage)
        expectEqual(
          screen.snapshot.itemCounts,
          shelves.snapshot.itemCounts + people.snapshot.itemCounts
            + shelves.snapshot.itemCounts)
      }
    }
  }

  /// Expects that each object is found where it is, and no other.
  private func lookUp(in people: FetchedResultsDataSource<Person>, of stage: FetchedStage) {
    for letter in Self.letters {
      let person = stage.person(letter)
      let path = people.path(of: person)
      expectEqual(path, people.snapshot.paths.first { people.snapshot[$0].object === person })
      expectEqual(people.itemPath(of: person.objectID.twin), path)
    }
  }

  @Test("A table view shows what was fetched after every save")
  func table() throws {
    try withSeeds(Effort.rounds(10)) { generator in
      let stage = FetchedStage(results(using: &generator))
      let people = try FetchedResultsDataSource(stage.controller)
      let list = TableViewDataSource(dataSource: people, cell: UITableViewCell.self) {
        cell, item, _ in cell.textLabel?.text = item.object.name
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 2_000))
      let table = UITableView(frame: window.bounds, style: .plain)
      window.show(table)
      list.tableView = table
      for _ in 0..<20 {
        stage.save(results(using: &generator), updating: updated(using: &generator))
        list.flush()
        HeadlessUIKit.commit()
        HeadlessUIKit.finishAnimations()
        let shown = table.shownTexts
        let rows = (0..<table.numberOfSections).map { section in
          (0..<table.numberOfRows(inSection: section)).map { row in
            shown[IndexPath(row: row, section: section)] ?? "-"
          }
        }
        expectEqual(rows, people.snapshot.sections.map { $0.items.map(\.object.name) })
      }
    }
  }
}
#endif
