import PlaygroundTerminal

extension Gallery {
  /// The keys at the end of the line of keys, for which there is always room.
  static let lastKeys = [KeyHint("?", "help"), KeyHint("q", "quit")]

  /// The keys that work in every scene.
  static let commonKeys = [
    KeyHint("tab", "next scene", .tab), KeyHint("c", "code"), KeyHint("t", "trace"),
    KeyHint("!", "break it"), KeyHint("< >", "back/forth", .character("<"), .character(">")),
    KeyHint("[", "slower"), KeyHint("]", "faster"), KeyHint("p", "pause"), KeyHint(".", "step"),
  ]

  /// The time for which the hint of a key lights up when it is pressed.
  private static let lightDuration = Duration.milliseconds(600)

  /// Whether one of the keys of a hint was pressed a moment ago.
  func lights(_ hint: KeyHint) -> Bool {
    guard let lastKey, lightEnd != nil else { return false }
    return hint.events.contains(lastKey.event)
  }

  /// The time at which the light of the key that was pressed last goes out, unless that has passed.
  var lightEnd: Duration? {
    guard let lastKey, let last, last < lastKey.time + Self.lightDuration else { return nil }
    return lastKey.time + Self.lightDuration
  }

  /// The tabs, their texts and areas; close together where there is little room.
  var tabPlaces: [(kind: SceneKind, title: String, area: Rect)] {
    guard let layout else { return [] }
    var x = layout.tabs.minX + (name.isEmpty ? 0 : name.columnCount + 1)
    let titles = tabTitles
    let room = layout.tabs.width - Self.statusWidth - x - titles.joined().columnCount
    let gap = room < titles.count ? -1 : 1
    return zip(SceneKind.allCases, titles).map { kind, title in
      let width = title.columnCount
      defer { x += width + gap }
      return (kind, title, Rect(x, layout.tabs.minY, width, 1).intersection(layout.tabs))
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

  /// The name of the program, at the left of the tabs, if there is room for it.
  var name: String {
    let name = " Collate "
    let tabs = Self.columnCount(ofTabs: Self.numberedTitles)
    return name.columnCount + tabs + Self.statusWidth > size.width ? "" : name
  }

  /// The texts of the tabs: with numbers if there is room for them, and where there is none for all
  /// titles, with that of the scene alone.
  private var tabTitles: [String] {
    let all = [Self.numberedTitles, SceneKind.allCases.map { " \($0.title) " }]
    return all.first { Self.columnCount(ofTabs: $0) + Self.statusWidth <= size.width }
      ?? zip(SceneKind.allCases, Self.numberedTitles).enumerated().map { index, tab in
        tab.0 == kind ? tab.1 : " \(index + 1) "
      }
  }

  private static let numberedTitles =
    SceneKind.allCases.enumerated().map { " \($0 + 1) \($1.title) " }

  /// Returns the number of columns of tabs that are close together.
  private static func columnCount(ofTabs titles: [String]) -> Int {
    titles.joined().columnCount - titles.count + 1
  }

  /// The number of columns for the state of time, at most.
  private static let statusWidth = 11

  /// The state of time, at the right of the tabs.
  var status: String {
    let rate = speed == 1 ? "" : speed < 1 ? "\(speed)×" : "\(Int(speed))×"
    if review != nil { return "past" }
    if isPaused { return "paused" }
    if demonstration != nil {
      let name = playsAll ? "tour" : "demo"
      return rate.isEmpty ? name : "\(name) \(rate)"
    }
    return rate
  }
}
