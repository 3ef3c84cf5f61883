#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The variables that a program is started with.
package enum Environment {
  /// Returns the value of a variable, or `nil` when nobody has set it.
  package static func value(of name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
