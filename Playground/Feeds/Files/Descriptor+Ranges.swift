import PlaygroundSystem
import PlaygroundTerminal

extension Descriptor {
  /// Reads a range of a file, or what there is of it.
  static func read(
    _ range: Range<Int>,
    of descriptor: Int32
  ) throws(Problem) -> [UInt8] {
    var result: [UInt8] = []
    while result.count < range.count {
      let offset = range.lowerBound + result.count
      let limit = range.upperBound - offset
      var count = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
        count = unsafe pread(descriptor, buffer.baseAddress, limit, off_t(offset))
        initialized = max(count, 0)
      }
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw Problem(code: errno) }
      if count == 0 { break }
      result += bytes
    }
    return result
  }
}
