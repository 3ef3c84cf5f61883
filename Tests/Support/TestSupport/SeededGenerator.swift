/// A generator of random numbers that a seed determines (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number below a bound, or zero if the bound is.
  package mutating func below(_ bound: Int) -> Int {
    bound <= 0 ? 0 : Int(next() % UInt64(bound))
  }

  /// Returns `true` once in so many times.
  package mutating func oneIn(_ times: Int) -> Bool {
    below(times) == 0
  }
}

/// Runs a body with generators of different seeds, and names the seed in each failure.
package func withSeeds(
  _ count: Int,
  from first: UInt64 = 1,
  run body: (inout SeededGenerator) throws -> Void
) rethrows {
  try withEvery("seed", in: first..<first + UInt64(count)) { seed in
    var generator = SeededGenerator(seed: seed)
    try body(&generator)
  }
}
