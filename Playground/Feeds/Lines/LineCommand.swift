package import Collate
package import PlaygroundTerminal

/// The lines that another program writes to its standard output and error.
///
/// There is no place to read them from again, so all of them are kept. A line is known by its number.
package actor LineCommand: LineInput {
  private let process: ChildProcess
  private let pieces: AsyncThrowingStream<[UInt8], any Error>
  private let pageSize: Int
  private var splitter = LineSplitter(at: 0)

  /// The lines, each with its index as its id.
  private var lines: [TextLine] = []

  /// Whether the last line may go on.
  private var isLastOpen = false

  /// The number of lines that the reader of the events certainly has.
  private var takenCount = 0

  /// A sequence that ends when the first page was asked for.
  private let firstPage: AsyncStream<Never>
  private let firstPageSignal: AsyncStream<Never>.Continuation

  package nonisolated let conditions: AsyncStream<LineCondition>
  private let condition: AsyncStream<LineCondition>.Continuation

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: Its name, which is looked for as the shell does, and its arguments.
  ///   - pageSize: The bytes of a page, unless a single line has more.
  /// - Throws: The reason why it cannot be started.
  package init(_ arguments: [String], pageSize: Int = 4096) throws(Problem) {
    process = try ChildProcess(arguments)
    pieces = Descriptor.pieces(of: process.output)
    self.pageSize = pageSize
    (firstPage, firstPageSignal) = AsyncStream.makeStream()
    (conditions, condition) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  // No read is under way, for that would hold the actor.
  deinit { process.closeOutput() }

  package func page(before place: LinePlace?) -> LoadedPage<LineSection, LinePlace> {
    defer { firstPageSignal.finish() }
    let end = place?.id ?? lines.count
    // Without a place, it has what an event on its way brings, and a line before that, so that it can be
    // merged with what is shown.
    let needed = place == nil && takenCount > 0 ? takenCount - 1 : end
    var (start, size) = (end, 0)
    while start > 0, start > needed || size + lines[start - 1].bytes.count <= pageSize || size == 0
    {
      start -= 1
      size += lines[start].bytes.count
    }
    return LoadedPage(
      items: Array(lines[start..<end]),
      previous: start > 0 ? LinePlace(generation: 1, id: start) : nil, version: splitter.end)
  }

  package nonisolated func events() -> AsyncStream<LiveEvent<LineSection>> {
    AsyncStream { await self.nextEvent() }
  }

  package func complete() async {
    while await readPiece() != nil {}
  }

  private func nextEvent() async -> LiveEvent<LineSection>? {
    // What comes before the first page would be older than it, and left to pages.
    for await _ in firstPage {}
    takenCount = lines.count
    if let lines = await readPiece() { return .added(lines, version: splitter.end) }
    condition.yield(.ended(await process.end()))
    // The lines stay, and there is no use in another subscription.
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
    return nil
  }

  /// Waits for output, and returns the lines that are new or go on; `nil` at the end.
  private func readPiece() async -> [TextLine]? {
    var iterator = pieces.makeAsyncIterator()
    // What cannot be read has ended.
    guard let piece = try? await iterator.next(isolation: self) else { return nil }
    let first = isLastOpen ? lines.count - 1 : lines.count
    let new = splitter.append(piece).enumerated().map { index, line in
      TextLine(id: first + index, bytes: line.bytes)
    }
    lines.replaceSubrange(first..., with: new)
    isLastOpen = splitter.hasOpenLine
    return new
  }
}
