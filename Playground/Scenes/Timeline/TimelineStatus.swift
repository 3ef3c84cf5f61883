import Collate
import PlaygroundTerminal

/// What there is to say about a timeline below its lines.
@MainActor
struct TimelineStatus {
  let timeline: LineTimeline
  let isFollowing: Bool
  let name: String

  /// Whether the lines are those of a file, and not the output of a command.
  let isFile: Bool

  /// The parts of the sentence, the most important ones first.
  var parts: [String] {
    let name = name.truncated(toColumns: 24)
    return [name, problem, following, ending, count, older].compactMap(\.self)
  }

  private var state: LoaderState { timeline.source.state }

  private var problem: String? {
    if case .missing(let problem) = timeline.condition { return problem.message }
    let source = timeline.source
    guard let error = source.refreshError ?? source.error(at: .backward) else { return nil }
    return "\((error as? Problem)?.message ?? "\(error)"): space to retry"
  }

  private var following: String? {
    if case .ended = timeline.condition { return nil }
    return isFollowing ? "following" : "G to follow"
  }

  private var ending: String? {
    if case .ended(let ending) = timeline.condition { ending.description } else { nil }
  }

  private var count: String {
    switch state.content {
    case .idle, .loading: "loading"
    case .empty, .failed: "no lines"
    case .loaded: "\(timeline.lines.count, of: "line") loaded"
    }
  }

  private var older: String? {
    if state.refresh.isLoading { return "refreshing" }
    if state.content != .loaded { return nil }
    switch state.backward {
    case .more: return "older ones above"
    case .loading: return "loading older ones"
    case .failed: return "older ones failed"
    case .exhausted: return "from the beginning"
    }
  }
}

extension LoaderState.Refresh {
  fileprivate var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}

extension ChildProcess.Ending {
  /// The end of a sentence about the program.
  var description: String {
    switch self {
    case .exited(let code): "ended with exit code \(code)"
    case .killed(let signal): "ended by signal \(signal)"
    }
  }
}
