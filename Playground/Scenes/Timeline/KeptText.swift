/// The end of a text that comes once and cannot be read again.
///
/// It keeps at least the last bytes up to a limit. At times there are an eighth more, so that they are not
/// moved for every piece, and those of the line with the first of them.
struct KeptText: TextBytes, Sendable {
  /// The offset of the first byte that is kept, where a line begins.
  private(set) var start = 0

  private var bytes: [UInt8] = []
  private let limit: Int
  private let lineLimit: Int

  /// Creates a text without bytes.
  ///
  /// - Parameters:
  ///   - limit: The number of bytes to keep.
  ///   - lineLimit: The number of bytes after which a line is split.
  init(keeping limit: Int, lineLimit: Int = LineSplitter.usualLimit) {
    (self.limit, self.lineLimit) = (limit, lineLimit)
  }

  /// The offset behind the last byte.
  var end: Int { start + bytes.count }

  /// Takes what was added to the text, and drops the first lines if there are too many bytes.
  mutating func append(_ piece: [UInt8]) {
    bytes += piece
    let excess = bytes.count - limit
    guard excess > limit / 8 else { return }
    // No line has twice as many bytes, so one begins there, and those to keep begin with it or after it.
    let offset = max(0, excess - 2 * lineLimit)
    let window = Array(bytes[offset...].prefix(2 * lineLimit + 1))
    let first = LineSplitter.firstStart(in: window, at: start + offset, limit: lineLimit)
    guard let first else { return }
    bytes.removeFirst(first - start)
    start = first
  }

  /// Returns a range of the bytes, or what is kept of it.
  func read(_ range: Range<Int>) -> [UInt8] {
    let kept = range.clamped(to: start..<end)
    return Array(bytes[kept.lowerBound - start..<kept.upperBound - start])
  }
}
