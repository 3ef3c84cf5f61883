/// A controller that waits for a page.
struct PooledController<ID: Hashable & Sendable>: Sendable {
  let slot: Int

  /// The page it showed last and shows still, so to speak; `nil` when there is no such page now.
  var page: ID?

  /// Whether the page has other data since.
  var isStale = false
}
