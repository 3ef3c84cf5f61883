import PlaygroundSystem

/// The environment variables of the program.
package enum Environment {
  /// Returns the value of a variable, or `nil` if it is not set.
  package static func value(of name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
