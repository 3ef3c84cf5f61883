/// A colour: the one that a terminal uses by itself, or a mixture of red, green and blue.
package struct Color: Hashable, Sendable, BitwiseCopyable {
  /// Zero for the colour of the terminal; otherwise one in the highest byte, red, green and blue.
  private let bits: UInt32

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// The colour that the terminal uses when nobody asks for one, in the place where it is used.
  package static let ofTerminal = Color(bits: 0)

  /// Creates a colour from six hexadecimal digits, two each for red, green and blue.
  package static func rgb(_ digits: UInt32) -> Color {
    Color(bits: digits & 0xFF_FFFF | 1 << 24)
  }

  /// Creates a colour from red, green and blue, up to 255 each.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    bits = 1 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Whether it is the colour that the terminal uses by itself.
  package var isOfTerminal: Bool { bits == 0 }

  /// The share of red, up to 255.
  package var red: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }

  /// The share of green, up to 255.
  package var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }

  /// The share of blue, up to 255.
  package var blue: UInt8 { UInt8(truncatingIfNeeded: bits) }

  /// Returns a colour between this one and another; neither is that of the terminal.
  ///
  /// - Parameters:
  ///   - other: The other colour.
  ///   - share: How much there is of the other one, from 0 to 1.
  /// - Returns: The mixture.
  package func mixed(with other: Color, share: Double) -> Color {
    if share <= 0 { return self }
    if share >= 1 { return other }
    func mixture(_ one: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Double(one) + (Double(other) - Double(one)) * share).rounded())
    }
    return Color(
      red: mixture(red, other.red),
      green: mixture(green, other.green),
      blue: mixture(blue, other.blue))
  }
}
