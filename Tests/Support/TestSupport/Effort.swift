import Foundation

/// How much the random tests do.
///
/// A plain `swift test` does a fraction of what CI does in an optimized build. `COLLATE_TEST_EFFORT=1
/// swift test` does ten times as much, and CI twice that.
package enum Effort {
  private static let factor =
    ProcessInfo.processInfo.environment["COLLATE_TEST_EFFORT"].flatMap(Double.init) ?? 0.1

  /// The first seed of random tests, which each failure names: 1, unless `COLLATE_TEST_SEED` says otherwise.
  package static let firstSeed =
    ProcessInfo.processInfo.environment["COLLATE_TEST_SEED"].flatMap(UInt64.init) ?? 1

  /// The step in which exhaustive tests go through their cases: 1 with full effort.
  package static let stride = max(1, Int(1 / factor))

  /// Where a test asks for some of its cases.
  private struct Place: Hashable {
    let file: String
    let line: Int
  }

  /// What draws the cases of each place, so that they do not depend on which tests ran before.
  @MainActor private static var choices: [Place: SeededGenerator] = [:]

  /// Returns some cases of an exhaustive test, by how much effort is asked for: all of them with full effort.
  ///
  /// Each call draws the case with which it begins, so that a loop in another one goes through all of its cases,
  /// whatever other loops there are.
  @MainActor
  package static func some<Cases: Collection>(
    of cases: Cases, file: String = #fileID, line: Int = #line
  ) -> [Cases.Element] {
    let step = min(stride, cases.count)
    guard step > 1 else { return Array(cases) }
    let place = Place(file: file, line: line)
    let generator = SeededGenerator(seed: firstSeed &+ UInt64(line))
    let first = choices[place, default: generator].below(step)
    return cases.enumerated().filter { $0.offset % step == first }.map(\.element)
  }

  /// Returns a number of rounds, by how much effort is asked for.
  ///
  /// - Parameters:
  ///   - count: The number with full effort.
  ///   - optimizedCount: That of an optimized build, where rounds take a tenth of the time; `nil` for the same.
  /// - Returns: The number for this run, at least 1.
  package static func rounds(_ count: Int, optimized optimizedCount: Int? = nil) -> Int {
    #if DEBUG
    let all = count
    #else
    let all = optimizedCount ?? count
    #endif
    return max(1, Int(Double(all) * factor))
  }
}
