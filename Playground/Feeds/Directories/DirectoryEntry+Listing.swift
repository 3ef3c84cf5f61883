import PlaygroundSystem
package import PlaygroundTerminal

extension DirectoryEntry {
  /// Lists a directory, in no order; links are named, not followed.
  package static func entries(ofDirectory path: String) throws(Problem) -> [DirectoryEntry] {
    guard let directory = unsafe opendir(path) else { throw Problem(code: errno) }
    defer { unsafe closedir(directory) }
    let descriptor = unsafe dirfd(directory)
    var entries: [DirectoryEntry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(directory) else { break }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        let start = unsafe UnsafeRawPointer(pointer).assumingMemoryBound(to: UInt8.self)
        return unsafe FileName(
          bytes: Array(UnsafeBufferPointer(start: start, count: strlen(start))))
      }
      if name == "." || name == ".." { continue }
      if let entry = DirectoryEntry(name: name, in: descriptor) { entries.append(entry) }
    }
    if errno != 0 { throw Problem(code: errno) }
    return entries
  }

  /// Looks an entry up; `nil` when it is gone meanwhile.
  private init?(name: FileName, in directory: Int32) {
    var status = stat()
    let path = name.bytes.map { CChar(bitPattern: $0) } + [0]
    guard unsafe fstatat(directory, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      // The directory can be read, but not searched.
      if errno == ENOENT { return nil }
      self.init(name: name, kind: .other)
      return
    }
    let stamp = FileStamp(status)
    self.init(name: name, kind: stamp.kind, date: stamp.date)
    if kind == .file { size = stamp.size }
    if kind == .link { target = Self.target(ofLink: path, in: directory) }
  }

  private static func target(ofLink path: [CChar], in directory: Int32) -> FileName? {
    let limit = Int(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: limit)
    let count = unsafe readlinkat(directory, path, &buffer, limit)
    if count < 0 { return nil }
    return FileName(bytes: buffer.prefix(count).map { UInt8(bitPattern: $0) })
  }
}
