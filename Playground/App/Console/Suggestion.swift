/// What may have been meant by a name that does not exist.
enum Suggestion {
  /// Returns the end of a sentence about a name that does not exist.
  ///
  ///     Suggestion.question(for: "pagr", among: ["feed", "pager"])  // " (did you mean 'pager'?)"
  ///
  /// - Parameters:
  ///   - text: The name.
  ///   - names: Those that exist; of several that are as near, the first one is suggested.
  ///   - prefix: What some of them begin with, and what is not expected to be typed.
  /// - Returns: The end of the sentence; empty if nothing resembles the name.
  static func question(
    for text: String, among names: [String], ignoring prefix: String = ""
  ) -> String {
    // An option may be followed by its value.
    let text = String(text.prefix { $0 != "=" })
    let limit = max(1, text.count / 3)
    var nearest: (name: String, distance: Int)?
    for name in names {
      let typed = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
      let distance = distance(from: text, to: typed)
      guard distance <= limit, distance < typed.count else { continue }
      if distance < nearest?.distance ?? .max { nearest = (name, distance) }
    }
    return nearest.map { " (did you mean '\($0.name)'?)" } ?? ""
  }

  /// Returns the number of characters to insert, remove, replace, or exchange with their neighbours.
  private static func distance(from text: String, to other: String) -> Int {
    let (text, other) = (Array(text.lowercased()), Array(other.lowercased()))
    var rows = [Array(0...other.count)]
    for (index, character) in text.enumerated() {
      var row = [index + 1]
      for (column, another) in other.enumerated() {
        let replaced = rows[index][column] + (character == another ? 0 : 1)
        row.append(min(replaced, rows[index][column + 1] + 1, row[column] + 1))
        let isExchanged =
          index > 0 && column > 0 && text[index - 1] == another && other[column - 1] == character
        if isExchanged { row[column + 1] = min(row[column + 1], rows[index - 1][column - 1] + 1) }
      }
      rows.append(row)
    }
    return rows[text.count][other.count]
  }
}
