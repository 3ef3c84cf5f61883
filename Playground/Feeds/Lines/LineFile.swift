package import Collate
package import PlaygroundTerminal

/// The lines of a file that grows, of which only what is shown is read.
///
/// Its pages and events come over one actor, so they agree about how far the file was read: what a page
/// does not have will be an event, and the other way round. A line is known by the offset of its first byte.
package actor LineFile: LineInput {
  private let path: String
  private let reader: LineReader
  private let interval: Duration

  /// What the file was when it was read last.
  private var stamp: FileStamp?

  /// The number of the file: it grows when the path leads to another one, or the content is another.
  private var generation = 1

  /// The number of the file that events are about.
  private var toldGeneration = 1

  /// Whether there was a page; until then there are no events, because it will have all of them.
  private var hasPages = false

  /// The line at the end of what was read.
  private var splitter = LineSplitter(at: 0)

  /// The last bytes that were read, to recognise the file.
  private var anchor: [UInt8] = []

  /// The end of what the reader of the events certainly has.
  private var takenEnd = 0

  package nonisolated let conditions: AsyncStream<LineCondition>
  private let condition: AsyncStream<LineCondition>.Continuation

  /// The bytes that an event brings at most.
  private static let eventSize = 1 << 16
  private static let anchorSize = 256

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
    (conditions, condition) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Reads the end of the file.
  ///
  /// - Throws: The reason why it cannot be read.
  package func check() throws(Problem) { _ = try open() }

  package func page(
    before place: LinePlace?
  ) throws(Problem) -> LoadedPage<LineSection, LinePlace> {
    let file = try open()
    if !hasPages { toldGeneration = generation }
    // Lines of two files do not go together: the reset comes first.
    guard (place?.generation ?? toldGeneration) == generation else { throw LineReader.changed }
    var lines = try reader.lines(before: place?.id ?? splitter.end, of: file)
    // Without a place, it has what an event on its way brings, and a line before that, so that it can be
    // merged with what is shown.
    while place == nil, let first = lines.first, first.id > 0, first.id >= takenEnd {
      lines = try reader.lines(before: first.id, of: file) + lines
    }
    let start = lines.first?.id ?? 0
    hasPages = true
    return LoadedPage(
      items: lines, previous: start > 0 ? LinePlace(generation: generation, id: start) : nil,
      version: splitter.end)
  }

  package nonisolated func events() -> AsyncStream<LiveEvent<LineSection>> {
    AsyncStream { await self.nextEvent() }
  }

  package func complete() {}

  /// Looks until there is an event, or the task is cancelled.
  private func nextEvent() async -> LiveEvent<LineSection>? {
    while !Task.isCancelled {
      do throws(Problem) {
        let event = try news()
        condition.yield(.growing)
        if let event { return event }
      } catch {
        condition.yield(.missing(error))
      }
      try? await Task.sleep(for: interval)
    }
    return nil
  }

  /// Returns what has happened since the last event, which the reader has taken.
  private func news() throws(Problem) -> LiveEvent<LineSection>? {
    guard hasPages else { return nil }
    takenEnd = splitter.end
    let file = try open()
    if toldGeneration != generation {
      toldGeneration = generation
      return .reset
    }
    let end = min(stamp?.size ?? 0, splitter.end + Self.eventSize)
    guard end > splitter.end else { return nil }
    let bytes = try file.read(splitter.end..<end)
    let lines = splitter.append(bytes)
    anchor = (anchor + bytes).suffix(Self.anchorSize)
    return lines.isEmpty ? nil : .added(lines, version: splitter.end)
  }
}

// Reading.
extension LineFile {
  /// Opens the file, and begins at its end if it is not the one that was read last.
  private func open() throws(Problem) -> OpenFile {
    let file = try OpenFile(path)
    let stamp = try file.stamp()
    switch stamp.kind {
    case .file: break
    case .directory: throw Problem("it is a directory")
    case .link, .other: throw Problem("it is not a file that can be read from its end")
    }
    if self.stamp == stamp { return file }
    if let old = self.stamp {
      let range = splitter.end - anchor.count..<splitter.end
      let isSame = old.isSameFile(as: stamp) && stamp.size >= range.upperBound
      let seen = isSame ? try file.read(range) : []
      if !isSame || seen != anchor {
        try begin(file, stamp)
        generation += 1
      }
    } else {
      try begin(file, stamp)
    }
    self.stamp = stamp
    return file
  }

  /// Begins at the end of a file.
  private func begin(_ file: borrowing OpenFile, _ stamp: FileStamp) throws(Problem) {
    let lines = try reader.lines(before: stamp.size, of: file)
    var new = LineSplitter(at: stamp.size, limit: reader.lineLimit)
    if let last = lines.last, !last.isEnded {
      new = LineSplitter(at: last.id, limit: reader.lineLimit)
      _ = new.append(last.bytes)
    }
    splitter = new
    anchor = lines.flatMap(\.bytes).suffix(Self.anchorSize)
    takenEnd = splitter.end
  }
}
