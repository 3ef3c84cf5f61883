import TestSupport
import Testing

@MainActor
@Suite("Selections in random worlds")
struct SelectionRandomTests {
  @Test("Random selections and source changes match a naive model and are reported once")
  func worlds() {
    withSeeds(Effort.rounds(400)) { generator in
      let world = SelectionWorld(seed: generator.next())
      for _ in 0..<12 { world.step() }
      expectEqual(world.faults, [])
    }
  }
}
