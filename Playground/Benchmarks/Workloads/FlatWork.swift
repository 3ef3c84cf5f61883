import CollateTesting

/// What happens to a list without sections.
enum FlatWork: String, CaseIterable {
  case nothing = "nothing changed"
  case nothingShared = "nothing changed, storage shared"
  case append = "1 % appended"
  case edits = "5 % deleted, inserted, updated"
  case tenth = "10 % deleted, 10 % inserted"
  case firstToLast = "first moved to last"
  case drag = "dragged from 1/4 to 3/4"
  case shuffle = "shuffled"
  case reverse = "reversed"
  case replace = "everything replaced"
  case swapHalves = "halves swapped"
  case interleave = "halves interleaved"
  case sort = "sorted after 20 % changed"
  case repeats = "ids a hundred times, 5 % edited"
  case repeatsShuffled = "ids a hundred times, shuffled"
}

extension FlatWork {
  /// What the work may cost with a type of ids.
  func limit<ID: BenchmarkID>(for ids: ID.Type) -> Limit {
    switch self {
    case .nothing: .comparing(ID.limit(texts: 1.25, integers: 1.6))
    case .nothingShared: .comparing(0.4)
    case .append: .hashing(0.1)
    case .firstToLast, .drag: .hashing(ID.limit(texts: 0.1, integers: 0.15))
    case .edits: .hashing(ID.limit(texts: 0.2, integers: 0.35))
    case .tenth: .hashing(ID.limit(texts: 0.3, integers: 0.6))
    case .repeats: .hashing(ID.limit(texts: 0.3, integers: 0.75))
    case .shuffle: .hashing(ID.limit(texts: 0.75, integers: 2.4))
    case .reverse: .hashing(ID.limit(texts: 0.5, integers: 1.7))
    case .swapHalves: .hashing(ID.limit(texts: 0.45, integers: 1.3))
    case .replace: .hashing(ID.limit(texts: 0.45, integers: 1.1))
    case .interleave, .sort: .hashing(ID.limit(texts: 0.65, integers: 2.2))
    case .repeatsShuffled: .hashing(ID.limit(texts: 1.15, integers: 3.7))
    }
  }

  /// Returns a list before and after.
  func lists<ID: BenchmarkID>(count: Int, of ids: ID.Type) -> (old: [Story<ID>], new: [Story<ID>]) {
    var generator = SeededGenerator(seed: 42)
    var old: [Story<ID>] = Feed.random(itemCount: count, using: &generator).items
    if self == .repeats || self == .repeatsShuffled {
      let ids = old.prefix(max(1, count / 100)).map(\.id)
      for item in old.indices { old[item] = Story(id: ids[generator.below(ids.count)], value: 0) }
    }
    let new = changed(old, using: &generator)
    return (old, self == .nothingShared ? old : new.map(\.freshCopy))
  }

  private func changed<ID>(
    _ old: [Story<ID>], using generator: inout SeededGenerator
  ) -> [Story<ID>] {
    var new = old
    switch self {
    case .nothing, .nothingShared: break
    case .append: new += Feed.random(itemCount: old.count / 100, using: &generator).items
    case .edits: new.edit(share: 20, using: &generator)
    case .tenth: new.edit(share: 10, updates: false, using: &generator)
    case .firstToLast: new.append(new.removeFirst())
    case .drag: new.insert(new.remove(at: old.count / 4), at: old.count * 3 / 4)
    case .shuffle, .repeatsShuffled: new.shuffle(using: &generator)
    case .reverse: new.reverse()
    case .replace: new = Feed.random(itemCount: old.count, using: &generator).items
    case .swapHalves: new = Array(old[(old.count / 2)...] + old[..<(old.count / 2)])
    case .interleave:
      new = zip(old[..<(old.count / 2)], old[(old.count / 2)...]).flatMap { [$0, $1] }
    case .sort:
      for item in new.indices where generator.below(5) == 0 {
        new[item].value = generator.below(new.count)
      }
      new.sort { $0.value < $1.value }
    case .repeats:
      new.edit(share: 20, using: &generator) { generator in
        Story(id: old[generator.below(old.count)].id, value: 0)
      }
    }
    return new
  }
}

extension Array {
  /// Deletes, inserts and, unless told otherwise, updates one of so many items each.
  fileprivate mutating func edit<ID>(
    share: Int,
    updates: Bool = true,
    using generator: inout SeededGenerator,
    newItem: (inout SeededGenerator) -> Story<ID> = {
      Story(id: .random(using: &$0), value: 0)
    }
  ) where Element == Story<ID> {
    let order = indices.shuffled(using: &generator)
    let size = count / share
    for item in order.prefix(updates ? size : 0) { self[item].value &+= 1_000_000 }
    let deleted = Set(order.dropFirst(size).prefix(size))
    let crowded = Set(order.dropFirst(size * 2).prefix(size))
    var result: [Element] = []
    for (item, story) in enumerated() where !deleted.contains(item) {
      result.append(story)
      if crowded.contains(item) { result.append(newItem(&generator)) }
    }
    self = result
  }
}
