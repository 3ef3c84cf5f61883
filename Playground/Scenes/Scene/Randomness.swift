/// A generator of random numbers that are the same in every run.
struct Randomness: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: The same seed gives the same numbers.
  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    // SplitMix64: as short as possible, and good enough for a demonstration.
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a number from zero up to, but not including, a bound.
  mutating func below(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &self)
  }
}
