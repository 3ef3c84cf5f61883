import PlaygroundSystem

/// What tells one state of a file from another without reading it.
package struct FileStamp: Hashable, Sendable {
  /// What a path can lead to.
  package enum Kind: Sendable {
    /// A directory.
    case directory

    /// A file.
    case file

    /// A socket, a device or the like.
    case other
  }

  /// What the path leads to.
  package let kind: Kind

  /// The size in bytes.
  package let size: Int

  private let device: UInt64
  private let number: UInt64
  private let times: [Int]

  /// Takes the stamp from what the system says.
  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: kind = .directory
    case S_IFREG: kind = .file
    default: kind = .other
    }
    #if canImport(Darwin)
    let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
    let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    size = Int(status.st_size)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    times = [modified.tv_sec, modified.tv_nsec, changed.tv_sec, changed.tv_nsec]
  }

  /// Returns whether both stamps are of one file, whatever it contains.
  package func isSameFile(as other: FileStamp) -> Bool {
    device == other.device && number == other.number
  }
}
