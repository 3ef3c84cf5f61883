import PlaygroundTerminal

/// A file at the time of a look: what it is, and its bytes up to where reading ends.
///
/// Where that is, only reading tells. A file that the system makes up while it is read states a size of 0,
/// as in `/proc`, or one of a whole page, as in `/sys`. It may also have other bytes each time, so it is
/// read as a whole, and kept.
struct FileContent: ~Copyable {
  /// What the file is.
  let stamp: FileStamp

  /// The offset where reading ends.
  let end: Int

  /// All bytes of a file that is made up; `nil` for others, which are read where they are.
  let copy: [UInt8]?

  private let file: OpenFile

  /// The most bytes of a file that is made up: some have no end.
  private static let copyLimit = 1 << 26

  /// Looks at the file at a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - mark: How far it was read; as long as its stamp is the same, so is the content.
  /// - Throws: The reason why it cannot be read from its end.
  init(path: String, since mark: FileMark? = nil) throws(Problem) {
    let file = try OpenFile(path)
    let stamp = try file.stamp()
    switch stamp.kind {
    case .file: break
    case .directory: throw Problem("it is a directory")
    case .other: throw Problem("it is not a file that can be read from its end")
    }
    if let mark, mark.stamp == stamp {
      (self.stamp, end, copy) = (stamp, mark.contentEnd, mark.copy)
    } else {
      (self.stamp, end, copy) = try Self.measured(file, stamp)
    }
    self.file = file
  }

  /// Reads a range of the file, or what there is of it.
  func read(_ range: Range<Int>) throws(Problem) -> [UInt8] {
    guard let copy else { return try file.read(range) }
    return Array(copy[range.clamped(to: copy.indices)])
  }

  /// Finds the end of a file, and copies it if it is not where the stamp says.
  private static func measured(
    _ file: borrowing OpenFile, _ stamp: FileStamp
  ) throws(Problem) -> (FileStamp, Int, [UInt8]?) {
    var stamp = stamp
    while true {
      let size = max(0, stamp.size)
      let last = max(0, size - 1)
      let edge = try file.read(last..<size + 1)
      if edge.count == size - last { return (stamp, size, nil) }
      let now = try file.stamp()
      if now.size == stamp.size {
        let bytes = try allBytes(of: file)
        return (stamp, bytes.count, bytes)
      }
      // It grows while it is looked at: what was added comes with the next look.
      if edge.count > size - last, now.size > size { return (stamp, size, nil) }
      stamp = now
    }
  }

  private static func allBytes(of file: borrowing OpenFile) throws(Problem) -> [UInt8] {
    let pieceSize = 1 << 16
    var bytes: [UInt8] = []
    while bytes.count <= copyLimit {
      let piece = try file.read(bytes.count..<bytes.count + pieceSize)
      bytes += piece
      if piece.count < pieceSize { return bytes }
    }
    throw Problem(
      "it has not the size that it states, and more than \(ByteCount.text(for: copyLimit))")
  }
}
