import PlaygroundTerminal

/// The line of keys at the bottom of the screen.
struct KeyLine {
  /// The keys, the most important ones first, of which as many are shown as there is room for.
  let hints: [KeyHint]

  /// The keys at the end of the line, for which there is always room.
  let lastHints: [KeyHint]

  /// The line.
  let area: Rect

  /// The hints that are shown, and their areas.
  var places: [(hint: KeyHint, area: Rect)] {
    // After the last hint, there is one column instead of two.
    let end = area.maxX + 1 - lastHints.reduce(0) { $0 + $1.columnCount + 2 }
    var places: [(hint: KeyHint, area: Rect)] = []
    var x = area.minX + 1
    for hint in hints {
      guard x + hint.columnCount + 2 <= end else { break }
      places.append((hint, Rect(x, area.minY, hint.columnCount, 1)))
      x += hint.columnCount + 2
    }
    x = end
    for hint in lastHints {
      places.append((hint, Rect(x, area.minY, hint.columnCount, 1)))
      x += hint.columnCount + 2
    }
    return places
  }

  /// Returns the event of the key whose hint is at a place.
  func event(at place: Point) -> InputEvent? {
    places.first { $0.area.contains(place) }.flatMap { hint, area in
      hint.event(atColumn: place.x - area.minX)
    }
  }

  /// Draws the hints.
  ///
  /// - Parameters:
  ///   - surface: The surface to draw on.
  ///   - isLit: Whether a hint lights up, because its key was pressed a moment ago.
  func draw(on surface: inout Surface, lighting isLit: (KeyHint) -> Bool = { _ in false }) {
    for (hint, area) in places {
      let end = surface.draw(
        hint.name, at: area.origin,
        isLit(hint)
          ? Style(Theme.background, on: Theme.accent, .bold)
          : Style(Theme.accent, on: nil, .bold))
      surface.draw(
        hint.effect, at: Point(end + 1, area.minY),
        Style(Theme.faint))
    }
  }
}
