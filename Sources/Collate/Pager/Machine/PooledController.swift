/// An unbound controller in the pool.
struct PooledController<ID: Hashable & Sendable>: Sendable {
  let slot: Int

  /// The page for which it is still configured; `nil` if the page does not exist any more.
  var page: ID?

  /// Whether the data of the page changed since.
  var isStale = false
}
