/// A reason why a program cannot run interactively.
package enum Obstacle: Hashable, Sendable, CaseIterable {
  /// Standard output is a file or a pipe.
  case outputIsNoTerminal

  /// Standard input is a file or a pipe.
  case inputIsNoTerminal

  /// `TERM` is not set, as in the console of Xcode.
  case unknownTerminal

  /// The terminal does not support escape sequences.
  case dumbTerminal
}

extension Obstacle: CustomStringConvertible {
  /// The reason, in words.
  package var description: String {
    switch self {
    case .outputIsNoTerminal: "standard output is not a terminal"
    case .inputIsNoTerminal: "standard input is not a terminal"
    case .unknownTerminal: "TERM is not set"
    case .dumbTerminal: "TERM=dumb means a terminal without escape sequences"
    }
  }
}
