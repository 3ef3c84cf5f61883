/// News of the pages.
@MainActor
struct PageChange<ID: Hashable & Sendable> {
  let pages: PageList<PageID<ID>>

  let changed: Set<PageID<ID>>

  /// Makes the news known to the connection, which until then answers from before.
  let adopt: () -> Void
}
