import Collate
import CollateTesting

/// A server of posts that takes its time, and whose answers can be errors, or come late.
@MainActor
final class PostServer {
  /// A place in the list of posts.
  struct Key: Hashable, Sendable {
    /// The post beside which the page begins.
    let id: Headline.ID

    /// The direction of the page; forward is to older posts.
    let direction: LoadDirection

    /// The number of the key: as none is given twice, it can be asked again later what is newer.
    let number: Int
  }

  typealias Page = LoadedPage<Timeline, Key>

  /// The error of requests that fail.
  struct Failure: Error {}

  /// The answer to a request, which waits for its time.
  private struct Answer {
    let request: LoadRequest<Key>
    let page: Page
    var due: Duration

    /// What waits for it; `nil` as long as that has not begun.
    var client: CheckedContinuation<Page, any Error>?
  }

  /// A post that the server has not taken yet.
  private struct WaitingPost {
    let due: Duration
    let client: CheckedContinuation<TimelineRow, any Error>
  }

  /// The time between a request and its answer.
  private(set) var latency = Duration.seconds(1)

  /// Whether requests fail.
  var fails = false

  /// Returns whether a source still waits for the answer to a request.
  var isAwaited: (LoadToken) -> Bool = { _ in false }

  /// Called with a request whose answer no source waits for any more.
  var onLateAnswer: (LoadRequest<Key>) -> Void = { _ in }

  private static let firstPostCount = 110

  /// The number of posts in a page.
  private var pageSize = 20

  /// The posts, the oldest one first; their ids count them from one.
  private var posts: [Headline] = []
  private var newsroom: Newsroom
  private var random: SeededGenerator
  private var keyCount = 0
  private var now = Duration.zero
  private var answers: [Answer] = []
  private var waitingPosts: [WaitingPost] = []

  /// Whether the reader has not heard yet what became of the last post.
  private var isTakingPost = false

  /// The request that was answered last.
  private var lastAnswered: LoadToken?

  /// Creates a server.
  ///
  /// - Parameter seed: The same seed gives the same posts.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    newsroom = Newsroom(seed: seed)
    for _ in 0..<Self.firstPostCount { post() }
  }

  /// Makes answers faster or slower.
  ///
  /// - Parameter step: The difference; the latency stays between zero and three seconds.
  func changeLatency(by step: Duration) {
    latency = max(.zero, min(latency + step, .seconds(3)))
  }
}

// The list.
extension PostServer {
  /// Adds a post to the beginning of the list.
  ///
  /// - Returns: The post, and the version of the list with it.
  @discardableResult
  func post() -> (row: TimelineRow, version: Int) {
    let post = newsroom.headline(forFeed: random.below(Newsroom.feedNames.count))
    posts.append(post)
    return (.post(post), posts.count)
  }

  /// Adds many posts, which are all in the next page.
  func post(_ count: Int) {
    for _ in 0..<count { post() }
    pageSize = count
  }

  /// Takes a post of the reader some time later, after those that came before, unless requests fail then.
  ///
  /// - Returns: The post as it is in the list.
  func publish() async throws -> TimelineRow {
    defer { isTakingPost = false }
    return try await withCheckedThrowingContinuation {
      let due = max(now + latency, waitingPosts.last?.due ?? .zero)
      waitingPosts.append(WaitingPost(due: due, client: $0))
    }
  }

  /// The number of posts that it has not taken yet.
  var waitingPostCount: Int { waitingPosts.count }

  /// Takes the first post that is due, or refuses it, if the reader knows what became of the one before.
  private func takePost() {
    guard !isTakingPost, let first = waitingPosts.first, first.due <= now else { return }
    isTakingPost = true
    waitingPosts.removeFirst()
    first.client.resume(with: fails ? .failure(Failure()) : .success(post().row))
  }

  /// Returns the page at a key; without one, that of the newest posts.
  private func page(at key: Key?) -> Page {
    let end =
      key.map { $0.direction == .forward ? $0.id - 1 : $0.id + pageSize } ?? posts.count
    let page = posts[max(0, end - pageSize)..<min(end, posts.count)]
    return Page(
      page.isEmpty ? [] : [Timeline(page.reversed().map { .post($0) })],
      // There may be newer posts at any time, but older ones never come.
      previous: newKey(beside: page.last?.id ?? posts.count, .backward),
      next: page.startIndex == 0 ? nil : newKey(beside: page.startIndex + 1, .forward),
      version: posts.count)
  }

  private func newKey(beside id: Headline.ID, _ direction: LoadDirection) -> Key {
    keyCount += 1
    return Key(id: id, direction: direction, number: keyCount)
  }
}

// Answers.
extension PostServer {
  /// Takes a request, whose answer has what is in the list now.
  func take(_ request: LoadRequest<Key>) {
    answers.append(Answer(request: request, page: page(at: request.key), due: now + latency))
  }

  /// Waits for the answer to a request that was taken.
  ///
  /// The answer comes also if the task was cancelled meanwhile: not every client can take back what it has
  /// asked for.
  func answer(to request: LoadRequest<Key>) async throws -> Page {
    try await withCheckedThrowingContinuation { client in
      if let index = answers.firstIndex(where: { $0.request == request }) {
        answers[index].client = client
      } else {
        client.resume(throwing: CancellationError())
      }
    }
  }

  /// Lets time pass.
  func advance(to now: Duration) {
    self.now = now
    answerNext()
  }

  /// The time of the next answer.
  var nextAnswer: Duration? { (answers.map(\.due) + waitingPosts.map(\.due)).min() }

  /// Whether nothing happens before the time goes on.
  var isSettled: Bool { !isAnswering && nextAnswer.map { $0 > now } ?? true }

  /// Whether the source has not heard of the last answer yet.
  private var isAnswering: Bool { lastAnswered.map(isAwaited) ?? false }

  /// Takes a post that is due, and answers a request, if that is due and the answer before it has arrived.
  ///
  /// Each answer goes its own way to the source, so two at the same time could arrive in any order.
  func answerNext() {
    takePost()
    guard !isAnswering, let due = answers.map(\.due).min(), due <= now,
      let first = answers.firstIndex(where: { $0.due == due })
    else { return }
    guard let client = answers[first].client else { return }
    let answer = answers.remove(at: first)
    lastAnswered = answer.request.token
    if !isAwaited(answer.request.token) { onLateAnswer(answer.request) }
    client.resume(with: fails ? .failure(Failure()) : .success(answer.page))
  }

  /// Ends all requests, as time does not pass any more.
  func close() {
    for answer in answers { answer.client?.resume(throwing: CancellationError()) }
    for post in waitingPosts { post.client.resume(throwing: CancellationError()) }
    (answers, waitingPosts) = ([], [])
  }
}
