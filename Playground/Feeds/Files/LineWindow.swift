import PlaygroundTerminal

/// The last lines of a text that grows.
///
/// A line keeps its number while the window slides past it:
///
///     var window = LineWindow(capacity: 2)
///     window.append(Array("one\ntwo\n".utf8))  // 1 one, 2 two
///     window.append(Array("three".utf8))       // 2 two, 3 three
package struct LineWindow: Hashable, Sendable {
  /// A line, with a number that no other line of the text ever has.
  package struct Line: Identifiable, Hashable, Sendable {
    /// The number.
    package let id: Int

    /// The text, without the end of the line; only its beginning if the line is long.
    package var text: String

    /// The number of bytes that the text leaves out.
    package var omittedByteCount: Int

    /// Creates a line.
    package init(id: Int, text: String, omittedByteCount: Int = 0) {
      (self.id, self.text, self.omittedByteCount) = (id, text, omittedByteCount)
    }
  }

  /// The number of lines to keep.
  let capacity: Int

  private var endedLines: [Line] = []
  private var openLine = Bytes()
  private var openID = 1
  private var nextID = 2

  private static let newline = UInt8(ascii: "\n")

  /// Creates a window without lines.
  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// The lines in the window, the one without an end included.
  package var lines: [Line] {
    if openLine.isEmpty { return endedLines }
    return (endedLines + [openLine.line(withID: openID)]).suffix(capacity)
  }

  /// Takes what was added to the text.
  package mutating func append(_ bytes: [UInt8]) {
    var pieces = bytes.split(separator: Self.newline, omittingEmptySubsequences: false)[...]
    let skippedCount = pieces.count - 1 - capacity
    if skippedCount > 0 {
      // These would leave the window at once: they are counted, not looked at.
      endedLines = []
      openLine = Bytes()
      openID = nextID + skippedCount - 1
      nextID += skippedCount
      pieces = pieces.dropFirst(skippedCount)
    }
    for (number, piece) in pieces.enumerated() {
      if number > 0 { endLine() }
      openLine.append(piece)
    }
  }

  /// Takes the lines of another text; those that it has in common with the window stay the same ones.
  mutating func replace(with new: LineWindow) {
    let (old, lines) = (self.lines, new.lines)
    let texts = lines.map(\.text)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in texts.difference(from: old.map(\.text)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var kept = old.indices.filter { !removed.contains($0) }.map { old[$0].id }[...]

    func takeID(_ offset: Int) -> Int {
      if !inserted.contains(offset), let id = kept.popFirst() { return id }
      defer { nextID += 1 }
      return nextID
    }
    let aligned = lines.enumerated().map { offset, line in
      Line(id: takeID(offset), text: line.text, omittedByteCount: line.omittedByteCount)
    }
    openLine = new.openLine
    if let last = aligned.last, !openLine.isEmpty {
      endedLines = aligned.dropLast()
      openID = last.id
    } else {
      endedLines = aligned
      openID = nextID
      nextID += 1
    }
  }

  private mutating func endLine() {
    if endedLines.count == capacity { endedLines.removeFirst() }
    endedLines.append(openLine.line(withID: openID))
    openLine = Bytes()
    openID = nextID
    nextID += 1
  }
}

extension LineWindow {
  /// The bytes of a line, of which only the first ones are kept.
  private struct Bytes: Hashable {
    private var kept: [UInt8] = []
    private var omittedCount = 0

    /// The number of bytes that are kept; nothing shows more of a line.
    private static let limit = 4096

    var isEmpty: Bool { kept.isEmpty }

    mutating func append(_ bytes: ArraySlice<UInt8>) {
      let start = bytes.prefix(Self.limit - kept.count)
      kept += start
      omittedCount += bytes.count - start.count
    }

    func line(withID id: Int) -> Line {
      // Some systems put a return before the end.
      let hasReturn = omittedCount == 0 && kept.last == UInt8(ascii: "\r")
      let text = String(decoding: hasReturn ? kept.dropLast() : kept[...], as: UTF8.self)
      return Line(id: id, text: text, omittedByteCount: omittedCount)
    }
  }
}

extension LineWindow.Line: CustomStringConvertible {
  /// The line without what cannot be printed, and before that how much it leaves out, if anything.
  package var description: String {
    let text = text.withoutTabs.escaped
    // At the end it would be cut off on a terminal.
    return omittedByteCount > 0 ? "(\(ByteCount.text(for: omittedByteCount)) more) \(text)" : text
  }
}

extension FeedSection {
  /// Creates the section that a text consists of.
  init(_ window: LineWindow, title: String) {
    self.init(id: .lines, title: title, items: window.lines.map { .line($0) })
  }
}
