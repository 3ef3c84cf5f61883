import PlaygroundSystem
import PlaygroundTerminal

/// Where messages about the program itself go.
enum StandardError {
  /// Writes a text; what the system does not take is dropped.
  static func write(_ text: String) {
    _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Says on one line what is wrong with arguments, and where to read what would be right.
  ///
  /// - Parameters:
  ///   - mistake: What is wrong, in words without an end of a line.
  ///   - command: The command that the arguments were for, as it is typed.
  /// - Returns: The code to exit with.
  static func reject(_ mistake: some CustomStringConvertible, of command: String) -> ExitCode {
    write("\(command): \(mistake); see '\(command) --help'\n")
    return .usage
  }
}
