#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A reason, in words, why the system does not do something.
package struct Problem: Error, Hashable, Sendable {
  /// The reason, as the rest of a sentence.
  package let message: String

  /// Creates a problem from words.
  package init(_ message: String) {
    self.message = message
  }

  /// Creates a problem from the code of a system call's error.
  package init(code: Int32) {
    message = unsafe String(cString: strerror(code))
  }
}
