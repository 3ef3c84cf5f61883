import Collate

// The loads that run: I1 to I5.
extension LoaderChecker {
  mutating func begin(_ request: LoadRequest<Key>, _ effect: LoaderEffect<Key, ID>) {
    if !tokens.insert(request.token).inserted {
      report(.token, effect, "there was a load \(request.token) before")
    }
    let lane = request.intent.lane
    if let other = loads.first(where: { $0.request.intent.lane == lane }) {
      report(.lane, effect, "\(other.request.token) runs in the same lane")
    } else if let other = loads.first(where: { lane == .refresh || $0.isRefresh }) {
      report(.refresh, effect, "\(other.request.token) runs, and one of the two is a refresh")
    }
    loads.append(CheckedLoad(request: request))
  }

  mutating func cancel(_ token: LoadToken, _ effect: LoaderEffect<Key, ID>) {
    if load(token) == nil { report(.pairing, effect, "it does not run") }
    cancelled = token
  }

  /// Checks that a load that is cancelled ends at once.
  mutating func checkEnd(ofCancelledBefore effect: LoaderEffect<Key, ID>) {
    guard let token = cancelled else { return }
    if case .end(token, .cancelled) = effect { return }
    report(.pairing, effect, "end \(token)=cancelled is due right after cancel \(token)")
    cancelled = nil
  }

  mutating func end(_ token: LoadToken, _ outcome: LoadOutcome, _ effect: LoaderEffect<Key, ID>) {
    if !loads.contains(where: { $0.request.token == token }) {
      let isKnown = tokens.contains(token)
      report(.pairing, effect, isKnown ? "it has ended before" : "it has never begun")
    }
    if outcome == .cancelled {
      if cancelled != token { report(.pairing, effect, "it was not cancelled before") }
      cancelled = nil
    } else if step.event != (outcome == .finished ? .ended(token) : .failed(token)) {
      report(.pairing, effect, "the loader has not said so")
    } else if outcome == .finished {
      ended = load(token)
      hasLoaded = true
    }
    loads.removeAll { $0.request.token == token }
  }

  /// Checks that the load that the event is about has ended.
  mutating func checkOutcome() {
    switch step.event {
    case .ended(let token), .failed(let token):
      // An event that is senseless may name a load that begins by it.
      let begins = step.effects.contains { effect in
        if case .start(let request) = effect { request.token == token } else { false }
      }
      if load(token) != nil, !begins { report(.pairing, nil, "\(token) still runs") }
    default: break
    }
  }

  mutating func adopt(_ token: LoadToken, _ effect: LoaderEffect<Key, ID>) {
    switch step.event {
    case .seed:
      if hasLoaded {
        report(.adoption, effect, "something was loaded before the cache")
      } else if !tokens.insert(token).inserted {
        report(.token, effect, "there was a load \(token) before")
      }
      hasLoaded = true
    case .page(token, _):
      if load(token) == nil { report(.adoption, effect, "it does not run") }
      hasLoaded = true
    default: report(.adoption, effect, "it has not delivered a page")
    }
  }

  /// Notes that the load that the event is about has delivered a page.
  mutating func noteDelivery() {
    guard case .page(let token, let page) = step.event,
      let index = loads.firstIndex(where: { $0.request.token == token })
    else { return }
    var delivered = Set(page.ids)
    if !loads[index].isRefresh {
      // Which page has the item of a pending edit, or one that comes from an older page, is not shown by itself.
      let older = content.pages.filter { old in
        if let version = old.version, let new = page.version { version < new } else { false }
      }
      delivered.formIntersection(unsureIDs.union(older.flatMap(\.ids)))
    }
    loads[index].deliveredIDs = (loads[index].deliveredIDs ?? []).union(delivered)
  }

  /// Returns a load that runs.
  func load(_ token: LoadToken) -> CheckedLoad<Key, ID>? {
    loads.first { $0.request.token == token }
  }

  /// Notes changes, which count after the pages of all loads that run.
  mutating func note(_ changes: [LoadChange<ID>]) {
    for index in loads.indices {
      for change in changes {
        switch change {
        case .delete(let id): loads[index].deletedIDs.insert(id)
        case .insert(let id, _), .move(let id, _): loads[index].placedIDs.insert(id)
        case .update: break
        }
      }
    }
  }
}

extension CheckedLoad {
  /// Whether the load is a refresh.
  var isRefresh: Bool { request.intent.lane == .refresh }
}

// The timers, and the live events: I9 and, as they are paired like loads, I2.
extension LoaderChecker {
  mutating func wait(_ timer: LoaderTimer, _ time: Duration, _ effect: LoaderEffect<Key, ID>) {
    if !timers.insert(timer).inserted { report(.timer, effect, "it runs already") }
    if time < .zero { report(.timer, effect, "its time is negative") }
  }

  mutating func stop(_ timer: LoaderTimer, _ effect: LoaderEffect<Key, ID>) {
    if timers.remove(timer) == nil { report(.timer, effect, "it does not run") }
  }

  mutating func subscribe(_ effect: LoaderEffect<Key, ID>) {
    let begins = effect == .subscribe
    if begins == isSubscribed {
      report(.pairing, effect, begins ? "live events are subscribed to already" : "they are not")
    }
    isSubscribed = begins
  }
}
