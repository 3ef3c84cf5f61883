/// The rows of all frames of a picture, each stored once: most stay the same from frame to frame.
struct SVGRowPool {
  private var identifiers: [ArraySlice<Cell>: Int] = [:]
  private var styles = SVGStyleSheet()

  /// The row elements, to be referred to by their identifiers.
  private(set) var definitions = ""

  /// The style sheet rules of the rows.
  var rules: String { styles.rules }

  /// Returns the identifiers of the rows of a frame, and stores those that are new.
  mutating func identifiers(of frame: Surface) -> [Int] {
    (0..<frame.size.height).map { y in
      let cells = frame.cells[y * frame.size.width..<(y + 1) * frame.size.width]
      if let identifier = identifiers[cells] { return identifier }
      let identifier = identifiers.count
      identifiers[cells] = identifier
      var row = SVGRow()
      row.draw(Array(cells), styles: &styles)
      definitions += "<g id=\"r\(identifier)\">\(row.text)</g>\n"
      return identifier
    }
  }

  /// Returns elements that show rows one below the other.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the rows.
  ///   - column: The first column.
  /// - Returns: The elements.
  func uses(for identifiers: [Int], column: Int) -> String {
    let x = column == 0 ? "" : " x=\"\(column * SVGPicture.cellWidth)\""
    return identifiers.enumerated().map { number, identifier in
      let y = number * SVGPicture.cellHeight + SVGPicture.baseline
      return "<use href=\"#r\(identifier)\"\(x) y=\"\(y)\"/>"
    }.joined()
  }
}
