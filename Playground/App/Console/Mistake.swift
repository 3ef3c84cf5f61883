import PlaygroundTerminal

/// A reason why arguments make no sense.
struct Mistake: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// There is no such option.
  static func unknown(_ option: String) -> Mistake {
    Mistake("unknown option '\(option.escaped)'")
  }

  static func missing(_ need: String, for option: String) -> Mistake {
    Mistake("\(option) needs \(need)")
  }

  static func invalid(_ value: String, _ need: String, for option: String) -> Mistake {
    Mistake("\(option) needs \(need), not '\(value.escaped)'")
  }

  static func unexpectedValue(for option: String) -> Mistake {
    Mistake("\(option) takes no value")
  }
}
