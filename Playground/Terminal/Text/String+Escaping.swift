extension String {
  /// The text with control characters, line breaks and bidirectional controls written as escapes.
  package var escaped: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isUnprintable:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text with each tab replaced by spaces up to the next multiple of four columns.
  package var withoutTabs: String {
    guard utf8.contains(UInt8(ascii: "\t")) else { return self }
    var result = ""
    var column = 0
    for character in self {
      if character == "\t" {
        let width = 4 - column % 4
        result += String(repeating: " ", count: width)
        column += width
      } else {
        result.append(character)
        column += character.columnCount
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the scalar controls the line instead of being printed.
  fileprivate var isUnprintable: Bool {
    switch value {
    case 0x20..<0x7F: false
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default:
      switch properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }
}
