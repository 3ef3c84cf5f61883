package import Collate

/// A checker that verifies every effect of a loader, and their order.
///
/// The checker does not know how loaders work. It follows what runs, what is shown and what is reported, and
/// checks every effect against it:
///
///     var machine = LoaderMachine<Int, String>()
///     var checker = LoaderChecker<Int, String>()
///     for event in events {
///       checker.check(LoaderStep(event: event, effects: machine.handle(event)))
///     }
///     #expect(checker.violations == [])
///
/// To check a source, use a ``LoadingSourceChecker``. For the rules, see ``Violation/Law``.
package struct LoaderChecker<Key: Hashable & Sendable, ID: Hashable & Sendable>: Sendable {
  /// The violations so far, in order of occurrence.
  package private(set) var violations: [Violation] = []

  /// The number of events so far.
  package private(set) var eventCount = 0

  /// The number of items before the visible ones that dropping pages must leave.
  package var prefetchDistance = 0

  /// The loads that run, in the order in which they began.
  var loads: [CheckedLoad<Key, ID>] = []

  /// The tokens of all loads so far, and that of a seed.
  var tokens: Set<LoadToken> = []

  /// Whether a page was adopted or a load has finished, so that nothing of a cache is shown any more.
  var hasLoaded = false

  /// The load that was cancelled with the last effect, and has to end with the next one.
  var cancelled: LoadToken?

  /// The load whose page the event brings, if it runs; with pending edits, that is shown after it may have ended.
  private(set) var delivering: CheckedLoad<Key, ID>?

  /// The load that the event has finished, if it ran.
  var ended: CheckedLoad<Key, ID>?

  /// What was shown last.
  var content = LoadContent<Key, ID>()

  /// The state that was reported last.
  var state = LoaderState()

  /// The ids of the items on the screen.
  var visible: (first: ID?, last: ID?) = (nil, nil)

  /// The ids of the edits that are pending, and of the one that the event has ended.
  private var pendingIDs: [PendingEdit: Set<ID>] = [:]
  private var endedIDs: Set<ID> = []

  var timers: Set<LoaderTimer> = []
  var isSubscribed = false

  /// The event whose effects are checked.
  private(set) var step = LoaderStep<Key, ID>(event: .configured, effects: [])

  /// Creates a checker of a loader that has loaded nothing.
  package init() {}

  /// Checks an event and its effects.
  ///
  /// - Parameter step: The event and its effects.
  /// - Returns: The violations found, which are also added to ``violations``.
  @discardableResult
  package mutating func check(_ step: LoaderStep<Key, ID>) -> [Violation] {
    let found = violations.count
    eventCount += 1
    self.step = step
    begin()
    for index in step.effects.indices { check(effectAt: index) }
    finish()
    return Array(violations[found...])
  }

  /// Takes what an event says by itself.
  private mutating func begin() {
    (cancelled, ended, delivering, endedIDs) = (nil, nil, nil, [])
    switch step.event {
    case .edited(let edit, let changes): pendingIDs[edit] = Set(changes.map(\.id))
    case .confirmed(let edit, let changes, _):
      if let ids = pendingIDs.removeValue(forKey: edit) {
        endedIDs = ids
        note(changes)
        // Other edits may be about an item that has another id now.
        for (other, unsure) in pendingIDs where !unsure.isDisjoint(with: ids) {
          pendingIDs[other] = unsure.union(changes.map(\.id))
        }
      }
    case .rolledBack(let edit): endedIDs = pendingIDs.removeValue(forKey: edit) ?? []
    case .page(let token, _): delivering = load(token)
    case .fired(let timer): timers.remove(timer)
    case .disconnected: isSubscribed = false
    case .visible(let first, let last): visible = (first, last)
    case .changed(let changes, _, _): note(changes)
    default: break
    }
  }

  private mutating func check(effectAt index: Int) {
    let effect = step.effects[index]
    checkEnd(ofCancelledBefore: effect)
    switch effect {
    case .start(let request): begin(request, effect)
    case .cancel(let token): cancel(token, effect)
    case .end(let token, let outcome): end(token, outcome, effect)
    case .adopt(let token, _): adopt(token, effect)
    case .show(let content): show(content, effectAt: index)
    case .wait(let timer, let time): wait(timer, time, effect)
    case .stop(let timer): stop(timer, effect)
    case .subscribe, .unsubscribe: subscribe(effect)
    case .state(let state): receive(state, effectAt: index)
    case .take, .repeatedID, .repeatedKey: break
    }
  }

  /// Checks what an event leaves behind.
  private mutating func finish() {
    if let cancelled {
      report(.pairing, .cancel(cancelled), "no end \(cancelled)=cancelled came after it")
    }
    checkOutcome()
    noteDelivery()
    checkState()
  }
}

extension LoaderChecker {
  /// The ids that are inserted and removed because of edits that the server has not made yet.
  var unsureIDs: Set<ID> { pendingIDs.values.reduce(endedIDs) { $0.union($1) } }

  /// Stores a violation.
  ///
  /// - Parameters:
  ///   - law: The broken law.
  ///   - effect: The effect that broke it; `nil` if the outcome of the event did.
  ///   - message: What was found.
  mutating func report(_ law: Violation.Law, _ effect: LoaderEffect<Key, ID>?, _ message: String) {
    let event = step.event.traceText
    violations.append(
      Violation(
        law, call: effect?.traceText ?? event, message: message, event: event,
        eventNumber: eventCount))
  }
}

/// A load that runs, as far as a checker knows.
struct CheckedLoad<Key: Hashable & Sendable, ID: Hashable & Sendable>: Sendable {
  let request: LoadRequest<Key>

  /// The ids that changes have deleted since the load began.
  var deletedIDs: Set<ID> = []

  /// The ids that changes have inserted or moved since the load began.
  var placedIDs: Set<ID> = []

  /// The ids that the load has delivered; `nil` if it has delivered no page.
  var deliveredIDs: Set<ID>?

  /// Whether the load is one of a page at an end, and of which.
  var end: LoadDirection? {
    if case .page(let end) = request.intent { end } else { nil }
  }
}
