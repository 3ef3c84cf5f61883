import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("Demonstrations")
struct DemonstrationTests {
  private static let script = Script(
    [
      .press(1, .up), .press(1.5, .left, say: "now"), .press(2, .down),
      .press(2.05, .enter, say: "then"), .press(3.5, "x"),
    ], tourSeconds: 3, seconds: 4)

  @Test("Keys are pressed at their times, each once, and what is said stays until the next word")
  func cues() {
    var demonstration = Demonstration(Self.script)
    expectEqual(demonstration.advance(by: .milliseconds(999)), [])
    expectEqual(demonstration.advance(by: .milliseconds(1)), [.key(.up)])
    expectEqual(demonstration.caption, nil)
    expectEqual(demonstration.advance(by: .milliseconds(501)), [.key(.left)])
    expectEqual(demonstration.caption, "now")
    expectEqual(demonstration.advance(by: .seconds(1)), [.key(.down), .key(.enter)])
    expectEqual(demonstration.caption, "then")
    #expect(!demonstration.isOver)
    expectEqual(demonstration.advance(by: .seconds(1)), [.key(.character("x"))])
    expectEqual(demonstration.advance(by: .seconds(1)), [])
    #expect(demonstration.isOver)
    expectEqual(demonstration.caption, "then")
  }

  @Test("A demonstration wakes up for its cues and for its end; in a tour, that comes earlier")
  func wakes() {
    var demonstration = Demonstration(Self.script)
    expectEqual(demonstration.timeToNextWake, .seconds(1))
    _ = demonstration.advance(by: .seconds(1))
    expectEqual(demonstration.timeToNextWake, .milliseconds(500))
    _ = demonstration.advance(by: .milliseconds(1200))
    expectEqual(demonstration.timeToNextWake, .milliseconds(1300))
    _ = demonstration.advance(by: .milliseconds(1300))
    expectEqual(demonstration.timeToNextWake, .milliseconds(500))
    var tour = Demonstration(Self.script, isPartOfTour: true)
    expectEqual(tour.advance(by: .milliseconds(2200)).count, 4)
    expectEqual(tour.timeToNextWake, .milliseconds(800))
    _ = tour.advance(by: .milliseconds(800))
    #expect(tour.isOver)
  }

  @Test("The tour through all scenes takes a minute and a half at most, and says what to look at")
  func tour() {
    let pilot = Pilot(nil, demonstrates: true)
    let scripts = SceneKind.allCases.map { Pilot($0).gallery.scene.script }
    let duration = scripts.reduce(Duration.zero) { $0 + $1.tourDuration }
    #expect(85...95 ~= duration.inSeconds)
    let captions = scripts.flatMap(\.cues).compactMap(\.caption)
    for caption in captions { #expect(caption.columnCount <= 78, "\(caption)") }
    for script in scripts {
      #expect(script.cues.contains { $0.caption != nil && $0.time < script.tourDuration })
    }
    var kinds = [pilot.gallery.kind]
    for _ in 0..<Int(duration.inSeconds) {
      pilot.wait(1)
      #expect(pilot.gallery.demonstration != nil)
      if pilot.gallery.kind != kinds.last { kinds.append(pilot.gallery.kind) }
    }
    expectEqual(Set(kinds), Set(SceneKind.allCases))
  }

  @Test("The gallery shows life within a second and a half, until a key is pressed")
  func takingOver() {
    let pilot = Pilot(nil, demonstrates: true)
    expectEqual(pilot.place(of: "tour")?.y, 0)
    pilot.wait(1.5)
    #expect(pilot.traceCount > 0)
    pilot.mouse(.drag(.left), at: Point(3, 3))
    #expect(pilot.place(of: "tour") != nil)
    pilot.press(.down)
    expectEqual(pilot.place(of: "tour"), nil)
    #expect(pilot.gallery.demonstration == nil)
    let feeds = Pilot(.multiFeed, demonstrates: true)
    feeds.wait(1.5)
    feeds.press(.down)
    expectEqual((feeds.gallery.scene as? MultiFeedScene)?.list.focusedPath, [0, 1])
  }

  @Test("Taking over brings the usual speed and panels back")
  func viewAfterTakingOver() {
    let pilot = Pilot(.multiFeed, demonstrates: true)
    pilot.wait(20)
    expectEqual(pilot.gallery.speed, 0.1)
    pilot.press(.down)
    expectEqual(pilot.gallery.speed, 1)
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
    expectEqual(pilot.gallery.kind, kind)
    expectEqual(pilot.gallery.frame, frame)
  }

  @Test("Every key of a script does something", arguments: SceneKind.allCases)
  func scripts(kind: SceneKind) async {
    let pilot = Pilot(kind, demonstrates: true)
    let cues = pilot.gallery.scene.script.cues
    expectEqual(cues.map(\.time), cues.map(\.time).sorted())
    var now = Duration.zero
    for cue in cues {
      await pilot.waitAndSettle((cue.time - now - .milliseconds(15)).inSeconds)
      let before = State(pilot.gallery)
      await pilot.waitAndSettle(0.02)
      #expect(State(pilot.gallery) != before, "\(cue)")
      now = cue.time + .milliseconds(5)
    }
  }

  /// What a key can change at once; not what is said about it, nor the line of keys, in which it lights up.
  private struct State: Equatable {
    let trace: Trace
    let text: [Substring]
    let speed: Double

    @MainActor
    init(_ gallery: Gallery) {
      text = gallery.frame.plainText.split(separator: "\n").dropFirst(2).dropLast()
      (trace, speed) = (gallery.scene.trace, gallery.speed)
    }
  }
}
