/// One cell of the screen: a character, its colors and its attributes.
///
/// A wide character takes two cells, of which the second has no text. A cell is trivially copyable and
/// has no padding, so that whole rows can be compared with a single `memcmp`.
package struct Cell: Hashable, Sendable, BitwiseCopyable {
  /// The first eight bytes of the text in UTF-8, the first one in the lowest byte.
  private var start: UInt64

  /// The next seven bytes; the highest byte is the number of all bytes.
  private var rest: UInt64

  /// The color of the character.
  package private(set) var foreground: Color

  /// The color behind the character.
  package private(set) var background: Color

  /// The attributes of the character.
  package private(set) var attributes: Attributes

  private var extent: Extent

  /// The width of a character; 32 bits wide, so that the cell has no padding.
  private struct Extent: Hashable, BitwiseCopyable {
    private let bits: UInt32

    /// The second half of a wide character.
    static let secondHalf = Extent(bits: 0)

    /// One column in all terminals.
    static let one = Extent(bits: 1)

    /// One column, but two or more in some terminals.
    static let probablyOne = Extent(bits: 1 | 1 << 8)

    /// Two columns, but another number in some terminals.
    static let probablyTwo = Extent(bits: 2 | 1 << 8)

    var columnCount: Int { Int(bits & 0xFF) }

    var isDisputed: Bool { bits >> 8 == 1 }
  }

  /// A space in the default colors.
  package static let blank = Cell(
    start: 0x20, rest: 1 << 56, foreground: .ofTerminal, background: .ofTerminal, attributes: [],
    extent: .one)
}

extension Cell {
  /// The number of columns of the character: 1, 2, or 0 for the second half of a wide one.
  package var columnCount: Int { extent.columnCount }

  /// Whether terminals disagree about the width of the character.
  package var isDisputed: Bool { extent.isDisputed }

  /// The number of bytes of the text in UTF-8.
  private var byteCount: Int { Int(rest >> 56) }

  /// The character; empty for the second half of a wide one.
  package var text: String {
    var bytes: [UInt8] = []
    appendText(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the character is a space.
  package var isSpace: Bool { start == 0x20 && byteCount == 1 }

  /// Appends the text in UTF-8.
  package func appendText(to bytes: inout [UInt8]) {
    var remaining = start
    for number in 0..<byteCount {
      if number == 8 { remaining = rest }
      bytes.append(UInt8(truncatingIfNeeded: remaining))
      remaining >>= 8
    }
  }

  /// Replaces the character by one of the given width, 1 or 2.
  ///
  /// Of a character of more than 15 bytes only the first scalar is kept.
  mutating func setCharacter(_ character: Character, columnCount: Int) {
    if let byte = character.asciiValue { return setASCII(byte) }
    let isLong = character.utf8.count > 15
    setText(isLong ? String(character.unicodeScalars.prefix(1)).utf8 : String(character).utf8)
    if columnCount == 2 {
      extent = .probablyTwo
    } else {
      let scalars = character.unicodeScalars
      let isSimple = scalars.count == 1 && scalars.allSatisfy { $0.value < 0x1_0000 }
      extent = isSimple && !character.isEmoji ? .one : .probablyOne
    }
  }

  /// Replaces the character by an ASCII character.
  mutating func setASCII(_ byte: UInt8) {
    start = UInt64(byte)
    rest = 1 << 56
    extent = .one
  }

  /// Replaces the character by that of another cell.
  mutating func setCharacter(of cell: Cell) {
    start = cell.start
    rest = cell.rest
    extent = cell.extent
  }

  /// Makes the cell the second half of the wide character in another cell.
  mutating func setSecondHalf(of cell: Cell) {
    self = cell
    start = 0
    rest = 0
    extent = .secondHalf
  }

  /// Applies a style to the colors and attributes.
  mutating func setStyle(_ style: Style) {
    if let color = style.foreground { foreground = color }
    if let color = style.background { background = color }
    attributes = style.attributes
  }

  private mutating func setText(_ bytes: some Sequence<UInt8>) {
    start = 0
    rest = 0
    var count = 0
    for byte in bytes {
      if count < 8 {
        start |= UInt64(byte) << (8 * UInt64(count))
      } else {
        rest |= UInt64(byte) << (8 * UInt64(count - 8))
      }
      count += 1
    }
    rest |= UInt64(count) << 56
  }
}
