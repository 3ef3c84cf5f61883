import CollateCore

/// Whose wish a load is, with those that give way to others first.
enum LoadRank: Comparable {
  /// It begins by itself.
  case automatic

  /// A person waits for it.
  case explicit

  /// The app wants other content.
  case commanding
}

/// A load that runs.
struct LoadRun<Key: Hashable & Sendable, ID: Hashable & Sendable>: Sendable {
  var request: LoadRequest<Key>

  /// Whether the load repeats one that failed.
  let isRetry: Bool

  /// The end of the list that a refresh delivers.
  let refreshedEnd: LoadDirection

  /// The changes since the load began.
  var changes: [RecordedChange<ID>] = []

  /// Whether something besides a pull needs the refresh.
  var isJoined = false

  /// Whether the refresh took the place of one that was to load missed events.
  var replacesResync = false

  /// Whether a page brought ids that were not there.
  var hasNewIDs = false

  /// Whether the last page shows that a gap is none any more.
  var closesGap = false

  var token: LoadToken { request.token }
  var lane: LoadLane { request.intent.lane }
  var rank: LoadRank { request.intent.rank(isRetry: isRetry) }
}

extension LoadIntent {
  /// Returns whose wish a load with this intent is; a person waits for one that is repeated.
  func rank(isRetry: Bool = false) -> LoadRank {
    switch self {
    case _ where isRetry: .explicit
    case .appear, .update, .resync: .automatic
    case .initial, .pull, .page, .gap: .explicit
    case .reload, .jump: .commanding
    }
  }
}

/// What a loader machine remembers of a lane: that of refreshes, an end of the list, or a gap.
struct LaneMemory<Key: Hashable & Sendable>: Sendable {
  /// The keys with which something was loaded, in each direction.
  var usedKeys: [LoadDirection: Set<Key>] = [:]

  /// Why the last load began, if it failed; of refreshes, the last one that was not cancelled.
  var failure: LoadIntent?

  /// The number of failures in a row.
  var failureCount = 0

  /// The number of loads of pages in a row without new ids.
  var emptyPageCount = 0

  /// The number of ids that were dropped at an end.
  var droppedCount = 0

  /// Whether a refresh delivered this end of the list.
  var isDelivered = false

  /// Whether the last page had no ids.
  var hadEmptyPage = false
}

/// A change of an item that came while a load ran or an edit was pending, and what is known of pages that come later.
struct RecordedChange<ID: Hashable & Sendable>: Sendable {
  let change: LoadChange<ID>
  let version: Int?

  /// Whether pages that arrive later know the change, as far as versions do not decide.
  let isOrdered: Bool

  /// Whether the change was a move of an item that was loaded, to a place that was not.
  let isMissed: Bool

  /// Returns whether a page with a version, if it has any, knows the change because it comes later.
  func isKnownByOrder(toPageOf page: Int?) -> Bool {
    isOrdered && (version == nil || page == nil)
  }
}
