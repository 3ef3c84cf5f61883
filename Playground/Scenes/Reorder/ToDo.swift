import Collate

/// A row of a to-do list.
struct ToDo: Identifiable, Hashable, Sendable {
  let id: Int

  /// The text.
  let text: String

  /// Whether it stays first in its section.
  var isPinned = false
}

/// A section of a to-do list.
struct ToDoSection: SectionProtocol, Hashable, Sendable {
  let id: String
  var items: [ToDo]
}
