import PlaygroundSystem

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
