import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("Endurance")
struct EnduranceTests {
  @Test(
    "Whatever keys are pressed, scenes show what the library has", arguments: SceneKind.allCases)
  func randomKeys(kind: SceneKind) {
    withSeeds(Effort.rounds(4)) { generator in
      let run = Endurance(of: kind, seed: generator.next())
      #expect(throws: Never.self) { try run.run(for: .seconds(20)) }
    }
  }

  @Test("Demonstrations play to their end and begin again")
  func demonstrations() {
    let gallery = Gallery(demonstrates: true)
    var kinds: [SceneKind] = []
    Player(duration: .seconds(110), frameRate: 1).play(gallery) { _ in
      #expect(gallery.verdict.faults == [])
      if kinds.last != gallery.kind { kinds.append(gallery.kind) }
    }
    #expect(kinds == [.multiFeed, .pager, .reorder, .multiFeed])
  }
}
