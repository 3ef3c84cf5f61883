import PlaygroundTerminal

/// The arguments of a command, which are read one by one.
struct Arguments {
  private var rest: ArraySlice<String>

  /// Creates arguments of which none is read.
  init(_ words: [String]) { rest = words[...] }

  /// Takes the next argument, if there is one.
  mutating func next() -> String? { rest.popFirst() }

  /// Takes the value of an option, which is the next argument.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - need: What the value is.
  ///   - value: Makes the value of a text, if it makes sense.
  /// - Returns: The value.
  /// - Throws: What is wrong with it.
  mutating func value<Value>(
    of option: String, _ need: String, _ value: (String) -> Value?
  ) throws(Mistake) -> Value {
    guard let text = next(), !text.isEmpty else { throw Mistake("\(option) needs \(need)") }
    guard let value = value(text) else {
      throw Mistake("\(option) needs \(need), not '\(text.escaped)'")
    }
    return value
  }
}

/// A reason why arguments make no sense.
struct Mistake: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// There is no such option.
  static func unknown(_ option: String) -> Mistake {
    Mistake("unknown option '\(option.escaped)'")
  }
}
