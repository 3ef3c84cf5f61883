/// The rows of all frames of a picture, each of them once: from frame to frame most are the same.
struct SVGRowPool {
  private let picture: SVGPicture
  private var identifiers: [ArraySlice<Cell>: Int] = [:]
  private var styles = SVGStyleSheet()

  /// The rows, to be used by their names.
  private(set) var definitions = ""

  init(picture: SVGPicture) {
    self.picture = picture
  }

  /// The rules that the rows need.
  var rules: String { styles.rules }

  /// Returns what identifies the rows of a frame.
  mutating func identifiers(of frame: Surface) -> [Int] {
    (0..<frame.size.height).map { y in
      let cells = frame.cells[y * frame.size.width..<(y + 1) * frame.size.width]
      if let identifier = identifiers[cells] { return identifier }
      let identifier = identifiers.count
      identifiers[cells] = identifier
      var row = SVGRow(picture: picture)
      row.draw(Array(cells), styles: &styles)
      definitions += "<g id=\"r\(identifier)\">\(row.text)</g>\n"
      return identifier
    }
  }

  /// Returns what shows rows one below the other.
  ///
  /// - Parameters:
  ///   - identifiers: What identifies the rows.
  ///   - column: The column where they begin.
  /// - Returns: The elements.
  func uses(for identifiers: [Int], column: Int) -> String {
    let x = column == 0 ? "" : " x=\"\(column * SVGPicture.cellWidth)\""
    return identifiers.enumerated().map { number, identifier in
      let y = number * SVGPicture.cellHeight + SVGPicture.baseline
      return "<use href=\"#r\(identifier)\"\(x) y=\"\(y)\"/>"
    }.joined()
  }
}
