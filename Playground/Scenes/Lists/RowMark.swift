import PlaygroundTerminal

/// A change of a row.
enum RowMark: Hashable {
  /// No change.
  case none

  /// The row is new.
  case inserted

  /// The row is about to vanish.
  case deleted

  /// The row moves, by itself or with its section.
  case moved

  /// The content of the row is new.
  case updated

  /// The sign in the gutter, because colors alone are not seen by everybody.
  var sign: String {
    switch self {
    case .none: " "
    case .inserted: "+"
    case .deleted: "−"
    case .moved: "⇅"
    case .updated: "~"
    }
  }

  /// The color in which the row glows.
  var color: Color? {
    switch self {
    case .none: nil
    case .inserted: Theme.inserted
    case .deleted: Theme.deleted
    case .moved: Theme.moved
    case .updated: Theme.updated
    }
  }
}
