import PlaygroundSystem
package import PlaygroundTerminal

/// A file that is open for reading until the value is gone.
package struct OpenFile: ~Copyable {
  private let descriptor: Int32

  /// Opens a file without waiting for anybody, should it be a pipe.
  package init(_ path: String) throws(Problem) {
    try self.init(FileName(bytes: Array(path.utf8)))
  }

  /// Opens a file whose path may be no text.
  package init(_ path: FileName) throws(Problem) {
    let path = path.bytes.map { CChar(bitPattern: $0) } + [0]
    descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 { throw Problem(code: errno) }
  }

  deinit { close(descriptor) }

  /// Takes the stamp of the file.
  func stamp() throws(Problem) -> FileStamp {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw Problem(code: errno) }
    return FileStamp(status)
  }

  /// Reads a range of the file, or what there is of it.
  package func read(_ range: Range<Int>) throws(Problem) -> [UInt8] {
    try Descriptor.read(range, of: descriptor)
  }
}
