/// Frames as a picture that a browser shows, of a window around them: still or moving.
///
/// Nothing is left to the fonts of whoever looks at it but the letters: words are as long as they are
/// on a terminal, and lines and blocks are drawn, so that they meet.
package struct SVGPicture: Sendable {
  /// What stands above the frames.
  package var title: String

  /// The colour of characters that have the one of the terminal.
  package var foreground: Color

  /// The colour behind them.
  package var background: Color

  /// Creates a picture.
  package init(
    title: String,
    foreground: Color = .rgb(0xD7DCE8),
    background: Color = .rgb(0x10131A)
  ) {
    self.title = title
    self.foreground = foreground
    self.background = background
  }

  /// The width of a cell, which makes a font of 16.6 units fit that is 0.602 as wide as high, as most
  /// are.
  static let cellWidth = 10

  /// The height of a cell.
  static let cellHeight = 22

  /// How far the letters of a row stand below its top.
  static let baseline = 16

  private static let margin = 12
  private static let titleHeight = 32

  /// Returns a picture that does not move.
  package func still(of frame: Surface) -> String {
    var rows = SVGRowPool(picture: self)
    let uses = rows.uses(for: rows.identifiers(of: frame), column: 0)
    return document(size: frame.size, rows: rows, rules: "", content: uses)
  }

  /// Returns the text of a picture.
  ///
  /// - Parameters:
  ///   - size: The columns and rows to be seen.
  ///   - rows: The rows to choose from.
  ///   - rules: What else the style sheet has to have.
  ///   - content: What there is to see.
  /// - Returns: The document.
  func document(size: Size, rows: SVGRowPool, rules: String, content: String) -> String {
    let (width, height) = (size.width * Self.cellWidth, size.height * Self.cellHeight)
    let outerWidth = width + 2 * Self.margin
    let outerHeight = height + Self.titleHeight + Self.margin
    let dots = ["ff5f57", "febc2e", "28c840"].enumerated().map { number, color in
      "<circle cx=\"\(19 + 21 * number)\" cy=\"16\" r=\"6\" fill=\"#\(color)\"/>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(outerWidth * 4 / 5)" \
      height="\(outerHeight * 4 / 5)" viewBox="0 0 \(outerWidth) \(outerHeight)" \
      font-family="Menlo,'DejaVu Sans Mono','SF Mono',Consolas,monospace" font-size="16.6">
      <title>\(title.escapedForXML)</title>
      <style>path{fill:none}\(rows.rules)\(rules)</style>
      <rect width="100%" height="100%" rx="10" fill="\(background.svg)"/>
      \(dots.joined())
      <text x="\(outerWidth / 2)" y="21" fill="#7c869e" text-anchor="middle" font-size="14">\
      \(title.escapedForXML)</text>
      <defs>\(rows.definitions)</defs>
      <svg x="\(Self.margin)" y="\(Self.titleHeight)" width="\(width)" height="\(height)">
      \(content)
      </svg>
      </svg>

      """
  }
}
