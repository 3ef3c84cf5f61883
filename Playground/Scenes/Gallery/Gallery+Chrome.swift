import PlaygroundTerminal

extension Gallery {
  /// The keys at the end of the line of keys, for which there is always room.
  static let lastKeys = [KeyHint("?", "help"), KeyHint("q", "quit")]

  /// The keys that work in every scene.
  static let commonKeys = [
    KeyHint("tab", "next scene", .tab), KeyHint("c", "code"), KeyHint("t", "trace"),
    KeyHint("!", "break it"), KeyHint("[", "slower"), KeyHint("]", "faster"), KeyHint("p", "pause"),
    KeyHint(".", "step"),
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

  /// The tabs, their texts and areas, which share their spaces.
  var tabPlaces: [(kind: SceneKind, title: String, area: Rect)] {
    guard let layout else { return [] }
    var x = layout.tabs.minX + (name.isEmpty ? 0 : name.columnCount + 1)
    return zip(SceneKind.allCases, tabTitles).map { kind, title in
      let width = title.columnCount
      defer { x += width - 1 }
      return (kind, title, Rect(x, layout.tabs.minY, width, 1).intersection(layout.tabs))
    }
  }

  /// The line of keys: those of the scene, those that work in every scene, and help and quit at the end.
  var keyLine: KeyLine? {
    layout.map {
      KeyLine(hints: scene.keys + Self.commonKeys, lastHints: Self.lastKeys, area: $0.keys)
    }
  }

  /// The name of the program, at the left of the tabs, if there is room for it.
  var name: String {
    let name = " Collate "
    let tabs = Self.width(ofTabs: Self.allTabTitles)
    return name.columnCount + tabs + Self.statusWidth > size.width ? "" : name
  }

  /// The texts of the tabs: where there is no room for all names, the last scenes have a number only,
  /// but never the one on the screen.
  private var tabTitles: [String] {
    var titles = Self.allTabTitles
    for number in titles.indices.reversed() where number != index {
      if Self.width(ofTabs: titles) + Self.leastStatusWidth <= size.width { break }
      titles[number] = " \(number + 1) "
    }
    return titles
  }

  private static let allTabTitles = SceneKind.allCases.enumerated().map {
    " \($0 + 1) \($1.title) "
  }

  /// Returns the number of columns of tabs that share their spaces.
  private static func width(ofTabs titles: [String]) -> Int {
    titles.joined().columnCount - titles.count + 1
  }

  /// The number of columns for the state of time, at most, and for its last word.
  private static let (statusWidth, leastStatusWidth) = (11, 7)

  /// The state of time, at the right of the tabs.
  var status: String {
    let rate = speed == 1 ? "" : speed < 1 ? "\(speed)×" : "\(Int(speed))×"
    if isPaused { return "paused" }
    if demonstration != nil {
      let name = playsAll ? "tour" : "demo"
      return rate.isEmpty ? name : "\(name) \(rate)"
    }
    return rate
  }
}
