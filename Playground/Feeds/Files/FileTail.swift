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
  private var stamp: FileStamp?
  private var end = 0

  /// The bytes before `end`, to recognise the file.
  private var anchor: [UInt8] = []

  /// The bytes read at once.
  private static let readLimit = 1 << 16

  /// The bytes from the end that are searched for lines; what lies further back is not looked at.
  private static let searchLimit = 1 << 22
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
    // What is added to an empty file decides whether it is a text.
    if let stamp, stamp.isSameFile(as: newStamp), (1...Self.readLimit).contains(growth), end > 0,
      binaryByteCount == nil, try file.read(end - anchor.count..<end) == anchor
    {
      let added = try file.read(end..<newStamp.size)
      window.append(added)
      remember(anchor + added, before: end + added.count)
    } else {
      try begin(file, size: newStamp.size)
    }
    stamp = newStamp
  }

  private mutating func begin(_ file: borrowing OpenFile, size: Int) throws(Problem) {
    var new = LineWindow(capacity: window.capacity)
    // Files that the system makes up while they are read have no size.
    let head = try file.read(0..<(size == 0 ? Self.readLimit : BinaryContent.sampleSize))
    let isBinary = BinaryContent.begins(with: head)
    var last = head
    var offset = head.count
    if !isBinary, size > 0 {
      offset = try start(in: file, size: size)
      while offset < size {
        last = try file.read(offset..<min(size, offset + Self.readLimit))
        if last.isEmpty { break }
        new.append(last)
        offset += last.count
      }
    } else if !isBinary {
      new.append(head)
    }
    binaryByteCount = isBinary ? max(size, head.count) : nil
    window.replace(with: new)
    remember(last, before: offset)
  }

  /// Returns the offset where the last lines of a file begin.
  private func start(in file: borrowing OpenFile, size: Int) throws(Problem) -> Int {
    var (offset, start, count) = (size, size, 0)
    while offset > 0, size - offset < Self.searchLimit {
      let range = max(0, offset - Self.readLimit)..<offset
      let bytes = try file.read(range)
      for index in bytes.indices.reversed() where bytes[index] == UInt8(ascii: "\n") {
        // No line begins at the end of the file.
        guard range.lowerBound + index + 1 < size else { continue }
        start = range.lowerBound + index + 1
        count += 1
        if count == window.capacity { return start }
      }
      offset = range.lowerBound
    }
    // No line that begins further back is shown, if there are others.
    return offset == 0 || start == size ? offset : start
  }

  private mutating func remember(_ bytes: [UInt8], before offset: Int) {
    anchor = bytes.suffix(Self.anchorLimit)
    end = offset
  }
}
