import Collate

typealias TraceEffect = LoaderEffect<String, String>

extension LoaderTrace {
  /// Runs the script on a machine.
  ///
  /// - Parameters:
  ///   - state: The state of the machine before.
  ///   - handle: Handles an event.
  /// - Returns: The steps that have other effects, with these.
  func differences(state: LoaderState, _ handle: (TraceEvent) -> [TraceEffect]) -> [String] {
    var state = state
    var differences: [String] = []
    for (number, step) in steps.enumerated() {
      var last = state
      var effects: [TraceEffect] = []
      for effect in step.events.flatMap(handle) {
        if case .state(let new) = effect { last = new } else { effects.append(effect) }
      }
      if last != state { effects.append(.state(last)) }
      state = last
      let text = Self.text(of: effects)
      if text != step.effects {
        differences.append("\(number): \(step.script)\n  has    \(text)\n  wanted \(step.effects)")
      }
    }
    return differences
  }

  /// Returns effects as the fixture writes them.
  static func text(of effects: [TraceEffect]) -> String {
    effects.isEmpty ? "—" : effects.map(text).joined(separator: " · ")
  }

  private static func text(_ effect: TraceEffect) -> String {
    switch effect {
    case .start(let request): return "start " + text(request)
    case .cancel(let token): return "cancel \(token)"
    case .end(let token, let outcome): return "end \(token)=\(outcome)"
    case .adopt(let token, let others):
      return (["adopt \(token)"] + (others.isEmpty ? [] : ["but"] + others)).joined(separator: " ")
    case .take(let ids): return "take " + ids.joined(separator: " ")
    case .show(let content): return "show " + text(content)
    case .wait(let timer, let time): return "wait \(text(timer)) \(time / .seconds(1))"
    case .stop(let timer): return "stop \(text(timer))"
    case .subscribe: return "subscribe"
    case .unsubscribe: return "unsubscribe"
    case .repeatedID(let token, let id): return "warn \(token) id \(id)"
    case .repeatedKey(let token, let key): return "warn \(token) key \(key)"
    case .state(let state): return text(state)
    }
  }

  private static func text(_ request: LoadRequest<String>) -> String {
    let words = ["\(request.token)", text(request.intent)]
    let attempt = request.attempt > 1 ? ["x\(request.attempt)"] : []
    return (words + (request.key.map { ["@\($0)"] } ?? []) + attempt).joined(separator: " ")
  }

  private static func text(_ intent: LoadIntent) -> String {
    switch intent {
    case .reload(let keepsContent): keepsContent ? "reload" : "reload-clear"
    case .page(let direction): "\(direction)"
    case .gap(let gap, let direction): "g\(gap.number) \(direction)"
    case .initial, .appear, .update, .resync, .pull, .jump: "\(intent)"
    }
  }

  private static func text(_ content: LoadContent<String, String>) -> String {
    var parts: [String] = []
    var token: LoadToken?
    for element in content.elements {
      switch element {
      case .gap(let gap): parts.append("(g\(gap.number))")
      case .page(let page) where page.ids.isEmpty: break
      case .page(let page):
        // A page that is divided is a single one.
        if page.token == token, let first = parts.popLast() {
          parts.append(first + " " + page.ids.joined(separator: " "))
        } else {
          parts.append(page.ids.joined(separator: " "))
        }
        token = page.token
      }
    }
    return parts.isEmpty ? "nothing" : parts.joined(separator: " | ")
  }

  private static func text(_ timer: LoaderTimer) -> String {
    switch timer {
    case .delay(let direction): "delay-\(direction)"
    case .pace(let direction): "pace-\(direction)"
    case .update, .freshness, .reconnect: "\(timer)"
    }
  }

  private static func text(_ state: LoaderState) -> String {
    var words = ["S", "\(state.content)"]
    switch state.refresh {
    case .idle: break
    case .loading(let intent): words.append("R" + text(intent))
    case .failed: words.append("R!")
    }
    words.append("<" + text(state.backward, state.droppedBefore))
    words.append(">" + text(state.forward, state.droppedAfter))
    words += state.gaps.sorted { $0.key.number < $1.key.number }.map {
      "g\($0.key.number)" + text($0.value, 0)
    }
    return words.joined(separator: " ")
  }

  private static func text(_ edge: LoaderState.Edge, _ droppedCount: Int) -> String {
    let sign =
      switch edge {
      case .more: "+"
      case .loading: "~"
      case .failed: "!"
      case .exhausted: "|"
      }
    return sign + (droppedCount > 0 ? "\(droppedCount)" : "")
  }
}
