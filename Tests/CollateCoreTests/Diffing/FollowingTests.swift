import Collate
import TestSupport
import Testing

@MainActor
@Suite("Items are followed when their sections are removed or moved", .silentDiagnostics, .traced)
struct FollowingTests {
  /// Returns the update of a source that begins with sections.
  private func update(
    _ start: String, _ body: (ArrayDataSource<Shelf>) -> Void
  ) throws -> Update<Shelf> {
    let source = ArrayDataSource(sections: shelves(start))
    var updates: [Update<Shelf>] = []
    let token = source.observe { updates.append($0) }
    source.performBatchUpdates { body(source) }
    withExtendedLifetime(token) {}
    expectEqual(updates.count, 1)
    return try #require(updates.first)
  }

  @Test("Batches mention no item of a section that comes or goes, but updates know where it is")
  func batches() throws {
    var change = try update("A=abc|B=x") { $0.sections = shelves("A=ac|C=b'|B=x") }
    expectEqual(change.description, "iS 1; d 0.1")
    expectEqual(change.path(after: [0, 1]), [1, 0])
    change = try update("A=ac|C=b'|B=x") { $0.sections = shelves("D=acb'|B=x") }
    expectEqual(change.description, "dS 0,1; iS 0")
    expectEqual(change.path(before: [0, 2]), [1, 0])
    change = try update("S=abc") { source in
      source.replaceSection(at: 0, with: Shelf("T", source.sections[0].items))
    }
    expectEqual(change.description, "dS 0; iS 0")
    expectEqual((0..<3).map { change.path(after: [0, $0]) }, [[0, 0], [0, 1], [0, 2]])
  }

  @Test("Paths and sections that do not exist are nowhere on the other side")
  func nonexistent() throws {
    let changes = [
      try update("A=ab|B=c") { $0.sections = shelves("B=abc") },
      try update("A=ab|B=c") { $0.insertItem(Book("x"), at: [0, 0]) },
      try update("A=ab|B=c") { $0.insertSection(Shelf("X", [Book("x")]), at: 0) },
    ]
    for change in changes {
      for (section, item) in [(0, 2), (0, 9), (1, 1), (2, 0), (0, -1), (-1, 0), (7, 7)] {
        expectEqual(change.path(after: BeforePath(section: section, item: item)), nil)
      }
      let (sections, count) = (change.after.sections.count, change.after.itemCount(inSection: 0))
      for (section, item) in [(0, count), (sections, 0), (0, -1), (-1, 0), (7, 7)] {
        expectEqual(change.path(before: AfterPath(section: section, item: item)), nil)
      }
      expectEqual([-1, 2, 7].map { change.section(after: BeforeSection($0)) }, [nil, nil, nil])
      expectEqual(change.section(before: AfterSection(sections)), nil)
    }
  }

  @Test("Items of remaining sections are paired first, also if their ids are repeated")
  func repeated() throws {
    let change = try update("A=x|B=xy") { source in
      source.removeSection(at: 0)
      let item = source.removeItem(at: [0, 0])
      source.insertItem(item, at: [0, 1])
    }
    expectEqual(change.description, "dS 0; m 1.1>0.0")
    expectEqual(change.path(after: [0, 0]), nil)
    let pairs = [("A=x|B=xy", "B=yx|C=x"), ("A=xx|B=x", "B=x|C=xxx"), ("A=x|B=y", "C=yx|D=x")]
    for (start, end) in pairs {
      let assigned = try update(start) { $0.sections = shelves(end) }
      expectEqual(assigned.batch, assigned.after.difference(from: assigned.before))
    }
  }

  @Test("A section that is removed and inserted again stays, with all items that were not edited")
  func returning() throws {
    let change = try update("A=abcd|B=x") { source in
      source.moveItem(at: [0, 1], to: [1, 0])
      var section = source.removeSection(at: 0)
      section.items.swapAt(1, 2)
      section.items[0].edition = 1
      source.appendSection(section)
    }
    expectEqual(change.description, "mS 1>0; m 0.1>0.0,0.3>1.1; u 0.0>1.0")
    expectReplay(change)
  }

  @Test("An item that moved before its section went is followed, and so are those around it")
  func touched() throws {
    let letters = Array("abcdefghijklmnop")
    let change = try update("A=\(String(letters))|B=x") { source in
      source.moveItem(at: [0, 3], to: [1, 0])
      let section = source.removeSection(at: 0)
      source.appendSection(Shelf("C", Array(section.items.dropFirst()).reversed() + [Book("y")]))
    }
    for (number, letter) in letters.enumerated() {
      let path = change.after.itemPath(of: letter).map { AfterPath($0) }
      expectEqual(change.path(after: [0, number]), path)
    }
  }

  @Test("Ids of lazy items are not read for that")
  func lazyItems() {
    let books = LazyBooks()
    let store = SnapshotStore(books.sections("A=abc|B=d"))
    var update: Update<LazySection<Character, Book>>?
    let token = store.observe { update = $0 }
    store.replaceSections(books.sections("C=abc|B=d"))
    expectEqual(update?.description, "dS 0; iS 0")
    expectEqual(update?.path(after: [0, 0]), nil)
    #expect(books.made.isEmpty)
    withExtendedLifetime(token) {}
  }

  @Test("An update made of a batch follows items, and one of a wrong batch does not trap")
  func batchesOfTheApp() {
    let (before, after) = (Snapshot(shelves("A=abc|B=x")), Snapshot(shelves("B=xb|C=ac")))
    let update = Update(before: before, after: after, batch: after.difference(from: before))
    expectEqual((0..<3).map { update.path(after: [0, $0]) }, [[1, 0], [0, 1], [1, 1]])
    for batch in [ChangeBatch(sectionDeletes: [7]), ChangeBatch(sectionInserts: [0, 1, 2])] {
      expectEqual(Update(before: before, after: after, batch: batch).path(after: [9, 9]), nil)
    }
  }
}
