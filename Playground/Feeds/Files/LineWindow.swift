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

    /// The text, without the end of the line.
    package var text: String

    /// Creates a line.
    package init(id: Int, text: String) {
      (self.id, self.text) = (id, text)
    }
  }

  /// The number of lines to keep.
  let capacity: Int

  private var endedLines: [Line] = []
  private var openLine: [UInt8] = []
  private var openID = 1
  private var nextID = 2

  /// The bytes of a line that are kept; nothing shows more of it.
  private static let lineLimit = 4096
  private static let newline = UInt8(ascii: "\n")

  /// Creates a window without lines.
  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// The lines in the window, the one without an end included.
  package var lines: [Line] {
    if openLine.isEmpty { return endedLines }
    return (endedLines + [Line(id: openID, text: String(lineBytes: openLine))]).suffix(capacity)
  }

  /// Takes what was added to the text.
  package mutating func append(_ bytes: [UInt8]) {
    var pieces = bytes.split(separator: Self.newline, omittingEmptySubsequences: false)[...]
    let skippedCount = pieces.count - 1 - capacity
    if skippedCount > 0 {
      // These would leave the window at once: they are counted, not looked at.
      endedLines = []
      openLine = []
      openID = nextID + skippedCount - 1
      nextID += skippedCount
      pieces = pieces.dropFirst(skippedCount)
    }
    for (number, piece) in pieces.enumerated() {
      if number > 0 { endLine() }
      openLine += piece.prefix(Self.lineLimit - openLine.count)
    }
  }

  /// Replaces the whole text; lines that it has in common with the window stay the same ones.
  mutating func replace(with bytes: [UInt8]) {
    var new = LineWindow(capacity: capacity)
    new.append(bytes)
    let old = lines
    let texts = new.lines.map(\.text)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in texts.difference(from: old.map(\.text)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var kept = old.indices.filter { !removed.contains($0) }.map { old[$0].id }[...]

    func nextLine(_ offset: Int) -> Line {
      if !inserted.contains(offset), let id = kept.popFirst() {
        return Line(id: id, text: texts[offset])
      }
      defer { nextID += 1 }
      return Line(id: nextID, text: texts[offset])
    }
    let aligned = texts.indices.map(nextLine)
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
    endedLines.append(Line(id: openID, text: String(lineBytes: openLine)))
    openLine = []
    openID = nextID
    nextID += 1
  }
}

extension String {
  /// Creates the text of a line, without the return that some systems put before its end.
  fileprivate init(lineBytes bytes: [UInt8]) {
    let hasReturn = bytes.last == UInt8(ascii: "\r")
    self.init(decoding: hasReturn ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }
}

extension FeedSection {
  /// Creates the section that a text consists of.
  init(_ window: LineWindow, title: String) {
    self.init(id: .lines, title: title, items: window.lines.map { .line($0) })
  }
}
