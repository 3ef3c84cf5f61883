import PlaygroundScenes
import TestSupport
import Testing

@testable import playground

@Suite("The check of the gallery")
@MainActor
struct GalleryCheckTests {
  @Test("Every scene is run with every seed, for as long as was asked for")
  func runs() async throws {
    var runs: [String] = []
    var lines: [String] = []
    let check = GalleryCheck(try GalleryOptions(["--seconds", "3"])) {
      endurance, duration in
      expectEqual(duration, .seconds(3))
      runs.append("\(endurance.kind.rawValue) \(endurance.seed)")
    }
    let isGood = await check.run { lines += $0 }
    let expected = SceneKind.allCases.flatMap { kind in (1...20).map { "\(kind.rawValue) \($0)" } }
    #expect(isGood && runs == expected)
    expectEqual(
      lines, SceneKind.allCases.map { "\($0.rawValue): 20 seeds, 3.0 s each: never out of step" })
  }

  @Test("One scene is checked for a minute if it alone is asked for")
  func oneScene() async throws {
    var count = 0
    let check = GalleryCheck(try GalleryOptions(["--scene", "pager"])) { endurance, duration in
      #expect(endurance.kind == .pager && duration == .seconds(60))
      count += 1
    }
    let isGood = await check.run { _ in }
    #expect(isGood && count == 20)
  }

  @Test("A fault is reported with all that reproduces it, and the other checks still run")
  func faults() async throws {
    var lines: [String] = []
    let check = GalleryCheck(try GalleryOptions(["--seconds", "9"])) {
      endurance, _ throws(Endurance.Failure) in
      guard endurance.kind == .pager, endurance.seed % 10 == 3 else { return }
      throw Endurance.Failure(time: .milliseconds(1240), faults: ["One.", "Two."])
    }
    let isGood = await check.run { lines += $0 }
    #expect(!isGood)
    let pager = [
      "pager: seed 3, after 1.24 s: One. Two.", "pager: seed 13, after 1.24 s: One. Two.",
      "pager: 20 seeds, 9.0 s each: out of step with 2",
    ]
    expectEqual(
      lines,
      SceneKind.allCases.flatMap { kind in
        kind == .pager ? pager : ["\(kind.rawValue): 20 seeds, 9.0 s each: never out of step"]
      })
  }
}
