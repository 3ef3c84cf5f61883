import PlaygroundSystem
import PlaygroundTerminal

/// Where messages about the program itself go.
enum StandardError {
  /// Writes a text; what the system does not take is dropped.
  static func write(_ text: String) {
    _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
  }
}
