import Foundation

/// A directory that is there for one test.
package final class TemporaryDirectory {
  /// The path, without a slash at its end.
  package let path: String

  /// Creates an empty directory.
  package init() throws {
    let name = "collate-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Returns the path of an entry.
  package func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Replaces the contents of a file, in its place.
  package func write(_ text: String, to name: String) throws {
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
  package func append(_ text: String, to name: String) throws {
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: self(name)))
    defer { handle.closeFile() }
    try handle.seekToEnd()
    handle.write(Data(text.utf8))
  }

  /// Puts another file in the place of one, as editors do.
  package func replace(_ name: String, with text: String) throws {
    try write(text, to: name + "~")
    guard unsafe rename(self(name + "~"), self(name)) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Removes an entry.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: self(name))
  }
}
