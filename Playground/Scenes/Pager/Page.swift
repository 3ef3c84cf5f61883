/// A page of the pager.
struct Page: Identifiable, Hashable, Sendable {
  let id: Int
}
