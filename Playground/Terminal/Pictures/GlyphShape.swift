/// The shape of a box-drawing or block character.
///
/// Pictures draw these characters as paths, so that they join without gaps whatever the font is.
enum GlyphShape: Hashable {
  /// Lines from the centre of the cell to some edges.
  case lines(Set<Rect.Edge>, isHeavy: Bool)

  /// A round corner between two edges.
  case curve(horizontal: Rect.Edge, vertical: Rect.Edge)

  /// A filled part of the cell, in eighths of its width and height.
  case block(Rect)

  /// The whole cell, with an opacity in quarters.
  case shade(Int)

  /// Creates the shape of a character, or returns `nil` if it has none.
  init?(_ text: String) {
    guard let scalar = text.unicodeScalars.first, 0x2500..<0x25A0 ~= scalar.value,
      let shape = Self.shapes[scalar]
    else { return nil }
    self = shape
  }

  private static let shapes: [Unicode.Scalar: GlyphShape] = {
    var shapes: [Unicode.Scalar: GlyphShape] = [
      "━": .lines([.left, .right], isHeavy: true), "┃": .lines([.top, .bottom], isHeavy: true),
      "╭": .curve(horizontal: .right, vertical: .bottom),
      "╮": .curve(horizontal: .left, vertical: .bottom),
      "╯": .curve(horizontal: .left, vertical: .top),
      "╰": .curve(horizontal: .right, vertical: .top),
      "▀": .block(Rect(0, 0, 8, 4)), "▐": .block(Rect(4, 0, 4, 8)),
      "░": .shade(1), "▒": .shade(2), "▓": .shade(3),
    ]
    let lines: [Unicode.Scalar: Set<Rect.Edge>] = [
      "─": [.left, .right], "│": [.top, .bottom], "┌": [.right, .bottom], "┐": [.left, .bottom],
      "└": [.right, .top], "┘": [.left, .top], "├": [.right, .top, .bottom],
      "┤": [.left, .top, .bottom], "┬": [.left, .right, .bottom], "┴": [.left, .right, .top],
      "┼": [.left, .right, .top, .bottom], "╴": [.left], "╵": [.top], "╶": [.right],
      "╷": [.bottom],
    ]
    for (scalar, edges) in lines { shapes[scalar] = .lines(edges, isHeavy: false) }
    for (height, scalar) in zip(1...8, "▁▂▃▄▅▆▇█".unicodeScalars) {
      shapes[scalar] = .block(Rect(0, 8 - height, 8, height))
    }
    for (width, scalar) in zip(1...7, "▏▎▍▌▋▊▉".unicodeScalars) {
      shapes[scalar] = .block(Rect(0, 0, width, 8))
    }
    return shapes
  }()
}

extension GlyphShape {
  /// Whether neighbours in a row can be drawn as one long shape.
  var joinsAlongRow: Bool {
    switch self {
    case .lines(let edges, _): edges == [.left, .right]
    case .curve: false
    case .block(let part): part.width == 8
    case .shade: true
    }
  }

  /// Returns the style of the shape, as declarations of a style sheet.
  func declarations(color: String) -> String {
    switch self {
    case .lines(_, let isHeavy): "stroke:\(color);stroke-width:\(isHeavy ? "3" : "1.4")"
    case .curve: "stroke:\(color);stroke-width:1.4"
    case .block: "fill:\(color)"
    case .shade(let quarters): "fill:\(color);fill-opacity:\((quarters * 25).hundredths)"
    }
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
    case .lines([.left, .right], _):
      return "M\(x) \(middle)h\(width)"
    case .lines(let edges, _):
      return Rect.Edge.allCases.filter(edges.contains).map { edge in
        switch edge {
        case .left: "M\(x) \(middle)H\(center)"
        case .right: "M\(x + width) \(middle)H\(center)"
        case .top: "M\(center) \(top)V\(middle)"
        case .bottom: "M\(center) \(bottom)V\(middle)"
        }
      }.joined()
    case .curve(let horizontal, let vertical):
      let end = horizontal == .left ? x : x + width
      let start = vertical == .top ? top : bottom
      let turn = vertical == .top ? middle - 5 : middle + 5
      return "M\(center) \(start)V\(turn)Q\(center) \(middle) \(end) \(middle)"
    case .block(let part):
      // Eighths of the width and of the height, in hundredths.
      let left = (x * 100 + part.minX * 125).hundredths
      let upper = (top * 100 + part.minY * 275).hundredths
      let partWidth = part.width == 8 ? "\(width)" : (part.width * 125).hundredths
      return "M\(left) \(upper)h\(partWidth)v\((part.height * 275).hundredths)h-\(partWidth)z"
    case .shade:
      return "M\(x) \(top)h\(width)v22h-\(width)z"
    }
  }
}
