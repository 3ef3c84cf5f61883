import CollateTesting

/// What happens to a list of sections.
enum SectionedWork: String, CaseIterable {
  case nothing = "nothing changed"
  case nothingShared = "nothing changed, storage shared"
  case append = "1 % appended to the last section"
  case edits = "5 % deleted, inserted, updated"
  case sectionMove = "first section moved to last"
  case crossing = "5 % to other sections"
  case sectionShuffle = "sections shuffled"
  case shuffle = "items shuffled across sections"
  case mixture = "2 % edits, moves, sections replaced"
  case replaceItems = "all items replaced"
}

extension SectionedWork {
  /// What the work may cost with a type of ids.
  func limit<ID: BenchmarkID>(for ids: ID.Type) -> Limit {
    switch self {
    case .nothing: .comparing(ID.limit(texts: 1.3, integers: 2))
    case .nothingShared: .comparing(0.4)
    case .append: .hashing(0.12)
    case .sectionMove: .hashing(ID.limit(texts: 0.12, integers: 0.2))
    case .edits, .crossing: .hashing(ID.limit(texts: 0.25, integers: 0.4))
    case .sectionShuffle: .hashing(ID.limit(texts: 0.15, integers: 0.25))
    case .mixture: .hashing(ID.limit(texts: 0.25, integers: 0.6))
    case .shuffle: .hashing(ID.limit(texts: 0.7, integers: 2))
    case .replaceItems: .hashing(ID.limit(texts: 0.5, integers: 1.1))
    }
  }

  /// Returns a list before and after.
  func lists<ID: BenchmarkID>(
    sectionCount: Int, itemCount: Int, of ids: ID.Type
  ) -> (old: [Feed<ID>], new: [Feed<ID>]) {
    var generator = SeededGenerator(seed: 7)
    let old: [Feed<ID>] = Feed.random(
      sectionCount: sectionCount, itemCount: itemCount, using: &generator)
    let new = changed(old, using: &generator)
    return (old, self == .nothingShared ? old : new.map(\.freshCopy))
  }

  private func changed<ID>(
    _ old: [Feed<ID>], using generator: inout SeededGenerator
  ) -> [Feed<ID>] {
    var new = old
    let itemCount = old.reduce(0) { $0 + $1.items.count }
    switch self {
    case .nothing, .nothingShared: break
    case .append:
      let added: Feed<ID> = .random(itemCount: itemCount / 100, using: &generator)
      new[new.count - 1].items += added.items
    case .edits: new.edit(itemCount / 20, using: &generator)
    case .sectionMove: new.append(new.removeFirst())
    case .crossing: new.scatter(itemCount / 20, using: &generator)
    case .sectionShuffle: new.shuffle(using: &generator)
    case .shuffle: new.deal(old.flatMap(\.items).shuffled(using: &generator))
    case .mixture:
      new.edit(itemCount / 50, using: &generator)
      new.scatter(itemCount / 50, using: &generator)
      for _ in 0..<max(1, old.count / 50) {
        let section = generator.below(new.count)
        new[section] = .random(itemCount: new[section].items.count, using: &generator)
        new.append(new.remove(at: generator.below(new.count)))
        new[generator.below(new.count)].title += 1000
      }
    case .replaceItems:
      for section in new.indices {
        new[section].items =
          Feed.random(itemCount: new[section].items.count, using: &generator).items
      }
    }
    return new
  }
}

extension Array {
  /// Updates, deletes and inserts so many items each.
  fileprivate mutating func edit<ID>(
    _ size: Int, using generator: inout SeededGenerator
  ) where Element == Feed<ID> {
    for _ in 0..<size {
      let place = anyItem(using: &generator)
      self[place.section].items[place.item].value += 1_000_000
    }
    for _ in 0..<size {
      let place = anyItem(using: &generator)
      self[place.section].items.remove(at: place.item)
    }
    for _ in 0..<size {
      let place = anyItem(using: &generator)
      let item = Story<ID>(id: .random(using: &generator), value: 0)
      self[place.section].items.insert(item, at: place.item)
    }
  }

  /// Moves so many items to other sections.
  fileprivate mutating func scatter<ID>(
    _ size: Int, using generator: inout SeededGenerator
  ) where Element == Feed<ID> {
    for _ in 0..<size {
      let start = anyItem(using: &generator)
      let item = self[start.section].items.remove(at: start.item)
      let end = anyItem(using: &generator)
      self[end.section].items.insert(item, at: end.item)
    }
  }

  /// Fills the sections with other items, each with as many as it had.
  fileprivate mutating func deal<ID>(_ items: [Story<ID>]) where Element == Feed<ID> {
    var rest = items[...]
    for section in indices {
      let count = self[section].items.count
      self[section].items = [Story<ID>](rest.prefix(count))
      rest = rest.dropFirst(count)
    }
  }

  private func anyItem<ID>(
    using generator: inout SeededGenerator
  ) -> (section: Int, item: Int) where Element == Feed<ID> {
    while true {
      let section = generator.below(count)
      if !self[section].items.isEmpty {
        return (section, generator.below(self[section].items.count))
      }
    }
  }
}
