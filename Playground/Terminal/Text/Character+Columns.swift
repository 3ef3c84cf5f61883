extension Character {
  /// The columns that a terminal gives the character: none, one or two.
  ///
  /// Terminals disagree about sequences of emoji and about scripts whose characters are made of many
  /// scalars.
  package var columnCount: Int {
    if let asciiValue { return 0x20..<0x7F ~= asciiValue ? 1 : 0 }
    var count = 0
    for scalar in unicodeScalars {
      // It asks for the picture of what stands before it.
      if scalar == "\u{FE0F}", isEmoji { return 2 }
      count += scalar.columnCount
    }
    return min(count, 2)
  }

  /// Whether the character begins with something that there is a picture of.
  var isEmoji: Bool {
    unicodeScalars.first?.properties.isEmoji ?? false
  }
}
