import PlaygroundTerminal

/// The last lines of a file that is being written.
///
/// It reads the end of the file, then only what is added. When the file is another one, shorter, or
/// its bytes are no longer those seen last time, it starts over.
struct FileTail: Sendable {
  /// The lines that are shown.
  private(set) var window: LineWindow
  private var stamp: FileStamp?
  private var end = 0

  /// The bytes before `end`, to recognise the file.
  private var anchor: [UInt8] = []

  /// The bytes read at once; what lies further back is not looked at.
  private static let readLimit = 1 << 16
  private static let anchorLimit = 256

  /// Creates a tail that has read nothing.
  init(lineCount: Int) {
    window = LineWindow(capacity: lineCount)
  }

  /// Reads what is new.
  mutating func follow(_ path: String, stamp newStamp: FileStamp) throws(Problem) {
    guard stamp != newStamp else { return }
    let file = try OpenFile(path)
    let newStamp = try file.stamp()
    guard newStamp.kind == .file else { throw Problem("it is no longer a file") }
    let growth = newStamp.size - end
    if let stamp, stamp.isSameFile(as: newStamp), (1...Self.readLimit).contains(growth),
      try file.read(end - anchor.count..<end) == anchor
    {
      let added = try file.read(end..<newStamp.size)
      window.append(added)
      remember(anchor + added, before: end + added.count)
    } else {
      // Files that the system makes up while they are read have no size.
      let start = max(0, newStamp.size - Self.readLimit)
      let tail = try file.read(start..<max(newStamp.size, Self.readLimit))
      window.replace(with: start == 0 ? tail : Self.wholeLines(of: tail))
      remember(tail, before: start + tail.count)
    }
    stamp = newStamp
  }

  /// Returns bytes without the line that begins before them, if there are others.
  private static func wholeLines(of bytes: [UInt8]) -> [UInt8] {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end + 1 < bytes.count else {
      return bytes
    }
    return Array(bytes[(end + 1)...])
  }

  private mutating func remember(_ bytes: [UInt8], before offset: Int) {
    anchor = bytes.suffix(Self.anchorLimit)
    end = offset
  }
}
