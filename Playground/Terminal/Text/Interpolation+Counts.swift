extension DefaultStringInterpolation {
  /// Appends a number and what it counts.
  ///
  ///     "\(1, of: "feed"), \(3, of: "row")"  // "1 feed, 3 rows"
  ///
  /// - Parameters:
  ///   - count: The number.
  ///   - noun: What is counted, for one; more of them have an `s` at its end.
  package mutating func appendInterpolation(_ count: Int, of noun: String) {
    appendLiteral("\(count) \(noun)\(count == 1 ? "" : "s")")
  }
}
