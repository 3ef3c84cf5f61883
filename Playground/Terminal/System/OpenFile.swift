import PlaygroundSystem

/// A file that is open for reading until the value is gone.
package struct OpenFile: ~Copyable {
  private let descriptor: Int32

  /// Opens a file without waiting for the other end, should it be a pipe.
  package init(_ path: String) throws(Problem) {
    descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 { throw Problem(code: errno) }
  }

  deinit { close(descriptor) }

  /// Takes the stamp of the file.
  package func stamp() throws(Problem) -> FileStamp {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw Problem(code: errno) }
    return FileStamp(status)
  }

  /// Reads a range of the file, or what there is of it.
  package func read(_ range: Range<Int>) throws(Problem) -> [UInt8] {
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
