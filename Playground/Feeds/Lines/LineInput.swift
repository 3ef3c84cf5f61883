package import Collate
package import PlaygroundTerminal

/// A text that grows, and whose lines are read from its end backwards.
package protocol LineInput: Sendable {
  /// How the text fares, the last of which is the present.
  var conditions: AsyncStream<LineCondition> { get }

  /// Returns the lines before a place, about as many as a page has; without a place, the last ones.
  func page(
    before place: LinePlace?
  ) async throws(Problem) -> LoadedPage<LineSection, LinePlace>

  /// Returns what happens to the text, for one reader at a time.
  func events() -> AsyncStream<LiveEvent<LineSection>>

  /// Waits until the text can be shown for once and all.
  func complete() async
}

/// A place between two lines of a text.
package struct LinePlace: Hashable, Sendable {
  /// The number of texts that there were before, such as before a file was truncated.
  let generation: Int

  /// The id of the line below the place.
  let id: Int
}

/// How a text fares.
package enum LineCondition: Hashable, Sendable {
  /// It is there, and may grow.
  case growing

  /// It cannot be read for the time being.
  case missing(Problem)

  /// It is complete, because the program that writes it has ended.
  case ended(ChildProcess.Ending)
}

extension LiveEvent where Section == LineSection {
  /// Returns the event that lines are new at the end of a text, or go on.
  static func added(_ lines: [TextLine], version: Int) -> Self {
    // One that is known takes the new bytes, and stays where it is.
    .changes(
      lines.map { .insert($0, .last, section: LineSection(id: 0, items: [])) }, version: version)
  }
}
