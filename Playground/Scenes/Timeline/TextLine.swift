package import Collate
import PlaygroundTerminal

/// A line of a file that grows, byte by byte as it is there.
package struct TextLine: Identifiable, Hashable, Sendable {
  /// What tells it from the other lines of the file, and grows from line to line.
  package let id: Int

  /// The bytes, with the end of the line if it has one: those of all lines are the file.
  package let bytes: [UInt8]

  /// Creates a line.
  package init(id: Int, bytes: [UInt8]) {
    (self.id, self.bytes) = (id, bytes)
  }
}

/// The one section that lines are shown in.
package typealias LineSection = BasicSection<Int, TextLine>

extension TextLine {
  /// The byte that ends a line.
  package static let newline = UInt8(ascii: "\n")

  /// The bytes that are looked at for a screen, which is never that wide.
  private static let shownByteCount = 4096

  /// Whether nothing can be added to the line.
  package var isEnded: Bool { bytes.last == Self.newline }

  /// What a screen shows of the line: without its end, and with what cannot be printed as escapes.
  package var text: String {
    var content = bytes[...]
    if content.last == Self.newline {
      content = content.dropLast()
      // Some systems put a return before the end.
      if content.last == UInt8(ascii: "\r") { content = content.dropLast() }
    }
    return String(decoding: content.prefix(Self.shownByteCount), as: UTF8.self).withoutTabs.escaped
  }
}
