import CollateTesting
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("Endurance")
struct EnduranceTests {
  @Test(
    "Scenes show the content of the library after random keys", arguments: SceneKind.allCases)
  func randomKeys(kind: SceneKind) async {
    for seed in 1...UInt64(Effort.rounds(4)) {
      let run = Endurance(of: kind, seed: seed)
      await #expect(throws: Never.self, "seed \(seed)") { try await run.run(for: .seconds(8)) }
    }
  }

  @Test(
    "Many events at one moment do no harm, nor does a long time after them",
    arguments: SceneKind.allCases)
  func withoutTime(kind: SceneKind) {
    let run = Endurance(of: kind, seed: 1)
    let gallery = Gallery(showing: kind, size: Size(84, 24))
    var random = SeededGenerator(seed: 1)
    for number in 0..<Effort.rounds(1000) {
      run.act(on: gallery, using: &random)
      if number % 10 == 0 { gallery.advance(to: .zero) }
      expectEqual(gallery.verdict.faults, [])
    }
    run.goBack(gallery)
    gallery.advance(to: .seconds(1_000_000))
    gallery.advance(to: .seconds(1_000_000))
    expectEqual(gallery.verdict.faults, [])
    expectEqual(gallery.frame.size, Size(84, 24))
  }

  @Test(
    "Random actions leave nothing to wake up for once everything is released",
    arguments: [SceneKind.pager, .overview])
  func rest(kind: SceneKind) {
    withSeeds(Effort.rounds(20)) { generator in
      let seed = generator.next()
      let run = Endurance(of: kind, seed: seed)
      let gallery = Gallery(showing: kind, size: Size(84, 24))
      var random = SeededGenerator(seed: seed)
      var now = Duration.zero
      for _ in 0..<60 {
        run.act(on: gallery, using: &random)
        now += .milliseconds(30)
        gallery.advance(to: now)
      }
      run.goBack(gallery)
      for event in [InputEvent.key(.escape), .mouse(Mouse(.release(.left), at: Point(0, 0)))] {
        _ = gallery.handle(event)
      }
      for _ in 0..<100 {
        now += .milliseconds(50)
        gallery.advance(to: now)
      }
      expectEqual(gallery.nextWake, nil)
      expectEqual(gallery.verdict.faults, [])
      if let scene = gallery.scene as? PagerScene { #expect(!scene.model.host.isTouched) }
      if let scene = gallery.scene as? OverviewScene { expectEqual(scene.carrier.lifted, nil) }
    }
  }

  @Test("The tour plays all demonstrations, and begins again")
  func demonstrations() async {
    let gallery = Gallery(demonstrates: true)
    var kinds: [SceneKind] = []
    let duration = SceneKind.allCases.map { Gallery(showing: $0).scene.script.tourDuration }
      .reduce(.seconds(5), +)
    await Player(duration: duration, frameRate: 1).play(gallery) { _ in
      expectEqual(gallery.verdict.faults, [])
      if kinds.last != gallery.kind { kinds.append(gallery.kind) }
    }
    expectEqual(kinds, SceneKind.allCases + [.overview])
  }
}
