import Foundation

/// A file that Linux makes up while it is read: the name of this process.
final class MadeUpFile {
  let path = "/proc/self/comm"
  private let name: String

  /// Files with bytes of which the size says nothing: it is 0, or that of a page.
  static let paths = [
    "/proc/filesystems", "/proc/version", "/sys/kernel/mm/transparent_hugepage/enabled",
  ].filter { FileManager.default.isReadableFile(atPath: $0) }

  /// Whether there is such a file, and it can have other bytes.
  static let isWritable = FileManager.default.isWritableFile(atPath: "/proc/self/comm")

  init() throws {
    name = try Self.text(path)
  }

  deinit {
    try? write(name)
  }

  /// Gives the file other bytes, with the end of a line.
  func write(_ text: String) throws {
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    defer { handle.closeFile() }
    try handle.write(contentsOf: Data(text.utf8))
  }

  /// Returns what a file has when it is read from its beginning to its end.
  static func text(_ path: String) throws -> String {
    let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { handle.closeFile() }
    return String(decoding: handle.readDataToEndOfFile(), as: UTF8.self)
  }
}
