extension String {
  /// The number of columns of the text on a terminal.
  package var columnCount: Int {
    // Printable ASCII, the most frequent case.
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return utf8.count }
    return reduce(0) { $0 + $1.columnCount }
  }

  /// Returns the text, cut and with an ellipsis at the end if it has more columns than a limit.
  package func truncated(toColumns limit: Int) -> String {
    if utf8.count <= limit { return self }
    guard limit > 0 else { return "" }
    var column = 0
    var cut = startIndex
    for index in indices {
      // The last column is for the ellipsis.
      if column < limit { cut = index }
      column += self[index].columnCount
      if column > limit { return String(self[..<cut]) + "…" }
    }
    return self
  }

  /// Returns the text with spaces behind it up to a number of columns.
  package func padded(toColumns count: Int) -> String {
    self + String(repeating: " ", count: max(count - columnCount, 0))
  }
}
