/// A generator of random numbers that a seed determines, the same on every platform (SplitMix64).
///
/// It is the only one of the package, so that a seed that a test reports has the same meaning
/// everywhere.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: Any number; generators with the same seed return the same numbers.
  package init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from zero up to, but not including, a bound; zero if the bound is not
  /// positive.
  package mutating func below(_ bound: Int) -> Int {
    bound <= 0 ? 0 : Int.random(in: 0..<bound, using: &self)
  }

  /// Returns `true` once in a number of times, on average.
  package mutating func oneIn(_ times: Int) -> Bool {
    below(times) == 0
  }
}
