import Foundation

/// A directory that is there for one test.
final class TemporaryDirectory {
  let path: String

  /// Creates an empty directory.
  init() throws {
    let name = "collate-feed-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Returns the path of an entry.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file anew, in its place.
  func write(_ text: String, to name: String) throws {
    let file = FileManager.default
    if !file.fileExists(atPath: self(name)) {
      _ = file.createFile(atPath: self(name), contents: nil)
    }
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: self(name)))
    defer { handle.closeFile() }
    try handle.truncate(atOffset: 0)
    handle.write(Data(text.utf8))
  }

  /// Adds to a file.
  func append(_ text: String, to name: String) throws {
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: self(name)))
    defer { handle.closeFile() }
    try handle.seekToEnd()
    handle.write(Data(text.utf8))
  }

  /// Puts another file in the place of one, as editors do.
  func replace(_ name: String, with text: String) throws {
    try write(text, to: name + "~")
    guard unsafe rename(self(name + "~"), self(name)) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Removes an entry.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: self(name))
  }
}
