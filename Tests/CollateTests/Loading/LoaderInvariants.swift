@testable import Collate

/// What must hold for the effects of any loader machine, whatever happens to it.
struct LoaderInvariants {
  private var started: Set<LoadToken> = []
  private var running: [LoadRequest<String>] = []
  private var timers: Set<LoaderTimer> = []
  private var isSubscribed = false
  private var isTornDown = false
  private var shown = LoadContent<String, String>()
  private var cancelled: Set<LoadToken> = []

  /// The violations so far, with the event.
  private(set) var violations: [String] = []

  mutating func check(_ event: TraceEvent, _ effects: [TraceEffect], _ state: LoaderState) {
    // A timer fires and a feed ends by itself.
    if case .fired(let timer) = event { timers.remove(timer) }
    if event == .disconnected { isSubscribed = false }
    if isTornDown, !effects.isEmpty { note("I10: \(effects) after the end", event) }
    if event == .teardown { isTornDown = true }
    cancelled = []
    let before = shown
    for (index, effect) in effects.enumerated() {
      check(effect, event)
      if case .state = effect, index < effects.count - 1 { note("The state is not last", event) }
    }
    if !cancelled.isEmpty { note("I2: \(cancelled) have no end", event) }
    checkContent(from: before, event)
    if !isTornDown { check(state, event) }
  }

  private mutating func note(_ text: String, _ event: TraceEvent) {
    violations.append("\(text), at \(event)")
  }

  private mutating func check(_ effect: TraceEffect, _ event: TraceEvent) {
    switch effect {
    case .start(let request): start(request, event)
    case .cancel(let token):
      if !running.contains(where: { $0.token == token }) {
        note("I2: \(token) is cancelled", event)
      }
      cancelled.insert(token)
    case .end(let token, let outcome):
      if !running.contains(where: { $0.token == token }) { note("I2: \(token) ends twice", event) }
      if (outcome == .cancelled) != (cancelled.remove(token) != nil) {
        note("I2: \(token) is \(outcome)", event)
      }
      running.removeAll { $0.token == token }
    case .adopt(let token, _):
      if case .seed = event { break }
      if !running.contains(where: { $0.token == token }) { note("I5: \(token) is adopted", event) }
    case .show(let content):
      if content.ids == shown.ids && content.gaps == shown.gaps && content.gaps.isEmpty {
        note("The same is shown", event)
      }
      shown = content
    case .wait(let timer, let time):
      if !timers.insert(timer).inserted { note("I9: \(timer) runs", event) }
      if time < .zero { note("\(timer) waits for \(time)", event) }
    case .stop(let timer):
      if timers.remove(timer) == nil { note("I9: \(timer) does not run", event) }
    case .subscribe:
      if isSubscribed { note("Subscribed twice", event) }
      isSubscribed = true
    case .unsubscribe:
      if !isSubscribed { note("Not subscribed", event) }
      isSubscribed = false
    case .take, .repeatedID, .repeatedKey, .state: break
    }
  }

  private mutating func start(_ request: LoadRequest<String>, _ event: TraceEvent) {
    if !started.insert(request.token).inserted { note("I1: \(request.token)", event) }
    if running.contains(where: { $0.intent.lane == request.intent.lane }) {
      note("I3: \(request.intent.lane)", event)
    }
    let refreshes = (running + [request]).count { $0.intent.lane == .refresh }
    if refreshes > 0 && !running.isEmpty { note("I4: \(request) beside \(running)", event) }
    running.append(request)
  }

  private mutating func checkContent(
    from before: LoadContent<String, String>, _ event: TraceEvent
  ) {
    if Set(shown.ids).count != shown.ids.count { note("I6: \(shown.ids)", event) }
    if case .failed = event, shown.ids != before.ids { note("I7: \(shown.ids)", event) }
    for (index, element) in shown.elements.enumerated() {
      guard case .gap = element else { continue }
      if index == 0 || index == shown.elements.count - 1 { note("I11: a gap at an end", event) }
      if index > 0, case .gap = shown.elements[index - 1] { note("I11: two gaps", event) }
    }
  }

  private mutating func check(_ state: LoaderState, _ event: TraceEvent) {
    if (state.content == .loaded) != !shown.ids.isEmpty { note("I8: \(state.content)", event) }
    let refresh = running.first { $0.intent.lane == .refresh }
    if case .loading(let intent) = state.refresh {
      if refresh?.intent != intent { note("I8: \(state.refresh)", event) }
    } else if refresh != nil {
      note("I8: \(state.refresh)", event)
    }
    for direction in LoadDirection.allCases {
      let isRunning = running.contains { $0.intent.lane == .page(direction) }
      if (state[direction] == .loading) != isRunning { note("I8: \(state[direction])", event) }
    }
    if Set(state.gaps.keys) != Set(shown.gaps) { note("I8: \(state.gaps)", event) }
  }
}
