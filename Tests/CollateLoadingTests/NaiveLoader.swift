import Collate

@testable import CollateCore
@testable import CollateLoading

/// A loader machine that is too simple to be wrong: lists that are searched from one end to the other, and
/// everything found out again after each event.
struct NaiveLoader {
  /// A page or a gap.
  struct Part {
    var token: Int?
    var gap: Int?
    var ids: [String] = []
    var previous: String?
    var next: String?
    var version: Int?
  }

  /// A load that runs.
  struct Load {
    var request: LoadRequest<String>
    var rank: Int
    var isRetry = false
    var since: Int
    var atEnd: Bool
    var bringsNew = false
    var closes = false
    var isJoined = false
    var replacesResync = false

    var token: Int { request.token.number }
    var isRefresh: Bool { request.intent.lane == .refresh }
  }

  /// A change that came during a load.
  struct Change {
    var change: LoadChange<String>
    var version: Int?
    var isOrdered: Bool

    /// Whether it was to move an item that was loaded to where nothing was.
    var isMissed: Bool
  }

  var configuration: LoaderConfiguration
  var parts: [Part] = []

  /// The parts as the server told them, without the edits that are pending.
  var toldParts: [Part] = []
  var edits: [(edit: PendingEdit, changes: [LoadChange<String>], since: Int)] = []

  /// What the last page of a refresh has added.
  var brought: [String] = []

  /// The edits that were made in a list that is not shown any more.
  var strayEdits: Set<PendingEdit> = []

  /// The ids that these have moved or removed, and the part in which each was before.
  var movedIDs: [(id: String, part: Int)] = []
  var loads: [Load] = []
  var changes: [Change] = []
  var tokens = 0
  var gapsSoFar = 0
  var isVisible = false
  var hasAppeared = false
  var visible: (first: String?, last: String?) = (nil, nil)
  var isHalted = false
  var hasLoaded = false
  var isOtherList = false
  var isFeedOfOtherList = false
  var isSubscribed = false
  var lostConnections = 0

  // Of refreshes.
  var failedRefresh: (intent: LoadIntent, key: String?)?
  var refreshFailures = 0
  var outcome: LoadOutcome?
  var hasSucceeded = false
  var waitingRefresh: LoadIntent?

  // Of ends and gaps, by name: "forward", "backward", "g1".
  var used: [String: [String]] = [:]
  var barren: [String: Int] = [:]
  var failures: [String: Int] = [:]
  var failed: Set<String> = []
  var dropped: [String: Int] = [:]
  var delivered: Set<String> = []
  var sawEmptyPage: Set<String> = []
  var awaited: [String: LoadDirection] = [:]
  var lastDirection: [String: LoadDirection] = [:]

  var timers: [LoaderTimer] = []
  var times: [LoaderTimer: Duration] = [:]
  var out: [TraceEffect] = []
  var shown: [String] = []

  /// Whether nothing is shown, because edits are still to be made over what the server told.
  var hidesParts = false
  var state = LoaderState()

  init(_ configuration: LoaderConfiguration) {
    self.configuration = configuration
  }

  mutating func handle(_ event: TraceEvent) -> [TraceEffect] {
    out = []
    // What a timer begins, and what is dropped after a load, depends on what is shown.
    let isAboutShown =
      switch event {
      case .fired, .ended: true
      default: false
      }
    if !isAboutShown { parts = toldParts }
    let hadEdits = !edits.isEmpty
    hidesParts = !isAboutShown && hadEdits
    react(event)
    if !isAboutShown {
      toldParts = parts
      makeEdits()
      hidesParts = false
      if hadEdits || !edits.isEmpty { show() }
    }
    goOn()
    let current = currentState
    if current != state { out.append(.state(current)) }
    state = current
    return out
  }

  /// Makes the edits that are pending over what the server told.
  mutating func makeEdits() {
    parts = toldParts
    movedIDs = []
    let shown = edits.flatMap { edit in
      edit.changes.filter { !strayEdits.contains(edit.edit) || !goesSomewhere($0) }
    }
    for change in shown {
      let old = position(change.id)
      _ = apply(change, nil)
      if let old, position(change.id) != old { movedIDs.append((change.id, old[0])) }
    }
  }

  /// The part that has an id, and where it is in it.
  private func position(_ id: String) -> [Int]? {
    for (index, part) in parts.enumerated() {
      if let offset = part.ids.firstIndex(of: id) { return [index, offset] }
    }
    return nil
  }
}

// What there is.
extension NaiveLoader {
  var ids: [String] { parts.flatMap(\.ids) }

  var refresh: Load? { loads.first { $0.isRefresh } }

  func isLoading(_ lane: LoadLane) -> Bool { loads.contains { $0.request.intent.lane == lane } }

  func key(_ end: LoadDirection) -> String? {
    end == .forward ? parts.last?.next : parts.first?.previous
  }

  func name(_ lane: LoadLane) -> String {
    switch lane {
    case .refresh: "refresh"
    case .page(let end): "\(end)"
    case .gap(let gap): "g\(gap.number)"
    }
  }

  /// The ids and gaps, one after the other.
  var sequence: [String] { parts.flatMap { $0.gap.map { ["gap \($0)"] } ?? $0.ids } }

  func index(ofGap gap: Int) -> Int? { parts.firstIndex { $0.gap == gap } }

  mutating func show() {
    if hidesParts || sequence == shown { return }
    shown = sequence
    var content = LoadContent<String, String>()
    content.elements = parts.map { part in
      if let gap = part.gap { return .gap(LoadGap(gap)) }
      return .page(
        .init(
          token: LoadToken(part.token ?? 0), ids: part.ids, previous: part.previous,
          next: part.next, version: part.version))
    }
    out.append(.show(content))
  }

  var currentState: LoaderState {
    var state = LoaderState()
    if !ids.isEmpty {
      state.content = .loaded
    } else if let refresh {
      let isAwaited =
        refresh.request.intent == .initial || refresh.rank == 2 || refresh.isRetry || outcome == nil
      state.content = isAwaited ? .loading : settledContent
    } else {
      state.content = loads.isEmpty ? settledContent : .loading
    }
    if let refresh {
      state.refresh = .loading(refresh.request.intent)
    } else if failedRefresh != nil {
      state.refresh = .failed
    }
    state.forward = edge(.forward)
    state.backward = edge(.backward)
    for number in parts.compactMap(\.gap) {
      let gap = LoadGap(number)
      state.gaps[gap] =
        isLoading(.gap(gap)) ? .loading : failed.contains("g\(number)") ? .failed : .more
    }
    state.droppedBefore = dropped["backward"] ?? 0
    state.droppedAfter = dropped["forward"] ?? 0
    return state
  }

  private var settledContent: LoaderState.Content {
    if [edge(.forward), edge(.backward)].contains(.failed) { return .failed }
    return outcome == .finished ? .empty : outcome == .failed ? .failed : .idle
  }

  private func edge(_ end: LoadDirection) -> LoaderState.Edge {
    if isLoading(.page(end)) { return .loading }
    if key(end) == nil || isOtherList { return .exhausted }
    return failed.contains("\(end)") ? .failed : .more
  }
}

// What happens.
extension NaiveLoader {
  private mutating func react(_ event: TraceEvent) {
    switch event {
    case .appear: appear()
    case .disappear: isVisible = false
    case .visible(let first, let last):
      visible = (first, last)
      isHalted = false
    case .seed(let page): seed(page)
    case .pull: ask(.pull)
    case .reload(let keeps): ask(.reload(keepsContent: keeps))
    case .query(let keeps, let hasFeed):
      (isOtherList, hasLoaded) = (true, true)
      hasSucceeded = false
      stop(.freshness)
      if hasFeed {
        stop(.reconnect)
        if isSubscribed { out.append(.unsubscribe) }
        (isSubscribed, lostConnections, isFeedOfOtherList) = (false, 0, true)
        followEvents()
      }
      if failedRefresh != nil { failedRefresh = (.reload(keepsContent: true), nil) }
      ask(.reload(keepsContent: keeps))
    case .jump(let key): ask(.jump, key)
    case .located(let token, let key):
      if let request = refresh?.request, request.token == token {
        loads[0].request = LoadRequest(
          token: token, intent: request.intent, key: key, attempt: request.attempt)
      }
    case .loadMore(let end): askForPage(end)
    case .fill(let gap, let direction): askForGap(gap.number, direction)
    case .retry: retry()
    case .cancel:
      cancel { _ in true }
      waitingRefresh = nil
      awaited = [:]
      isHalted = true
    case .withdraw(let token): withdraw(token.number)
    case .configured:
      for timer in timers where time(timer) != times[timer] {
        stop(timer)
        if time(timer) > .zero { wait(timer) }
      }
    case .page(let token, let page): take(page, token.number)
    case .ended(let token): end(token.number)
    case .failed(let token): fail(token.number)
    case .fired(let timer): fire(timer)
    case .changed(let new, let version, let origin): change(new, version, origin)
    case .leftOut(let ids):
      for id in ids { _ = apply(.delete(id), nil) }
      for index in edits.indices {
        edits[index].changes = edits[index].changes.map { change in
          if case .insert(let id, _) = change, ids.contains(id) { .update(id) } else { change }
        }
      }
      show()
    case .edited(let edit, let new): edits.append((edit, new, changes.count))
    case .confirmed(let edit, let new, let version):
      guard let index = edits.firstIndex(where: { $0.edit == edit }) else { return }
      let known = edits.remove(at: index)
      for (change, other) in zip(known.changes, new) {
        if case .insert(let id, _) = other, change.id != id { rename(change.id, id) }
      }
      let newer = changes[known.since...].filter { !isNewer(version, $0.version) }.map(\.change)
      func isOver(_ change: LoadChange<String>) -> Bool {
        newer.contains { other in
          switch other {
          case .insert(change.id, _), .delete(change.id): return true
          case .update: return other == change
          case .move(change.id, _): if case .move = change { return true }
          default: break
          }
          return false
        }
      }
      let isStray = strayEdits.remove(edit) != nil
      change(
        new.filter { !isOver($0) && !(isStray && goesSomewhere($0)) }, version, .edit)
    case .rolledBack(let edit):
      edits.removeAll { $0.edit == edit }
      strayEdits.remove(edit)
    case .connected, .reset:
      if isSubscribed {
        lostConnections = 0
        resync()
      }
    case .disconnected(let hadEvents):
      if isSubscribed {
        isSubscribed = false
        if hadEvents { lostConnections = 0 }
        lostConnections += 1
        wait(.reconnect)
      }
    }
  }

  private mutating func appear() {
    if isVisible { return }
    isVisible = true
    hasAppeared = true
    isHalted = false
    followEvents()
    if !hasSucceeded, configuration.behaviors.contains(.initial) {
      if refresh == nil { ask(.initial) } else { loads[0].isJoined = true }
    } else if !hasSucceeded, !isOtherList {
      return
    } else if configuration.behaviors.contains(.appearance), !timers.contains(.freshness) {
      ask(.appear)
    }
  }

  /// Listens to live events as long as the behaviors say so, and the host is visible or may be hidden.
  mutating func followEvents() {
    let behaviors = configuration.behaviors
    var wanted = behaviors.contains(.live)
    if !isVisible && !(hasAppeared && behaviors.contains(.liveInBackground)) { wanted = false }
    if wanted && !isSubscribed && !timers.contains(.reconnect) {
      isSubscribed = true
      out.append(.subscribe)
    }
    if !wanted {
      stop(.reconnect)
      if isSubscribed { out.append(.unsubscribe) }
      isSubscribed = false
    }
  }

  private mutating func seed(_ page: LoadedIDs<String, String>) {
    if hasLoaded { return }
    hasLoaded = true
    tokens += 1
    let token = tokens
    let page = unique(page, token)
    let later = loads.isEmpty ? [] : Array(changes[loads[0].since...])
    adopt(page, token, later)
    parts = [part(page, token, page.ids)]
    makeAgain(later, page, token, lost: [])
    show()
  }

  private mutating func resync() {
    if refresh != nil || hasSucceeded || !parts.isEmpty { ask(.resync) }
  }

  private mutating func fire(_ timer: LoaderTimer) {
    guard timers.contains(timer) else { return }
    timers.removeAll { $0 == timer }
    switch timer {
    case .update: ask(.update)
    case .freshness:
      if isVisible, hasSucceeded, configuration.behaviors.contains(.appearance) { ask(.appear) }
    case .delay(let end): if wants(end) { startPage(end) }
    case .pace, .reconnect: break
    }
  }
}
