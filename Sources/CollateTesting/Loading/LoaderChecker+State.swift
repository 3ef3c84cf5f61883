import Collate

// What is reported: I8.
extension LoaderChecker {
  mutating func receive(_ new: LoaderState, effectAt index: Int) {
    let effect = step.effects[index]
    if new == state { report(.state, effect, "it was reported before") }
    if index < step.effects.count - 1 { report(.state, effect, "effects come after it") }
    state = new
  }

  /// Checks the state that was reported last against what is shown and what runs.
  mutating func checkState() {
    let hasItems = content.pages.contains { !$0.ids.isEmpty }
    if (state.content == .loaded) != hasItems {
      report(
        .state, nil,
        "the content is \(state.content), but \(hasItems ? "items are" : "nothing is") shown")
    } else if state.content == .loading, loads.isEmpty {
      report(.state, nil, "the content is loading, but no load runs")
    } else if state.content == .empty, let end = failedEnd {
      report(.state, nil, "the content is empty, but the \(end) end has failed")
    }
    checkRefresh()
    for end in LoadDirection.allCases { checkEdge(state[end], in: .page(end), "the \(end) end") }
    let edges = state.gaps
    for gap in content.gaps {
      guard let edge = edges[gap] else {
        report(.state, nil, "the gap \(gap.number) is shown, but not reported")
        continue
      }
      checkEdge(edge, in: .gap(gap), "the gap \(gap.number)")
      if edge == .exhausted {
        report(.state, nil, "the gap \(gap.number) is at its end, but shown")
      }
    }
    if edges.count > content.gaps.count {
      report(.state, nil, "\(edges.count) gaps are reported, but \(content.gaps.count) are shown")
    }
  }

  private var failedEnd: LoadDirection? { LoadDirection.allCases.first { state[$0] == .failed } }

  private mutating func checkRefresh() {
    let running = loads.first { $0.isRefresh }?.request
    let reported: LoadIntent? = if case .loading(let intent) = state.refresh { intent } else { nil }
    if running?.intent == reported { return }
    report(
      .state, nil,
      running.map { "the refresh is \(state.refresh), but \($0.token) runs" }
        ?? "the refresh is \(state.refresh), but none runs")
  }

  private mutating func checkEdge(_ edge: LoaderState.Edge, in lane: LoadLane, _ name: String) {
    let running = loads.first { $0.request.intent.lane == lane }?.request.token
    if (edge == .loading) == (running != nil) { return }
    report(.state, nil, "\(name) is \(edge), but \(running.map { "\($0) runs" } ?? "no load runs")")
  }
}
