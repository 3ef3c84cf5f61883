/// A reason why a program cannot take over the screen.
package enum Obstacle: Hashable, Sendable, CaseIterable {
  /// What it prints goes to a file or to another program.
  case outputIsNoTerminal

  /// What it reads comes from a file or from another program.
  case inputIsNoTerminal

  /// It is not told what the terminal is, as in the console of Xcode.
  case unknownTerminal

  /// The terminal can do nothing but print.
  case dumbTerminal
}

extension Obstacle: CustomStringConvertible {
  /// The reason, in words.
  package var description: String {
    switch self {
    case .outputIsNoTerminal: "standard output is not a terminal"
    case .inputIsNoTerminal: "standard input is not a terminal"
    case .unknownTerminal: "TERM does not say which terminal it is"
    case .dumbTerminal: "the terminal can only print, says TERM=dumb"
    }
  }
}
