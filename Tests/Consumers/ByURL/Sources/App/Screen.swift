import CollateUIKit
import Models
import Observation

// The properties infer their types, from sections of another module: this is where an internal type
// in the surface of Collate shows. The names of the core come with `CollateUIKit`, on all platforms.

/// What the app shows.
@MainActor
public final class Screen {
  /// A source.
  public let news = ArrayDataSource(sections: [Feed(id: "news")])

  /// A source like the one before it.
  public let mail = ArrayDataSource(sections: [Feed(id: "mail")])

  /// Everything that is shown.
  public let feeds: CompositeDataSource<Feed>

  /// A composite that infers the type of its sections.
  public let composite = CompositeDataSource([ArrayDataSource(sections: [Feed(id: "a")])])

  /// A composite of composites.
  public let nested = CompositeDataSource([
    CompositeDataSource([ArrayDataSource(sections: [Feed(id: "a")])])
  ])

  /// A composite without types.
  public let erased = CompositeDataSource([ArrayDataSource(sections: [Feed(id: "a")]).erased()])

  /// The first story of each section.
  public let firstStories = ArrayDataSource(sections: [Feed(id: "a")]).map { feed in
    Feed(id: feed.id, title: feed.title, items: Array(feed.items.prefix(1)))
  }

  /// A page for each story.
  public let pages = OnDemandPager(ArrayDataSource(sections: [Feed(id: "a")])) { Page($0) }

  /// Pages that show one story after the other.
  public let reusedPages = ReusedPager([Story](), make: { Page(nil) }, bind: { $0.story = $1 })

  /// A page for each feed.
  public let tabs = StaticPager([StaticPager.Page(id: "news") { Page(nil) }])

  /// The sections of a source of our own.
  public let store = SnapshotStore<Feed>()

  let internalComposite = CompositeDataSource([ArrayDataSource(sections: [Feed(id: "a")])])

  /// Creates a screen without stories.
  public init() {
    feeds = CompositeDataSource([news, mail])
  }
}

/// Shows a story.
@MainActor
public final class Page {
  /// The story.
  public internal(set) var story: Story?

  init(_ story: Story?) {
    self.story = story
  }
}

// The macro writes the name of the framework, which no type of a package may shadow.

/// What the user has read.
@available(iOS 17, tvOS 17, macOS 14, visionOS 1, *)
@MainActor @Observable
public final class Reading {
  /// The number of stories.
  public internal(set) var count = 0

  private var token: ObservationToken?

  init(_ screen: Screen) {
    token = screen.feeds.observe { [weak self] update in
      self?.count += update.batch.itemInserts.count
    }
  }
}
