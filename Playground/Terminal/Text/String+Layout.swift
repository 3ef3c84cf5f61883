extension String {
  /// Returns the text broken into lines between words.
  ///
  /// - Parameter limit: The largest number of columns of a line; only a single longer word takes more.
  /// - Returns: At least one line.
  package func wrapped(toColumns limit: Int) -> [String] {
    Self.lines(of: split(separator: " ").map(String.init), separator: " ", columns: limit)
  }

  /// Returns pieces of text joined into lines.
  ///
  /// - Parameters:
  ///   - pieces: The pieces, none of which is broken.
  ///   - separator: The separator between them; its spaces are left out at the end of a line.
  ///   - limit: The largest number of columns of a line; only a single longer piece takes more.
  /// - Returns: At least one line.
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
