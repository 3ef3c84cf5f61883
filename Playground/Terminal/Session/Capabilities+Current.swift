import PlaygroundSystem

extension Capabilities {
  /// The capabilities of the terminal of this program.
  package static var current: Capabilities { current(ofOutput: STDOUT_FILENO) }

  /// Returns the capabilities of the terminal that an open file may be.
  package static func current(ofOutput output: Int32) -> Capabilities {
    var environment: [String: String] = [:]
    for name in ["TERM", "COLORTERM", "NO_COLOR"] + CharacterEncoding.variables {
      environment[name] = Environment.value(of: name)
    }
    return Capabilities(
      environment: environment,
      inputIsTerminal: Descriptor.isTerminal(STDIN_FILENO),
      outputIsTerminal: Descriptor.isTerminal(output))
  }
}
