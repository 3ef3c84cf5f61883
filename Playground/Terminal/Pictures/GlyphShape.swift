/// The shape of a character for boxes and bars.
///
/// Pictures draw these characters as paths, so that they join without gaps whatever the font is.
enum GlyphShape: Hashable {
  /// A line from one edge of the cell to the opposite one.
  case line(isVertical: Bool)

  /// A round corner between two edges.
  case curve(horizontal: Rect.Edge, vertical: Rect.Edge)

  /// A filled part of the cell at its left edge, in eighths of its width.
  case bar(Int)

  /// Creates the shape of a character, or returns `nil` if it has none.
  init?(_ text: String) {
    switch text {
    case "─": self = .line(isVertical: false)
    case "│": self = .line(isVertical: true)
    case "╭": self = .curve(horizontal: .right, vertical: .bottom)
    case "╮": self = .curve(horizontal: .left, vertical: .bottom)
    case "╯": self = .curve(horizontal: .left, vertical: .top)
    case "╰": self = .curve(horizontal: .right, vertical: .top)
    case "▏": self = .bar(1)
    case "▌": self = .bar(4)
    default: return nil
    }
  }
}

extension GlyphShape {
  /// Whether neighbors in a row can be drawn as one long shape.
  var joinsAlongRow: Bool { self == .line(isVertical: false) }

  /// Returns the style of the shape, as declarations of a style sheet.
  func declarations(color: String) -> String {
    if case .bar = self { "fill:\(color)" } else { "stroke:\(color);stroke-width:1.4" }
  }

  /// Returns the path of the shape, repeated over one or more cells.
  ///
  /// - Parameters:
  ///   - x: The left edge of the first cell.
  ///   - width: The width of all cells.
  /// - Returns: The path data.
  func data(x: Int, width: Int) -> String {
    let (top, middle, bottom) = (-16, -5, 6)
    let center = x + SVGPicture.cellWidth / 2
    switch self {
    case .line(isVertical: false):
      return "M\(x) \(middle)h\(width)"
    case .line(isVertical: true):
      return "M\(center) \(top)V\(middle)M\(center) \(bottom)V\(middle)"
    case .curve(let horizontal, let vertical):
      let end = horizontal == .left ? x : x + width
      let start = vertical == .top ? top : bottom
      let turn = vertical == .top ? middle - 5 : middle + 5
      return "M\(center) \(start)V\(turn)Q\(center) \(middle) \(end) \(middle)"
    case .bar(let eighths):
      let barWidth = Double(SVGPicture.cellWidth * eighths) / 8
      return "M\(x) \(top)h\(barWidth)v22h-\(barWidth)z"
    }
  }
}
