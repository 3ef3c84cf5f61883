package import Collate
package import PlaygroundTerminal

/// A text that grows, and whose lines are read page by page.
package protocol LineInput: Sendable {
  /// When pages are loaded, and what becomes of them.
  var configuration: LoaderConfiguration { get }

  /// What happens to the text, for one reader at a time; `nil` if what is added comes in pages.
  var feed: LiveFeed<LineSection>? { get }

  /// How the text fares, the last of which is the present.
  var conditions: AsyncStream<LineCondition> { get }

  /// Returns the lines that are asked for, about as many as a page has.
  func page(
    for request: LoadRequest<LinePlace>
  ) async throws(Problem) -> LoadedPage<LineSection, LinePlace>

  /// Waits until the text can be shown for once and all.
  func complete() async
}

/// A place between two lines of a text.
package enum LinePlace: Hashable, Sendable {
  /// The place above the line with an id, with the number of texts that there were before, such as before a
  /// file was truncated.
  case above(Int, generation: Int)

  /// The place below what a page has: the id of the line that comes next or goes on, and the offset up to
  /// which it is known.
  case below(line: Int, end: Int)
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
