import CollateCore

/// What a loader machine remembers of an end of the list.
struct EndState<Key: Hashable & Sendable>: Sendable {
  /// The keys with which something was loaded.
  private(set) var usedKeys: Set<Key> = []

  /// The number of loads in a row without new ids.
  var emptyPageCount = 0

  /// The number of failures in a row.
  private(set) var failureCount = 0

  /// Whether the last load failed.
  private(set) var hasFailed = false

  /// The number of ids that were dropped.
  private(set) var droppedCount = 0

  /// Whether a refresh delivered this end of the list.
  private(set) var isDelivered = false

  /// Whether the last page had no ids.
  private(set) var hadEmptyPage = false

  /// Whether no page may be loaded automatically yet.
  var isPaced = false
}

extension EndState {
  /// A load begins.
  mutating func begin(with key: Key) {
    usedKeys.insert(key)
    hasFailed = false
  }

  /// A page has arrived.
  ///
  /// - Parameters:
  ///   - newCount: The number of its ids that were not there.
  ///   - earlierCount: The number of those that the same load delivered before, in whose place it comes.
  ///   - isEmpty: Whether it has no ids at all.
  ///   - isLast: Whether there is nothing beyond it.
  mutating func receive(newCount: Int, earlierCount: Int, isEmpty: Bool, isLast: Bool) {
    if newCount > 0 { emptyPageCount = 0 }
    hadEmptyPage = isEmpty
    droppedCount = isLast ? 0 : max(0, droppedCount - max(0, newCount - earlierCount))
  }

  /// A load has ended, after which a pause may be due.
  mutating func finish(isEmptyPage: Bool, isPaced: Bool) {
    failureCount = 0
    if isEmptyPage { emptyPageCount += 1 }
    self.isPaced = isPaced
  }

  /// A load has failed, after which a pause may be due.
  mutating func fail(isPaced: Bool) {
    failureCount += 1
    hasFailed = true
    self.isPaced = isPaced
  }

  /// Ids at this end were dropped, with all that was learned of it.
  mutating func drop(_ count: Int) {
    let (dropped, isPaced) = (droppedCount + count, isPaced)
    self = EndState()
    (droppedCount, self.isPaced) = (dropped, isPaced)
  }

  /// A refresh has delivered a page, wherever that comes.
  mutating func forgetKeys() {
    (usedKeys, hadEmptyPage) = ([], false)
  }

  /// The content was replaced.
  ///
  /// - Parameter isSame: Whether a refresh that began by itself has brought nothing new. Then, the pages that
  ///   brought nothing still count, or else each such refresh would have them loaded again.
  mutating func forgetContent(isSame: Bool) {
    if !isSame { emptyPageCount = 0 }
    (failureCount, hasFailed) = (0, false)
    (droppedCount, isDelivered) = (0, false)
  }

  /// A refresh has delivered a page at this end, or one that is anywhere.
  mutating func deliver(isEnd: Bool) {
    (droppedCount, isDelivered) = (0, isEnd)
  }
}

/// What a loader machine remembers of a gap.
struct GapMemory<Key: Hashable & Sendable>: Sendable {
  /// The keys with which something was loaded, in each direction.
  private var usedKeys: [LoadDirection: Set<Key>] = [:]

  /// The number of failures in a row.
  private(set) var failureCount = 0

  /// Whether the last load failed.
  private(set) var hasFailed = false

  /// The direction of the last load.
  private(set) var direction = LoadDirection.forward
}

extension GapMemory {
  /// Returns whether a key was used before.
  func hasUsed(_ key: Key, _ direction: LoadDirection) -> Bool {
    usedKeys[direction]?.contains(key) ?? false
  }

  /// A load begins.
  mutating func begin(with key: Key, _ direction: LoadDirection) {
    usedKeys[direction, default: []].insert(key)
    (hasFailed, self.direction) = (false, direction)
  }

  /// A load has ended.
  mutating func finish() { failureCount = 0 }

  /// A refresh has delivered a page, wherever that comes.
  mutating func forgetKeys() { usedKeys = [:] }

  /// A load has failed.
  mutating func fail() {
    failureCount += 1
    hasFailed = true
  }
}

/// What a loader machine remembers of its refreshes.
struct RefreshMemory<Key: Hashable & Sendable>: Sendable {
  /// The refresh that failed, if it was the last one that was not cancelled.
  private(set) var failure: (intent: LoadIntent, key: Key?)?

  /// The number of failures in a row.
  private(set) var failureCount = 0

  /// How the last one that was not cancelled ended; `nil` if the content was cleared since then.
  private(set) var outcome: LoadOutcome?

  /// Whether one has succeeded since the content was cleared, or another list was asked for.
  private(set) var hasSucceeded = false

  /// Whether the content has become fresh in the event that is handled.
  private(set) var isFreshNow = false
}

extension RefreshMemory {
  /// A refresh has ended.
  mutating func finish() {
    (outcome, hasSucceeded, isFreshNow, failureCount) = (.finished, true, true, 0)
    failure = nil
  }

  /// A refresh has failed.
  mutating func fail(_ request: LoadRequest<Key>) {
    outcome = .failed
    failure = (request.intent, request.key)
    failureCount += 1
  }

  /// The content is cleared.
  mutating func clear() { (outcome, hasSucceeded, failure) = (nil, false, nil) }

  /// Another list is loaded, of which nothing was, and in which the key of a refresh that failed is of no use.
  mutating func forgetList() {
    hasSucceeded = false
    if failure != nil { failure = (.reload(keepsContent: true), nil) }
  }

  /// Returns whether the content has just become fresh, once.
  mutating func takeFreshness() -> Bool {
    defer { isFreshNow = false }
    return isFreshNow
  }
}
