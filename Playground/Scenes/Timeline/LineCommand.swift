package import Collate
package import PlaygroundTerminal

/// The lines that another program writes to its standard output and error.
///
/// It is read no further than pages ask for, so a program that prints more than is shown waits, as in a
/// pager. There is no place to read lines from again, so the last ones are kept. A line is known by the
/// offset of its first byte.
package actor LineCommand: LineInput {
  private let process: ChildProcess
  private let pieces: AsyncThrowingStream<[UInt8], any Error>
  private let reader: LineReader
  private var output: KeptText

  /// The read that is under way, which is not that of a page: the page may be cancelled.
  private var reading: Task<[UInt8]?, Never>?
  private var hasEnded = false

  /// Whether the first page is the last one of the output, because all of that was waited for.
  private var beginsAtEnd = false

  package nonisolated let conditions: AsyncStream<LineCondition>
  private let condition: AsyncStream<LineCondition>.Continuation

  /// The bytes of the output that are kept.
  package static let keptByteCount = 1 << 24

  /// Starts a program.
  ///
  /// - Parameter arguments: Its name, which is looked for as the shell does, and its arguments.
  /// - Throws: The reason why it cannot be started.
  package init(_ arguments: [String]) throws(Problem) {
    try self.init(arguments, reader: LineReader(), keeping: Self.keptByteCount)
  }

  /// Starts a program whose output is read in another way, and of which fewer bytes are kept.
  init(
    _ arguments: [String], reader: LineReader, keeping limit: Int = keptByteCount
  ) throws(Problem) {
    process = try ChildProcess(arguments)
    pieces = Descriptor.pieces(of: process.output)
    self.reader = reader
    output = KeptText(keeping: limit, lineLimit: reader.lineLimit)
    (conditions, condition) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  // No read is under way, for that would hold the actor.
  deinit { process.closeOutput() }

  package nonisolated var configuration: LoaderConfiguration {
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial, .paging, .pagingBackward]
    // What goes here is still kept, and comes back when it is near.
    configuration.maximumPageCount = 16
    // A line that goes on is not a new one, and may take as many pages as it likes.
    configuration.emptyPageLimit = .max
    return configuration
  }

  package nonisolated var feed: LiveFeed<LineSection>? { nil }

  package func page(
    for request: LoadRequest<LinePlace>
  ) async throws(Problem) -> LoadedPage<LineSection, LinePlace> {
    switch request.key {
    case .above(let line, _)?: return try page(before: line)
    case .below(let line, let end)?: return try await page(from: line, after: end)
    case nil:
      if beginsAtEnd { return try page(before: output.end) }
      var page = try await page(from: output.start, after: output.start)
      if output.start > 0, page.previous == .above(output.start, generation: 1) {
        page.sections[0].items.insert(.dropped(output.start), at: 0)
        page.previous = nil
      }
      return page
    }
  }

  package func complete() async {
    beginsAtEnd = true
    while await readPiece() {}
  }

  /// Returns the lines before an offset; before the first one that is kept, a line about those that are not.
  private func page(before end: Int) throws(Problem) -> LoadedPage<LineSection, LinePlace> {
    var lines = try reader.lines(before: end, of: output)
    let start = lines.first?.id ?? end
    let isWhole = start <= output.start
    if isWhole, output.start > 0 { lines.insert(.dropped(start), at: 0) }
    return LoadedPage(
      items: lines, previous: isWhole ? nil : .above(start, generation: 1),
      next: .below(line: end, end: end))
  }

  /// Returns the lines from an offset on, and waits until there are more bytes than a page had before.
  private func page(
    from line: Int, after end: Int
  ) async throws(Problem) -> LoadedPage<LineSection, LinePlace> {
    while output.end <= end, await readPiece() {}
    if output.end <= end {
      // The page is empty, so all others were taken before.
      condition.yield(.ended(await process.end()))
      return LoadedPage([])
    }
    let start = max(line, output.start)
    let (lines, next) = try reader.lines(from: start, after: max(start, end), of: output)
    // A line that goes on stays in the page where it began, which comes before the next one.
    let first = start < end ? lines.dropFirst().first : lines.first
    return LoadedPage(
      items: lines,
      previous: first.flatMap { $0.id > 0 ? .above($0.id, generation: 1) : nil }, next: next)
  }

  /// Waits for output, and returns whether there may be more of it.
  private func readPiece() async -> Bool {
    if hasEnded { return false }
    let reading =
      self.reading
      ?? Task { [pieces] in
        var iterator = pieces.makeAsyncIterator()
        // What cannot be read has ended.
        return try? await iterator.next()
      }
    self.reading = reading
    let piece = await reading.value
    // Another page may have waited for the same bytes.
    guard self.reading == reading else { return true }
    self.reading = nil
    if let piece { output.append(piece) } else { hasEnded = true }
    return !hasEnded
  }
}

extension TextLine {
  /// The line in place of those before an offset, which are not kept.
  fileprivate static func dropped(_ end: Int) -> TextLine {
    let text = "(\(ByteCount.text(for: end)) of older output are not kept)\n"
    return TextLine(id: end - 1, bytes: Array(text.utf8))
  }
}
