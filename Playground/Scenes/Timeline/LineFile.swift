import Collate
package import PlaygroundTerminal

/// The lines of a file that grows, of which only what is shown is read.
///
/// Its pages and events come over one actor, so they agree about how far the file was read: what a page
/// does not have will be an event, and the other way round. A line is known by the offset of its first byte.
package actor LineFile {
  private let path: String
  private let reader: LineReader
  private let interval: Duration

  /// How far the file was read.
  private var mark: FileMark?

  /// Whether the bytes of a file that the system makes up were shown, so that a refresh reads new ones.
  private var hasShownCopy = false

  /// The number of the file: it grows when the path leads to another one, or the content is another.
  private var generation = 1

  /// The number of the file that events are about.
  private var toldGeneration = 1

  /// Whether there was a page; until then there are no events, because it will have all of them.
  private var hasPages = false

  /// The line at the end of what was read.
  private var splitter = LineSplitter(at: 0)

  /// The end of what the reader of the events certainly has.
  private var takenEnd = 0

  /// Why it cannot be read for the time being; `nil` while it can, and may grow.
  ///
  /// The last one is the present.
  nonisolated let problems: AsyncStream<Problem?>
  private let problem: AsyncStream<Problem?>.Continuation

  /// The bytes that an event brings at most.
  private static let eventSize = 1 << 16

  /// Creates the lines of the file at a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - interval: The time between two looks.
  package init(path: String, interval: Duration = .milliseconds(100)) {
    self.init(path: path, reader: LineReader(), interval: interval)
  }

  /// Creates the lines of the file at a path, read in another way.
  init(path: String, reader: LineReader, interval: Duration) {
    (self.path, self.reader, self.interval) = (path, reader, interval)
    (problems, problem) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Reads the end of the file.
  ///
  /// - Throws: The reason why it cannot be read.
  package func check() throws(Problem) { _ = try open() }

  /// When pages are loaded, and what becomes of them.
  nonisolated var configuration: LoaderConfiguration {
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial, .pagingBackward, .live]
    configuration.refreshesEnd = true
    // Another file has other lines with the same ids, so what is reset is replaced.
    configuration.mergingRefreshes = [.pull]
    return configuration
  }

  /// Returns the lines above a place, about as many as a page has; without a place, the last ones.
  func page(above place: LinePlace?) throws(Problem) -> LoadedPage<LineSection, LinePlace> {
    let content = try open(rereads: place == nil && hasShownCopy)
    if !hasPages { toldGeneration = generation }
    // Lines of two files do not go together: the reset comes first.
    guard (place?.generation ?? toldGeneration) == generation else { throw LineReader.changed }
    var lines = try reader.lines(before: place?.line ?? splitter.end, of: content)
    // Without a place, it has what an event on its way brings, and a line before that, so that it can be
    // merged with what is shown.
    while place == nil, let first = lines.first, first.id > 0, first.id >= takenEnd {
      lines = try reader.lines(before: first.id, of: content) + lines
    }
    let start = lines.first?.id ?? 0
    hasPages = true
    if place == nil { hasShownCopy = content.copy != nil }
    return LoadedPage(
      items: lines, previous: start > 0 ? LinePlace(line: start, generation: generation) : nil,
      version: splitter.end)
  }

  /// Returns what happens to the file, for one reader at a time.
  nonisolated func events() -> AsyncStream<LiveEvent<LineSection>> {
    AsyncStream { await self.nextEvent() }
  }

  /// Looks until there is an event, or the task is cancelled.
  private func nextEvent() async -> LiveEvent<LineSection>? {
    while !Task.isCancelled {
      do throws(Problem) {
        let event = try news()
        problem.yield(nil)
        if let event { return event }
      } catch {
        problem.yield(error)
      }
      try? await Task.sleep(for: interval)
    }
    return nil
  }

  /// Returns what has happened since the last event, which the reader has taken.
  private func news() throws(Problem) -> LiveEvent<LineSection>? {
    guard hasPages else { return nil }
    takenEnd = splitter.end
    let content = try open()
    if toldGeneration != generation {
      toldGeneration = generation
      return .reset
    }
    let end = min(content.end, splitter.end + Self.eventSize)
    guard end > splitter.end else { return nil }
    let bytes = try content.read(splitter.end..<end)
    let lines = splitter.append(bytes)
    mark?.advance(over: bytes)
    return lines.isEmpty ? nil : .added(lines, version: splitter.end)
  }
}

// Reading.
extension LineFile {
  /// Opens the file, and begins at its end if it is not the one that was read last.
  ///
  /// - Parameter rereads: Whether to look at its bytes even if its stamp is the same.
  /// - Returns: The file.
  /// - Throws: The reason why it cannot be read.
  private func open(rereads: Bool = false) throws(Problem) -> FileContent {
    let content = try FileContent(path: path, since: rereads ? nil : mark)
    if let mark, try mark.leads(into: content) {
      self.mark?.update(to: content)
    } else {
      let isOther = mark != nil
      try begin(content)
      if isOther { generation += 1 }
    }
    return content
  }

  /// Begins at the end of a file.
  private func begin(_ content: borrowing FileContent) throws(Problem) {
    let lines = try reader.lines(before: content.end, of: content)
    var new = LineSplitter(at: content.end, limit: reader.lineLimit)
    if let last = lines.last, !last.isEnded {
      new = LineSplitter(at: last.id, limit: reader.lineLimit)
      _ = new.append(last.bytes)
    }
    splitter = new
    mark = FileMark(content.end, in: content, after: lines.flatMap(\.bytes))
    takenEnd = splitter.end
    hasShownCopy = false
  }
}

/// The place above a line of a file.
package struct LinePlace: Hashable, Sendable {
  /// The id of the line.
  let line: Int

  /// The number of the file, which grows when it is truncated or replaced.
  let generation: Int
}

extension LiveEvent where Section == LineSection {
  /// Returns the event that lines are new at the end of a file, or go on.
  fileprivate static func added(_ lines: [TextLine], version: Int) -> Self {
    // One that is known takes the new bytes, and stays where it is.
    .changes(
      lines.map { .insert($0, .last, section: LineSection(id: 0, items: [])) }, version: version)
  }
}
