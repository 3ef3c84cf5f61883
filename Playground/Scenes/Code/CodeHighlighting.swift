import PlaygroundTerminal

/// Colors for the words of Swift code, line by line.
enum CodeHighlighting {
  /// A part of a line, and its pen.
  struct Piece: Hashable {
    /// The text.
    let text: Substring

    /// The pen.
    let style: Style
  }

  private static let keywords: Set<Substring> = [
    "await", "case", "class", "continue", "else", "final", "for", "func", "guard", "if", "in",
    "init", "let", "private", "return", "self", "static", "struct", "switch", "try", "var",
    "where",
  ]

  /// Divides a line.
  ///
  /// - Parameter line: A line without multi-line strings or comments.
  /// - Returns: The parts, which are the whole line together.
  static func pieces(of line: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = line[...]
    while let first = rest.first {
      let piece: Piece
      if rest.hasPrefix("//") {
        piece = Piece(text: rest, style: Style(Theme.faint))
      } else if first == "\"" {
        let end = rest.dropFirst().firstIndex(of: "\"").map(rest.index(after:)) ?? rest.endIndex
        piece = Piece(text: rest[..<end], style: Style(Theme.inserted))
      } else if first.isLetter {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        piece = Piece(text: word, style: style(ofWord: word))
      } else {
        let end = rest.dropFirst().firstIndex { $0.isLetter || $0 == "\"" || $0 == "/" }
        piece = Piece(text: rest[..<(end ?? rest.endIndex)], style: Style(Theme.text))
      }
      pieces.append(piece)
      rest = rest[piece.text.endIndex...]
    }
    return pieces
  }

  private static func style(ofWord word: Substring) -> Style {
    if keywords.contains(word) { return Style(Theme.bands[4], on: nil, .bold) }
    return Style(word.first?.isUppercase == true ? Theme.accent : Theme.text)
  }
}
