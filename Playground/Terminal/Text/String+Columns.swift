extension String {
  /// The columns that a terminal gives the text.
  package var columnCount: Int {
    // Nothing but letters and the like, which is almost all there is to print.
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return utf8.count }
    return reduce(0) { $0 + $1.columnCount }
  }

  /// Returns as much of the text as fits, with an ellipsis at the end if that is not all.
  package func truncated(toColumns limit: Int) -> String {
    if utf8.count <= limit { return self }
    guard limit > 0 else { return "" }
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

  /// Returns the text with spaces up to a number of columns.
  ///
  /// - Parameters:
  ///   - count: The number of columns.
  ///   - atStart: Whether the spaces come first, as before numbers.
  /// - Returns: The text, as it is if it is that long already.
  package func padded(toColumns count: Int, atStart: Bool = false) -> String {
    let space = String(repeating: " ", count: max(count - columnCount, 0))
    return atStart ? space + self : self + space
  }
}
