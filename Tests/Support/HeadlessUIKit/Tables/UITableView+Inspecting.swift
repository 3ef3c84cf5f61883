// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UITableView {
  /// (headless) How often the table was told and asked what.
  @_spi(Headless) public var calls: ListCalls { engine.calls }

  /// (headless) The cells on the screen.
  @_spi(Headless) public var shownCells: [IndexPath: UITableViewCell] { shown }

  /// (headless) The headers on the screen, by section.
  @_spi(Headless) public var shownHeaders: [Int: UIView] { headers.shown }

  /// (headless) The footers on the screen, by section.
  @_spi(Headless) public var shownFooters: [Int: UIView] { footers.shown }

  /// (headless) What the rows on the screen say.
  @_spi(Headless) public var shownTexts: [IndexPath: String] { shown.compactMapValues(\.shownText) }

  /// (headless) What the headers on the screen say.
  @_spi(Headless) public var shownHeaderTexts: [Int: String] {
    headers.shown.compactMapValues { ($0 as? UITableViewHeaderFooterView)?.shownText }
  }

  /// (headless) What the footers on the screen say.
  @_spi(Headless) public var shownFooterTexts: [Int: String] {
    footers.shown.compactMapValues { ($0 as? UITableViewHeaderFooterView)?.shownText }
  }

  /// (headless) The titles at the edge.
  @_spi(Headless) public var shownIndexTitles: [String]? { indexTitles }

  /// (headless) The numbers of rows that the table believes in; nil when it has not asked.
  @_spi(Headless) public var knownCounts: [Int]? { engine.counts }
}

extension UITableViewCell {
  /// (headless) What the cell says: its configuration's text, or its label's.
  @_spi(Headless) public var shownText: String? {
    (contentConfiguration as? UIListContentConfiguration)?.text ?? textLabel?.text
  }
}

extension UITableViewHeaderFooterView {
  /// (headless) What the view says: its configuration's text, or its label's.
  @_spi(Headless) public var shownText: String? {
    (contentConfiguration as? UIListContentConfiguration)?.text ?? textLabel?.text
  }
}
