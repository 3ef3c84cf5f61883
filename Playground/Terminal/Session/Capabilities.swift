import PlaygroundSystem

/// Whether the program can run interactively, with how many colors.
///
/// Only the environment decides. The terminal is not queried: some print part of a query, and the answer
/// would have to be told from keys.
package struct Capabilities: Hashable, Sendable {
  /// The reason why the program cannot run interactively, or `nil` if it can.
  package let obstacle: String?

  /// The number of colors to use.
  package let colorDepth: ColorDepth

  /// Creates the capabilities that an environment implies.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - inputIsTerminal: Whether standard input is a terminal.
  ///   - outputIsTerminal: Whether standard output is one.
  package init(environment: [String: String], inputIsTerminal: Bool, outputIsTerminal: Bool) {
    let terminal = environment["TERM"] ?? ""
    obstacle =
      if !outputIsTerminal {
        "standard output is not a terminal"
      } else if !inputIsTerminal {
        "standard input is not a terminal"
      } else if terminal.isEmpty {
        "TERM is not set"
      } else if terminal == "dumb" {
        "TERM=dumb means a terminal without escape sequences"
      } else {
        nil
      }
    colorDepth = Self.colorDepth(of: terminal, in: environment)
  }

  private static func colorDepth(
    of terminal: String, in environment: [String: String]
  ) -> ColorDepth {
    if environment["NO_COLOR"]?.isEmpty == false || ["", "dumb"].contains(terminal) {
      return .none
    }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) { return .full }
    if terminal.hasSuffix("-direct") { return .full }
    return .palette
  }
}

extension Capabilities {
  /// The capabilities of the terminal of this program.
  package static var current: Capabilities {
    var environment: [String: String] = [:]
    for name in ["TERM", "COLORTERM", "NO_COLOR"] {
      environment[name] = Environment.value(of: name)
    }
    return Capabilities(
      environment: environment,
      inputIsTerminal: Descriptor.isTerminal(STDIN_FILENO),
      outputIsTerminal: Descriptor.isTerminal(STDOUT_FILENO))
  }
}
