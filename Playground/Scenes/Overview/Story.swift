import Collate
import PlaygroundTerminal

/// A row of a feed.
struct Story: Identifiable, Hashable, Sendable {
  let id: Int

  /// The text.
  let text: String

  /// The feed that it comes from, wherever it is now.
  let feed: StoryFeed

  /// Whether it stays first in its section.
  var isPinned = false

  /// Whether it was read.
  var isRead = false
}

/// A feed of stories.
enum StoryFeed: String, Hashable, Sendable {
  case news = "News"
  case mail = "Mail"

  /// The color of its stories.
  var color: Color { Theme.bands[self == .news ? 0 : 1] }
}

/// A section of stories.
struct StorySection: SectionProtocol, Hashable, Sendable {
  let id: String

  /// The feed that the section belongs to.
  let feed: StoryFeed
  var items: [Story]
}

extension RowContent {
  /// The header of a section of stories.
  init(_ section: StorySection) { self = .header(section.id.uppercased(), section.feed.color) }

  /// The cell of a story.
  init(_ story: Story) {
    self.init(
      text: story.text, detail: story.isPinned ? "pinned" : story.isRead ? "read" : "",
      style: Style(story.isRead ? Theme.faint : Theme.text), band: story.feed.color, indentation: 1)
  }
}
