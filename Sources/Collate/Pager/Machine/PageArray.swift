/// An array of pages with a table of their indices.
struct PageArray<ID: Hashable & Sendable>: PageListing {
  private var ids: [ID] = []
  private var indices: [ID: Int] = [:]

  init(_ ids: some Sequence<ID>) {
    self.ids.reserveCapacity(ids.underestimatedCount)
    indices.reserveCapacity(ids.underestimatedCount)
    for id in ids where indices[id] == nil {
      indices[id] = self.ids.count
      self.ids.append(id)
    }
  }

  var count: Int { ids.count }

  func id(at index: Int) -> ID { ids[index] }

  func index(of id: ID) -> Int? { indices[id] }
}
