import PlaygroundTerminal

/// What a path leads to: a directory, a text, or nothing that can be shown.
struct PathWatch: Sendable {
  /// The path.
  let path: String

  /// What the sections call it.
  let label: String

  /// What is to be shown.
  private(set) var sections: [FeedSection] = []
  private var entries: [DirectoryEntry]?
  private var tail: FileTail?

  /// The number of lines to show of a text.
  private static let lineCount = 10

  /// Creates a watch that has not looked yet.
  init(path: String, label: String) {
    self.path = path
    self.label = label
  }

  /// Returns the watch after a look at the path, away from the caller's actor.
  @concurrent
  func looked() async -> PathWatch {
    var watch = self
    watch.look()
    return watch
  }

  /// Looks at the path.
  mutating func look() {
    do throws(Problem) {
      let stamp = try FileStamp(path: path)
      switch stamp.kind {
      case .directory: try list()
      case .file: try follow(stamp)
      case .link, .other:
        throw Problem("neither a directory nor a file; a stream can come in as standard input, '-'")
      }
    } catch {
      (entries, tail) = (nil, nil)
      sections = [FeedSection(error, label: label)]
    }
  }

  private mutating func list() throws(Problem) {
    let entries = try DirectoryEntry.entries(ofDirectory: path)
    // Sections that stay the same arrays cost the library no comparison.
    if entries == self.entries { return }
    (self.entries, tail) = (entries, nil)
    sections = FeedSection.sections(of: entries, label: label)
  }

  private mutating func follow(_ stamp: FileStamp) throws(Problem) {
    var tail = self.tail ?? FileTail(lineCount: Self.lineCount)
    try tail.follow(path, stamp: stamp)
    defer { (entries, self.tail) = (nil, tail) }
    if let old = self.tail, old.window == tail.window, old.binaryByteCount == tail.binaryByteCount {
      return
    }
    if let count = tail.binaryByteCount {
      sections = [FeedSection(binaryOfByteCount: count, label: label)]
    } else {
      sections = [FeedSection(tail.window, title: "\(label): last lines")]
    }
  }
}
