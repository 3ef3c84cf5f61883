import Collate

/// A news story.
public struct Story: Identifiable, Hashable, Sendable {
  public let id: String
  public var title: String

  /// Creates a story.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

/// A section of stories.
public struct Feed: SectionProtocol, Hashable, Sendable {
  public let id: String
  public var title: String
  public var items: [Story]

  /// Creates a section.
  public init(id: String, title: String = "", items: [Story] = []) {
    self.id = id
    self.title = title
    self.items = items
  }
}
