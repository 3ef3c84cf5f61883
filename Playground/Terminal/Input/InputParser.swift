/// Parses the bytes that a terminal sends, in chunks of any size, into events.
///
/// Invalid and unknown sequences are skipped. Some bytes are either complete or the beginning of more:
/// an escape is a key, but also begins the sequences of other keys. Then the parser waits, and its user
/// calls ``flush()`` if nothing comes within ``patience``.
package struct InputParser: Sendable {
  /// The bytes that are not parsed yet.
  var bytes: [UInt8] = []

  /// The index of the next byte to parse, zero between calls.
  var position = 0

  /// Whether the next bytes are pasted text.
  var isPasting = false

  /// Creates a parser without pending bytes.
  package init() {}

  /// How long to wait for more bytes before ``flush()``, or `nil` if none are pending.
  package var patience: Duration? {
    // Pasted text may be long, and the connection slow.
    if isPasting { return .seconds(1) }
    return bytes.isEmpty ? nil : .milliseconds(30)
  }

  /// Parses more bytes.
  ///
  /// - Returns: The events that they complete.
  package mutating func parse(_ piece: some Sequence<UInt8>) -> [InputEvent] {
    bytes.append(contentsOf: piece)
    return events(isLast: false)
  }

  /// Parses the pending bytes as if no more would follow.
  ///
  /// - Returns: Their events.
  package mutating func flush() -> [InputEvent] {
    events(isLast: true)
  }

  private mutating func events(isLast: Bool) -> [InputEvent] {
    var events: [InputEvent] = []
    while isPasting || position < bytes.count {
      let result = isPasting ? skipPaste(isLast: isLast) : parseNext(isLast: isLast)
      if case .incomplete = result { break }
      if case .event(let event) = result { events.append(event) }
    }
    bytes.removeFirst(position)
    position = 0
    return events
  }
}

extension InputParser {
  /// The result of parsing the bytes at the position.
  enum Result {
    /// An event; the position is after it.
    case event(InputEvent)

    /// Bytes without a meaning; the position is after them.
    case nothing

    /// The beginning of an event, perhaps; the position is unchanged.
    case incomplete
  }

  /// The number of bytes from the position on.
  var remainingCount: Int { bytes.count - position }

  /// Returns the byte at an offset from the position, or `nil` if it has not arrived.
  func byte(_ offset: Int) -> UInt8? {
    offset < remainingCount ? bytes[position + offset] : nil
  }

  /// Moves the position past an event.
  ///
  /// - Parameters:
  ///   - count: The number of bytes.
  ///   - event: Their event, if they have one.
  /// - Returns: The result for them.
  mutating func take(_ count: Int, as event: InputEvent? = nil) -> Result {
    position += count
    return event.map { .event($0) } ?? .nothing
  }
}
