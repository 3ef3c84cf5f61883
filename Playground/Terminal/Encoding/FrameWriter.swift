/// Writes the bytes of one frame and tracks the cursor and the pen of the terminal.
struct FrameWriter {
  private var bytes: [UInt8]
  private let depth: ColorDepth

  /// The position of the cursor, if known.
  private var cursor: Point?

  /// The current colors and attributes, if known.
  private var pen: Pen?

  /// Begins a synchronized update (mode 2026), which other terminals ignore.
  ///
  /// Support for it is not queried, because some terminals print part of the query.
  private static let prefix: StaticString = "\u{1B}[?2026h"
  private static let suffix: StaticString = "\u{1B}[0m\u{1B}[?2026l"

  init(depth: ColorDepth) {
    self.depth = depth
    bytes = []
    bytes.append(Self.prefix)
  }

  /// Returns all bytes, none if nothing was written.
  consuming func finish() -> [UInt8] {
    guard bytes.count > Self.prefix.utf8CodeUnitCount else { return [] }
    bytes.append(Self.suffix)
    return bytes
  }

  /// Clears the screen.
  mutating func clear() {
    bytes.append("\u{1B}[0m\u{1B}[2J")
    pen = Pen()
  }

  /// Writes the cells of a frame that differ from the frame on the screen.
  mutating func write(_ frame: Surface, over shown: Surface) {
    for y in 0..<frame.size.height { writeRow(y, of: frame, over: shown) }
  }

  private mutating func writeRow(_ y: Int, of frame: Surface, over shown: Surface) {
    for x in frame.columns(ofRow: y, differingFrom: shown) {
      // Never a second half: that differs only if the first half does, which is disputed.
      let cell = frame[x, y]
      write(cell, at: Point(x, y))
      // If the terminal gives it another width, that may have damaged any cell to the right of it.
      if cell.isDisputed { return writeCells(from: x + 1, ofRow: y, of: frame) }
    }
  }

  private mutating func writeCells(from start: Int, ofRow y: Int, of frame: Surface) {
    for x in start..<frame.size.width where frame[x, y].columnCount > 0 {
      write(frame[x, y], at: Point(x, y))
    }
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
