import Foundation
import PlaygroundTerminal

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Parses an SVG picture and resolves its references.
final class PictureReader: NSObject, XMLParserDelegate {
  /// An element with its text and the identifier of its row.
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
    var row: String?

    func number(_ attribute: String) -> Int { attributes[attribute].flatMap(Int.init) ?? 0 }
  }

  /// All elements, in document order.
  private(set) var elements: [Element] = []

  private var open: [Int] = []
  private var row: String?

  /// Parses a picture, or returns `nil` if it is not well-formed.
  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  /// The style sheet.
  var style: String { elements.first { $0.name == "style" }?.text ?? "" }

  /// Returns the declarations of a class.
  func rule(for name: String) -> String? {
    guard let start = style.range(of: ".\(name){"),
      let end = style.range(of: "}", range: start.upperBound..<style.endIndex)
    else { return nil }
    return String(style[start.upperBound..<end.lowerBound])
  }

  /// The visible words and their declarations, by the positions of their first cells.
  var words: [Point: (text: String, rule: String)] {
    var words: [Point: (text: String, rule: String)] = [:]
    for use in elements where use.name == "use" {
      let row = use.attributes["href"].map { String($0.dropFirst()) }
      for word in elements where word.name == "text" && word.row == row && row != nil {
        let place = Point(
          (use.number("x") + word.number("x")) / 10, (use.number("y") - 16) / 22)
        words[place] = (word.text, word.attributes["class"].flatMap(rule) ?? "")
      }
    }
    return words
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if name == "g", let id = attributes["id"] { row = id }
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes, row: row))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let index = open.popLast() else { return }
    if name == "g", elements[index].attributes["id"] != nil { row = nil }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let index = open.last { elements[index].text += text }
  }
}

extension SVGPicture {
  /// Returns a film of a single frame.
  func still(of frame: Surface) -> String { film(of: [frame], frameRate: 1) }
}
