#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// The standard error stream, for warnings to developers.
enum StandardError {
  /// Writes a text without buffering, ignoring errors.
  static func write(_ text: String) {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    let bytes = Array(text.utf8)
    _ = unsafe systemWrite(2, bytes, bytes.count)
    #endif
  }
}

#if canImport(Darwin)
private let systemWrite = unsafe Darwin.write
#elseif canImport(Glibc)
private let systemWrite = unsafe Glibc.write
#elseif canImport(Musl)
private let systemWrite = unsafe Musl.write
#elseif canImport(Android)
private let systemWrite = unsafe Android.write
#endif
