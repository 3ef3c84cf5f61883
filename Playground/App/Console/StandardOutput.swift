import PlaygroundSystem
import PlaygroundTerminal

/// The list of lines that the program prints, without a buffer between it and the reader.
enum StandardOutput {
  /// Writes lines at once.
  ///
  /// When the output is no longer read, the program ends quietly; when the output fails otherwise, with a
  /// message.
  static func write(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    write(Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// Writes bytes as they are, and ends the program when that fails, as with lines.
  static func write(_ bytes: [UInt8]) {
    guard let code = Descriptor.write(bytes, to: STDOUT_FILENO) else { return }
    if code == EPIPE { exit(ExitCode.success.rawValue) }
    StandardError.write("playground: cannot write: \(Problem(code: code).message)\n")
    exit(ExitCode.outputFailure.rawValue)
  }

  /// The columns of the terminal, the usual number if it does not tell; `nil` if there is none.
  static var terminalColumnCount: Int? {
    guard Descriptor.isTerminal(STDOUT_FILENO) else { return nil }
    let count = Descriptor.windowSize(of: STDOUT_FILENO)?.width ?? 0
    return count > 0 ? count : 80
  }
}
