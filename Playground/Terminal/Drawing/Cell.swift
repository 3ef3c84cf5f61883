/// What a terminal shows in one column of one row: a character, its colours and its attributes.
///
/// A wide character takes two cells, and the second one has no text. Cells are plain memory without
/// gaps, so that drawing copies nothing else and whole rows are compared at once.
package struct Cell: Hashable, Sendable, BitwiseCopyable {
  /// The first eight bytes of the text in UTF-8, the first one in the lowest place.
  private var start: UInt64

  /// The following bytes; the highest place has the number of all.
  private var rest: UInt64

  /// The colour of the character.
  package private(set) var foreground: Color

  /// The colour behind the character.
  package private(set) var background: Color

  /// The attributes of the character.
  package private(set) var attributes: Attributes

  private var extent: Extent

  /// The columns of a character, as large as a colour, for else there would be a gap behind it.
  private struct Extent: Hashable, BitwiseCopyable {
    private let bits: UInt32

    /// The second column of a wide character.
    static let secondHalf = Extent(bits: 0)

    /// One column in every terminal.
    static let one = Extent(bits: 1)

    /// One column, but not in every terminal.
    static let probablyOne = Extent(bits: 1 | 1 << 8)

    /// Two columns, but not in every terminal.
    static let probablyTwo = Extent(bits: 2 | 1 << 8)

    var columnCount: Int { Int(bits & 0xFF) }

    var isDisputed: Bool { bits >> 8 == 1 }
  }

  /// A space in the colours of the terminal.
  package static let blank = Cell(
    start: 0x20, rest: 1 << 56, foreground: .ofTerminal, background: .ofTerminal, attributes: [],
    extent: .one)
}

extension Cell {
  /// The columns of the character: one or two, or none for the second half of a wide one.
  package var columnCount: Int { extent.columnCount }

  /// Whether terminals may disagree about the columns of the character.
  package var isDisputed: Bool { extent.isDisputed }

  /// The number of bytes of the text in UTF-8.
  private var byteCount: Int { Int(rest >> 56) }

  /// The character; empty for the second half of a wide one.
  package var text: String {
    var bytes: [UInt8] = []
    appendText(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether there is nothing but background to see.
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

  /// Puts a character into the cell that takes one column or two.
  ///
  /// Of a character of more than 15 bytes only the first scalar is shown.
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

  /// Puts a character of ASCII into the cell.
  mutating func setASCII(_ byte: UInt8) {
    start = UInt64(byte)
    rest = 1 << 56
    extent = .one
  }

  /// Puts the character of another cell into the cell.
  mutating func setCharacter(of cell: Cell) {
    start = cell.start
    rest = cell.rest
    extent = cell.extent
  }

  /// Makes the cell the second half of a character.
  mutating func setSecondHalf(of cell: Cell) {
    self = cell
    start = 0
    rest = 0
    extent = .secondHalf
  }

  /// Draws over the colours and attributes.
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
