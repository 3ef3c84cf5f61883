import PlaygroundSystem

/// An error with a message, such as that of a failed system call.
package struct Problem: Error, Hashable, Sendable {
  /// The message, as the rest of a sentence.
  package let message: String

  /// Creates a problem with a message.
  package init(_ message: String) {
    self.message = message
  }

  /// Creates a problem from an error code of a system call.
  package init(code: Int32) {
    message = unsafe String(cString: strerror(code))
  }
}
