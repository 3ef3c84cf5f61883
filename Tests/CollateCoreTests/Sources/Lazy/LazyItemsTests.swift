import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateTransforms

@MainActor
@Suite("Items that are made when they are read")
struct LazyItemsTests {
  @Test("The items that were read most recently are kept", arguments: [1, 2, 3, 7])
  func leastRecentlyUsed(capacity: Int) {
    withSeeds(Effort.rounds(40)) { generator in
      let books = LazyBooks(capacity: capacity)
      var kept: [Int] = []
      var made = 0
      for _ in 0..<300 {
        let key = generator.below(capacity + 3)
        if !kept.contains(key) { made += 1 }
        kept.removeAll { $0 == key }
        kept = [key] + kept.prefix(capacity - 1)
        expectEqual(books.items.item(of: key), books.book(key))
        expectEqual(books.items.madeCount, made)
        expectEqual(books.made.count, made)
      }
    }
  }

  @Test("Snapshots from any time keep what had been seen then, while they exist")
  func editions() {
    withSeeds(Effort.rounds(100)) { generator in
      let books = LazyBooks()
      var lists: [(list: LazyList<Book>, content: [Book])] = []
      for _ in 0..<10 {
        let list = LazyList(0..<8, of: books.items)
        lists.append((list, Array(list)))
        if generator.oneIn(3) { lists.remove(at: generator.below(lists.count)) }
        let keys = (0..<8).filter { _ in generator.oneIn(3) }
        books.reprint(keys, edition: generator.below(3))
        let old = lists.last?.content
        let changed = books.items.renew(keys)
        if let old, lists.last?.list == list {
          expectEqual(changed, keys.filter { books.book($0) != old[$0] })
        }
        for (list, content) in lists { expectEqual(Array(list), content) }
        for (one, content) in lists {
          for (two, others) in lists { expectEqual((one == two), (content == others)) }
        }
      }
    }
  }

  @Test("Lists of the same items are compared by keys, others by items; stored ones too")
  func comparing() {
    let (books, others) = (LazyBooks(), LazyBooks())
    let list = LazyList(0..<4, of: books.items)
    expectEqual(list, LazyList([0, 1, 2, 3], of: books.items))
    #expect(list != LazyList([0, 1, 3, 2], of: books.items))
    expectEqual(books.made, [])
    expectEqual(list, LazyList(0..<4, of: others.items))
    expectEqual(list, LazyList(Array(list)))
    others.reprint([3], edition: 1)
    others.items.update(keys: [3])
    #expect(list != LazyList(0..<4, of: others.items))
    expectEqual(LazyList([Book("a")]), LazyList([Book("a")]))
    #expect(LazyList([Book("a")]) != LazyList([Book("b")]))
    #expect(list.isIdentical(to: LazyList(0..<4, of: books.items)))
    #expect(!list.isIdentical(to: LazyList(0..<4, of: others.items)))
    let stored = LazyList([Book("a")])
    #expect(stored.isIdentical(to: stored))
    #expect(!stored.isIdentical(to: list))
  }

  @Test("Single items are compared without making them, and what was never known is never equal")
  func comparingItems() {
    let books = LazyBooks(capacity: 1)
    let (old, same) = (LazyList(0..<4, of: books.items), LazyList(0..<4, of: books.items))
    _ = [old[0], old[1]]
    books.items.update(keys: [0])
    let new = LazyList(0..<4, of: books.items)
    #expect(!old.isItem(at: 0, equalToItemAt: 0, of: new))
    #expect(old.isItem(at: 0, equalToItemAt: 0, of: same))
    expectEqual(old, same)
    #expect(old != new)
    let made = books.made
    #expect(old.isItem(at: 2, equalToItemAt: 2, of: new))
    #expect(!old.isItem(at: 2, equalToItemAt: 3, of: new))
    expectEqual(books.made, made)
  }

  @Test("An item that equals the one before is replaced silently")
  func silent() {
    struct Song: Identifiable, Equatable {
      let id: Int
      var plays = 0
      static func == (one: Song, other: Song) -> Bool { one.id == other.id }
    }
    var plays = 0
    let items = LazyItems<Song>(id: { $0 }, make: { Song(id: $0, plays: plays) })
    let source = LazyDataSource(keys: 0..<3, items: items)
    var count = 0
    let observation = source.observe { _ in count += 1 }
    expectEqual(source.snapshot[[0, 1]].plays, 0)
    plays = 5
    items.update(keys: [1])
    expectEqual(source.snapshot[[0, 1]].plays, 5)
    expectEqual(count, 0)
    withExtendedLifetime(observation) {}
  }
}
