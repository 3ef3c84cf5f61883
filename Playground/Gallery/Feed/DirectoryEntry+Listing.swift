import Foundation
import PlaygroundTerminal

extension DirectoryEntry {
  /// Lists a directory, in no order; links are named, not followed.
  static func entries(ofDirectory path: String) throws(Problem) -> [DirectoryEntry] {
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
      // The directory tells names, but lets nobody through.
      if errno == ENOENT { return nil }
      self.init(name: name, kind: .other)
      return
    }
    let stamp = FileStamp(status)
    self.init(name: name, kind: .other, date: stamp.date)
    switch stamp.kind {
    case .directory: kind = .folder
    case .file: (kind, size) = (.file, stamp.size)
    case .link: (kind, target) = (.link, Self.target(ofLink: path, in: directory))
    case .other: break
    }
  }

  private static func target(ofLink path: [CChar], in directory: Int32) -> FileName? {
    let limit = Int(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: limit)
    let count = unsafe readlinkat(directory, path, &buffer, limit)
    if count < 0 { return nil }
    return FileName(bytes: buffer.prefix(count).map { UInt8(bitPattern: $0) })
  }
}

/// The way moments are written.
enum LocalTime {
  /// Returns day and time of day in the time zone of the system.
  static func text(for seconds: Int) -> String {
    text(for: seconds, format: "%Y-%m-%d %H:%M:%S")
  }

  /// The time of day now.
  static var now: String { text(for: time(nil), format: "%H:%M:%S") }

  private static func text(for seconds: Int, format: String) -> String {
    var seconds = time_t(seconds)
    var parts = unsafe tm()
    let limit = 64
    var buffer = [CChar](repeating: 0, count: limit)
    unsafe localtime_r(&seconds, &parts)
    let count = unsafe strftime(&buffer, limit, format, &parts)
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
