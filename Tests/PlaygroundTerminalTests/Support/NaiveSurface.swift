import PlaygroundTerminal

/// A model of surfaces that goes through all cells for each drawing.
struct NaiveSurface {
  /// A cell.
  struct Place: Equatable {
    /// The character; empty in the second column of a wide one.
    var text = " "
    var foreground = Color.ofTerminal
    var background = Color.ofTerminal
    var attributes: Attributes = []

    mutating func take(_ style: Style) {
      foreground = style.foreground ?? foreground
      background = style.background ?? background
      attributes = style.attributes
    }
  }

  private let size: Size
  private(set) var places: [Point: Place] = [:]

  init(_ size: Size) {
    self.size = size
    for y in 0..<size.height { for x in 0..<size.width { places[Point(x, y)] = Place() } }
  }

  /// The cells of a surface.
  static func places(of surface: Surface) -> [Point: Place] {
    var places: [Point: Place] = [:]
    for y in 0..<surface.size.height {
      for x in 0..<surface.size.width {
        let cell = surface[x, y]
        places[Point(x, y)] = Place(
          text: cell.text, foreground: cell.foreground, background: cell.background,
          attributes: cell.attributes)
      }
    }
    return places
  }

  mutating func draw(_ drawing: Drawing) {
    switch drawing {
    case .fill(let area, let character, let style):
      for place in places.keys where area.contains(place) {
        put(String(character), at: place, style)
      }
    case .restyle(let area, let style):
      for place in places.keys where area.contains(place) && places[place]?.text != "" {
        places[place]?.take(style)
        let next = Point(place.x + 1, place.y)
        if places[next]?.text == "", let lead = places[place] {
          places[next] = lead
          places[next]?.text = ""
        }
      }
    case .box(let area, let style, let title, let titleStyle):
      drawBox(area, style, title: title, titleStyle: titleStyle)
    case .text(let text, let start, let style, let limit, let clip):
      draw(text, at: start, style, columns: limit, clip: clip)
    }
  }

  private mutating func drawBox(_ area: Rect, _ style: Style, title: String, titleStyle: Style) {
    guard area.width > 1, area.height > 1 else { return }
    for y in area.rows {
      for x in area.columns {
        let horizontal = y == area.minY || y == area.maxY - 1
        let vertical = x == area.minX || x == area.maxX - 1
        let corners = y == area.minY ? ["\u{256D}", "\u{256E}"] : ["\u{2570}", "\u{256F}"]
        if horizontal && vertical {
          put(x == area.minX ? corners[0] : corners[1], at: Point(x, y), style)
        } else if horizontal || vertical {
          put(horizontal ? "\u{2500}" : "\u{2502}", at: Point(x, y), style)
        }
      }
    }
    if !title.isEmpty, area.width > 6 {
      // There is a part of the side before a title that leaves room for it.
      let margin = title.columnCount + 2 <= area.width - 4 ? 2 : 1
      draw(
        " \(title) ", at: Point(area.minX + margin, area.minY), titleStyle,
        columns: area.width - 1 - margin,
        clip: nil)
    }
  }

  private mutating func draw(
    _ text: String, at start: Point, _ style: Style, columns limit: Int?, clip: Rect?
  ) {
    var x = start.x
    for character in limit.map(text.truncated) ?? text {
      let columns = x..<x + character.columnCount
      let visible = columns.map { Point($0, start.y) }
        .filter { places[$0] != nil && clip?.contains($0) != false }
      for place in visible { put(" ", at: place, style) }
      if visible.count == columns.count, let lead = visible.first {
        // Cells hold at most 15 bytes.
        let isLong = character.utf8.count > 15
        places[lead]?.text = String(character.unicodeScalars.prefix(isLong ? 1 : .max))
        for place in visible.dropFirst() {
          places[place] = places[lead]
          places[place]?.text = ""
        }
      }
      x = columns.upperBound
    }
  }

  /// Puts a character of one column into a cell, and spaces into the other halves of wide ones.
  private mutating func put(_ text: String, at place: Point, _ style: Style) {
    let (before, after) = (Point(place.x - 1, place.y), Point(place.x + 1, place.y))
    if places[place]?.text == "" { places[before]?.text = " " }
    if places[after]?.text == "" { places[after]?.text = " " }
    guard places[place] != nil else { return }
    places[place]?.take(style)
    places[place]?.text = text
  }
}
