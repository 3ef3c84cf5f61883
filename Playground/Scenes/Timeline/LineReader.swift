import PlaygroundTerminal

/// Reads the lines of a file, a page at a time.
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
  ///   - end: The offset, where a line begins or the file ends.
  ///   - file: The file.
  /// - Returns: The lines, by the offsets where they begin; none at the beginning of the file.
  /// - Throws: The reason why they cannot be read.
  /// - Complexity: O(*m*), where *m* is the size of a page, or of the line if it is larger.
  func lines(before end: Int, of file: borrowing FileContent) throws(Problem) -> [TextLine] {
    var size = min(pageSize, end)
    while size > 0 {
      // With the byte before, which tells whether a line begins at the first one.
      let range = max(0, end - size - 1)..<end
      let bytes = try file.read(range)
      if bytes.count < range.count { throw Self.changed }
      if let start = LineSplitter.firstStart(in: bytes, at: range.lowerBound, limit: lineLimit) {
        var splitter = LineSplitter(at: start, limit: lineLimit)
        let lines = splitter.append(Array(bytes[(start - range.lowerBound)...]))
        return size > pageSize ? lines.suffix(1) : lines
      }
      size *= 2
    }
    return []
  }
}
