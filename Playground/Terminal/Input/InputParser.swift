/// Finds events in the bytes that a terminal sends, in whatever pieces they come.
///
/// What makes no sense is left out. Some bytes are the beginning of more or something of their own: a
/// lone escape is a key, but also the first byte of others. Then the parser waits for the rest, and
/// somebody has to call ``flush()`` when that does not come in time.
package struct InputParser: Sendable {
  /// The bytes that came, without those of earlier pieces that are understood.
  var bytes: [UInt8] = []

  /// Where the first byte is that is not understood yet.
  var position = 0

  /// Whether the bytes belong to a text that is being pasted.
  var isPasting = false

  /// How many bytes from the position on are known not to end such a text.
  var searchedCount = 0

  /// Creates a parser that knows of nothing yet.
  package init() {}

  /// How long to wait for more bytes before ``flush()``, or `nil` when there is nothing to wait for.
  package var patience: Duration? {
    // A pasted text may be long, and come by a slow way.
    if isPasting { return .seconds(1) }
    return bytes.isEmpty ? nil : .milliseconds(30)
  }

  /// Takes bytes.
  ///
  /// - Returns: The events that are complete with them.
  package mutating func parse(_ piece: some Sequence<UInt8>) -> [InputEvent] {
    bytes.append(contentsOf: piece)
    return events(isLast: false)
  }

  /// Takes the silence after the bytes so far as their end.
  ///
  /// - Returns: The events that waited for more.
  package mutating func flush() -> [InputEvent] {
    events(isLast: true)
  }

  private mutating func events(isLast: Bool) -> [InputEvent] {
    var events: [InputEvent] = []
    while isPasting || position < bytes.count {
      let result = isPasting ? parsePaste(isLast: isLast) : parseNext(isLast: isLast)
      if case .incomplete = result { break }
      if case .event(let event) = result { events.append(event) }
    }
    bytes.removeFirst(position)
    position = 0
    return events
  }
}

extension InputParser {
  /// What the bytes at the position turned out to be.
  enum Result {
    /// An event, and the position is behind it.
    case event(InputEvent)

    /// Nothing to tell of, and the position is behind it.
    case nothing

    /// Perhaps the beginning of something, and the position is unchanged.
    case incomplete
  }

  /// The number of bytes from the position on.
  var remainingCount: Int { bytes.count - position }

  /// Returns a byte after the position, or `nil` when it is not there yet.
  func byte(_ offset: Int) -> UInt8? {
    offset < remainingCount ? bytes[position + offset] : nil
  }

  /// Moves the position.
  ///
  /// - Parameters:
  ///   - count: The number of bytes.
  ///   - event: What they mean, if anything.
  /// - Returns: The result for them.
  mutating func take(_ count: Int, as event: InputEvent? = nil) -> Result {
    position += count
    return event.map { .event($0) } ?? .nothing
  }
}
