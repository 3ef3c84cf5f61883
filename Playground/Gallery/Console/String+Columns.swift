extension String {
  /// The text without anything that moves the cursor, breaks the line or reverses the writing.
  var escaped: String {
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

  /// The text with spaces up to the next multiple of four columns in the place of each tab.
  var withoutTabs: String {
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

  /// Returns as much of the text as fits, with an ellipsis at the end if that is not all.
  func truncated(toColumns limit: Int) -> String {
    if utf8.count <= limit { return self }
    var column = 0
    var cut = startIndex
    for index in indices {
      // Before the last column there is room for the ellipsis.
      if column < limit { cut = index }
      column += self[index].columnCount
      if column > limit { return String(self[..<cut]) + "…" }
    }
    return self
  }
}

extension Character {
  /// The columns that a terminal gives the character.
  var columnCount: Int {
    let isWide = unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation
        || Self.wideScalars.contains { $0.contains(scalar.value) }
    }
    return isWide ? 2 : 1
  }

  /// The blocks whose characters take two columns, roughly.
  private static let wideScalars: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1_F300...0x1_FAFF,
    0x2_0000...0x3_FFFD,
  ]
}

extension Unicode.Scalar {
  /// Whether the scalar does something to a line instead of standing in it.
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
