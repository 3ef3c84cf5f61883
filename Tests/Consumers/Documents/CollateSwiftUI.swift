import CollateSwiftUI
import SwiftUI

struct Story: Identifiable, Hashable, Sendable {
  let id: String
  var title: String
}

struct Feed: SectionProtocol, Sendable {
  let id: String
  var title: String
  var items: [Story]
}

@MainActor
final class Feeds {
  let screen = ArrayDataSource<Feed>()
  func open(_ story: Story) {}
  func refresh() async {}
}

struct StoryRow: View {
  let story: Story
  var body: some View { Text(story.title) }
}

struct Screen: View {
  let feeds: Feeds

  var body: some View {
    // <CollateSwiftUI.md 1>
  }
}
