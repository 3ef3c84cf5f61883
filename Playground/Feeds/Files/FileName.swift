import PlaygroundSystem
import PlaygroundTerminal

/// A name as the file system has it, whatever bytes it consists of.
///
/// Texts will not do: two names that read the same, composed and decomposed, can be different ones.
package struct FileName: Hashable, Sendable {
  /// The bytes of the name.
  package let bytes: [UInt8]

  /// Creates a name from bytes.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}

extension FileName: ExpressibleByStringLiteral {
  /// Creates a name from a literal.
  package init(stringLiteral text: String) {
    bytes = Array(text.utf8)
  }
}

extension FileName: Comparable {
  /// Returns whether a name comes before another by its bytes.
  package static func < (one: Self, other: Self) -> Bool {
    let count = min(one.bytes.count, other.bytes.count)
    let order = unsafe memcmp(one.bytes, other.bytes, count)
    return order == 0 ? one.bytes.count < other.bytes.count : order < 0
  }
}

extension FileName: CustomStringConvertible {
  /// The name on one line.
  package var description: String { String(escapingInvalid: bytes[...]).escaped }
}
