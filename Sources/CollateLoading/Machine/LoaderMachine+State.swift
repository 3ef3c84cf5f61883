import CollateCore

extension LoaderMachine {
  /// What each lane does now.
  var currentState: LoaderState {
    var state = LoaderState()
    state.content = contentState
    if let run = runningRefresh {
      state.refresh = .loading(run.request.intent)
    } else if refresh.failure != nil {
      state.refresh = .failed
    }
    state.forward = edge(in: .page(.forward))
    state.backward = edge(in: .page(.backward))
    for gap in gaps.keys { state.gaps[gap] = edge(in: .gap(gap)) }
    state.droppedBefore = backward.droppedCount
    state.droppedAfter = forward.droppedCount
    return state
  }

  private var contentState: LoaderState.Content {
    if !pages.isEmpty { return .loaded }
    if let run = runningRefresh {
      let isAwaited =
        run.request.intent == .initial || run.rank == .commanding || run.isRetry
        || !hasOutcome
      if isAwaited { return .loading }
    } else if !runs.isEmpty {
      return .loading
    }
    // What the failed page would have brought is not known, so it cannot be said that there is nothing.
    let hasFailedEnd = LoadDirection.both.contains { edge(in: .page($0)) == .failed }
    if hasFailedEnd || refresh.failure != nil { return .failed }
    return hasFinished ? .empty : .idle
  }

  /// Whether a refresh has finished or failed since the content was cleared.
  var hasOutcome: Bool { hasFinished || refresh.failure != nil }

  private func edge(in lane: LoadLane) -> LoaderState.Edge {
    if isRunning(lane) { return .loading }
    if case .page(let end) = lane, showsOtherList || pages.key(at: end) == nil { return .exhausted }
    return self[lane].failure == nil ? .more : .failed
  }
}

#if COLLATE_CHECK_INVARIANTS
extension LoaderMachine {
  /// Traps if what is remembered does not fit to what is shown and what runs.
  func checkInvariants() {
    pages.checkInvariants()
    precondition(
      runs.count <= 1 || !runs.contains { $0.lane == .refresh }, "A refresh does not run alone")
    precondition(Set(runs.map(\.lane)).count == runs.count, "A lane runs two loads")
    precondition(Set(gaps.keys) == Set(pages.content.gaps), "A gap is forgotten, or remembered")
  }
}
#else
extension LoaderMachine {
  func checkInvariants() {}
}
#endif
