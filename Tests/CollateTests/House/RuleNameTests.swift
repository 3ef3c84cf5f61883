import Collate
import CollateTesting
import Foundation
import Testing

@Suite("Rules and their names")
struct RuleNameTests {
  @Test("Every rule that an error or a violation names is in an article")
  func articles() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Collate/Collate.docc")
    let text = try ["BatchRules", "MakeSourcesOfOthers", "PageLifecycle", "SelectItems"].map {
      name in
      try String(contentsOf: folder.appendingPathComponent("\(name).md"), encoding: .utf8)
    }
    .joined()
    let place = ChangeBatchError.Place.section(0)
    let pair = ChangeBatch.SectionPair(0, 0)
    let errors: [ChangeBatchError] = [
      .sectionCount(before: 0, deleted: 0, inserted: 0, after: 0),
      .itemCount(section: pair, before: 0, left: 0, arrived: 0, after: 0),
      .notBefore(place, count: 0), .notAfter(place, count: 0), .deletedTwice(place),
      .deletedAndReloaded(place), .deletedAndMoved(place), .insertedAndMovedTo(place),
      .movedAndReloaded(place), .movedTwice(place), .insideDeletedSection([0, 0]),
      .insideInsertedSection([0, 0]), .reloadCollides(place, reinsertedAt: place),
      .sectionReload(0, itemsBefore: 0, itemsAfter: 0, displacedTo: 0),
      .insideMovedSection([0, 0], section: pair), .missingMove(place, id: ""),
      .missingUpdate(place, id: ""),
    ]
    let rules = errors.map(\.rule) + Violation.Law.allCases.map(\.rawValue)
    #expect(Set(rules).count > 20)
    for rule in rules {
      #expect(
        text.contains("| \(rule) |") || text.contains("### \(rule) ")
          || text.contains("**\(rule)**"),
        "\(rule) is in no article")
    }
  }
}
