/// The bytes for one frame, and what they do to the cursor and the pen of the terminal.
struct FrameWriter {
  private var bytes: [UInt8]
  private let depth: ColorDepth

  /// Where the cursor is, as far as that is known.
  private var cursor: Point?

  /// What characters look like, as far as that is known.
  private var pen: Pen?

  /// The beginning of a mode in which terminals that know it wait with all changes until it ends.
  ///
  /// Nobody asks whether they do: there are some that print part of the question.
  private static let prefix: StaticString = "\u{1B}[?2026h"
  private static let suffix: StaticString = "\u{1B}[0m\u{1B}[?2026l"

  init(depth: ColorDepth) {
    self.depth = depth
    bytes = []
    bytes.append(Self.prefix)
  }

  /// Returns all bytes, none if there is nothing to do.
  consuming func finish() -> [UInt8] {
    guard bytes.count > Self.prefix.utf8CodeUnitCount else { return [] }
    bytes.append(Self.suffix)
    return bytes
  }

  /// Makes the whole screen blank.
  mutating func clear() {
    bytes.append("\u{1B}[0m\u{1B}[2J")
    pen = Pen()
  }

  /// Writes the cells of a frame that are not on the screen yet.
  mutating func write(_ frame: Surface, over shown: Surface) {
    for y in 0..<frame.size.height where !frame.hasRow(y, as: shown) {
      writeRow(y, of: frame, over: shown)
    }
  }

  private mutating func writeRow(_ y: Int, of frame: Surface, over shown: Surface) {
    var x = 0
    var isDisputed = false
    while x < frame.size.width {
      let cell = frame[x, y]
      if isDisputed || cell != shown[x, y] {
        rewriteGap(before: Point(x, y), of: frame)
        write(cell, at: Point(x, y))
        // What the terminal makes of such a character may reach over all that stands behind it.
        isDisputed = isDisputed || cell.isDisputed
      }
      x += cell.columnCount
    }
  }

  /// Writes unchanged cells between the cursor and a place once more where that takes no more bytes
  /// than to move the cursor over them.
  private mutating func rewriteGap(before place: Point, of frame: Surface) {
    guard let start = cursor, start.y == place.y, 1...4 ~= place.x - start.x else { return }
    var gap: [UInt8] = []
    for x in start.x..<place.x {
      let cell = frame[x, place.y]
      guard !cell.isDisputed, Pen(of: cell, depth: depth) == pen else { return }
      cell.appendText(to: &gap)
    }
    guard gap.count <= (place.x - start.x == 1 ? 3 : 4) else { return }
    bytes += gap
    cursor = place
  }

  private mutating func write(_ cell: Cell, at place: Point) {
    moveCursor(to: place)
    setPen(to: Pen(of: cell, depth: depth))
    cell.appendText(to: &bytes)
    cursor = cell.isDisputed ? nil : Point(place.x + 1, place.y)
  }

  private mutating func moveCursor(to place: Point) {
    guard cursor != place else { return }
    bytes.append("\u{1B}[")
    if let cursor, cursor.y == place.y, cursor.x < place.x {
      if place.x - cursor.x > 1 { bytes.append(decimal: place.x - cursor.x) }
      bytes.append(UInt8(ascii: "C"))
    } else {
      bytes.append(decimal: place.y + 1)
      bytes.append(UInt8(ascii: ";"))
      bytes.append(decimal: place.x + 1)
      bytes.append(UInt8(ascii: "H"))
    }
  }

  private mutating func setPen(to next: Pen) {
    guard pen != next else { return }
    bytes.append("\u{1B}[")
    next.appendCodes(after: pen, depth: depth, to: &bytes)
    bytes[bytes.count - 1] = UInt8(ascii: "m")
    pen = next
  }
}
