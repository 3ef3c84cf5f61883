import Collate
import CollateTesting

/// A server of posts that takes its time, and whose answers can be late, wrong, or out of order.
@MainActor
final class PostServer {
  /// The list at the server.
  typealias Posts = SimulatedServer<TimelineRow>

  /// The keys of pages.
  typealias Key = Posts.Cursor

  /// The pages.
  typealias Page = LoadedPage<Timeline, Key>

  /// The answer to a request, which waits for its time.
  private struct Answer {
    let request: LoadRequest<Key>
    let page: Page
    var due: Duration

    /// Who waits for it; `nil` until that is known.
    var client: CheckedContinuation<Page, any Error>?
  }

  /// The time between a request and its answer.
  private(set) var latency = Duration.seconds(1)

  /// Whether requests fail.
  var fails = false

  /// Whether the request that came last is answered first.
  var answersLastFirst = false

  /// Returns whether a client still waits for the answer to a request.
  var isAwaited: (LoadToken) -> Bool = { _ in false }

  /// Called with a request whose answer nobody waits for any more.
  var onLateAnswer: (LoadRequest<Key>) -> Void = { _ in }

  private static let firstPostCount = 110

  private let posts: Posts
  private var newsroom: Newsroom
  private var random: Randomness
  private var now = Duration.zero
  private var answers: [Answer] = []

  /// The request that was answered last.
  private var lastAnswered: LoadToken?

  /// Creates a server.
  ///
  /// - Parameter seed: The same seed gives the same posts.
  init(seed: UInt64) {
    random = Randomness(seed: seed)
    newsroom = Newsroom(seed: seed)
    posts = Posts([], pageSize: 20)
    for _ in 0..<Self.firstPostCount { post() }
  }

  /// Makes answers faster or slower.
  ///
  /// - Parameter step: The difference, of which the latency stays within zero and three seconds.
  func changeLatency(by step: Duration) {
    latency = max(.zero, min(latency + step, .seconds(3)))
  }

  /// Adds a post to the beginning of the list.
  ///
  /// - Returns: The post, and the version of the list with it.
  @discardableResult
  func post() -> (row: TimelineRow, version: Int) {
    let feed = random.below(Newsroom.feedNames.count)
    let row = TimelineRow.post(newsroom.headline(forFeed: feed))
    posts.insert(row, at: 0)
    return (row, posts.version)
  }
}

// Answers.
extension PostServer {
  /// Takes a request, whose answer has what is in the list now.
  func take(_ request: LoadRequest<Key>) {
    let page = posts.answer(at: request.key)
    answers.append(
      Answer(
        request: request,
        page: Page(
          page.items.isEmpty ? [] : [Timeline(page.items)], previous: page.previous,
          next: page.next, version: page.version),
        due: now + latency))
  }

  /// Waits for the answer to a request that was taken.
  ///
  /// It comes at its time, even if the task was cancelled meanwhile: not every client can take back what
  /// it asked for.
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
  var nextAnswer: Duration? { answers.map(\.due).min() }

  /// Whether nothing happens before the time goes on.
  var isSettled: Bool {
    !isAnswering && nextAnswer.map { $0 > now } ?? true
  }

  private var isAnswering: Bool { lastAnswered.map(isAwaited) ?? false }

  /// Answers a request, if that is due and the answer before it has arrived.
  ///
  /// Each answer goes its own way to the client, so two at the same time might arrive in any order.
  func answerNext() {
    guard !isAnswering, let due = nextAnswer, due <= now,
      let first = answers.firstIndex(where: { $0.due == due })
    else { return }
    let index = answersLastFirst ? answers.count - 1 : first
    guard let client = answers[index].client else { return }
    answers[first].due = answers[index].due
    let answer = answers.remove(at: index)
    lastAnswered = answer.request.token
    if !isAwaited(answer.request.token) { onLateAnswer(answer.request) }
    client.resume(with: fails ? .failure(Posts.Failure()) : .success(answer.page))
  }

  /// Ends all requests, as nobody lets time pass any more.
  func close() {
    for answer in answers { answer.client?.resume(throwing: CancellationError()) }
    answers = []
  }
}
