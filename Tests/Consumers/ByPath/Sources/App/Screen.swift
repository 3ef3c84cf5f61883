import CollateUIKit
import Models

// Each property infers its type, with sections of another module, public and internal: this is
// where an internal type in the surface of Collate shows. The names of the core come with
// CollateUIKit, on all platforms.

/// What the app shows.
@MainActor
public final class Screen {
  public let news = ArrayDataSource(sections: [Feed(id: "news")])
  public let mail = ArrayDataSource(sections: [Feed(id: "mail")])
  public let archive = ArrayDataSource<BasicSection<String, Story>>(sections: [])
  public let feeds: CompositeDataSource<Feed>
  public let empty = CompositeDataSource([ArrayDataSource<Feed>(sections: [])])
  public let erased = CompositeDataSource([ArrayDataSource<Feed>(sections: []).erased()])
  public let shortened = ArrayDataSource<Feed>(sections: []).map { feed in
    Feed(id: feed.id, title: feed.title, items: Array(feed.items.prefix(3)))
  }
  public let pages = OnDemandPager(ArrayDataSource<Feed>(sections: [])) { story in Page(story) }
  public let tabs = StaticPager([StaticPage(id: "news") { Page(Story(id: "news", title: "News")) }])
  public let store = SnapshotStore<Feed>()
  let nested = CompositeDataSource([
    CompositeDataSource([ArrayDataSource(sections: [Feed(id: "nested")])])
  ])

  /// Creates a screen without stories.
  public init() {
    feeds = CompositeDataSource([news, mail])
  }
}

/// A page of a story.
@MainActor
public final class Page {
  public let story: Story

  init(_ story: Story) {
    self.story = story
  }
}
