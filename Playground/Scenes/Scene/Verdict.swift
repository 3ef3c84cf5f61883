/// Whether a scene shows what the library has.
package struct Verdict: Hashable, Sendable {
  /// The words for a screen without faults.
  package internal(set) var praise: String

  /// The words for a screen with faults.
  package let blame: String

  /// The faults, a sentence each.
  package let faults: [String]

  /// Whether there are no faults.
  package var isGood: Bool { faults.isEmpty }

  /// A sign and the words.
  var title: String { isGood ? "✓ \(praise)" : "✗ \(blame)" }
}
