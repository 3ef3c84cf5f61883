import Collate
import TestSupport

/// Sources made of others, each with a naive function that returns what it must show.
@MainActor
struct Nesting {
  typealias Source = StoredDataSource<Shelf>

  /// A source of the nesting.
  struct Level {
    /// How it is made, such as `filter(0)`.
    var name: String

    /// Its greatest distance from an array.
    var depth: Int

    /// Whether its elements are the same if their ids are; in composites, their slots must be, too.
    var isByID = true

    var source: any Source

    /// Returns what it must show.
    var model: @MainActor () -> [Shelf]

    /// Changes a parameter.
    var configure: @MainActor (inout SeededGenerator) -> Void = { _ in }

    /// Takes notice of the end of a transaction.
    var endTransaction: @MainActor () -> Void = {}
  }

  /// A parameter of a source, which its naive function reads as well.
  final class Parameter<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private(set) var levels: [Level] = []

  /// Whether there is a composite whose children share their ids.
  private(set) var hasGroups = false

  let arrays: [ArrayDataSource<Shelf>]

  /// Makes a nesting at random.
  init(using generator: inout SeededGenerator) {
    arrays = (0..<1 + generator.below(3)).map { _ in
      ArrayDataSource(sections: generator.shelves(upTo: 3, items: 3))
    }
    for array in arrays {
      levels.append(Level(name: "array", depth: 0, source: array, model: { array.sections }))
    }
    for _ in 0..<3 + generator.below(5) { add(using: &generator) }
  }

  /// The names of the sources, each with the numbers of what it is made of.
  var description: String { levels.map(\.name).joined(separator: ", ") }

  private mutating func add(using generator: inout SeededGenerator) {
    // Mostly on top of the last one, so that it becomes deep.
    let number = generator.oneIn(3) ? generator.below(levels.count) : levels.count - 1
    let (one, other) = (levels[number], generator.below(levels.count))
    var level =
      switch generator.below(15) {
      case 0: filter(one.source, one)
      case 1: prefix(one.source, one, scope: generator.oneIn(2) ? .eachSection : .allSections)
      case 2: uniqued(one.source, one)
      case 3: sorted(one.source, one)
      case 4: grouped(one.source, one, isSorted: generator.oneIn(2))
      case 5: flattened(one.source, one)
      case 6: separated(one.source, one)
      case 7: tree(one.source, one)
      case 8: placeholder(one.source, one, levels[other])
      case 9: segmented(one, levels[other], isByID: generator.oneIn(2))
      case 10: mapped(one.source, one)
      case 11: held(one.source, one)
      case 12: membership(one.source, one, levels[other], showsMembers: generator.oneIn(2))
      case 13: union(one.source, one, levels[other])
      default: composite([one, levels[other]], isGroup: generator.oneIn(2))
      }
    if level.name.hasSuffix("2"), !levels[other].isByID { level.isByID = false }
    if !one.isByID { level.isByID = false }
    level.name += "(\(number)\(level.name.hasSuffix("2") ? ", \(other)" : ""))"
    levels.append(level)
  }
}

extension Nesting {
  private func filter(_ base: some Source, _ level: Level) -> Level {
    let least = Parameter(0)
    let hidesEmpty = Parameter(false)
    func isIncluded(_ book: Book) -> Bool { book.edition >= least.value }
    let source = base.filter { isIncluded($0) }
    return Level(name: "filter", depth: level.depth + 1, source: source) {
      level.model().compactMap { shelf in
        var shelf = shelf
        shelf.items = shelf.items.filter(isIncluded)
        return shelf.items.isEmpty && hidesEmpty.value ? nil : shelf
      }
    } configure: { generator in
      let old = least.value
      least.value = generator.below(3)
      source.setPredicate(
        { isIncluded($0) },
        change: generator.oneIn(2) ? .different : least.value >= old ? .narrower : .wider)
      if generator.oneIn(3) {
        hidesEmpty.value.toggle()
        let hides = hidesEmpty.value
        source.hidesEmptySection = hides ? { _ in true } : nil
      }
    }
  }

  private func prefix(_ base: some Source, _ level: Level, scope: PrefixScope) -> Level {
    let limit = Parameter<Int?>(2)
    let offset = Parameter(0)
    let source = base.prefix(2, of: scope)
    return Level(name: "prefix", depth: level.depth + 1, source: source) {
      var (skipped, rest) = (offset.value, limit.value ?? .max)
      return level.model().map { shelf in
        var shelf = shelf
        if scope == .eachSection { (skipped, rest) = (offset.value, limit.value ?? .max) }
        let left = shelf.items.dropFirst(skipped)
        skipped -= shelf.items.count - left.count
        shelf.items = Array(left.prefix(rest))
        rest -= shelf.items.count
        return shelf
      }
    } configure: { generator in
      limit.value = generator.oneIn(4) ? nil : generator.below(5)
      offset.value = generator.oneIn(2) ? 0 : generator.below(3)
      source.limit = limit.value
      source.offset = offset.value
    }
  }

  private func held(_ base: some Source, _ level: Level) -> Level {
    let known = Parameter<[Shelf]?>(nil)
    let source = base.held { $0.edition < 2 }
    @MainActor func model() -> [Shelf] {
      let model = level.model()
      return known.value.map { model.holding(whatIsNotIn: $0) { $0.edition < 2 } } ?? model
    }
    return Level(
      name: "held", depth: level.depth + 1, source: source, model: model,
      configure: { generator in
        switch (source.isHolding, generator.oneIn(3)) {
        case (true, false):
          source.release()
          known.value? += level.model()
        case (let isHolding, _):
          source.isHolding = !isHolding
          known.value = isHolding ? nil : level.model()
        }
      },
      endTransaction: {
        let (shown, base) = (model(), level.model())
        // Whether an id is known that is both shown and held depends on which of the two came first.
        let isUndecided = base.repeatsIDs(of: shown)
        if isUndecided { source.release() }
        known.value? += isUndecided ? base : shown
      })
  }

  private func uniqued(_ base: some Source, _ level: Level) -> Level {
    Level(name: "uniqued", depth: level.depth + 1, source: base.uniqued()) {
      var seen: Set<Character> = []
      return level.model().map { shelf in
        var shelf = shelf
        shelf.items = shelf.items.filter { seen.insert($0.id).inserted }
        return shelf
      }
    }
  }

  private func membership(
    _ base: some Source, _ level: Level, _ other: Level, showsMembers: Bool
  ) -> Level {
    func made(of other: some Source) -> any Source {
      showsMembers ? base.intersection(other) : base.subtracting(other)
    }
    return Level(
      name: showsMembers ? "intersection 2" : "subtracting 2",
      depth: max(level.depth, other.depth) + 1, source: made(of: other.source)
    ) {
      let ids = Set(other.model().flatMap(\.items).map(\.id))
      return level.model().map { shelf in
        var shelf = shelf
        shelf.items = shelf.items.filter { ids.contains($0.id) == showsMembers }
        return shelf
      }
    }
  }

  private func union(_ base: some Source, _ level: Level, _ other: Level) -> Level {
    func made(with other: some Source) -> any Source { base.union(other) }
    return Level(
      name: "union 2", depth: max(level.depth, other.depth) + 2, isByID: false,
      source: made(with: other.source)
    ) {
      var seen: Set<Character> = []
      return (level.model() + other.model()).map { shelf in
        var shelf = shelf
        shelf.items = shelf.items.filter { seen.insert($0.id).inserted }
        return shelf
      }
    }
  }

  private func sorted(_ base: some Source, _ level: Level) -> Level {
    let isByID = Parameter(true)
    let isAscending = Parameter(true)
    func precedes(_ one: Book, _ other: Book) -> Bool {
      let (one, other) = isAscending.value ? (one, other) : (other, one)
      return isByID.value ? one.id < other.id : one.edition < other.edition
    }
    let source = base.sorted { precedes($0, $1) }
    return Level(name: "sorted", depth: level.depth + 1, source: source) {
      level.model().map { shelf in
        var shelf = shelf
        shelf.items = shelf.items.enumerated().sorted {
          precedes($0.element, $1.element)
            || !precedes($1.element, $0.element) && $0.offset < $1.offset
        }.map(\.element)
        return shelf
      }
    } configure: { generator in
      isByID.value = generator.oneIn(2)
      isAscending.value = generator.oneIn(2)
      source.areInIncreasingOrder = { precedes($0, $1) }
    }
  }

  private func grouped(_ base: some Source, _ level: Level, isSorted: Bool) -> Level {
    func key(_ book: Book) -> Int { Int(book.id.unicodeScalars.first?.value ?? 0) % 3 }
    func shelf(_ key: Int, _ books: [Book]) -> Shelf {
      Shelf(Array("XYZ")[key], title: books.count, books)
    }
    let order: ((Book, Book) -> Bool)? = isSorted ? { $0.id < $1.id } : nil
    let source = base.grouped(by: key, order: { $0 > $1 }, items: order, into: shelf)
    return Level(name: "grouped", depth: level.depth + 1, source: source) {
      let books = level.model().flatMap(\.items)
      return [2, 1, 0].compactMap { group in
        var own = books.filter { key($0) == group }
        if let order {
          own = own.enumerated().sorted {
            order($0.element, $1.element)
              || !order($1.element, $0.element) && $0.offset < $1.offset
          }.map(\.element)
        }
        return own.isEmpty ? nil : shelf(group, own)
      }
    }
  }

  private func flattened(_ base: some Source, _ level: Level) -> Level {
    Level(name: "flattened", depth: level.depth + 1, source: base.flattened(into: Shelf("F"))) {
      [Shelf("F", level.model().flatMap(\.items))]
    }
  }

  private func separated(_ base: some Source, _ level: Level) -> Level {
    let above = Parameter(1)
    func hasSeparator(_ one: Book?, _ other: Book?) -> Bool {
      guard let one else { return above.value == 2 }
      return one.edition != other?.edition && above.value > 0
    }
    let separated = base.separated { hasSeparator($0.above, $0.below) ? true : nil }
    let source = separated.map { section in
      Shelf(
        section.id, title: section.base.title,
        section.items.map { row in
          switch row.id {
          case .item: row.item ?? Book("?")
          case .separatorBelow(let id): Book(Character(id.uppercased()), edition: 7)
          case .leadingSeparator(let id): Book(Character("\(id)".lowercased()), edition: 7)
          }
        })
    }
    return Level(name: "separated", depth: level.depth + 2, source: source) {
      level.model().map { shelf in
        var shelf = shelf
        let books = shelf.items
        shelf.items = []
        if let first = books.first, hasSeparator(nil, first) {
          shelf.items.append(Book(Character("\(shelf.id)".lowercased()), edition: 7))
        }
        for (index, book) in books.enumerated() {
          shelf.items.append(book)
          if hasSeparator(book, index + 1 < books.count ? books[index + 1] : nil) {
            shelf.items.append(Book(Character(book.id.uppercased()), edition: 7))
          }
        }
        return shelf
      }
    } configure: { generator in
      above.value = generator.below(3)
      separated.reevaluate()
    }
  }

  private func tree(_ base: some Source, _ level: Level) -> Level {
    // Below each book are two others, named by letters far from its own.
    func children(_ book: Book) -> [Book] {
      let letter = book.id.unicodeScalars.first?.value ?? 0
      return [0x400, 0x500].map {
        Book(Unicode.Scalar(letter + $0).map { Character($0) } ?? "?", edition: book.edition)
      }
    }
    let nodes = base.map { shelf in
      BasicSection(
        id: shelf.id, title: "\(shelf.title)",
        items: shelf.items.map { book in
          TreeNode(book, children: .nodes(children(book).map { TreeNode($0) }))
        })
    }
    let tree = TreeDataSource(nodes)
    let source = tree.map { section in
      Shelf(
        section.id, title: Int(section.base.title) ?? 0,
        section.items.map { $0.value ?? Book("?") })
    }
    return Level(name: "tree", depth: level.depth + 3, source: source) {
      level.model().map { shelf in
        var shelf = shelf
        shelf.items = shelf.items.flatMap { book in
          tree.expandedIDs.contains(book.id) ? [book] + children(book) : [book]
        }
        return shelf
      }
    } configure: { generator in
      tree.expandedIDs = Set(SeededGenerator.letters.filter { _ in generator.oneIn(2) })
    }
  }

  private func placeholder(_ base: some Source, _ level: Level, _ other: Level) -> Level {
    func placed(_ placeholder: some Source) -> any Source { base.placeholder(placeholder) }
    return Level(
      name: "placeholder 2", depth: max(level.depth, other.depth) + 1, source: placed(other.source)
    ) {
      let model = level.model()
      return model.allSatisfy(\.items.isEmpty) ? other.model() : model
    }
  }

  private func segmented(_ level: Level, _ other: Level, isByID: Bool) -> Level {
    let source = SegmentedDataSource([(0, level.source), (1, other.source)])
    return Level(
      name: "segmented 2", depth: max(level.depth, other.depth) + 1, isByID: isByID,
      source: source,
      model: { source.selected == 0 ? level.model() : other.model() },
      configure: { generator in
        source.select(
          generator.below(2), transition: isByID ? .byIdentity : .replacingSections)
      })
  }

  private func mapped(_ base: some Source, _ level: Level) -> Level {
    func transform(_ shelf: Shelf) -> Shelf {
      Shelf(
        shelf.id, title: shelf.title, shelf.items.map { Book($0.id, edition: $0.edition / 2) })
    }
    return Level(
      name: "map", depth: level.depth + 1, source: base.map(transform),
      model: { level.model().map(transform) })
  }

  private mutating func composite(_ levels: [Level], isGroup: Bool) -> Level {
    if isGroup { hasGroups = true }
    let children = Parameter(levels)
    let group = isGroup ? IdentityGroup("all") : nil
    let source = CompositeDataSource(levels.map(\.source), sharing: group)
    return Level(
      name: "composite 2", depth: (levels.map(\.depth).max() ?? 0) + 1, isByID: false,
      source: source,
      model: { children.value.flatMap { $0.model() } },
      configure: { generator in
        let last = children.value.count - 1
        if last > 0, generator.oneIn(2) {
          source.move(source.slots[last], to: 0)
          children.value.insert(children.value.removeLast(), at: 0)
        } else if generator.oneIn(2) {
          let child = levels[generator.below(levels.count)]
          source.insert(child.source, at: 0, sharing: group)
          children.value.insert(child, at: 0)
        } else if last >= 0 {
          source.remove(source.slots[last])
          children.value.removeLast()
        }
      })
  }
}
