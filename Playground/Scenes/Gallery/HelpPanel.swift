import PlaygroundTerminal

/// The list of all keys and signs, over the middle of the screen.
struct HelpPanel: Hashable {
  /// The title of the scene.
  let title: String

  /// The keys and signs of the scene.
  let hints: [KeyHint]

  /// The first line that is shown, if there is not enough room for all.
  private(set) var start = 0

  private static let commonKeys = [
    KeyHint(text: "1 … \(SceneKind.allCases.count) tab", "other scenes"),
    KeyHint(text: "p .", "pause, single step"),
    KeyHint(text: "[ ]", "slower, faster"), KeyHint(text: "c t", "code, trace"),
    KeyHint(text: "< >", "back and forth through the trace; or click a line of it"),
    KeyHint(text: "!", "try to break it: hold the key"),
    KeyHint(text: "ctrl-l ctrl-z", "redraw, suspend"), KeyHint(text: "q ctrl-c", "quit"),
    KeyHint(text: "shift-drag", "select text (⌥ in iTerm, fn in Terminal)"),
    KeyHint(text: "+ − ⇅ ~", "row inserted, deleted, moved, updated"),
    KeyHint(text: "[1,2]", "section 1, row 2, counted from 0"),
    KeyHint(text: "any other key", "close this list"),
  ]

  /// Creates the list of a scene.
  init(title: String, hints: [KeyHint]) {
    self.title = title
    self.hints = hints + Self.commonKeys
  }

  /// Handles a key or the mouse.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - size: The size of the screen.
  /// - Returns: Whether the list stays open.
  mutating func handle(_ event: InputEvent, on size: Size) -> Bool {
    let step: Int
    switch event {
    case .key(.down, _), .key(.character("j"), []): step = 1
    case .key(.up, _), .key(.character("k"), []): step = -1
    case .key(.pageDown, _), .key(.character(" "), []): step = height(on: size)
    case .key(.pageUp, _): step = -height(on: size)
    case .mouse(let mouse) where mouse.action == .scroll(.down): step = 1
    case .mouse(let mouse) where mouse.action == .scroll(.up): step = -1
    default: return !event.isDeliberate
    }
    let last = hints.count - height(on: size)
    if last <= 0 { return false }
    start = min(max(start + step, 0), last)
    return true
  }

  /// The number of lines that are shown at once.
  private func height(on size: Size) -> Int { min(hints.count, max(1, size.height - 2)) }

  /// Draws the list, and dims what is behind it.
  func draw(on surface: inout Surface) {
    surface.restyle(surface.bounds) {
      Style(
        $0.foreground.mixed(with: Theme.background, share: 0.6),
        on: $0.background.mixed(with: Theme.background, share: 0.6), $0.attributes)
    }
    let height = height(on: surface.size)
    let start = max(0, min(start, hints.count - height))
    let name = hints.map(\.name.columnCount).max() ?? 0
    let effect = hints.map(\.effect.columnCount).max() ?? 0
    let size = Size(
      min(name + effect + 8, surface.size.width), min(height + 2, surface.size.height))
    let area = Rect(
      (surface.size.width - size.width) / 2, (surface.size.height - size.height) / 2, size.width,
      size.height)
    let position = "\(start + 1)–\(start + height) of \(hints.count) · ↑↓"
    let inside = surface.drawPanel(
      area, title: height < hints.count ? "\(title) · \(position)" : title, line: Theme.accent,
      titleStyle: Style(Theme.text, on: nil, .bold))
    for (number, hint) in hints.dropFirst(start).prefix(height).enumerated() {
      let place = Point(inside.minX + 2, inside.minY + number)
      surface.draw(hint.name, at: place, Style(Theme.accent, on: nil, .bold), clippedTo: inside)
      surface.draw(
        hint.effect, at: Point(place.x + name + 2, place.y), Style(Theme.text),
        columns: max(0, inside.maxX - place.x - name - 3), clippedTo: inside)
    }
  }
}

extension InputEvent {
  /// Whether it is more than a motion or the end of something.
  var isDeliberate: Bool {
    switch self {
    case .key, .paste: true
    case .mouse(let mouse):
      switch mouse.action {
      case .press, .scroll: true
      case .drag, .move, .release: false
      }
    case .focus: false
    }
  }
}
