import PlaygroundTerminal

/// What the arguments of a command ask for.
protocol CommandOptions: Hashable, Sendable {
  /// A reason why arguments make no sense.
  associatedtype Mistake: Error, CustomStringConvertible

  /// What `--help` prints, in lines of 80 columns at most.
  static var usage: String { get }

  /// The options.
  static var names: [String] { get }

  /// How a path that begins with a hyphen is written; empty if there are no paths.
  static var hyphenHint: String { get }

  /// Reads arguments; the first thing that is wrong, or the wish for help, decides.
  static func request(from arguments: [String]) throws(Mistake) -> CommandRequest<Self>
}

/// What to do about the arguments of a command.
enum CommandRequest<Options: Hashable & Sendable>: Hashable, Sendable {
  /// Go on with these options.
  case run(Options)

  /// Tell what arguments there are.
  case help
}

extension CommandOptions {
  static var hyphenHint: String { "a path that begins with '-' goes after '--'" }

  /// Returns what is wrong with an option that does not exist, and what may have been meant.
  static func message(forUnknown option: String) -> String {
    let question = Suggestion.question(for: option, among: names)
    let hint = question.isEmpty && !hyphenHint.isEmpty ? " (\(hyphenHint))" : question
    return "unknown option '\(option.escaped)'\(hint)"
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
