package import Collate
package import PlaygroundTerminal

/// The lines of a file that grows, of which only what is shown is read.
///
/// Its pages and events come over one actor, so they agree about how far the file was read: what a page
/// does not have will be an event, and the other way round. A line is known by the offset of its first byte.
package actor LineFile: LineInput {
  private let path: String
  private let pageSize: Int
  private let lineLimit: Int
  private let interval: Duration

  /// What the file was when it was read last.
  private var stamp: FileStamp?

  /// The number of the file: it grows when the path leads to another one, or it was written anew.
  private var generation = 1

  /// The number of the file that events are about.
  private var toldGeneration = 1

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
  ///   - pageSize: The bytes of a page, unless a single line has more.
  ///   - lineLimit: The bytes after which a line is split.
  ///   - interval: The time between two looks.
  package init(
    path: String, pageSize: Int = 4096, lineLimit: Int? = nil,
    interval: Duration = .milliseconds(100)
  ) {
    (self.path, self.pageSize, self.interval) = (path, pageSize, interval)
    self.lineLimit = lineLimit ?? LineSplitter.usualLimit
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
    if let place, place.generation != generation { throw Self.changed }
    var lines = try lines(before: place?.id ?? splitter.end, of: file)
    // Without a place, it has all that events have brought, and are about to bring.
    while place == nil, let first = lines.first, first.id > 0, first.id >= takenEnd {
      lines = try self.lines(before: first.id, of: file) + lines
    }
    let start = lines.first?.id ?? 0
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
  private static let changed = Problem("it is another file now")

  /// Opens the file, and begins anew if it is not the one that was read last.
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
    let lines = try lines(before: stamp.size, of: file)
    var new = LineSplitter(at: stamp.size, limit: lineLimit)
    if let last = lines.last, !last.isEnded {
      new = LineSplitter(at: last.id, limit: lineLimit)
      _ = new.append(last.bytes)
    }
    splitter = new
    anchor = lines.flatMap(\.bytes).suffix(Self.anchorSize)
    takenEnd = splitter.end
  }

  /// Reads the lines that end at an offset: those that begin in the page before it, or the last one.
  private func lines(
    before end: Int, of file: borrowing OpenFile
  ) throws(Problem) -> [TextLine] {
    var size = min(pageSize, end)
    while true {
      // With the byte before, which tells whether a line begins at the first one.
      let range = max(0, end - size - 1)..<end
      let bytes = try file.read(range)
      if bytes.count < range.count { throw Self.changed }
      if let start = LineSplitter.firstStart(in: bytes, at: range.lowerBound, limit: lineLimit) {
        var splitter = LineSplitter(at: start, limit: lineLimit)
        return splitter.append(Array(bytes[(start - range.lowerBound)...]))
      }
      if range.isEmpty { return [] }
      size *= 2
    }
  }
}
