import PlaygroundTerminal

/// A row of the feed.
package enum FeedItem: Identifiable, Hashable, Sendable {
  /// Which row it is: an entry is known by its name, a line by its number, whatever they contain.
  package enum ID: Hashable, Sendable {
    /// The entry of that name.
    case entry(FileName)

    /// The line of that number.
    case line(Int)

    /// The message, of which there is one.
    case message
  }

  /// An entry of a directory.
  case entry(DirectoryEntry)

  /// A line of a text.
  case line(LineWindow.Line)

  /// Something about the source itself.
  case message(String)

  /// Which row it is.
  package var id: ID {
    switch self {
    case .entry(let entry): .entry(entry.name)
    case .line(let line): .line(line.id)
    case .message: .message
    }
  }

  /// What the row shows, on one line.
  package var text: String {
    switch self {
    case .entry(let entry): entry.text
    case .line(let line): line.description
    case .message(let message): message.escaped
    }
  }
}
