import CollateTesting
import PlaygroundFeeds
import PlaygroundTerminal

/// A page that shows a file.
struct FilePage: Identifiable, Hashable, Sendable {
  /// The letters that traces name the page by.
  let id: String

  /// The name, as its directory has it.
  let name: FileName

  /// Where the file is.
  let path: FileName

  /// How often the tour pretended that the file changed; the file itself is never touched.
  var changeCount = 0
}

extension FilePage {
  /// Returns a page for each file of a directory, by name.
  static func pages(in directory: String) throws(Problem) -> [FilePage] {
    let files = try DirectoryEntry.entries(ofDirectory: directory).filter { $0.kind == .file }
    return files.map(\.name).sorted().enumerated().map { number, name in
      let path = Array((directory + "/").utf8) + name.bytes
      return FilePage(id: String.letters(number), name: name, path: FileName(bytes: path))
    }
  }

  /// The first line of the file, or why it cannot be read.
  var firstLine: String {
    do throws(Problem) {
      // Nothing shows more of it.
      let line = try OpenFile(path).read(0..<512).prefix { $0 != TextLine.newline }
      return TextLine(id: 0, bytes: line + [TextLine.newline]).text
    } catch {
      return "(not readable: \(error.message))"
    }
  }
}

/// What shows a page; in an app, a view controller.
typealias PageController = SimulatedPage<FilePage>
