import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollatePaging

@Suite("Events, replacements and configurations of a pager, at random and in callbacks", .traced)
@MainActor
struct PagerStormTests {
  @Test(
    "Pages get their calls and data, and the pager its configuration, under random callbacks")
  func storm() {
    withSeeds(Effort.rounds(200)) { generator in
      let storm = PagerStorm(&generator)
      var found: [String] = []
      for _ in 0..<60 where found.isEmpty { found = storm.step() }
      if found.isEmpty { found = storm.end() }
      expectEqual(found, [], "\(storm.story.suffix(60).joined(separator: "\n"))")
    }
  }
}
