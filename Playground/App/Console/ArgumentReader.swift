/// Reads the arguments of a command, one after the other.
struct ArgumentReader {
  /// What an argument is.
  enum Argument {
    /// A path or the like.
    case operand(String)

    /// An option, the value that follows it behind a `=`, and both as they were written.
    case option(String, value: String?, written: String)
  }

  private var rest: ArraySlice<String>

  /// Whether a hyphen at the beginning makes an option.
  private var takesOptions = true

  /// Creates a reader.
  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// Returns the next argument, or `nil` when there is none.
  mutating func next() -> Argument? {
    guard let argument = rest.popFirst() else { return nil }
    guard takesOptions, argument.hasPrefix("-"), argument != "-" else { return .operand(argument) }
    if argument == "--" {
      takesOptions = false
      return next()
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return .option(
      String(parts[0]), value: parts.count > 1 ? String(parts[1]) : nil, written: argument)
  }

  /// Returns the next argument as it is, as the value of the option before it.
  mutating func value() -> String? { rest.popFirst() }
}
