/// The characters that a terminal can show.
package enum CharacterEncoding: Hashable, Sendable, CaseIterable {
  /// All of Unicode, in UTF-8.
  case utf8

  /// ASCII only: other characters are replaced by some that resemble them.
  case ascii

  /// Creates the encoding that an environment implies, as the system's libraries do.
  ///
  /// Of the variables `LC_ALL`, `LC_CTYPE` and `LANG`, the first one that has a value decides:
  ///
  ///     CharacterEncoding(environment: ["LANG": "en_US.UTF-8"])                 // utf8
  ///     CharacterEncoding(environment: ["LANG": "en_US.UTF-8", "LC_ALL": "C"])  // ascii
  ///
  /// - Parameter environment: The environment variables.
  package init(environment: [String: String]) {
    let locale = Self.variables.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    // Systems write it as UTF-8, utf8 and the like, and something may follow.
    self = locale.lowercased().filter { $0 != "-" }.contains("utf8") ? .utf8 : .ascii
  }

  /// The environment variables that decide, the most important one first.
  static let variables = ["LC_ALL", "LC_CTYPE", "LANG"]
}

extension CharacterEncoding {
  /// Returns the bytes of a text, of as many columns as the text has.
  package func bytes(of text: String) -> [UInt8] {
    if self == .utf8 || text.utf8.allSatisfy({ $0 < 0x80 }) { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for character in text {
      if character.isASCII {
        bytes += character.utf8
      } else {
        let byte = ASCIITable.byte(for: character)
        bytes += Array(repeating: byte, count: character.columnCount)
      }
    }
    return bytes
  }

  /// Returns a frame whose characters can all be shown.
  func frame(_ frame: Surface) -> Surface {
    if self == .utf8 { return frame }
    var frame = frame
    var byte = UInt8(ascii: " ")
    for index in frame.cells.indices where !frame.cells[index].isASCII {
      // The second half of a wide character has no text, and repeats what replaces the first one.
      if let character = frame.cells[index].text.first { byte = ASCIITable.byte(for: character) }
      frame.cells[index].setASCII(byte)
    }
    return frame
  }
}
