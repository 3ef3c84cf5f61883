/// What can be done where the program runs.
///
/// It is found out from the environment alone. Nothing is asked of the terminal: some print part of
/// the question, and the answer would have to be told from what somebody types.
package struct Capabilities: Hashable, Sendable {
  /// Why somebody cannot be there to press keys and see what happens, or `nil` when they can.
  package let obstacle: Obstacle?

  /// The colours there are.
  package let colorDepth: ColorDepth

  /// Finds out what can be done.
  ///
  /// - Parameters:
  ///   - environment: The values of variables.
  ///   - inputIsTerminal: Whether standard input is a terminal.
  ///   - outputIsTerminal: Whether standard output is one.
  package init(
    environment: [String: String],
    inputIsTerminal: Bool,
    outputIsTerminal: Bool
  ) {
    let terminal = environment["TERM"] ?? ""
    obstacle =
      if !outputIsTerminal {
        .outputIsNoTerminal
      } else if !inputIsTerminal {
        .inputIsNoTerminal
      } else if terminal.isEmpty {
        .unknownTerminal
      } else if terminal == "dumb" {
        .dumbTerminal
      } else {
        nil
      }
    colorDepth = Self.colorDepth(of: terminal, in: environment)
  }

  /// The terminals that have all colours and say so by nothing but their name.
  private static let colorfulTerminals = ["alacritty", "foot", "ghostty", "kitty", "wezterm"]

  private static func colorDepth(
    of terminal: String,
    in environment: [String: String]
  ) -> ColorDepth {
    if environment["NO_COLOR"]?.isEmpty == false || ["", "dumb"].contains(terminal) {
      return .none
    }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) { return .full }
    if terminal.hasSuffix("-direct") { return .full }
    if colorfulTerminals.contains(where: terminal.contains) { return .full }
    return terminal.contains("256") ? .palette : .sixteen
  }
}
