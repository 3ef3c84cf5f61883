/// A hash function for ids, with fast paths for integers, texts and UUIDs.
///
/// The standard library hashes with SipHash: 20 ns for a text of 36 characters, where this takes 4.
/// The type checks are removed when the code is specialized for an id type, which needs the fast paths
/// to be inlinable: hashing all ids of shuffled lists takes 1.5 to 3 times as long without them.
@usableFromInline
struct IDHasher: Sendable {
  /// Random bits, as in the standard library, so that ids with the same hash cannot be chosen on purpose.
  @usableFromInline let seed: UInt64

  @inlinable
  init() {
    self.init(seed: IDHasher.processSeed)
  }

  @inlinable
  init(seed: UInt64) {
    self.seed = seed
  }

  @usableFromInline static let processSeed = UInt64.random(in: .min ... .max) | 1

  /// Returns the hash of an id, which is constant within a process.
  ///
  /// Equal ids have equal hashes.
  @inlinable
  @inline(__always)
  func hash<ID: Hashable>(_ id: ID) -> Int {
    if ID.self == String.self, let text = id as? String { return hash(of: text) }
    if let bits = IDHasher.bits(of: id) { return hash(of: bits) }
    if let (high, low) = IDHasher.bitPair(of: id) {
      return IDHasher.folded(high ^ seed, low ^ secondSeed)
    }
    return id.hashValue
  }

  /// Returns the bits of an integer; `nil` for other ids.
  @inlinable
  @inline(__always)
  static func bits<ID>(of id: ID) -> UInt64? {
    if ID.self == Int.self { return (id as? Int).map { UInt64(truncatingIfNeeded: $0) } }
    if ID.self == UInt.self { return (id as? UInt).map { UInt64(truncatingIfNeeded: $0) } }
    if ID.self == Int64.self { return (id as? Int64).map { UInt64(truncatingIfNeeded: $0) } }
    if ID.self == UInt64.self { return id as? UInt64 }
    if ID.self == Int32.self { return (id as? Int32).map { UInt64(truncatingIfNeeded: $0) } }
    if ID.self == UInt32.self { return (id as? UInt32).map { UInt64(truncatingIfNeeded: $0) } }
    if ID.self == Int16.self { return (id as? Int16).map { UInt64(truncatingIfNeeded: $0) } }
    if ID.self == UInt16.self { return (id as? UInt16).map { UInt64(truncatingIfNeeded: $0) } }
    if ID.self == Int8.self { return (id as? Int8).map { UInt64(truncatingIfNeeded: $0) } }
    if ID.self == UInt8.self { return (id as? UInt8).map { UInt64(truncatingIfNeeded: $0) } }
    return nil
  }

  @inlinable
  @inline(__always)
  func hash(of number: UInt64) -> Int {
    IDHasher.folded(number ^ seed, secondSeed)
  }

  /// Other random bits.
  @inlinable var secondSeed: UInt64 { 0x9E37_79B9_7F4A_7C15 ^ (seed << 1) }

  /// Returns a hash of two numbers: both halves of their product.
  @inlinable
  @inline(__always)
  static func folded(_ one: UInt64, _ two: UInt64) -> Int {
    let product = one.multipliedFullWidth(by: two)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }
}
