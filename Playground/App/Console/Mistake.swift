import PlaygroundTerminal

/// A reason why arguments make no sense.
struct Mistake: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// There is no such option; another one may have been meant.
  static func unknown(_ option: String, to options: any CommandOptions.Type) -> Mistake {
    let question = Suggestion.question(for: option, among: options.names)
    let hint = options.hyphenHint
    return Mistake(
      "unknown option '\(option.escaped)'"
        + (question.isEmpty && !hint.isEmpty ? " (\(hint))" : question))
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

  static func secondPath(_ path: String, besides one: String) -> Mistake {
    Mistake("'\(path.escaped)' is one path too many (it shows \(one))")
  }
}
