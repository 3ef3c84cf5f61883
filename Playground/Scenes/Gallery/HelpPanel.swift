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
    KeyHint(text: "!", "try to break it: hold the key; it counts what was survived"),
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
    let lines = lines(on: size)
    let height = Self.height(of: lines, on: size)
    let step: Int
    switch event {
    case .key(.down, _), .key(.character("j"), []): step = 1
    case .key(.up, _), .key(.character("k"), []): step = -1
    case .key(.pageDown, _), .key(.character(" "), []): step = height
    case .key(.pageUp, _): step = -height
    case .mouse(let mouse) where mouse.action == .scroll(.down): step = 1
    case .mouse(let mouse) where mouse.action == .scroll(.up): step = -1
    default: return !event.isDeliberate
    }
    let last = lines.count - height
    if last <= 0 { return false }
    start = min(max(start + step, 0), last)
    return true
  }

  /// The names of the keys and what they do, which takes several lines if there is little room.
  private func lines(on size: Size) -> [(name: String, effect: String)] {
    hints.flatMap { hint in
      hint.effect.wrapped(toColumns: size.width - nameWidth - 8).enumerated().map { number, part in
        (number == 0 ? hint.name : "", part)
      }
    }
  }

  private var nameWidth: Int { hints.map(\.name.columnCount).max() ?? 0 }

  /// The number of lines that are shown at once.
  private static func height(of lines: [(name: String, effect: String)], on size: Size) -> Int {
    min(lines.count, max(1, size.height - 2))
  }

  /// Draws the list, and dims what is behind it.
  func draw(on surface: inout Surface) {
    surface.restyle(surface.bounds) {
      Style(
        $0.foreground.mixed(with: Theme.background, share: 0.6),
        on: $0.background.mixed(with: Theme.background, share: 0.6), $0.attributes)
    }
    let lines = lines(on: surface.size)
    let height = Self.height(of: lines, on: surface.size)
    let start = max(0, min(start, lines.count - height))
    let effect = lines.map(\.effect.columnCount).max() ?? 0
    let size = Size(
      min(nameWidth + effect + 8, surface.size.width), min(height + 2, surface.size.height))
    let area = Rect(
      (surface.size.width - size.width) / 2, (surface.size.height - size.height) / 2, size.width,
      size.height)
    let position = "\(start + 1)–\(start + height) of \(lines.count) · ↑↓"
    let inside = surface.drawPanel(
      area, title: height < lines.count ? "\(title) · \(position)" : title, line: Theme.accent,
      titleStyle: Style(Theme.text, on: nil, .bold))
    for (row, line) in zip(inside.rows, lines.dropFirst(start)) {
      let x = inside.minX + 2
      surface.draw(
        line.name, at: Point(x, row), Style(Theme.accent, on: nil, .bold), clippedTo: inside)
      surface.draw(
        line.effect, at: Point(x + nameWidth + 2, row), Style(Theme.text), clippedTo: inside)
    }
  }
}

extension InputEvent {
  /// Whether it is more than a motion or the end of something.
  var isDeliberate: Bool {
    switch self {
    case .key: true
    case .mouse(let mouse):
      switch mouse.action {
      case .press, .scroll: true
      case .drag, .release: false
      }
    }
  }
}
