import Collate
import CollateTesting
import Testing

@testable import CollateCore
@testable import CollateLoading

/// An item of a list that is loaded.
struct Post: Identifiable, Hashable, Sendable, CustomStringConvertible {
  let id: String
  var edition = 0

  var description: String { id + String(repeating: "'", count: edition) }
}

typealias PostSection = BasicSection<String, Post>
typealias PostPage = LoadedPage<PostSection, String>

extension LoadedPage {
  /// What a machine knows of the page.
  var ids: LoadedIDs<Key, Section.Item.ID> {
    LoadedIDs(
      sections.flatMap { $0.items.map(\.id) }, previous: previous, next: next, version: version)
  }
}

/// Sections, written like `today a b | earlier c`.
func posts(_ text: String, edition: Int = 0) -> [PostSection] {
  text.split(separator: "|").map { part in
    let words = part.split(separator: " ").map(String.init)
    return PostSection(
      id: words[0], items: words.dropFirst().map { Post(id: $0, edition: edition) })
  }
}

/// A source whose loads end when the test says so, and all that it tells.
@MainActor
final class LoadingStage {
  typealias Source = LoadingDataSource<PostSection, String>

  let source: Source
  private let checkers: (source: DataSourceChecker<PostSection>, loading: LoadingSourceChecker)
  var batches: [String] = []
  var states: [LoaderState] = []
  private var observations: [ObservationToken] = []

  init(_ configure: (inout LoaderConfiguration) -> Void = { _ in }) {
    var configuration = LoaderConfiguration()
    configure(&configuration)
    source = Source(
      PageLoader { _ in
        try await Task.sleep(for: .seconds(3600))
        return PostPage([])
      }, configuration: configuration)
    checkers = (DataSourceChecker(source), LoadingSourceChecker(source))
    source.observe { [unowned self] in batches.append($0.batch.description) }
      .store(in: &observations)
    source.observeState { [unowned self] in states.append($0) }.store(in: &observations)
  }

  /// Returns what is wrong with the updates of the source so far, and with its loads.
  func check() -> [Violation] { checkers.source.check() + checkers.loading.violations }

  /// Ends a load with a page.
  func got(
    _ token: Int, _ text: String, previous: String? = nil, next: String? = nil, edition: Int = 0,
    version: Int? = nil
  ) {
    source.end(
      LoadToken(token),
      with: PostPage(
        posts(text, edition: edition), previous: previous, next: next, version: version))
  }

  /// Fails a load.
  func failed(_ token: Int) {
    guard let request = source.runningRequests.first(where: { $0.token.number == token }) else {
      return
    }
    source.end(request, by: Failure())
  }

  struct Failure: Error {}

  /// What is shown.
  var shown: String { text(of: source.snapshot) }

  func text(of snapshot: Snapshot<PostSection>) -> String {
    snapshot.sections.map { ([$0.id] + $0.items.map(\.description)).joined(separator: " ") }
      .joined(separator: " | ")
  }
}

// Rows for what happens.
extension LoadingStage {
  /// Shows a section for what there is to say, and an item for each gap, with ids that begin with a hyphen.
  func showStatuses() {
    source.placeholderSection = Self.placeholder
    source.edgeSection = Self.edge
    source.gapItem = Self.gap
  }

  private static func placeholder(_ state: LoaderState, _ error: (any Error)?) -> PostSection? {
    switch state.content {
    case .loading: PostSection(id: "-loading", items: [Post(id: "-1")])
    case .empty: PostSection(id: "-empty")
    case .failed: PostSection(id: "-failed")
    case .idle, .loaded: nil
    }
  }

  private static func edge(
    _ end: LoadDirection, _ state: LoaderState, _ error: (any Error)?
  ) -> PostSection? {
    switch state[end] {
    case .loading:
      let count = end == .forward ? state.droppedAfter : state.droppedBefore
      return PostSection(id: "-\(end)", items: [Post(id: "-\(end)", edition: count)])
    case .failed: return PostSection(id: "-\(end)")
    case .more, .exhausted: return nil
    }
  }

  private static func gap(_ gap: LoadGap, _ edge: LoaderState.Edge) -> Post? {
    edge == .failed ? nil : Post(id: "-g\(gap.number)", edition: edge == .loading ? 1 : 0)
  }
}

extension LoadOutcome {
  /// The outcome of which a task was told.
  init(_ result: Result<Void, any Error>?) {
    switch result {
    case .success: self = .finished
    case .failure(is LoadingStage.Failure): self = .failed
    case .failure, nil: self = .cancelled
    }
  }
}
