import TestSupport
import Testing

@MainActor
@Suite("Selections in random worlds")
struct SelectionRandomTests {
  @Test("Whatever is selected while sources change, it is what a naive model says, and told once")
  func worlds() {
    withSeeds(Effort.rounds(400)) { generator in
      let world = SelectionWorld(seed: generator.next())
      for _ in 0..<12 { world.step() }
      expectEqual(world.faults, [])
    }
  }
}
