import PlaygroundScenes
import PlaygroundTerminal

/// A long look at scenes under random keys, whether they ever show anything wrong.
@MainActor
struct GalleryCheck {
  /// What the keys depend on.
  nonisolated static let seeds: ClosedRange<UInt64> = 1...20

  private let scenes: [SceneKind]
  private let duration: Duration
  private let endure: Endure

  /// The way to run a scene with a seed.
  typealias Endure = @MainActor (Endurance, Duration) async throws(Endurance.Failure) -> Void

  /// Creates a check of the scene that options name, or of all.
  init(_ options: GalleryOptions, endure: @escaping Endure = Self.run) {
    self.endure = endure
    scenes = options.scene.map { [$0] } ?? SceneKind.allCases
    duration = options.duration ?? .seconds(GalleryOptions.usualCheckSeconds)
  }

  /// Runs the scenes, and prints a line for each, and one for each run that goes wrong.
  ///
  /// - Parameter write: Takes the lines to print.
  /// - Returns: Whether nothing ever went wrong.
  func run(write: ([String]) -> Void) async -> Bool {
    var isGood = true
    for scene in scenes {
      var badCount = 0
      for seed in Self.seeds {
        do throws(Endurance.Failure) {
          try await endure(Endurance(of: scene, seed: seed), duration)
        } catch {
          badCount += 1
          let (time, faults) = (Self.text(for: error.time), error.faults.joined(separator: " "))
          write(["\(scene.rawValue): seed \(seed), after \(time): \(faults)"])
        }
      }
      isGood = isGood && badCount == 0
      let verdict = badCount == 0 ? "never out of step" : "out of step with \(badCount)"
      write([
        "\(scene.rawValue): \(Self.seeds.count) seeds, \(Self.text(for: duration)) each: \(verdict)"
      ])
    }
    return isGood
  }

  private static func run(
    _ endurance: Endurance, for duration: Duration
  ) async throws(Endurance.Failure) {
    try await endurance.run(for: duration)
  }

  private static func text(for duration: Duration) -> String {
    "\(duration / .seconds(1)) s"
  }
}
