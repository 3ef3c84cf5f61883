/// Whether a scene shows what the library has.
package struct Verdict: Hashable, Sendable {
  /// The words for a screen without faults.
  var praise = "in step"

  /// The faults, a sentence each.
  package let faults: [String]

  /// Whether there are no faults.
  package var isGood: Bool { faults.isEmpty }

  /// A sign and the words.
  var title: String { isGood ? "✓ \(praise)" : "✗ OUT OF STEP" }
}
