/// What a terminal can do to a character besides colouring it.
package struct Attributes: OptionSet, Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt32

  /// Creates attributes from their bits.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Thick strokes.
  package static let bold = Attributes(rawValue: 1 << 0)

  /// A colour nearer to the background.
  package static let dim = Attributes(rawValue: 1 << 1)

  /// Sloping strokes.
  package static let italic = Attributes(rawValue: 1 << 2)

  /// A line below.
  package static let underline = Attributes(rawValue: 1 << 3)

  /// The colours of character and background exchanged.
  package static let reverse = Attributes(rawValue: 1 << 4)

  /// A line through.
  package static let strike = Attributes(rawValue: 1 << 5)
}
