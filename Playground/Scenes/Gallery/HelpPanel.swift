import PlaygroundTerminal

/// The list of all keys, over the middle of the screen.
struct HelpPanel {
  /// The title of the scene.
  let title: String

  /// The keys of the scene.
  let keys: [KeyHint]

  private static let commonKeys = [
    KeyHint(text: "1 … \(SceneKind.allCases.count) tab", "other scenes"),
    KeyHint(text: "p .", "pause, single step"),
    KeyHint(text: "[ ]", "slower, faster"), KeyHint(text: "c t", "code, trace"),
    KeyHint(text: "ctrl-l ctrl-z", "redraw, suspend"), KeyHint(text: "q ctrl-c", "quit"),
    KeyHint(text: "shift-drag", "select text (⌥ in iTerm, fn in Terminal)"),
    KeyHint(text: "any key", "close this list"),
  ]

  /// Draws the list, and dims what is behind it.
  func draw(on surface: inout Surface) {
    surface.restyle(surface.bounds) {
      Style(
        $0.foreground.mixed(with: Theme.background, share: 0.6),
        on: $0.background.mixed(with: Theme.background, share: 0.6), $0.attributes)
    }
    let lines = keys + Self.commonKeys
    let name = lines.map(\.name.columnCount).max() ?? 0
    let effect = lines.map(\.effect.columnCount).max() ?? 0
    let size = Size(
      min(name + effect + 8, surface.size.width), min(lines.count + 2, surface.size.height))
    let area = Rect(
      (surface.size.width - size.width) / 2, (surface.size.height - size.height) / 2, size.width,
      size.height)
    let inside = surface.drawPanel(
      area, title: title, line: Theme.accent, titleStyle: Style(Theme.text, on: nil, .bold))
    for (number, hint) in lines.prefix(inside.height).enumerated() {
      let place = Point(inside.minX + 2, inside.minY + number)
      surface.draw(hint.name, at: place, Style(Theme.accent, on: nil, .bold), clippedTo: inside)
      surface.draw(
        hint.effect, at: Point(place.x + name + 2, place.y), Style(Theme.text),
        columns: max(0, inside.maxX - place.x - name - 3), clippedTo: inside)
    }
  }
}
