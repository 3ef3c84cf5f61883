import Collate

/// A row of a list of posts: a post, or a place where posts are missing.
enum TimelineRow: Identifiable, Hashable, Sendable {
  /// A post.
  case post(Headline)

  /// A post of the reader that the server has not taken yet, by its number.
  case draft(Int)

  /// A gap, and what it does.
  case gap(LoadGap, LoaderState.Edge)

  /// The identity of a row.
  enum ID: Hashable, Sendable {
    /// That of a post.
    case post(Headline.ID)

    /// That of a post that the server has not taken yet.
    case draft(Int)

    /// That of a gap.
    case gap(LoadGap)
  }

  var id: ID {
    switch self {
    case .post(let post): .post(post.id)
    case .draft(let number): .draft(number)
    case .gap(let gap, _): .gap(gap)
    }
  }
}

/// The section of all posts, or one without rows whose header tells what an end of the list does.
struct Timeline: SectionProtocol, Hashable, Sendable {
  /// What a section is for.
  enum ID: Hashable, Sendable {
    /// It tells of newer posts than those that are loaded.
    case newer

    /// It has posts.
    case posts

    /// It tells of older posts, or why there are none at all.
    case older
  }

  let id: ID

  /// The header.
  let title: String
  var items: [TimelineRow] = []

  /// Creates the section of the posts that are loaded.
  init(_ posts: [TimelineRow]) {
    (id, title, items) = (.posts, "POSTS", posts)
  }

  private init(_ id: ID, _ title: String) { (self.id, self.title) = (id, title) }

  /// Returns the section to show while there are no posts.
  static func noPosts(_ state: LoaderState, _ error: (any Error)?) -> Timeline? {
    switch state.content {
    case .loading: Timeline(.older, "loading …")
    case .empty: Timeline(.older, "no posts")
    case .failed: Timeline(.older, "no answer: space tries again")
    case .idle, .loaded: nil
    }
  }

  /// Returns the section to show at an end of the posts.
  static func edge(_ end: LoadDirection, _ state: LoaderState, _ error: (any Error)?) -> Timeline? {
    switch end {
    case .backward:
      Timeline(.newer, state.backward.words(for: "newer", state.droppedBefore, key: "home"))
    case .forward:
      Timeline(.older, state.forward.words(for: "older", state.droppedAfter, key: "end"))
    }
  }
}

extension LoaderState.Edge {
  /// Returns what a list says at an end.
  ///
  /// - Parameters:
  ///   - posts: The kind of posts there.
  ///   - droppedCount: The number of posts that were dropped there.
  ///   - key: The name of the key that loads more.
  /// - Returns: The words.
  fileprivate func words(for posts: String, _ droppedCount: Int, key: String) -> String {
    switch self {
    case .more where droppedCount > 0: "\(droppedCount) \(posts) posts dropped: \(key) loads"
    case .more: "\(posts) posts: \(key) loads"
    case .loading: "loading \(posts) posts …"
    case .failed: "no \(posts) posts came: space tries again"
    case .exhausted: "no \(posts) posts"
    }
  }
}
