import PlaygroundTerminal

/// What the arguments of a command ask for.
protocol CommandOptions: Hashable, Sendable {
  /// What `--help` prints, in lines of 80 columns at most.
  static var usage: String { get }

  /// The options without a value, but for those that ask for help.
  static var flags: [String] { get }

  /// The options with a value, and what that is.
  static var values: [String: String] { get }

  init()

  /// Takes an option without a value.
  mutating func take(_ flag: String) throws(Mistake)

  /// Takes the value of an option.
  ///
  /// - Returns: Whether it makes sense.
  mutating func set(_ option: String, to value: String) throws(Mistake) -> Bool

  /// Takes a path or the like.
  mutating func add(_ operand: String) throws(Mistake)

  /// Takes the two dashes before the arguments that are no options, whatever they look like.
  mutating func takeDashes() throws(Mistake)

  /// Throws what is wrong with all arguments together.
  func check() throws(Mistake)
}

/// What to do about the arguments of a command.
enum CommandRequest<Options: Hashable & Sendable>: Hashable, Sendable {
  /// Go on with these options.
  case run(Options)

  /// Tell what arguments there are.
  case help
}

extension CommandOptions {
  static var values: [String: String] { [:] }
  static var names: [String] { (flags + values.keys + ["--help"]).sorted() }

  mutating func set(_ option: String, to value: String) throws(Mistake) -> Bool { false }
  mutating func takeDashes() {}
  func check() throws(Mistake) {}

  /// Reads arguments; the first thing that is wrong, or the wish for help, decides.
  static func request(from arguments: [String]) throws(Mistake) -> CommandRequest<Self> {
    var (options, rest, takesOptions) = (Self(), arguments[...], true)
    while let argument = rest.popFirst() {
      guard takesOptions, argument.hasPrefix("-"), argument != "-" else {
        try options.add(argument)
        continue
      }
      if argument == "--" {
        takesOptions = false
        try options.takeDashes()
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let (option, value) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
      if let need = values[option] {
        // What looks like an option is one, unless it follows a `=`.
        guard let text = value ?? rest.popFirst(), !text.isEmpty,
          value != nil || !text.hasPrefix("--")
        else { throw .missing(need, for: option) }
        guard try options.set(option, to: text) else { throw .invalid(text, need, for: option) }
      } else {
        let asksForHelp = option == "--help" || option == "-h"
        guard asksForHelp || flags.contains(option) else { throw .unknown(argument) }
        if value != nil { throw .unexpectedValue(for: option) }
        if asksForHelp { return .help }
        try options.take(option)
      }
    }
    try options.check()
    return .run(options)
  }

  /// Runs a command with the options that its arguments ask for, unless they ask for help or make no
  /// sense.
  ///
  /// - Parameters:
  ///   - command: The command, as it is typed.
  ///   - arguments: The arguments behind it.
  ///   - body: Runs the command.
  /// - Returns: The code to exit with.
  @MainActor
  static func run(
    _ command: String, _ arguments: [String], body: (Self) async -> ExitCode
  ) async -> ExitCode {
    do throws(Mistake) {
      switch try request(from: arguments) {
      case .run(let options): return await body(options)
      case .help:
        StandardOutput.write([usage])
        return .success
      }
    } catch {
      return StandardError.reject(error, of: command)
    }
  }
}
