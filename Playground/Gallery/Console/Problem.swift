import Foundation

/// A reason, in words, why something cannot be read.
struct Problem: Error, Hashable {
  /// The reason, as the rest of a sentence.
  let message: String

  /// Creates a problem from words.
  init(_ message: String) {
    self.message = message
  }

  /// Creates a problem from the code of a system call's error.
  init(code: Int32) {
    message = unsafe String(cString: strerror(code))
  }
}
