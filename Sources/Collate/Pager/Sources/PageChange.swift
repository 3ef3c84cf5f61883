/// A change of the pages.
@MainActor
struct PageChange<ID: Hashable & Sendable> {
  let pages: PageList<PageID<ID>>

  let changed: Set<PageID<ID>>

  /// A closure that applies the change to the connection, which until then provides the previous
  /// pages.
  let adopt: () -> Void
}
