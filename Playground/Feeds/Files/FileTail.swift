import PlaygroundTerminal

/// The last lines of a file that is being written.
///
/// It reads the end of the file, then only what is added. When the file is another one, shorter, or
/// its bytes are no longer those seen last time, it starts over.
struct FileTail: Sendable {
  /// The lines that are shown.
  private(set) var window: LineWindow

  /// The size of a file that is no text, and of which no line is shown.
  private(set) var binaryByteCount: Int?
  private var mark: FileMark?

  /// The bytes read at once.
  private static let readLimit = 1 << 16

  /// Creates a tail that has read nothing.
  init(lineCount: Int) {
    window = LineWindow(capacity: lineCount)
  }

  /// Reads what is new.
  mutating func follow(_ path: String, stamp: FileStamp) throws(Problem) {
    if let mark, mark.stamp == stamp, !mark.isMadeUp { return }
    let content = try FileContent(path: path)
    // What is added to an empty file decides whether it is a text.
    if let mark, mark.end > 0, binaryByteCount == nil, try mark.leads(into: content) {
      try read(content, after: mark)
    } else if BinaryContent.begins(with: try content.read(0..<BinaryContent.sampleSize)) {
      binaryByteCount = content.end
      window.replace(with: LineWindow(capacity: window.capacity))
      mark = FileMark(content.end, in: content)
    } else {
      try read(content, after: nil)
      binaryByteCount = nil
    }
  }

  /// Reads the last lines of a file.
  ///
  /// - Parameters:
  ///   - content: The file.
  ///   - mark: The place from which on it goes on; `nil` to begin with it.
  /// - Throws: The reason why it cannot be read.
  private mutating func read(
    _ content: borrowing FileContent, after mark: FileMark?
  ) throws(Problem) {
    let start = try start(in: content, after: mark?.end ?? 0)
    let known = start == nil ? mark : nil
    var lines = known == nil ? LineWindow(capacity: window.capacity) : window
    var mark = known ?? FileMark(start ?? 0, in: content)
    while mark.end < content.end {
      let bytes = try content.read(mark.end..<min(content.end, mark.end + Self.readLimit))
      if bytes.isEmpty { break }
      lines.append(bytes)
      mark.advance(over: bytes)
    }
    if known == nil { window.replace(with: lines) } else { window = lines }
    mark.update(to: content)
    self.mark = mark
  }

  /// Returns the offset where the last lines of a file begin, unless it is as well to read all of them.
  ///
  /// - Parameters:
  ///   - content: The file.
  ///   - known: The offset up to which it was read.
  /// - Returns: The offset; `nil` if less has to be read than at once, or fewer lines begin behind what was
  ///   read than are shown.
  /// - Throws: The reason why it cannot be read.
  private func start(
    in content: borrowing FileContent, after known: Int
  ) throws(Problem) -> Int? {
    if content.end - known <= Self.readLimit { return nil }
    var (offset, count) = (content.end, 0)
    while offset > known {
      let range = max(known, offset - Self.readLimit)..<offset
      let bytes = try content.read(range)
      offset = range.lowerBound
      for index in bytes.newlines.reversed() where offset + index + 1 < content.end {
        count += 1
        if count == window.capacity { return offset + index + 1 }
      }
    }
    return nil
  }
}
