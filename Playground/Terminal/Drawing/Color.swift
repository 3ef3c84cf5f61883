/// A color: the default color of the terminal, or a 24-bit RGB value.
package struct Color: Hashable, Sendable, BitwiseCopyable {
  /// Zero for the default color; otherwise 1, red, green and blue, a byte each from the highest on.
  private let bits: UInt32

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// The default color of the terminal, for the foreground or the background.
  package static let ofTerminal = Color(bits: 0)

  /// Returns the color of an RGB value such as `0xFF8000`.
  package static func rgb(_ digits: UInt32) -> Color {
    Color(bits: digits & 0xFF_FFFF | 1 << 24)
  }

  /// Creates a color from its RGB components.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    bits = 1 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Whether it is the default color of the terminal.
  package var isOfTerminal: Bool { bits == 0 }

  /// The red component.
  package var red: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }

  /// The green component.
  package var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }

  /// The blue component.
  package var blue: UInt8 { UInt8(truncatingIfNeeded: bits) }

  /// Returns a color between this one and another, neither of them the default color.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - share: The share of the other color, from 0 to 1.
  /// - Returns: The mixed color.
  package func mixed(with other: Color, share: Double) -> Color {
    if share <= 0 { return self }
    if share >= 1 { return other }
    func mixture(_ one: UInt8, _ other: UInt8) -> UInt8 {
      let (one, other) = (Double(one), Double(other))
      return UInt8((one + (other - one) * share).rounded())
    }
    return Color(
      red: mixture(red, other.red),
      green: mixture(green, other.green),
      blue: mixture(blue, other.blue))
  }
}
