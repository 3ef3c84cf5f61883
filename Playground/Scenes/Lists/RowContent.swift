import PlaygroundTerminal

/// What a header or cell of a list view was configured with.
struct RowContent: Hashable {
  /// The text.
  var text: String

  /// The text at the right edge.
  var detail = ""

  /// The pen for the text.
  var style = Style(Theme.text)

  /// The color of the bar at the left edge.
  var band: Color?

  /// The indentation of the text, in columns.
  var indentation = 0

  /// Whether a header shows the number of its rows at the right edge.
  var showsCount = true
}

extension RowContent {
  /// Returns the content of a header.
  static func header(_ title: String, _ color: Color = Theme.accent) -> RowContent {
    RowContent(text: title, style: Style(color, on: nil, .bold), band: color)
  }
}
