import Collate
import CollateTesting

/// Posts that are loaded from a server, page by page.
@MainActor
final class LoaderModel {
  typealias Source = LoadingDataSource<Timeline, PostServer.Key>
  typealias Step = LoaderStep<PostServer.Key, TimelineRow.ID>

  /// Where the posts come from.
  let server: PostServer

  /// The posts that are loaded.
  let posts: Source

  /// The posts that the list has rows for: of a long list, some around the reader.
  let window: PrefixDataSource<Source>

  /// What shows the posts in a list.
  let presenter: Presenter<Timeline>

  /// Checks every update of what is shown of the posts.
  private let checker: DataSourceChecker<Timeline>

  /// Called with every event of the source, and what it did then.
  var onStep: (Step) -> Void = { _ in }

  private var observation: ObservationToken?

  /// The number of pulls of which the source has not heard yet.
  private var pullCount = 0

  /// The numbers of posts that were sent, and of those of which the source knows what became of them.
  private var (sentCount, settledCount) = (0, 0)

  /// The pages that are held at most, if there is a maximum.
  static let maximumPageCount = 3

  /// The number of posts that come while the reader is away: more than one page.
  static let missedCount = 50

  /// The number of posts that come at once in a long list; fewer in play that goes on and on.
  var manyCount = 100_000

  /// The number of posts that the list has rows for.
  static let windowSize = 500

  /// Creates a list of which nothing is loaded yet.
  init(_ server: PostServer) {
    self.server = server
    posts = Self.posts(of: server)
    window = posts.prefix(Self.windowSize)
    checker = DataSourceChecker(window)
    presenter = Presenter(window)
    server.isAwaited = { [weak posts] token in
      posts?.runningRequests.contains { $0.token == token } ?? false
    }
    observation = posts.observeSteps { [weak self] in self?.note($0) }
  }

  deinit {
    // A load that waits for its answer would keep itself and the server.
    Task { @MainActor [server] in server.close() }
  }

  /// Returns a source of the posts of a server.
  // begin: loader
  static func posts(of server: PostServer) -> Source {
    let posts = Source(
      PageLoader { try await server.answer(to: $0) })
    posts.configuration.behaviors = [
      .initial, .appearance, .paging,
    ]
    posts.configuration.prefetchDistance = 3
    posts.configuration.emptyPageLimit = 1
    posts.configuration.opensGaps = true
    posts.placeholderSection = Timeline.noPosts
    posts.edgeSection = Timeline.edge
    posts.gapItem = { .gap($0, $1) }
    return posts
  }
  // end: loader

  /// The code between the marks.
  static let code = CodeExcerpt.lines(named: "loader")

  private func note(_ step: Step) {
    for case .start(let request) in step.effects { server.take(request) }
    if step.event == .pull { pullCount -= 1 }
    onStep(step)
  }

  /// What the checkers of the source found, a sentence each.
  var faults: [String] { checker.check().map(\.description) }

  /// Whether nothing happens before the time goes on.
  var isSettled: Bool {
    pullCount == 0 && server.isSettled && sentCount == settledCount + server.waitingPostCount
  }
}

extension LoaderModel {
  /// Asks for what is new.
  func pull() {
    pullCount += 1
    Task { [posts] in await posts.refresh() }
  }

  /// Leaves the screen until there are many new posts, and comes back.
  func stayAway() {
    posts.disappear()
    for _ in 0..<Self.missedCount { server.post() }
    posts.appear()
  }

  /// Loads a page of very many posts.
  func loadMany() {
    server.post(manyCount)
    pull()
  }

  /// Shows the rows at an end of a long list.
  func moveWindow(to end: LoadDirection) {
    let last = max(0, posts.snapshot.itemCount - Self.windowSize)
    window.offset = end == .forward ? last : 0
  }

  /// Shows more rows beyond one of a long list, if that is near the last one that is shown.
  ///
  /// - Parameter row: The number of the rows before it that are shown.
  func moveWindow(toward row: Int) {
    let (size, last) = (Self.windowSize, posts.snapshot.itemCount - Self.windowSize)
    if row < size / 4 {
      window.offset = max(0, window.offset - size / 2)
    } else if row > size / 4 * 3, window.offset < last {
      window.offset = min(last, window.offset + size / 2)
    }
  }

  /// Shows a post that the server takes later, or refuses, and then takes it back.
  func sendPost() {
    sentCount += 1
    let draft = TimelineRow.draft(sentCount)
    Task { [weak self, posts, server] in
      // begin: loader
      try? await posts.edit(
        [.insert(draft, .first)],
        sending: server.publish, confirmedBy: \.self)
      // end: loader
      self?.settledCount += 1
    }
  }

  /// Has the server tell of a new post.
  func insertPost() {
    let (row, version) = server.post()
    posts.apply([.insert(row, .first)], version: version)
  }

  /// Whether there is a maximum of pages, so that newer ones are loaded again by scrolling.
  var dropsPages: Bool {
    get { posts.configuration.maximumPageCount != nil }
    set {
      posts.configuration.maximumPageCount = newValue ? Self.maximumPageCount : nil
      if newValue {
        posts.configuration.behaviors.insert(.pagingBackward)
      } else {
        posts.configuration.behaviors.remove(.pagingBackward)
      }
    }
  }
}
