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

  private static func failure(_ code: Int32, of path: String) -> Problem {
    Problem("cannot write '\(path.escaped)': \(Problem(code: code).message)")
  }
}
