/// One row of a frame as SVG elements: backgrounds, shapes, lines under and through text, and text.
///
/// Its origin is the left end of the baseline.
struct SVGRow {
  private var paths: [(name: String, data: String)] = []
  private var words = ""

  /// The elements of the row.
  var text: String {
    paths.map { "<path class=\"\($0.name)\" d=\"\($0.data)\"/>" }.joined() + words
  }

  /// Adds the elements of all cells.
  mutating func draw(_ cells: [Cell], styles: inout SVGStyleSheet) {
    drawBackgrounds(of: cells, styles: &styles)
    drawShapes(of: cells, styles: &styles)
    drawStrokes(of: cells, styles: &styles)
    drawWords(of: cells, styles: &styles)
  }

  private mutating func drawBackgrounds(of cells: [Cell], styles: inout SVGStyleSheet) {
    for run in cells.runs(by: \.drawnBackground) {
      let name = styles.name(
        for: "stroke:\(run.value.svg);stroke-width:22;shape-rendering:crispEdges")
      add("M\(x(run.range.lowerBound)) -5h\(x(run.range.count))", name)
    }
  }

  private mutating func drawShapes(of cells: [Cell], styles: inout SVGStyleSheet) {
    let shapes = cells.runs { cell in
      cell.shape.map { Colored(shape: $0, color: cell.drawnForeground) }
    }
    for run in shapes {
      let (shape, color) = (run.value.shape, run.value.color)
      let name = styles.name(for: shape.declarations(color: color.svg))
      let isOne = shape.joinsAlongRow
      for start in isOne ? [run.range.lowerBound] : Array(run.range) {
        add(shape.data(x: x(start), width: x(isOne ? run.range.count : 1)), name)
      }
    }
  }

  private struct Colored: Equatable {
    var shape: GlyphShape
    var color: Color
  }

  private mutating func drawStrokes(of cells: [Cell], styles: inout SVGStyleSheet) {
    let runs = cells.runs { $0.attributes.contains(.strike) ? $0.drawnForeground : nil }
    for run in runs {
      let name = styles.name(for: "stroke:\(run.value.svg);stroke-width:1.4")
      add("M\(x(run.range.lowerBound)) -5h\(x(run.range.count))", name)
    }
  }

  /// Each word is an element of its own: some viewers ignore `textLength`, and then at least each word
  /// begins in the right column.
  private mutating func drawWords(of cells: [Cell], styles: inout SVGStyleSheet) {
    let runs = cells.runs { cell -> WordStyle? in
      if cell.isSpace || cell.columnCount == 0 || cell.shape != nil { return nil }
      return WordStyle(
        color: cell.drawnForeground, isBold: cell.attributes.contains(.bold),
        isWide: cell.columnCount == 2)
    }
    for run in runs {
      let name = styles.name(for: run.value.declarations)
      let length = run.range.count > 1 ? " textLength=\"\(x(run.range.count))\"" : ""
      let text = cells[run.range].map(\.text).joined().escapedForXML
      words += "<text x=\"\(x(run.range.lowerBound))\" class=\"\(name)\"\(length)>\(text)</text>"
    }
  }

  private struct WordStyle: Equatable {
    var color: Color
    var isBold: Bool
    var isWide: Bool

    var declarations: String {
      "fill:\(color.svg)" + (isBold ? ";font-weight:bold" : "")
    }
  }

  private mutating func add(_ data: String, _ name: String) {
    if let index = paths.firstIndex(where: { $0.name == name }) {
      paths[index].data += data
    } else {
      paths.append((name, data))
    }
  }

  private func x(_ columnCount: Int) -> Int { columnCount * SVGPicture.cellWidth }
}

extension Cell {
  /// The shape of the character, if it has one.
  fileprivate var shape: GlyphShape? {
    columnCount == 1 ? GlyphShape(text) : nil
  }

  /// The color in which the character is drawn.
  fileprivate var drawnForeground: Color {
    foreground.isOfTerminal ? SVGPicture.foreground : foreground
  }

  /// The color in which the background is drawn, unless it is that of the picture.
  fileprivate var drawnBackground: Color? {
    background.isOfTerminal || background == SVGPicture.background ? nil : background
  }
}

extension Array {
  /// Returns the ranges of neighbors with equal values, in order, without those that have none.
  fileprivate func runs<Value: Equatable>(
    by value: (Element) -> Value?
  ) -> [(range: Range<Int>, value: Value)] {
    var runs: [(range: Range<Int>, value: Value)] = []
    for (index, element) in enumerated() {
      guard let value = value(element) else { continue }
      if let last = runs.last, last.value == value, last.range.upperBound == index {
        runs[runs.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        runs.append((index..<index + 1, value))
      }
    }
    return runs
  }
}
