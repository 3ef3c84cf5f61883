import PlaygroundTerminal

/// Reads the lines of a text, a page at a time.
struct LineReader: Sendable {
  /// The bytes of a page, unless a single line has more.
  var pageSize = 4096

  /// The bytes after which a line is split.
  var lineLimit = LineSplitter.usualLimit

  /// The failure of a file that has changed while it was read.
  static let changed = Problem("it is another file now")

  /// Returns the lines that end at an offset: those that begin in the page before it, or the last one.
  ///
  /// - Parameters:
  ///   - end: The offset, where a line begins or the text ends.
  ///   - text: The text.
  /// - Returns: The lines, by the offsets where they begin; none at the beginning of the text.
  /// - Throws: The reason why they cannot be read.
  /// - Complexity: O(*m*), where *m* is the size of a page, or of the line if it is larger.
  func lines(
    before end: Int, of text: borrowing some TextBytes & ~Copyable
  ) throws(Problem) -> [TextLine] {
    var size = min(pageSize, end - text.start)
    while size > 0 {
      // With the byte before, which tells whether a line begins at the first one.
      let range = max(text.start, end - size - 1)..<end
      let bytes = try text.read(range)
      if bytes.count < range.count { throw Self.changed }
      let start =
        range.lowerBound == text.start
        ? text.start : LineSplitter.firstStart(in: bytes, at: range.lowerBound, limit: lineLimit)
      if let start {
        var splitter = LineSplitter(at: start, limit: lineLimit)
        let lines = splitter.append(Array(bytes[(start - range.lowerBound)...]))
        return size > pageSize ? lines.suffix(1) : lines
      }
      size *= 2
    }
    return []
  }

  /// Returns the lines that begin at an offset, or go on there: those of a page.
  ///
  /// - Parameters:
  ///   - start: The offset, where a line begins.
  ///   - end: The offset up to which the first of them is known.
  ///   - text: The text.
  /// - Returns: The lines, by the offsets where they begin, and the place of those below.
  /// - Throws: The reason why they cannot be read.
  func lines(
    from start: Int, after end: Int, of text: borrowing some TextBytes & ~Copyable
  ) throws(Problem) -> (lines: [TextLine], next: LinePlace) {
    var splitter = LineSplitter(at: start, limit: lineLimit)
    let lines = splitter.append(try text.read(start..<min(text.end, end + pageSize)))
    return (lines, .below(line: splitter.start, end: splitter.end))
  }
}
