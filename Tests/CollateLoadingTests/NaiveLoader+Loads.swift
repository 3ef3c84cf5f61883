import Collate

@testable import CollateCore
@testable import CollateLoading

// How loads begin and end.
extension NaiveLoader {
  mutating func ask(_ intent: LoadIntent, _ key: String? = nil, isRetry: Bool = false) {
    var rank =
      switch intent {
      case .appear, .update, .resync: 0
      case .reload, .jump: 2
      case .initial, .pull, .page, .gap: 1
      }
    if isRetry { rank = 1 }
    if let refresh {
      let replaces = rank == 2 || rank == 1 && refresh.rank == 0
      if !replaces {
        if intent == .resync {
          letWait(.resync)
        } else if isRetry || intent != .pull {
          loads[0].isJoined = true
        }
        return
      }
    } else if !loads.isEmpty, rank == 0 {
      letWait(intent)
      return
    }
    begin(intent, key, rank, isRetry)
  }

  /// What waits stays, unless it would keep old items that the other one takes away.
  private mutating func letWait(_ intent: LoadIntent) {
    if let waiting = waitingRefresh, !merges(waiting) || merges(intent) { return }
    waitingRefresh = intent
  }

  func merges(_ intent: LoadIntent) -> Bool {
    let mergeable: [LoadIntent] = [.initial, .appear, .update, .resync, .pull]
    return mergeable.contains(intent) && configuration.mergingRefreshes.contains(intent)
  }

  /// No task waits any more that pulled.
  mutating func withdraw(_ token: Int) {
    guard let load = refresh, load.token == token, load.request.intent == .pull else { return }
    if load.isRetry || load.isJoined { return }
    cancel { _ in true }
    if load.replacesResync { ask(.resync) }
  }

  private mutating func begin(_ intent: LoadIntent, _ key: String?, _ rank: Int, _ isRetry: Bool) {
    var replacesResync = waitingRefresh == .resync
    if let refresh, refresh.request.intent == .resync || refresh.replacesResync {
      replacesResync = true
    }
    if rank != 1 { replacesResync = false }
    cancel { _ in true }
    if let waiting = waitingRefresh, merges(waiting) || !merges(intent) { waitingRefresh = nil }
    if rank == 2 { awaited = [:] }
    for timer in [LoaderTimer.delay(.forward), .delay(.backward), .update] { stop(timer) }
    if intent == .reload(keepsContent: false) { clear() }
    start(intent, key, refreshFailures, rank, isRetry)
    loads[0].replacesResync = replacesResync
  }

  private mutating func clear() {
    changeList()
    for timer in [LoaderTimer.freshness, .pace(.forward), .pace(.backward)] { stop(timer) }
    parts = []
    (used, barren, failures, failed, dropped) = ([:], [:], [:], [], [:])
    (delivered, sawEmptyPage, awaited) = ([], [], [:])
    outcome = nil
    failedRefresh = nil
    (hasSucceeded, hasLoaded) = (false, true)
    show()
  }

  func goesSomewhere(_ change: LoadChange<String>) -> Bool {
    switch change {
    case .insert, .move: true
    case .delete, .update: false
    }
  }

  /// Lets edits be about an item with another id.
  mutating func rename(_ old: String, _ new: String) {
    func renamed(_ id: String) -> String { id == old ? new : id }
    func renamed(_ place: LoadPlace<String>) -> LoadPlace<String> {
      switch place {
      case .first, .last: place
      case .before(let id): .before(renamed(id))
      case .after(let id): .after(renamed(id))
      }
    }
    for index in edits.indices {
      edits[index].changes = edits[index].changes.map { change in
        switch change {
        case .insert(let id, let place): .insert(id, renamed(place))
        case .delete(let id): .delete(renamed(id))
        case .update(let id): .update(renamed(id))
        case .move(let id, let place): .move(renamed(id), renamed(place))
        }
      }
    }
  }

  /// Shows the list that was asked for.
  mutating func changeList() {
    if isOtherList { strayEdits.formUnion(edits.map(\.edit)) }
    (isOtherList, isFeedOfOtherList) = (false, false)
  }

  mutating func start(
    _ intent: LoadIntent, _ key: String?, _ failures: Int, _ rank: Int = 1, _ isRetry: Bool = false
  ) {
    tokens += 1
    let request = LoadRequest(
      token: LoadToken(tokens), intent: intent, key: key, attempt: failures + 1)
    // What was recorded before the first load that runs is not needed.
    if loads.isEmpty && edits.isEmpty { changes = [] }
    loads.append(
      Load(
        request: request, rank: rank, isRetry: isRetry, since: changes.count,
        atEnd: configuration.refreshesEnd))
    out.append(.start(request))
  }

  mutating func cancel(_ isWanted: (LoadLane) -> Bool) {
    for load in loads where isWanted(load.request.intent.lane) {
      out += [.cancel(load.request.token), .end(load.request.token, .cancelled)]
    }
    loads.removeAll { isWanted($0.request.intent.lane) }
  }

  mutating func askForPage(_ end: LoadDirection) {
    if isLoading(.page(end)) { return }
    if refresh != nil || waitingRefresh != nil {
      awaited["\(end)"] = end
    } else if key(end) != nil, !isOtherList {
      barren["\(end)"] = 0
      startPage(end)
    }
  }

  mutating func startPage(_ end: LoadDirection) {
    guard let key = key(end) else { return }
    used["\(end)", default: []].append(key)
    failed.remove("\(end)")
    start(.page(end), key, failures["\(end)"] ?? 0)
  }

  mutating func askForGap(_ gap: Int, _ wanted: LoadDirection) {
    guard let index = index(ofGap: gap), !isLoading(.gap(LoadGap(gap))) else { return }
    if refresh != nil || waitingRefresh != nil {
      awaited["g\(gap)"] = wanted
      return
    }
    if isOtherList { return }
    let (above, below) = (parts[index - 1].next, parts[index + 1].previous)
    let direction: LoadDirection =
      wanted == .forward
      ? (above != nil ? .forward : .backward)
      : (below != nil ? .backward : .forward)
    guard let key = direction == .forward ? above : below else { return close(gap) }
    used["g\(gap) \(direction)", default: []].append(key)
    failed.remove("g\(gap)")
    lastDirection["g\(gap)"] = direction
    start(.gap(LoadGap(gap), direction), key, failures["g\(gap)"] ?? 0)
  }

  mutating func retry() {
    if let (intent, key) = failedRefresh {
      ask(intent, key, isRetry: true)
      return
    }
    for end in LoadDirection.both where failed.contains("\(end)") && key(end) != nil {
      askForPage(end)
    }
    for gap in parts.compactMap(\.gap) where failed.contains("g\(gap)") {
      askForGap(gap, lastDirection["g\(gap)"] ?? .forward)
    }
  }

  mutating func end(_ token: Int) {
    guard let index = loads.firstIndex(where: { $0.token == token }) else { return }
    let load = loads.remove(at: index)
    hasLoaded = true
    let name = name(load.request.intent.lane)
    if case .gap(let gap) = load.request.intent.lane, load.closes { close(gap.number) }
    out.append(.end(load.request.token, .finished))
    failures[name] = 0
    switch load.request.intent.lane {
    case .refresh:
      outcome = .finished
      hasSucceeded = true
      refreshFailures = 0
      failedRefresh = nil
      stop(.freshness)
      if (configuration.freshness ?? .zero) > .zero { wait(.freshness) }
    case .page(let end):
      pause(end)
      if load.bringsNew { drop(end.opposite) } else { barren[name, default: 0] += 1 }
    case .gap: break
    }
  }

  mutating func fail(_ token: Int) {
    guard let index = loads.firstIndex(where: { $0.token == token }) else { return }
    let load = loads.remove(at: index)
    let name = name(load.request.intent.lane)
    out.append(.end(load.request.token, .failed))
    switch load.request.intent.lane {
    case .refresh:
      outcome = .failed
      failedRefresh = (load.request.intent, load.request.key)
      refreshFailures += 1
    case .page(let end):
      failures[name, default: 0] += 1
      failed.insert(name)
      pause(end)
    case .gap:
      failures[name, default: 0] += 1
      failed.insert(name)
    }
  }

  private mutating func close(_ gap: Int) {
    guard let place = index(ofGap: gap) else { return }
    toldParts.remove(at: place)
    forget(gap)
    if hidesParts { parts.remove(at: place) } else { makeEdits() }
    show()
  }

  /// Begins a pause, which replaces one that has not ended.
  private mutating func pause(_ end: LoadDirection) {
    stop(.pace(end))
    if configuration.pagingInterval > .zero { wait(.pace(end)) }
  }

  mutating func forget(_ gap: Int) {
    for name in ["g\(gap)", "g\(gap) forward", "g\(gap) backward"] {
      used[name] = nil
      failures[name] = nil
      failed.remove(name)
      awaited[name] = nil
    }
  }

  private mutating func drop(_ end: LoadDirection) {
    guard let limit = configuration.maximumPageCount.map({ max($0, 2) }) else { return }
    var going: [LoadLane] = []
    while true {
      // Looked at as if the end that is dropped were the beginning.
      let seen = end == .backward ? parts : parts.reversed()
      let inner = seen.indices.dropFirst().first { index in
        seen[index].gap == nil
          && (end == .backward ? seen[index].previous : seen[index].next) != nil
      }
      guard let inner, seen[inner...].count(where: { $0.gap == nil }) >= limit else { break }
      let order = end == .backward ? ids : ids.reversed()
      if [visible.first, visible.last].contains(where: { $0.map { !order.contains($0) } ?? false })
      {
        break
      }
      let watched = order.firstIndex { $0 == visible.first || $0 == visible.last }
      let shownIDs = seen[..<inner].flatMap(\.ids)
      if let watched, watched - shownIDs.count < max(configuration.prefetchDistance, 0) { break }
      let stayingIDs = seen[inner...].flatMap(\.ids)
      let crosses = movedIDs.contains { id, part in
        let wasOutside = (end == .backward ? part : parts.count - 1 - part) < inner
        return shownIDs.contains(id) && !wasOutside || stayingIDs.contains(id) && wasOutside
      }
      if crosses { break }
      let told = end == .backward ? toldParts : toldParts.reversed()
      let rest = Array(told[inner...])
      toldParts = end == .backward ? rest : rest.reversed()
      let goingGaps = seen[..<inner].compactMap(\.gap)
      cancel { $0 == .page(end) }
      going += goingGaps.map { .gap(LoadGap($0)) }
      for gap in goingGaps { forget(gap) }
      let name = "\(end)"
      dropped[name, default: 0] += told[..<inner].flatMap(\.ids).count
      (used[name], barren[name], failures[name], awaited[name]) = (nil, nil, nil, nil)
      failed.remove(name)
      delivered.remove(name)
      sawEmptyPage.remove(name)
      makeEdits()
    }
    show()
    cancel { going.contains($0) }
  }
}

// What begins by itself, and timers.
extension NaiveLoader {
  mutating func goOn() {
    followEvents()
    if let intent = waitingRefresh {
      if loads.isEmpty {
        let rank = 0
        begin(intent, nil, rank, false)
      }
    } else if refresh == nil {
      for end in LoadDirection.both where awaited.removeValue(forKey: "\(end)") != nil {
        askForPage(end)
      }
      for gap in parts.compactMap(\.gap) {
        if let direction = awaited.removeValue(forKey: "g\(gap)") { askForGap(gap, direction) }
      }
    }
    for end in LoadDirection.both where configuration.pagingDelay <= .zero && wants(end) {
      startPage(end)
    }
    for end in LoadDirection.both {
      settle(.delay(end), configuration.pagingDelay > .zero && wants(end))
    }
    let behaviors = configuration.behaviors
    let isOn =
      behaviors.contains(.autoupdate) && isVisible || behaviors.contains(.autoupdateInBackground)
    settle(.update, isOn && refresh == nil && waitingRefresh == nil && outcome != nil)
  }

  func wants(_ end: LoadDirection) -> Bool {
    let name = "\(end)"
    guard configuration.behaviors.contains(end == .forward ? .paging : .pagingBackward) else {
      return false
    }
    if !isVisible || isHalted || refresh != nil || waitingRefresh != nil { return false }
    if isLoading(.page(end)) || key(end) == nil || isOtherList { return false }
    if failed.contains(name) || timers.contains(.pace(end)) { return false }
    if (barren[name] ?? 0) >= configuration.emptyPageLimit { return false }
    if ids.isEmpty { return hasSucceeded }
    let order = end == .forward ? ids.reversed() : ids
    guard let id = end == .forward ? visible.last : visible.first,
      let position = order.firstIndex(of: id)
    else { return false }
    return position < configuration.prefetchDistance
  }

  private mutating func settle(_ timer: LoaderTimer, _ isWanted: Bool) {
    if isWanted, !timers.contains(timer) { wait(timer) }
    if !isWanted { stop(timer) }
  }

  mutating func wait(_ timer: LoaderTimer) {
    timers.append(timer)
    times[timer] = time(timer)
    out.append(.wait(timer, max(time(timer), .zero)))
  }

  func time(_ timer: LoaderTimer) -> Duration {
    switch timer {
    case .update:
      doubled(configuration.updatePeriod, refreshFailures, configuration.maximumUpdatePeriod)
    case .freshness: configuration.freshness ?? .zero
    case .delay: configuration.pagingDelay
    case .pace: configuration.pagingInterval
    case .reconnect:
      doubled(
        configuration.reconnectDelay, lostConnections - 1, configuration.maximumReconnectDelay)
    }
  }

  private func doubled(_ time: Duration, _ times: Int, _ limit: Duration) -> Duration {
    let first = times > 0 && time < .milliseconds(100) ? min(.milliseconds(100), limit) : time
    return (0..<times).reduce(max(time, first)) { time, _ in
      time < limit ? min(time * 2, limit) : time
    }
  }

  mutating func stop(_ timer: LoaderTimer) {
    guard timers.contains(timer) else { return }
    timers.removeAll { $0 == timer }
    out.append(.stop(timer))
  }
}
