import Collate
import CollateTesting
import TestSupport
import Testing

/// Items that are moved together by their ids.
@MainActor
@Suite("Moves by ids", .traced)
struct MovesByIDTests {
  private typealias Source = ArrayDataSource<Shelf>

  /// Moves books one after the other, as the method says.
  private func model(
    _ shelves: [Shelf], _ ids: [Character], to name: Character, before next: Character?,
    isFixed: (Character) -> Bool
  ) -> (shelves: [Shelf], rest: [Character]) {
    var shelves = shelves
    var unique: [Character] = []
    for id in ids where !unique.contains(id) { unique.append(id) }
    guard let target = shelves.firstIndex(where: { $0.id == name }) else {
      return (shelves, unique)
    }
    var follower: Character?
    if let next {
      guard let start = shelves[target].items.firstIndex(where: { $0.id == next }) else {
        return (shelves, unique)
      }
      follower = shelves[target].items[start...].first { !unique.contains($0.id) }?.id
    }
    func place() -> Int {
      shelves[target].items.firstIndex { $0.id == follower } ?? shelves[target].items.count
    }
    let rest = unique.filter { id in
      guard let shelf = shelves.firstIndex(where: { $0.items.contains { $0.id == id } }),
        let index = shelves[shelf].items.firstIndex(where: { $0.id == id })
      else { return true }
      if shelf == target, index + 1 == place() { return false }
      if isFixed(id) { return true }
      let book = shelves[shelf].items.remove(at: index)
      shelves[target].items.insert(book, at: place())
      return false
    }
    return (shelves, rest)
  }

  @Test(
    "All lists of three ids, of all sections and places, with an item that cannot move and without")
  func sweep() {
    let lists = (0..<1 << 9).map { bits in [bits & 7, bits >> 3 & 7, bits >> 6] }
    let start = shelves("A=abc|B=d")
    withEvery("ids", in: Effort.some(of: lists)) { numbers in
      let ids = numbers.compactMap { "abcdx".dropFirst($0).first }
      withEvery("section", in: "ABZ") { section in
        withEvery("before", in: [nil, "a", "b", "c", "d", "x"] as [Character?]) { next in
          withEvery("fixed", in: [nil, "b"] as [Character?]) { fixed in
            let source = Source(sections: start)
            source.canMove = { [unowned source] in source.snapshot[$0].id != fixed }
            let checker = DataSourceChecker(source)
            var updateCount = 0
            let token = source.observe { _ in updateCount += 1 }
            let rest = source.moveItems(withIDs: ids, toSection: section, before: next)
            let expected = model(start, ids, to: section, before: next) { $0 == fixed }
            expectEqual(text(source.sections), text(expected.shelves))
            expectEqual(rest, expected.rest)
            expectEqual(updateCount, source.sections == start ? 0 : 1)
            expectEqual(checker.finish(), [])
            withExtendedLifetime(token) {}
          }
        }
      }
    }
  }

  /// SwiftUI: "Moves all the elements at the specified offsets to the specified destination offset, preserving
  /// ordering." The destination counts the elements before any is moved (`move(fromOffsets:toOffset:)`).
  @Test("Offsets and a destination, as SwiftUI passes them to onMove, move the same items")
  func offsets() {
    let start = shelves("A=abcde")
    let books = start[0].items
    withEvery("offsets", in: (0..<1 << 5).map { bits in (0..<5).filter { bits >> $0 & 1 == 1 } }) {
      offsets in
      withEvery("destination", in: 0...5) { destination in
        let source = Source(sections: start)
        let next = destination < 5 ? books[destination].id : nil
        source.moveItems(withIDs: offsets.map { books[$0].id }, toSection: "A", before: next)
        let others = books.indices.filter { !offsets.contains($0) }
        let order =
          others.filter { $0 < destination } + offsets + others.filter { $0 >= destination }
        expectEqual(source.sections[0].items, order.map { books[$0] })
      }
    }
  }

  @Test("They move through sources of others, also into another source of one group")
  func nested() {
    let (one, other) = (Source(sections: shelves("A=abcd")), Source(sections: shelves("B=xy")))
    let screen = CompositeDataSource([one, other], sharing: IdentityGroup("all"))
    let shown = screen.filter { $0.id != "b" }
    expectEqual(shown.moveItems(withIDs: "dbx", toSection: "A", before: "c"), ["b"])
    expectEqual(text(screen.snapshot.sections.map { $0 }), "A=abdxc|B=y")
    expectEqual(shown.moveItems(withIDs: "ac", toSection: "B", before: nil), [])
    expectEqual(text(screen.snapshot.sections.map { $0 }), "A=bdx|B=yac")
  }

  @Test("Groups that go with their last item, and those that items come into")
  func groups() {
    let base = Source(sections: [
      Shelf("A", [Book("a"), Book("b", edition: 1), Book("c", edition: 1)])
    ])
    let groups = base.grouped(by: \.edition)
    groups.regroup = { book, edition in Book(book.id, edition: edition) }
    expectEqual(groups.moveItems(withIDs: "a", toSection: 1, before: "c"), [])
    expectEqual(groups.snapshot.sections.map(\.id), [1])
    expectEqual(groups.snapshot.items.map(\.id), ["b", "a", "c"])
  }
}
