/// A hash function for ids, with a fast path for integers.
///
/// The type check is removed when the code is specialized for an id type.
@usableFromInline
struct IDHasher: Sendable {
  /// The random seed for hashes of integers, as in the standard library.
  @usableFromInline let seed: UInt64

  @inlinable
  init() {
    seed = IDHasher.processSeed
  }

  @usableFromInline static let processSeed = UInt64.random(in: .min ... .max) | 1

  /// Returns the hash of an id, which is constant within a process.
  @inlinable
  @inline(__always)
  func hash<ID: Hashable>(_ id: ID) -> Int {
    if ID.self == Int.self, let number = id as? Int {
      let product = (UInt64(truncatingIfNeeded: number) ^ seed)
        .multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15 ^ (seed << 1))
      return Int(truncatingIfNeeded: product.high ^ product.low)
    }
    return id.hashValue
  }
}
