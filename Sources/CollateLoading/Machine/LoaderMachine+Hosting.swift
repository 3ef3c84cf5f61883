import CollateCore

// The host, the feed of live events, and timers.
extension LoaderMachine {
  mutating func hostAppears() {
    if host.isVisible { return }
    (host.isVisible, host.hasAppeared, host.isHalted) = (true, true, false)
    // Before anything is loaded, so that nothing is missed in between.
    settleFeed()
    if !hasSucceeded, configuration.behaviors.contains(.initial) {
      if runningRefresh == nil { request(.initial) } else { runs[0].isJoined = true }
    } else if hasSucceeded || showsOtherList {
      refreshIfStale()
    }
  }

  private mutating func refreshIfStale() {
    guard configuration.behaviors.contains(.appearance), !isWaiting(.freshness) else {
      return
    }
    request(.appear)
  }

  /// Begins or ends the subscription to live events, by the behaviors and the host.
  mutating func settleFeed() {
    let behaviors = configuration.behaviors
    let isFollowed =
      host.isVisible || host.hasAppeared && behaviors.contains(.liveInBackground)
    let isWanted = isFollowed && behaviors.contains(.live)
    if !isWanted { stop(.reconnect) }
    if feed.isSubscribed == isWanted || isWaiting(.reconnect) { return }
    feed.isSubscribed = isWanted
    effects.append(isWanted ? .subscribe : .unsubscribe)
  }

  /// Ends the subscription to the feed of the former list, and begins one to that of the other list before this is
  /// loaded, so that nothing is missed in between.
  mutating func replaceFeed() {
    stop(.reconnect)
    if feed.isSubscribed { effects.append(.unsubscribe) }
    feed = Feed(isOfOtherList: true)
    settleFeed()
  }

  /// Loads what live events did not report, if anything was loaded.
  mutating func feedHasEvent() {
    guard feed.isSubscribed else { return }
    feed.failureCount = 0
    if runningRefresh != nil || hasSucceeded || !pages.content.elements.isEmpty {
      request(.resync)
    }
  }

  mutating func feedDisconnects(hadEvents: Bool) {
    guard feed.isSubscribed else { return }
    feed.isSubscribed = false
    if hadEvents { feed.failureCount = 0 }
    feed.failureCount += 1
    wait(.reconnect)
  }
}

// Timers.
extension LoaderMachine {
  mutating func fire(_ timer: LoaderTimer) {
    guard end(timer) else { return }
    switch timer {
    case .update: request(.update)
    case .freshness: if host.isVisible { refreshIfStale() }
    case .delay(let end): if wantsPage(end) { startPage(end) }
    // Pages and the subscription begin by themselves after each event.
    case .pace, .reconnect: break
    }
  }

  /// Begins a timer, which may be running, if it has a time.
  mutating func restart(_ timer: LoaderTimer) {
    stop(timer)
    if time(of: timer) > .zero { wait(timer) }
  }

  /// Whether the content is to be loaded again after some time.
  var wantsUpdates: Bool {
    let behaviors = configuration.behaviors
    let isOn =
      behaviors.contains(.autoupdate) && host.isVisible
      || behaviors.contains(.autoupdateInBackground)
    return isOn && !isRefreshing && hasOutcome
  }

  mutating func settle(_ timer: LoaderTimer, isWanted: Bool) {
    if isWaiting(timer) == isWanted { return }
    if isWanted { wait(timer) } else { stop(timer) }
  }

  func isWaiting(_ timer: LoaderTimer) -> Bool { timers.contains { $0.timer == timer } }

  /// Returns the time after which a timer fires.
  func time(of timer: LoaderTimer) -> Duration {
    switch timer {
    case .update:
      time(
        configuration.updatePeriod, after: refresh.failureCount,
        atMost: configuration.maximumUpdatePeriod)
    case .freshness: configuration.freshness ?? .zero
    case .delay: configuration.pagingDelay
    case .pace: configuration.pagingInterval
    case .reconnect:
      // The end that the time follows is counted already.
      time(
        configuration.reconnectDelay, after: feed.failureCount - 1,
        atMost: configuration.maximumReconnectDelay)
    }
  }

  /// Returns a time that failures have doubled, so that none of them is repeated without end at once.
  private func time(_ time: Duration, after failureCount: Int, atMost limit: Duration) -> Duration {
    let least = failureCount == 0 ? .zero : min(.milliseconds(100), limit)
    return max(time, least).doubled(failureCount, atMost: limit)
  }

  private mutating func wait(_ timer: LoaderTimer) {
    let time = time(of: timer)
    if !isWaiting(timer) { timers.append((timer, time)) }
    effects.append(.wait(timer, max(time, .zero)))
  }

  mutating func stop(_ timer: LoaderTimer) {
    if end(timer) { effects.append(.stop(timer)) }
  }

  /// Ends a timer, and returns whether it was running.
  private mutating func end(_ timer: LoaderTimer) -> Bool {
    guard let index = timers.firstIndex(where: { $0.timer == timer }) else { return false }
    timers.remove(at: index)
    return true
  }
}

extension Duration {
  /// Returns the duration, doubled some times up to a limit.
  func doubled(_ times: Int, atMost limit: Duration) -> Duration {
    var result = self
    for _ in 0..<times where result > .zero && result < limit {
      // The limit may be the longest time that there is.
      result = result < limit / 2 ? result * 2 : limit
    }
    return result
  }

  /// The duration, or the longest one that clocks of the standard library can express: they stop the program for
  /// longer ones.
  var expressible: Duration { min(self, .seconds(3_000_000_000)) }
}
