/// Pictures in SVG that move, inside a drawn window.
///
/// They look alike with every monospaced font: words have the width of their columns, and box-drawing
/// and block characters are paths.
package struct SVGPicture: Sendable {
  /// The title of the window.
  package let title: String

  /// The color of text without one.
  static let foreground = Color.rgb(0xD7DCE8)

  /// The color behind cells without one.
  static let background = Color.rgb(0x10131A)

  /// Creates a window for pictures.
  package init(title: String) { self.title = title }

  /// The width of a cell: that of most monospaced fonts, 0.602 em, at a font size of 16.6.
  static let cellWidth = 10

  /// The height of a cell.
  static let cellHeight = 22

  /// The distance from the top of a row to its baseline.
  static let baseline = 16

  private static let margin = 12
  private static let titleHeight = 32

  /// Returns the document of a picture.
  ///
  /// - Parameters:
  ///   - size: The visible columns and rows.
  ///   - rows: The rows that the content refers to.
  ///   - rules: Further rules of the style sheet.
  ///   - content: The elements inside the window.
  /// - Returns: The SVG document.
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
      <rect width="100%" height="100%" rx="10" fill="\(Self.background.svg)"/>
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
