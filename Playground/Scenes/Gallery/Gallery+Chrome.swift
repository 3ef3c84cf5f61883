import PlaygroundTerminal

extension Gallery {
  /// The keys at the end of the line of keys, for which there is always room.
  static let lastKeys = [KeyHint("?", "help"), KeyHint("q", "quit")]

  /// The keys that work in every scene.
  static let commonKeys = [
    KeyHint("tab", "next scene", .tab), KeyHint("c", "code"), KeyHint("t", "trace"),
    KeyHint("[", "slower"), KeyHint("]", "faster"), KeyHint("p", "pause"), KeyHint(".", "step"),
  ]

  /// The tabs and their areas.
  var tabPlaces: [(kind: SceneKind, area: Rect)] {
    guard let layout else { return [] }
    var x = layout.tabs.minX + Self.name.columnCount + 1
    return SceneKind.allCases.enumerated().map { index, kind in
      let width = Self.tabTitle(kind, at: index).columnCount
      defer { x += width + 1 }
      return (kind, Rect(x, layout.tabs.minY, width, 1).intersection(layout.tabs))
    }
  }

  /// The hints in the line of keys and their areas: help and quit always, at the end, and before them
  /// as many as there is room for.
  var keyPlaces: [(hint: KeyHint, area: Rect)] {
    guard let layout else { return [] }
    let line = layout.keys
    // After the last hint, there is one column instead of two.
    let end = line.maxX + 1 - Self.lastKeys.reduce(0) { $0 + $1.columnCount + 2 }
    var places: [(hint: KeyHint, area: Rect)] = []
    var x = line.minX + 1
    for hint in scene.keys + Self.commonKeys {
      guard x + hint.columnCount + 2 <= end else { break }
      places.append((hint, Rect(x, line.minY, hint.columnCount, 1)))
      x += hint.columnCount + 2
    }
    x = end
    for hint in Self.lastKeys {
      places.append((hint, Rect(x, line.minY, hint.columnCount, 1)))
      x += hint.columnCount + 2
    }
    return places
  }

  /// The name of the program, at the left of the tabs.
  static let name = " Collate "

  /// The text of a tab.
  static func tabTitle(_ kind: SceneKind, at index: Int) -> String {
    " \(index + 1) \(kind.title) "
  }

  /// The state of time, at the right of the tabs.
  var status: String {
    let rate = speed == 1 ? "" : speed < 1 ? "\(speed)×" : "\(Int(speed))×"
    if isPaused { return "paused" }
    if demonstration != nil { return rate.isEmpty ? "demo" : "demo \(rate)" }
    return rate
  }
}
