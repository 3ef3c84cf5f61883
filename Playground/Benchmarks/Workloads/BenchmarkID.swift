import CollateTesting

/// A type of ids to measure with.
protocol BenchmarkID: Hashable, Sendable {
  /// The name of the type in the report.
  static var label: String { get }

  /// Returns the one of two limits that is for these ids.
  ///
  /// Integers are compared and hashed in no time, so that what else a difference does weighs more.
  static func limit(texts: Double, integers: Double) -> Double

  /// Returns an id that no other item has.
  static func random(using generator: inout SeededGenerator) -> Self

  /// The same id in storage of its own, as decoding the next state from JSON yields it.
  var freshCopy: Self { get }
}

extension String: BenchmarkID {
  static var label: String { "uuid" }

  static func limit(texts: Double, integers: Double) -> Double { texts }

  /// Returns a text like `UUID().uuidString`.
  static func random(using generator: inout SeededGenerator) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(36)
    var bits: UInt64 = 0
    var bitCount = 0
    while bytes.count < 36 {
      if [8, 13, 18, 23].contains(bytes.count) {
        bytes.append(UInt8(ascii: "-"))
        continue
      }
      if bitCount == 0 { (bits, bitCount) = (generator.next(), 64) }
      bytes.append(digits[Int(bits & 15)])
      bits >>= 4
      bitCount -= 4
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  var freshCopy: String { String(decoding: Array(utf8), as: UTF8.self) }
}

extension Int: BenchmarkID {
  static var label: String { "int" }

  static func limit(texts: Double, integers: Double) -> Double { integers }

  /// Returns a number of 63 bits.
  static func random(using generator: inout SeededGenerator) -> Int {
    Int(truncatingIfNeeded: generator.next() >> 1)
  }

  var freshCopy: Int { self }
}
