import PlaygroundFeeds
import PlaygroundSystem
import PlaygroundTerminal

/// The files that the program writes.
enum OutputFile {
  /// Writes a file, replacing its contents.
  static func write(_ text: String, to path: String) throws(Problem) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(errno, of: path) }
    defer { close(descriptor) }
    if let code = Descriptor.write(Array(text.utf8), to: descriptor) {
      throw failure(code, of: path)
    }
  }

  /// Makes a directory, and those it lies in, unless they are there.
  static func makeDirectory(_ path: String) throws(Problem) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      let code = unsafe mkdir(String(path[..<end]), 0o777) == 0 ? 0 : errno
      // Directories that exist may lie where none may be created.
      if code != 0, end == path.endIndex, !isDirectory(path) { throw failure(code, of: path) }
    }
  }

  private static func isDirectory(_ path: String) -> Bool {
    (try? FileStamp(path: path))?.kind == .directory
  }

  private static func failure(_ code: Int32, of path: String) -> Problem {
    Problem("cannot write '\(path.escaped)': \(Problem(code: code).message)")
  }
}
