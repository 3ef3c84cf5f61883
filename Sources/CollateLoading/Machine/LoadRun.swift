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
  let rank: LoadRank

  /// Whether the load repeats one that failed.
  let isRetry: Bool

  /// The end of the list that a refresh delivers.
  let refreshedEnd: LoadDirection

  /// The changes of items since the load began.
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

  /// Whether the load is a refresh that began for a pull, and is needed for nothing else.
  var isWithdrawable: Bool { request.intent == .pull && !isRetry && !isJoined }
}

extension LoadIntent {
  /// Whose wish a load with this intent is.
  var rank: LoadRank {
    switch self {
    case .appear, .update, .resync: .automatic
    case .initial, .pull, .page, .gap: .explicit
    case .reload, .jump: .commanding
    }
  }
}

/// A change during a load, and what is known of pages that arrive after it.
struct RecordedChange<ID: Hashable & Sendable>: Sendable {
  let change: LoadChange<ID>
  let version: Int?

  /// Whether pages that arrive later know the change, as far as versions do not decide.
  let isOrdered: Bool

  /// Returns whether a page with a version, if it has any, knows the change because it comes later.
  func isKnownByOrder(toPageOf page: Int?) -> Bool {
    isOrdered && (version == nil || page == nil)
  }
}
