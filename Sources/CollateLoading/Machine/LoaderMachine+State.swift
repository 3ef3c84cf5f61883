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
    state.forward = edge(at: .forward)
    state.backward = edge(at: .backward)
    for gap in gaps.keys {
      let hasFailed = gaps[gap]?.hasFailed ?? false
      state.gaps[gap] = isRunning(.gap(gap)) ? .loading : hasFailed ? .failed : .more
    }
    state.droppedBefore = backward.droppedCount
    state.droppedAfter = forward.droppedCount
    return state
  }

  private var contentState: LoaderState.Content {
    if !pages.isEmpty { return .loaded }
    if let run = runningRefresh {
      let isAwaited =
        run.request.intent == .initial || run.rank == .commanding || run.isRetry
        || refresh.outcome == nil
      if isAwaited { return .loading }
    } else if !runs.isEmpty {
      return .loading
    }
    // What the failed page would have brought is not known, so it cannot be said that there is nothing.
    if LoadDirection.both.contains(where: { edge(at: $0) == .failed }) { return .failed }
    switch refresh.outcome {
    case .finished: return .empty
    case .failed: return .failed
    case .cancelled, nil: return .idle
    }
  }

  private func edge(at end: LoadDirection) -> LoaderState.Edge {
    if isRunning(.page(end)) { return .loading }
    if showsOtherList || pages.key(at: end) == nil { return .exhausted }
    return self[end].hasFailed ? .failed : .more
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
