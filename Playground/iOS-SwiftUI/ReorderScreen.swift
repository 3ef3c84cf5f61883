#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateSwiftUI
import SwiftUI

/// The feeds in one list: swipe to delete, drag from one feed to the other, pull to refresh.
struct ReorderScreen: View {
  @State var feeds = Feeds()
  @State private var marksUnread = true
  let open: (Story) -> Void

  var body: some View {
    VStack {
      Button("Unread") { marksUnread = marksUnread ? false : true }
      CollateList(feeds.screen) { story in
        HStack {
          if marksUnread && !story.isRead { Text("•") }
          Text(story.title)
        }
        .swipeActions { Button("Delete", role: .destructive) { feeds.remove(story) } }
      }
      .header { feed in Text(feed.title) }
      .emptyContent { Text("Nothing to read") }
      .onSelect { story in
        feeds.markRead(story)
        open(story)
      }
      .reorderable()
      .refreshable { await reload() }
    }
  }

  private func reload() async {}
}

/// Something to read.
nonisolated struct Story: Identifiable, Hashable, Sendable {
  let id: String
  var title: String
  var isRead = false
}

/// A titled list of stories.
nonisolated struct Feed: SectionProtocol, Sendable {
  let id: String
  var title: String
  var items: [Story]
}

/// Several feeds, which people sort as they like.
@MainActor
final class Feeds {
  let news = ArrayDataSource<Feed>()
  let mail = ArrayDataSource<Feed>()
  private(set) lazy var screen = CompositeDataSource(
    [news, mail], sharing: IdentityGroup("stories"))

  func remove(_ story: Story) {
    for feed in [news, mail] { feed.removeItem(withID: story.id) }
  }

  func markRead(_ story: Story) {
    for feed in [news, mail] { feed.modifyItem(withID: story.id) { $0.isRead = true } }
  }
}
#endif
