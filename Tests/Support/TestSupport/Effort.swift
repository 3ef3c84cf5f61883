import Foundation

/// How much the random tests do.
///
/// A plain `swift test` takes seconds. `COLLATE_TEST_EFFORT=10 swift test` does ten times as much,
/// which is worth while in an optimized build.
package enum Effort {
  private static let factor =
    ProcessInfo.processInfo.environment["COLLATE_TEST_EFFORT"].flatMap(Double.init) ?? 1

  /// The step in which exhaustive tests go through their cases: 1, unless less effort is asked for.
  package static let stride = max(1, Int(1 / factor))

  /// Returns a number of rounds, by how much effort is asked for.
  package static func rounds(_ count: Int) -> Int {
    max(1, Int(Double(count) * factor))
  }
}
