import PlaygroundTerminal

/// A log of what the library reported, in UIKit's words.
struct Trace: Hashable, Sendable {
  /// A line of the log.
  struct Line: Hashable, Sendable {
    /// The text.
    let text: String

    /// The text at the right edge.
    let detail: String

    /// The kind of report.
    let tone: Tone

    /// The time of the report.
    let time: Duration
  }

  /// A kind of report.
  enum Tone: Hashable, Sendable {
    /// The beginning of something, such as a batch.
    case heading

    /// An insertion, an appearance, or something accepted.
    case inserted

    /// A deletion, a disappearance, or something refused.
    case deleted

    /// A move.
    case moved

    /// An update or reuse.
    case updated

    /// Something that has no consequences.
    case ignored

    /// Anything else.
    case plain
  }

  /// The lines, the newest at the end.
  private(set) var lines: [Line] = []

  /// The number of batches so far.
  var batchCount = 0

  /// The time for which lines are bright.
  static let freshness = Duration.seconds(2)

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - tone: The kind of report.
  ///   - detail: The text at the right edge.
  ///   - time: The time of the report.
  mutating func add(_ text: String, _ tone: Tone = .plain, detail: String = "", at time: Duration) {
    lines.append(Line(text: text, detail: detail, tone: tone, time: time))
    // What is that far up is no longer read, and each frame goes through the lines.
    if lines.count > 2000 { lines.removeFirst(1000) }
  }

  /// The time at which the last line is no longer bright, or `nil` if that has passed.
  func nextWake(after now: Duration) -> Duration? {
    guard let last = lines.last, last.time + Self.freshness > now else { return nil }
    return lines.first { $0.time + Self.freshness > now }.map { $0.time + Self.freshness }
  }
}

extension Trace.Tone {
  /// The color of bright lines.
  var color: Color {
    switch self {
    case .heading, .plain: Theme.text
    case .inserted: Theme.inserted
    case .deleted: Theme.deleted
    case .moved: Theme.moved
    case .updated: Theme.updated
    case .ignored: Theme.faint
    }
  }
}
