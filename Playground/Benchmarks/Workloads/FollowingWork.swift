import CollateTesting

/// What happens to sections whose items stay.
enum FollowingWork: String, CaseIterable {
  case oneRenamed = "one of 100 sections renamed"
  case allRenamed = "all 100 sections renamed"
  case renamed = "section of 10k renamed"
  case renamedCopies = "section of 10k renamed, with copies of its items"
  case shuffled = "section of 10k renamed and shuffled"
  case split = "section of 10k renamed and split into 100"
  case otherItems = "section of 10k replaced by other items"
}

extension FollowingWork {
  /// What the work may cost with a type of ids.
  func limit<ID: BenchmarkID>(for ids: ID.Type) -> Limit {
    switch self {
    case .oneRenamed: .hashing(ID.limit(texts: 0.02, integers: 0.05))
    case .allRenamed: .hashing(ID.limit(texts: 0.25, integers: 0.7))
    case .renamed, .renamedCopies: .hashing(ID.limit(texts: 0.25, integers: 0.35))
    case .shuffled: .hashing(ID.limit(texts: 2.5, integers: 7))
    case .split: .hashing(ID.limit(texts: 1.8, integers: 3))
    case .otherItems: .hashing(ID.limit(texts: 1.8, integers: 2))
    }
  }

  /// Returns a list before and after.
  func lists<ID: BenchmarkID>(of ids: ID.Type) -> (old: [Feed<ID>], new: [Feed<ID>]) {
    var generator = SeededGenerator(seed: 9)
    let sectionCount = self == .oneRenamed || self == .allRenamed ? 100 : 1
    let old: [Feed<ID>] = Feed.random(
      sectionCount: sectionCount, itemCount: 10_000 / sectionCount, using: &generator)
    var new = old
    switch self {
    case .oneRenamed: new[50] = old[50].renamed(using: &generator)
    case .allRenamed: new = old.map { $0.renamed(using: &generator) }
    case .renamed: new[0] = old[0].renamed(using: &generator)
    case .renamedCopies: new[0] = old[0].renamed(using: &generator).freshCopy
    case .shuffled:
      new[0] = old[0].renamed(using: &generator)
      new[0].items.shuffle(using: &generator)
    case .split:
      new = (0..<100).map { part in
        var feed = old[0].renamed(using: &generator)
        feed.items = Array(feed.items[part * 100..<(part + 1) * 100])
        return feed
      }
    case .otherItems: new[0] = .random(itemCount: 10_000, using: &generator)
    }
    return (old, new)
  }
}

extension Feed {
  /// Returns a section with another id and the same items.
  fileprivate func renamed(using generator: inout SeededGenerator) -> Self {
    Self(id: .random(using: &generator), title: title, items: items)
  }
}
