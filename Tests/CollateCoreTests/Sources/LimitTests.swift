import Collate
import TestSupport
import Testing

/// 0 is "none", 1 is "one", and `.max` is "no limit", wherever a number is asked for.
@Suite("Limits of sources", .silentDiagnostics)
@MainActor
struct LimitTests {
  private typealias Lazy = LazyDataSource<Int, Book>

  private let source = ArrayDataSource(sections: shelves("A=abc|B=xy"))

  @Test("0, 1 and the largest integer are limits like any others", arguments: [0, 1, .max])
  func limits(limit: Int) {
    prefixes(limit)
    trees(limit)
    selections(limit)
    lazySections(limit)
    moves(limit)
  }

  private func prefixes(_ limit: Int) {
    for scope in [PrefixScope.eachSection, .allSections] {
      let prefix = source.prefix(limit, of: scope)
      var told = 0
      let token = prefix.observe { _ in told += 1 }
      func expected() -> String {
        var rest = limit
        return text(
          source.sections.map { shelf in
            let items = Array(shelf.items.prefix(rest))
            if scope == .allSections { rest -= items.count }
            return Shelf(shelf.id, title: shelf.title, items)
          })
      }
      expectEqual(text(prefix.snapshot.sections), expected())
      source.insertItem(Book("n"), at: [0, 0])
      source.removeItem(at: [0, 0])
      expectEqual(text(prefix.snapshot.sections), expected())
      for other in [0, 1, Int.max, nil] { prefix.limit = other }
      prefix.limit = limit
      prefix.limits = ["A": limit, "B": .max]
      prefix.limits = [:]
      expectEqual(text(prefix.snapshot.sections), expected())
      _ = prefix.canMoveItem(at: [0, 0], to: [1, min(limit, Int(Int32.max))])
      withExtendedLifetime(token) {}
    }
  }

  private func trees(_ limit: Int) {
    let base = ArrayDataSource(sections: [Roots(id: 0, items: nodes("a{b{c{d}}} e"))])
    let tree = Outline(base)
    tree.expandAll(depth: limit)
    expectEqual(
      text(tree.snapshot.items), (limit == 0 ? "a e" : limit == 1 ? "a b e" : "a b c d e"))
    tree.expandAll(below: "a", depth: limit)
    for level in [0, 1, Int.max, -1, .min] {
      expectEqual(tree.proposedMove(at: [0, 0], to: [0, 1], level: level)?.parent, nil)
    }
    var roots = base.sections[0].items
    let isMoved = roots.moveNode("e", to: "a", at: limit)
    #expect(isMoved && roots.map(\.id) == ["a"])
    #expect(!roots.moveNode("e", to: nil, at: -1) && !roots.moveNode("e", to: nil, at: .min))
  }

  private func selections(_ limit: Int) {
    for dropsOldest in [false, true] {
      let selection = Selection<Character>(.multiple(limit: limit, dropsOldest: dropsOldest))
      let token = selection.observe { _ in }
      let count = min(limit, 5)
      for id in "abcxy" { selection.select(id) }
      expectEqual(selection.count, count)
      selection.tap("a")
      selection.extend(to: "y", in: source)
      #expect(selection.count <= count)
      selection.selectAll(in: source)
      selection.set("yxcba")
      expectEqual(selection.count, count)
      selection.behavior = .multiple(limit: 1, dropsOldest: dropsOldest)
      expectEqual(selection.count, min(limit, 1))
      withExtendedLifetime(token) {}
    }
  }

  private func lazySections(_ limit: Int) {
    for capacity in [0, 1, Int.max] {
      func letter(_ key: Int) -> Character { Character(UnicodeScalar(UInt8(key % 128))) }
      let items = LazyItems(capacity: capacity, id: letter) { Book(letter($0)) }
      let lazy = Lazy(sections: [LazySection(id: 0, keys: 0..<limit, items: items)])
      let other = Lazy(sections: [LazySection(id: 1, keys: 0..<limit, items: items)])
      let screen = CompositeDataSource([lazy, other, Lazy(keys: 5..<8, items: items)])
      let presenter = Presenter(screen)
      var told: [String] = []
      let token = screen.observe { told.append($0.description) }
      // The sum of more than can be counted is not exact.
      expectEqual(screen.snapshot.itemCount, (limit == .max ? 2 << 47 : 2 * limit) + 3)
      expectEqual(presenter.snapshot.itemCounts, [limit, limit, 3])
      // Paths have numbers of 32 bits.
      let last = min(limit, Int(Int32.max)) - 1
      if limit > 0 { expectEqual(screen.snapshot[[1, last]], lazy.snapshot[[0, last]]) }
      if limit < .max { #expect(!screen.snapshot.contains([0, limit])) }
      items.update(keys: [0, 5, last, .max - 1])
      screen.move(screen.slots[1], to: 0)
      screen.remove(screen.slots[0])
      expectEqual(screen.snapshot.itemCount, (limit == .max ? 1 << 47 : limit) + 3)
      #expect(presenter.snapshot.itemCounts.count == 3 || !told.isEmpty)
      if limit > 0 { lazy.replaceItems(0..<1, inSection: 0, withKeys: [.max - 1]) }
      expectEqual(lazy.snapshot.itemCounts, [limit])
      withExtendedLifetime(token) {}
    }
  }

  private func moves(_ limit: Int) {
    let sources: [any ReorderableDataSource<Shelf>] = [
      source, CompositeDataSource([source]), source.map { $0 }, source.filter { _ in true },
      source.prefix(limit), source.uniqued(), source.held(),
      source.placeholder(ArrayDataSource<Shelf>()),
      SegmentedDataSource<Int, Shelf>([(id: 0, source: source)]),
    ]
    let numbers = [0, 1, Int(Int32.max) - 1, -1, Int(Int32.min)]
    for section in numbers {
      for item in numbers {
        let path = ItemPath(section: section, item: item)
        for source in sources {
          if !source.snapshot.contains(path) { #expect(!source.canMoveItem(at: path)) }
          _ = source.canMoveItem(at: [0, 0], to: path)
          _ = source.canMoveItem(at: path, to: [0, 0])
          _ = source.snapshot.item(at: path)
          _ = source.snapshot.location(of: path)
        }
      }
    }
  }
}
