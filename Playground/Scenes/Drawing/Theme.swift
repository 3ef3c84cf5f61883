import PlaygroundTerminal

/// The colors of the gallery.
enum Theme {
  /// The background of the screen.
  static let background = Color.rgb(0x10131A)

  /// The background of lists and pages.
  static let stage = Color.rgb(0x171B26)

  /// The lines around panels, and the background of what is selected.
  static let line = Color.rgb(0x353D52)

  /// Text.
  static let text = Color.rgb(0xD7DCE8)

  /// Text of less importance.
  static let faint = Color.rgb(0x7C869E)

  /// Text on a page.
  static let bright = Color.rgb(0xFFFFFF)

  /// Keys and titles.
  static let accent = Color.rgb(0x5AC8FA)

  /// What is inserted, and what is right.
  static let inserted = Color.rgb(0x30D158)

  /// What is deleted, and what is wrong.
  static let deleted = Color.rgb(0xFF453A)

  /// What is moved.
  static let moved = Color.rgb(0x5E9CFF)

  /// What is updated.
  static let updated = Color.rgb(0xFFD60A)

  /// The colors of feeds and pages, in turn.
  static let bands = [
    Color.rgb(0xFF9F0A), Color.rgb(0xBF5AF2), Color.rgb(0x64D2FF), Color.rgb(0x30D158),
    Color.rgb(0xFF375F), Color.rgb(0x0A84FF), Color.rgb(0xFFD60A),
  ]
}
