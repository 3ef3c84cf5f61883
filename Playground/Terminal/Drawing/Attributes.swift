/// The text attributes of a cell, such as bold and underline.
package struct Attributes: OptionSet, Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt32

  /// Creates attributes from their bits.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Bold text.
  package static let bold = Attributes(rawValue: 1 << 0)

  /// Faint text, in a colour nearer to the background.
  package static let dim = Attributes(rawValue: 1 << 1)

  /// Italic text.
  package static let italic = Attributes(rawValue: 1 << 2)

  /// Underlined text.
  package static let underline = Attributes(rawValue: 1 << 3)

  /// Reverse video: foreground and background exchanged.
  package static let reverse = Attributes(rawValue: 1 << 4)

  /// Text struck through.
  package static let strike = Attributes(rawValue: 1 << 5)
}
