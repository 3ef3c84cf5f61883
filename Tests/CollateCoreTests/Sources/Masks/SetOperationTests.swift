import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore

/// An item whose id does not equal itself, as a NaN does not.
private struct Ghost: Identifiable, Equatable {
  final class Token: Sendable {}

  struct ID: Hashable, Sendable {
    let token = Token()

    static func == (one: Self, other: Self) -> Bool { false }

    func hash(into hasher: inout Hasher) {}
  }

  let id = ID()
}

@MainActor
@Suite("Intersections, differences and unions of sources by id", .traced)
struct SetOperationTests {
  /// What another source may have besides items of the same type.
  private struct Mark: Identifiable, Equatable {
    let id: Character
    var note = 0
  }

  private typealias Marks = BasicSection<Int, Mark>

  private func naive(_ sections: [Shelf], _ ids: Set<Character>, showsMembers: Bool) -> [Shelf] {
    sections.map { section in
      var result = section
      result.items.removeAll { ids.contains($0.id) != showsMembers }
      return result
    }
  }

  @Test(
    "Random changes on both sides show the items whose ids the other source has, or not")
  func random() {
    withSeeds(Effort.rounds(200)) { generator in
      let base = ArrayDataSource(sections: generator.shelves())
      let other = ArrayDataSource(sections: generator.shelves())
      let (inside, outside) = (base.intersection(other), base.subtracting(other))
      let union = base.union(other)
      @MainActor func checkers() -> [() -> [Violation]] {
        func checker(
          _ source: MembershipDataSource<ArrayDataSource<Shelf>>, _ showsMembers: Bool
        ) -> () -> [Violation] {
          let checker = TransformChecker(source, of: base, lookups: (source.basePath, source.path))
          {
            naive($0, Set(other.snapshot.items.map(\.id)), showsMembers: showsMembers)
          }
          return { checker.check() }
        }
        let both = TransformChecker(union, of: base) { sections in
          var seen: Set<Character> = []
          return (sections + other.sections).map { section in
            var result = section
            result.items.removeAll { !seen.insert($0.id).inserted }
            return result
          }
        }
        return [checker(inside, true), checker(outside, false), { both.check() }]
      }
      var all = generator.oneIn(4) ? [] : checkers()
      for _ in 0..<12 {
        base.performBatchUpdates {
          for _ in 0..<1 + generator.below(4) {
            generator.edit(generator.oneIn(2) ? base : other)
            if generator.oneIn(4) { for check in all { _ = check() } }
            if generator.oneIn(12) { all += checkers() }
          }
        }
        // The same id in two sections of the union's base is no error of the union.
        for check in all { expectEqual(check().filter { $0.law != .canonical }, []) }
        if all.isEmpty {
          let ids = Set(other.snapshot.items.map(\.id))
          expectEqual(
            Array(inside.snapshot.sections), naive(base.sections, ids, showsMembers: true))
          expectEqual(
            Array(outside.snapshot.sections), naive(base.sections, ids, showsMembers: false))
        }
      }
    }
  }

  @Test("What changes in both sources in one transaction is one update")
  func oneUpdate() {
    let base = ArrayDataSource(sections: shelves("S=abc|T=d"))
    let marks = ArrayDataSource(sections: [Marks(id: 0, items: [Mark(id: "b"), Mark(id: "d")])])
    let marked = base.intersection(marks)
    let others = base.subtracting(marks)
    var batches: [String] = []
    let observations = [
      marked.observe { batches.append("marked \($0.batch)") },
      others.observe { batches.append("others \($0.batch)") },
    ]
    #expect(
      text(marked.snapshot.sections) == "S=b|T=d" && text(others.snapshot.sections) == "S=ac|T=")
    marks.insertItem(Mark(id: "a"), at: [0, 0])
    expectEqual(batches, ["marked i 0.0", "others d 0.0"])
    batches = []
    // Ids that stay, and others that nothing has, change nothing.
    marks.moveItem(at: [0, 0], to: [0, 2])
    marks.sections[0].items[0].note = 1
    marks.insertItem(Mark(id: "z"), at: [0, 0])
    expectEqual(batches, [])
    base.performBatchUpdates {
      marks.removeItem(at: [0, 0])
      marks.removeItem(at: [0, 0])
      base.insertItem(Book("x"), at: [0, 0])
      marks.insertItem(Mark(id: "x"), at: [0, 0])
      expectEqual(text(marked.snapshot.sections), "S=xa|T=d")
    }
    expectEqual(batches, ["marked d 0.1; i 0.0", "others i 0.0"])
    withExtendedLifetime(observations) {}
  }

  @Test("A source has all items in common with itself, and none that it has not")
  func withItself() {
    let base = ArrayDataSource(sections: shelves("S=ab|T=c"))
    let (all, none, same) = (base.intersection(base), base.subtracting(base), base.union(base))
    let checkers = [DataSourceChecker(all), DataSourceChecker(none)]
    base.insertItem(Book("d"), at: [1, 0])
    base.removeSection(at: 0)
    expectEqual(text(all.snapshot.sections), "T=dc")
    expectEqual(text(none.snapshot.sections), "T=")
    expectEqual(text(same.snapshot.sections), "T=dc|T=")
    for checker in checkers { expectEqual(checker.check(), []) }
  }

  @Test("An id that does not equal itself is in no other source")
  func nan() {
    struct Value: Identifiable, Equatable { let id: Double }
    typealias Values = ArrayDataSource<BasicSection<Int, Value>>
    let base = Values(sections: [BasicSection(id: 0, items: [Value(id: .nan), Value(id: 1)])])
    let other = Values(sections: [BasicSection(id: 0, items: [Value(id: .nan)])])
    let (inside, outside) = (base.intersection(other), base.subtracting(other))
    let observations = [inside.observe { _ in }, outside.observe { _ in }]
    other.items = [Value(id: 1), Value(id: .nan), Value(id: .nan)]
    expectEqual(inside.snapshot.items.map(\.id), [1])
    expectEqual(outside.snapshot.itemCount, 1)
    other.items = []
    expectEqual([inside.snapshot.itemCount, outside.snapshot.itemCount], [0, 2])
    withExtendedLifetime(observations) {}
  }

  @Test("Ids that do not equal themselves are forgotten with their items")
  func forgottenIDs() {
    let base = ArrayDataSource(sections: [BasicSection(id: 0, items: [Ghost()])])
    let other = ArrayDataSource(sections: [BasicSection(id: 0, items: [Ghost]())])
    let source = base.subtracting(other)
    let observation = source.observe { _ in }
    var tokens: [Weak<Ghost.Token>] = []
    for _ in 0..<50 {
      let ghost = Ghost()
      tokens.append(Weak(ghost.id.token))
      other.items = [ghost]
    }
    #expect(tokens.count { $0.object != nil } < 5)
    withExtendedLifetime((source, observation)) {}
  }

  @Test("Items are moved, inserted and removed in the base")
  func editing() {
    let base = ArrayDataSource(sections: shelves("S=abcd"))
    let source = base.subtracting(ArrayDataSource(sections: shelves("M=b")))
    #expect(source.canMoveItem(at: [0, 0], to: [0, 2]))
    source.moveItem(at: [0, 0], to: [0, 2])
    expectEqual(text(base.sections), "S=bcda")
    expectEqual(source.removeItem(at: [0, 1]).id, "d")
    source.insertItem(Book("e"), at: [0, 2])
    expectEqual(text(base.sections), "S=bcae")
  }

  @Test("The other source is retained, and followed only while the result is read")
  func ownership() {
    weak var released: ArrayDataSource<Shelf>?
    let base = ArrayDataSource(sections: shelves("S=ab"))
    do {
      let other = ArrayDataSource(sections: shelves("M=b"))
      released = other
      let source = base.intersection(other)
      expectEqual(text(source.snapshot.sections), "S=b")
      #expect(released != nil)
    }
    #expect(released == nil)
  }
}
