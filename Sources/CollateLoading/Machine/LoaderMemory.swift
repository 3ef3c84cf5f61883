import CollateCore

/// What a loader machine remembers of a lane: that of refreshes, an end of the list, or a gap.
struct LaneMemory<Key: Hashable & Sendable>: Sendable {
  /// The keys with which something was loaded, in each direction.
  var usedKeys: [LoadDirection: Set<Key>] = [:]

  /// The last load, if it failed.
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
