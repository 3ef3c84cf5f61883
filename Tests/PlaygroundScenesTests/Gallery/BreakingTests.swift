import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("Trying to break a scene")
struct BreakingTests {
  @Test(
    "Everything at once, for as long as the key is held, breaks no scene",
    arguments: SceneKind.allCases)
  func holding(kind: SceneKind) async {
    let pilot = Pilot(kind, size: Size(100, 24))
    let count = pilot.traceCount
    let heldCount = Effort.rounds(120)
    for number in 1...heldCount {
      pilot.type("!")
      await pilot.waitAndSettle(0.033)
      expectEqual(pilot.gallery.verdict.faults, [], "after \(number) times")
    }
    expectEqual(pilot.gallery.attemptCount, heldCount)
    #expect(pilot.traceCount > count)
    await pilot.waitAndSettle(3)
    expectEqual(pilot.gallery.verdict.faults, [])
    if pilot.gallery.area(of: .trace) != nil {
      expectEqual(pilot.place(of: "\(heldCount) survived")?.y, 2)
    }
    pilot.press(.tab)
    expectEqual(pilot.gallery.attemptCount, 0)
  }
}
