import PlaygroundTerminal

/// How far a file was read, and what tells whether it goes on from there or is another one.
struct FileMark: Sendable {
  /// What the file was at the last look.
  private(set) var stamp: FileStamp

  /// Where reading ended at the last look.
  private(set) var contentEnd: Int

  /// All bytes that the file had at the last look, if it is one that the system makes up.
  private(set) var copy: [UInt8]?

  /// The offset up to which the file was read.
  private(set) var end: Int

  /// The last bytes that were read.
  private var anchor: [UInt8]

  private static let anchorSize = 256

  /// Marks an offset of a file.
  ///
  /// - Parameters:
  ///   - end: The offset up to which it was read.
  ///   - content: The file.
  ///   - bytes: Bytes that end there, as many as are known.
  init(_ end: Int, in content: borrowing FileContent, after bytes: [UInt8] = []) {
    (stamp, contentEnd, copy) = (content.stamp, content.end, content.copy)
    self.end = end
    anchor = bytes.suffix(Self.anchorSize)
  }

  /// Returns whether a file has what was read of it, so that the rest is what was added.
  func leads(into content: borrowing FileContent) throws(Problem) -> Bool {
    if content.stamp == stamp, content.copy == copy { return true }
    guard content.stamp.isSameFile(as: stamp), content.end >= end else { return false }
    if let copy { return try content.read(0..<copy.count) == copy }
    return try content.read(end - anchor.count..<end) == anchor
  }

  /// Takes what the file is now.
  mutating func update(to content: borrowing FileContent) {
    (stamp, contentEnd, copy) = (content.stamp, content.end, content.copy)
  }

  /// Takes what was read after the mark.
  mutating func advance(over bytes: [UInt8]) {
    end += bytes.count
    anchor = (anchor + bytes.suffix(Self.anchorSize)).suffix(Self.anchorSize)
  }
}
