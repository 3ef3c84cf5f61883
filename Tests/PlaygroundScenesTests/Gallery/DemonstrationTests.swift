import Collate
import PlaygroundTerminal
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("Demonstrations")
struct DemonstrationTests {
  private static let script = Script([1: .up, 2: .down, 2.05: .enter], seconds: 4)

  @Test("Keys are pressed at their times, each once")
  func cues() {
    var demonstration = Demonstration(Self.script)
    #expect(demonstration.advance(by: .milliseconds(999)) == [])
    #expect(demonstration.advance(by: .milliseconds(1)) == [.key(.up)])
    #expect(demonstration.advance(by: .milliseconds(1)) == [])
    #expect(demonstration.advance(by: .seconds(1.5)) == [.key(.down), .key(.enter)])
    #expect(!demonstration.isOver)
    #expect(demonstration.advance(by: .seconds(2)) == [])
    #expect(demonstration.isOver)
  }

  @Test("It wakes up for keys, for lights that go out, and for the end")
  func wakes() {
    var demonstration = Demonstration(Self.script)
    #expect(demonstration.timeToNextWake == .seconds(1))
    _ = demonstration.advance(by: .seconds(1))
    #expect(demonstration.timeToNextWake == .milliseconds(600))
    _ = demonstration.advance(by: .milliseconds(600))
    #expect(demonstration.timeToNextWake == .milliseconds(400))
    _ = demonstration.advance(by: .milliseconds(1200))
    #expect(demonstration.timeToNextWake == .milliseconds(1200))
  }

  @Test("A key lights up when it is pressed")
  func lights() {
    var demonstration = Demonstration(Self.script)
    let hint = KeyHint("↑↓", "select", .up, .down)
    #expect(!demonstration.lights(hint))
    _ = demonstration.advance(by: .seconds(1))
    #expect(demonstration.lights(hint))
    #expect(!demonstration.lights(KeyHint("x", "no")))
    _ = demonstration.advance(by: .milliseconds(600))
    #expect(!demonstration.lights(hint))
  }

  @Test("The gallery shows life within a second and a half, until a key is pressed")
  func takingOver() {
    let pilot = Pilot(nil, demonstrates: true)
    #expect(pilot.place(of: "demo")?.y == 0)
    pilot.wait(1.5)
    #expect(pilot.traceCount > 0)
    pilot.mouse(.move, at: Point(3, 3))
    pilot.send(.focus(true))
    #expect(pilot.place(of: "demo") != nil)
    pilot.press(.down)
    #expect(pilot.place(of: "demo") == nil)
    let item = (pilot.gallery.scene as? MultiFeedScene)?.list.focusedPath
    #expect(item == [0, 1])
  }

  @Test("Who takes over gets the usual speed and panel")
  func viewAfterTakingOver() {
    let pilot = Pilot(.multiFeed, demonstrates: true)
    pilot.wait(20)
    #expect(pilot.gallery.speed == 0.1)
    pilot.press(.down)
    #expect(pilot.gallery.speed == 1)
    let other = Pilot(.multiFeed, demonstrates: true)
    other.wait(29)
    #expect(other.place(of: "code of this scene") != nil)
    other.press(.down)
    #expect(other.place(of: "✓ in step") != nil)
  }

  @Test(
    "The demonstration of one scene starts over with the same frames",
    arguments: SceneKind.allCases)
  func repetition(kind: SceneKind) async {
    let pilot = Pilot(kind, demonstrates: true)
    await pilot.waitAndSettle(2)
    let frame = pilot.gallery.frame
    await pilot.waitAndSettle(pilot.gallery.scene.script.duration.inSeconds)
    #expect(pilot.gallery.kind == kind)
    #expect(pilot.gallery.frame == frame)
  }

  @Test("Every key of a script does something", arguments: SceneKind.allCases)
  func scripts(kind: SceneKind) async {
    let pilot = Pilot(kind, demonstrates: true)
    let cues = pilot.gallery.scene.script.cues
    #expect(cues.map(\.time) == cues.map(\.time).sorted())
    var now = Duration.zero
    for cue in cues {
      await pilot.waitAndSettle((cue.time - now - .milliseconds(15)).inSeconds)
      let before = State(pilot.gallery)
      await pilot.waitAndSettle(0.02)
      #expect(State(pilot.gallery) != before, "\(cue)")
      now = cue.time + .milliseconds(5)
    }
  }

  /// What a key can change at once; not the line of keys, in which it lights up.
  private struct State: Equatable {
    let trace: Trace
    let text: [Substring]
    let speed: Double

    @MainActor
    init(_ gallery: Gallery) {
      text = gallery.frame.plainText.split(separator: "\n").dropFirst().dropLast()
      (trace, speed) = (gallery.scene.trace, gallery.speed)
    }
  }
}
