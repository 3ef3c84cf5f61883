import Foundation
import PlaygroundTerminal

/// What tells one state of a file from another without reading it.
struct FileStamp: Hashable, Sendable {
  /// What the path leads to.
  enum Kind: Sendable {
    case directory
    case file
    case link
    case other
  }

  let kind: Kind
  let size: Int

  /// The seconds since 1970 at the last change of the content.
  let date: Int

  private let device: UInt64
  private let number: UInt64
  private let times: [Int]

  /// Returns whether both stamps are of one file, whatever it contains.
  func isSameFile(as other: FileStamp) -> Bool {
    device == other.device && number == other.number
  }
}

extension FileStamp {
  /// Takes the stamp of what a path leads to, through all links.
  init(path: String) throws(Problem) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw Problem(code: errno) }
    self.init(status)
  }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: kind = .directory
    case S_IFREG: kind = .file
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    #if canImport(Darwin)
    let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
    let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    size = Int(status.st_size)
    date = modified.tv_sec
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    times = [modified.tv_sec, modified.tv_nsec, changed.tv_sec, changed.tv_nsec]
  }
}

/// A file that is open for reading until the value is gone.
struct OpenFile: ~Copyable {
  private let descriptor: Int32

  /// Opens a file without waiting for anybody, should it be a pipe.
  init(_ path: String) throws(Problem) {
    try self.init(FileName(bytes: Array(path.utf8)))
  }

  /// Opens a file whose path may be no text.
  init(_ path: FileName) throws(Problem) {
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
  func read(_ range: Range<Int>) throws(Problem) -> [UInt8] {
    try Descriptor.read(range, of: descriptor)
  }
}
