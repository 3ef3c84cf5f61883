import Collate

/// A news story or a letter.
public struct Story: Identifiable, Hashable, Sendable {
  /// Identifies the story.
  public let id: String

  /// What the story is about.
  public var title: String

  /// Creates a story.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

/// A section of stories.
public struct Feed: SectionProtocol, Hashable, Sendable {
  /// Identifies the section.
  public let id: String

  /// What the section is about.
  public var title: String

  /// The stories, in order.
  public var items: [Story]

  /// Creates a section.
  public init(id: String, title: String = "", items: [Story] = []) {
    self.id = id
    self.title = title
    self.items = items
  }
}
