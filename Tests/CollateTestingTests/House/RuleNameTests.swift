import Collate
import CollateTesting
import Foundation
import TestSupport
import Testing

@Suite("Rules and their names")
struct RuleNameTests {
  @Test("Every rule that an error or a violation names is in an article")
  func articles() throws {
    let text = try ["BatchRules", "MakeSourcesOfOthers", "PageLifecycle", "SelectItems"]
      .map(Self.article).joined()
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
    let laws = Violation.Law.allCases.map(\.number).filter { !$0.hasPrefix(Self.loader) }
    let rules = errors.map(\.rule) + laws
    #expect(Set(rules).count > 20)
    expect(rules, in: text)
  }

  @Test("The rules of loaders are in their article, among them every one that a violation names")
  func loaders() throws {
    let text = try Self.article("LoaderRules")
    let laws = Violation.Law.allCases.map(\.number).filter { $0.hasPrefix(Self.loader) }
      .map { String($0.dropFirst(Self.loader.count)) }
    expectEqual(laws, (1...11).map { "I\($0)" })
    expect((1...22).map { "R\($0)" } + (1...9).map { "S\($0)" } + laws, in: text)
  }

  /// What the laws of loaders begin with, whose numbers others have, too.
  private static let loader = "loader "

  private static func article(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Collate/Collate.docc")
    return try String(contentsOf: folder.appendingPathComponent("\(name).md"), encoding: .utf8)
  }

  private func expect(_ rules: [String], in text: String) {
    for rule in rules {
      #expect(
        text.contains("| \(rule) |") || text.contains("### \(rule) ")
          || text.contains("**\(rule)**"),
        "\(rule) is in no article")
    }
  }
}
