extension String {
  /// The columns that a terminal gives the text.
  var columnCount: Int {
    // Nothing but letters and the like, which is almost all there is to print.
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.columnCount }
  }

  /// Returns the text with spaces up to a number of columns.
  ///
  /// - Parameters:
  ///   - count: The number of columns.
  ///   - atStart: Whether the spaces come first, as before numbers.
  /// - Returns: The text, as it is if it is that long already.
  func padded(toColumns count: Int, atStart: Bool = false) -> String {
    let space = String(repeating: " ", count: max(count - columnCount, 0))
    return atStart ? space + self : self + space
  }

  /// Returns the lines of the text broken between words.
  ///
  /// - Parameter limit: The columns of a line; only a word that is longer takes more.
  /// - Returns: One line at least.
  func wrapped(toColumns limit: Int) -> [String] {
    Self.lines(of: split(separator: " ").map(String.init), separator: " ", columns: limit)
  }

  /// Returns pieces joined to lines.
  ///
  /// - Parameters:
  ///   - pieces: What stays in one line each.
  ///   - separator: What stands between them; its spaces are left out at the end of a line.
  ///   - limit: The columns of a line; only a piece that is longer takes more.
  /// - Returns: One line at least.
  static func lines(of pieces: [String], separator: String, columns limit: Int) -> [String] {
    let mark = separator.filter { $0 != " " }
    var lines = [""]
    for (number, piece) in pieces.enumerated() {
      let piece = number + 1 < pieces.count ? piece + mark : piece
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = piece
      } else if last.columnCount + 1 + piece.columnCount <= limit {
        lines[lines.count - 1] += " " + piece
      } else {
        lines.append(piece)
      }
    }
    return lines
  }
}
