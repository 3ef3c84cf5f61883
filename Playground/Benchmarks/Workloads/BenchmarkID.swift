import CollateTesting

/// A type of ids to measure with.
protocol BenchmarkID: Hashable, Sendable {
  /// The name of the type in the report.
  static var label: String { get }

  /// How much more a table of these ids may cost, where almost all of the work is one.
  static var hashingAllowance: Double { get }

  /// Returns an id that no other item has.
  static func random(using generator: inout SeededGenerator) -> Self

  /// The same id in storage of its own, as decoding the next state from JSON yields it.
  var freshCopy: Self { get }
}

extension String: BenchmarkID {
  static var label: String { "uuid" }
  static var hashingAllowance: Double { 1 }

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
  static var hashingAllowance: Double { 4.0 / 3 }

  /// Returns a number of 63 bits.
  static func random(using generator: inout SeededGenerator) -> Int {
    Int(truncatingIfNeeded: generator.next() >> 1)
  }

  var freshCopy: Int { self }
}
