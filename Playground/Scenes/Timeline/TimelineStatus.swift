import Collate
import PlaygroundTerminal

/// What there is to say about a timeline below its lines.
@MainActor
struct TimelineStatus {
  let timeline: LineTimeline
  let isFollowing: Bool
  let name: String

  /// The parts of the sentence, the most important ones first.
  var parts: [String] {
    let name = name.truncated(toColumns: 24)
    return [name, problem, following, count, older].compactMap(\.self)
  }

  private var state: LoaderState { timeline.source.state }

  private var problem: String? {
    if let problem = timeline.problem { return problem.message }
    let source = timeline.source
    guard let error = source.refreshError ?? source.error(at: .backward) else { return nil }
    return "\((error as? Problem)?.message ?? "\(error)"): space to retry"
  }

  private var following: String { isFollowing ? "following" : "G to follow" }

  private var count: String {
    switch state.content {
    case .idle, .loading: "loading"
    case .empty, .failed: "no lines"
    case .loaded: "\(timeline.lines.count, of: "line") loaded"
    }
  }

  private var older: String? {
    if case .loading = state.refresh { return "refreshing" }
    if state.content != .loaded { return nil }
    switch state.backward {
    case .more: return "older ones above"
    case .loading: return "loading older ones"
    case .failed: return "older ones failed"
    case .exhausted: return "from the beginning"
    }
  }
}
