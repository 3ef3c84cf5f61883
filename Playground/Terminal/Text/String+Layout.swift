extension String {
  /// Returns the text broken into lines between words.
  ///
  /// - Parameter limit: The largest number of columns of a line; only a single longer word takes more.
  /// - Returns: At least one line.
  package func wrapped(toColumns limit: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ").map(String.init) {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = word
      } else if last.columnCount + 1 + word.columnCount <= limit {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
