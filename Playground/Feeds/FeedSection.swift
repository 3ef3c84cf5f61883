import Collate
import PlaygroundTerminal

/// A section of the feed: one kind of entry of a directory, the lines of a text, or a message.
package struct FeedSection: SectionProtocol, Sendable {
  /// What the section holds; each occurs once in a source.
  package enum ID: Hashable, Sendable {
    /// The entries of a directory that are of one kind.
    case entries(FileStamp.Kind)

    /// Nothing, for there is nothing in the directory.
    case emptyDirectory

    /// The last lines of a text.
    case lines

    /// The size of a file or stream that is no text.
    case binary

    /// The reason why there is nothing to show.
    case problem
  }

  /// What the section holds.
  package let id: ID

  /// The headline.
  package var title: String

  /// The rows.
  package var items: [FeedItem]

  /// Creates a section.
  package init(id: ID, title: String, items: [FeedItem] = []) {
    (self.id, self.title, self.items) = (id, title, items)
  }
}

extension FeedSection {
  /// Creates the section of a file or stream that is no text.
  init(binaryOfByteCount count: Int, label: String) {
    let size = "binary, \(count, of: "byte")"
    self.init(id: .binary, title: "\(label): no text", items: [.message(size)])
  }

  /// Creates the section that a source consists of while it cannot be read.
  init(_ problem: Problem, label: String) {
    self.init(
      id: .problem, title: "\(label): not readable", items: [.message(problem.message)])
  }
}
