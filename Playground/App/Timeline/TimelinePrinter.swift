import PlaygroundScenes
import PlaygroundTerminal

/// Turns lines into what is printed of them, each byte once.
struct TimelinePrinter {
  /// The columns of a terminal, where lines are cut and escaped; `nil` for a pipe, which gets all bytes
  /// as they are.
  let columnCount: Int?

  /// The last line that was printed, and how many of its bytes.
  private var last: (id: Int, byteCount: Int)?

  /// Whether anything of the text was printed.
  var hasPrinted: Bool { last != nil }

  /// Creates a printer that has printed nothing.
  init(columnCount: Int?) {
    self.columnCount = columnCount
  }

  /// Forgets what was printed, because there is another text.
  mutating func reset() {
    last = nil
  }

  /// Returns what has to be printed of lines.
  ///
  /// - Parameters:
  ///   - lines: The lines that are loaded, those that were printed included.
  ///   - isComplete: Whether the last one will not go on, even if it has no end.
  /// - Returns: The bytes.
  mutating func bytes(for lines: [TextLine], isComplete: Bool) -> [UInt8] {
    let start = lines.lastIndex { line in last.map { line.id <= $0.id } ?? false }
    var bytes: [UInt8] = []
    for line in lines[(start ?? 0)...] {
      let printedCount = line.id == last?.id ? last?.byteCount ?? 0 : 0
      if let columnCount {
        let isWhole = isComplete || line.isEnded || line.id != lines.last?.id
        guard printedCount == 0, isWhole else { continue }
        bytes += Array((line.text.truncated(toColumns: columnCount) + "\n").utf8)
      } else {
        bytes += line.bytes.dropFirst(printedCount)
      }
      last = (line.id, line.bytes.count)
    }
    return bytes
  }
}
