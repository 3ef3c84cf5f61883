import Foundation
import TestSupport
import Testing

@testable import playground

@Suite("The rules that the tour names")
@MainActor
struct TourRuleTests {
  /// The headlines of the article's rules, by the name of the rule.
  private static var articleRules: Set<String> {
    get throws {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      let article = folder.appendingPathComponent(
        "../../../Sources/Collate/Collate.docc/PageLifecycle.md")
      let lines = try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
      return Set(lines.filter { $0.hasPrefix("### R") }.map { "\($0.split(separator: " ")[1])" })
    }
  }

  @Test("Each of them is in the article, and the tour has an example of each")
  func names() throws {
    let directory = try TemporaryDirectory()
    for letter in "abcdefg" { try directory.write("\(letter)", to: "\(letter)") }
    var named: Set<String> = []
    for kind in [PagerOptions.Kind.static, .onDemand, .reused] {
      for line in TourRun(PagerOptions(paths: [directory.path], kind: kind)).lines {
        guard let match = line.firstMatch(of: #/^  .{40,43}  (R\d+) /#) else { continue }
        named.insert(String(match.1))
      }
    }
    #expect(try Self.articleRules == Set((0...15).map { "R\($0)" }))
    #expect(try named == Self.articleRules)
  }
}
