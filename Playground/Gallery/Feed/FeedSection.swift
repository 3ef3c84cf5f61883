import Collate
import PlaygroundTerminal

/// A section of the feed: one kind of entry of a directory, the lines of a text, or a message.
struct FeedSection: SectionProtocol, Sendable {
  /// What the section holds; each occurs once in a source.
  enum ID: Hashable, Sendable {
    case entries(DirectoryEntry.Kind)
    case emptyDirectory
    case lines
    case problem
  }

  let id: ID
  var title: String
  var items: [FeedItem] = []
}

/// A row of the feed.
enum FeedItem: Identifiable, Hashable, Sendable {
  /// Which row it is: an entry is known by its name, a line by its number, whatever they contain.
  enum ID: Hashable, Sendable {
    case entry(FileName)
    case line(Int)
    case message
  }

  case entry(DirectoryEntry)
  case line(LineWindow.Line)
  case message(String)

  var id: ID {
    switch self {
    case .entry(let entry): .entry(entry.name)
    case .line(let line): .line(line.id)
    case .message: .message
    }
  }

  /// What the row shows, on one line.
  var text: String {
    switch self {
    case .entry(let entry): entry.text
    case .line(let line): line.text.withoutTabs.escaped
    case .message(let message): message.escaped
    }
  }
}

extension FeedSection {
  /// Creates the section that a source consists of while it cannot be read.
  init(_ problem: Problem, label: String) {
    self.init(
      id: .problem, title: "\(label): not readable", items: [.message(problem.message)])
  }
}
