/// Splits the bytes of a text, which come piece by piece, into lines.
///
/// A line that does not end after a while is split where its offset in the text is a multiple of a limit,
/// if as many bytes before that do not end a line. So it is known from the bytes around a place whether a
/// line begins there, whether the text is read from its beginning or from its end.
struct LineSplitter: Sendable {
  /// The usual number of bytes after which a line is split; none has twice as many.
  static let usualLimit = 1 << 16

  /// The offset of the line that has not ended.
  private(set) var start: Int

  /// The bytes of that line so far.
  private var open: [UInt8] = []

  private let limit: Int

  /// Creates a splitter for the bytes from an offset on, where a line begins.
  init(at offset: Int, limit: Int = usualLimit) {
    (start, self.limit) = (offset, limit)
  }

  /// The offset behind the last byte.
  var end: Int { start + open.count }

  /// Takes what was added to the text.
  ///
  /// - Returns: The lines that are new, or have more bytes than before, by the offsets where they begin.
  mutating func append(_ bytes: [UInt8]) -> [TextLine] {
    var lines: [TextLine] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let split = (start + limit - 1) / limit * limit + limit
      let piece = rest.prefix(split - end)
      let cut = piece.firstIndex(of: TextLine.newline).map { $0 + 1 } ?? piece.endIndex
      open += rest[..<cut]
      rest = rest[cut...]
      if open.last == TextLine.newline || end == split {
        lines.append(TextLine(id: start, bytes: open))
        start = end
        open = []
      }
    }
    if !open.isEmpty { lines.append(TextLine(id: start, bytes: open)) }
    return lines
  }

  /// Returns the first offset among bytes of a text where a line begins.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - offset: The offset of the first of them in the text.
  ///   - limit: The number of bytes after which a line is split.
  /// - Returns: The offset, which is not that of the first byte unless the text begins there, nor that
  ///   behind the last one; `nil` if no line is known to begin there.
  static func firstStart(in bytes: [UInt8], at offset: Int, limit: Int = usualLimit) -> Int? {
    if offset == 0 { return bytes.isEmpty ? nil : 0 }
    if let newline = bytes.dropLast().firstIndex(of: TextLine.newline) {
      return offset + newline + 1
    }
    let split = (offset + limit - 1) / limit * limit + limit
    return split < offset + bytes.count ? split : nil
  }
}
