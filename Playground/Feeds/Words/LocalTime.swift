import PlaygroundSystem

/// The way moments are written.
package enum LocalTime {
  /// Returns day and time of day in the time zone of the system.
  package static func text(for seconds: Int) -> String {
    text(for: seconds, format: "%Y-%m-%d %H:%M:%S")
  }

  /// The time of day now.
  package static var now: String { text(for: time(nil), format: "%H:%M:%S") }

  private static func text(for seconds: Int, format: String) -> String {
    var seconds = time_t(seconds)
    var parts = unsafe tm()
    let limit = 64
    var buffer = [CChar](repeating: 0, count: limit)
    unsafe localtime_r(&seconds, &parts)
    let count = unsafe strftime(&buffer, limit, format, &parts)
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
