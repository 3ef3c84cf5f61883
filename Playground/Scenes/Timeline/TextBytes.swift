import PlaygroundTerminal

/// The bytes of a text, which can be read in any order.
protocol TextBytes: ~Copyable {
  /// The offset of the first byte, where a line begins: 0, unless those before it were dropped.
  var start: Int { get }

  /// The offset behind the last byte.
  var end: Int { get }

  /// Reads a range of the bytes, or what there is of it.
  func read(_ range: Range<Int>) throws(Problem) -> [UInt8]
}
