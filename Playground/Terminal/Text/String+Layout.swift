extension String {
  /// Returns the lines of the text broken between words.
  ///
  /// - Parameter limit: The columns of a line; only a word that is longer takes more.
  /// - Returns: One line at least.
  package func wrapped(toColumns limit: Int) -> [String] {
    Self.lines(of: split(separator: " ").map(String.init), separator: " ", columns: limit)
  }

  /// Returns pieces joined to lines.
  ///
  /// - Parameters:
  ///   - pieces: What stays in one line each.
  ///   - separator: What stands between them; its spaces are left out at the end of a line.
  ///   - limit: The columns of a line; only a piece that is longer takes more.
  /// - Returns: One line at least.
  package static func lines(of pieces: [String], separator: String, columns limit: Int) -> [String]
  {
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
