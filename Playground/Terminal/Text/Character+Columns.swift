extension Character {
  /// The number of columns of the character on a terminal: 0, 1 or 2.
  ///
  /// Terminals disagree about sequences of emoji and about scripts whose characters are made of many
  /// scalars.
  package var columnCount: Int {
    if let asciiValue { return 0x20..<0x7F ~= asciiValue ? 1 : 0 }
    var count = 0
    for scalar in unicodeScalars {
      // A variation selector that asks for the emoji form.
      if scalar == "\u{FE0F}", isEmoji { return 2 }
      count += scalar.columnCount
    }
    return min(count, 2)
  }

  /// Whether the character begins with an emoji, in text or emoji presentation.
  var isEmoji: Bool {
    unicodeScalars.first?.properties.isEmoji ?? false
  }
}
