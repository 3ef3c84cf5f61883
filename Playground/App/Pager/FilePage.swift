import Collate
import PlaygroundFeeds
import PlaygroundTerminal

/// A page that shows a file.
struct FilePage: Identifiable, Hashable, Sendable {
  /// The identity of the page, which is short enough for a trace.
  let id: PageLabel

  /// The name, as its directory has it.
  let name: FileName

  /// Where the file is.
  let path: FileName

  /// The size in bytes.
  let size: Int

  /// How often the tour pretended that the file changed; the file itself is never touched.
  var changeCount = 0
}

extension FilePage {
  /// Name and size, on one line.
  ///
  /// - Parameter limit: The columns that the name may take.
  /// - Returns: The line.
  func text(nameColumns limit: Int) -> String {
    let change = changeCount == 0 ? "" : " (changed)"
    return "\(name)".truncated(toColumns: limit) + change + ", " + ByteCount.text(for: size)
  }

  /// The first line of the file, or why it cannot be read.
  var firstLine: String {
    do throws(Problem) {
      // Nothing shows more of it.
      let bytes = try OpenFile(path).read(0..<512)
      var window = LineWindow(capacity: 1)
      window.append(Array(bytes.prefix { $0 != UInt8(ascii: "\n") }))
      guard let line = window.lines.first?.text, !line.isEmpty else {
        return bytes.isEmpty ? "(no content)" : "(an empty line)"
      }
      return line.withoutTabs.escaped
    } catch {
      return "(not readable: \(error.message))"
    }
  }
}

/// The files of one path, as pages.
struct PageFeed: Hashable, Sendable {
  /// The path, as it was given.
  let path: String

  /// A page for each file, by name.
  var pages: [FilePage]
}

extension PageFeed {
  /// The section that the pages stand in.
  typealias Section = BasicSection<Int, FilePage>

  /// Lists a directory, or takes a file.
  ///
  /// - Parameters:
  ///   - path: The path of a directory or of a file.
  ///   - number: The number of the first page.
  /// - Throws: The reason why there is nothing to page through.
  init(path: String, firstNumber number: Int) throws(Problem) {
    self.path = path
    let stamp = try FileStamp(path: path)
    switch stamp.kind {
    case .directory:
      let files = try DirectoryEntry.entries(ofDirectory: path).filter { $0.kind == .file }
      let folder = Array(path.utf8) + (path.hasSuffix("/") ? [] : [UInt8(ascii: "/")])
      pages = files.sorted { $0.name < $1.name }.enumerated().map { offset, file in
        FilePage(
          id: PageLabel(number: number + offset), name: file.name,
          path: FileName(bytes: folder + file.name.bytes), size: file.size ?? 0)
      }
    case .file:
      let bytes = Array(path.utf8)
      let name = bytes.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? bytes
      pages = [
        FilePage(
          id: PageLabel(number: number), name: FileName(bytes: name),
          path: FileName(bytes: bytes), size: stamp.size)
      ]
    case .link, .other:
      throw Problem("neither a directory nor a file")
    }
  }
}
