import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Sources of items that are made when they are shown")
struct LazyDataSourceTests {
  typealias Source = LazyDataSource<Character, Book>

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var start: String
    var batch: String
    var edit: @MainActor @Sendable (Source, LazyBooks) -> Void

    var testDescription: String { name }
  }

  nonisolated static let rows = [
    Row(name: "Z1", start: "S=abcdef", batch: "i 0.2,0.3") { source, _ in
      source.insertKeys(LazyBooks.keys("xy"), at: [0, 2])
    },
    Row(name: "Z2", start: "S=abcdef", batch: "d 0.1,0.2,0.3") { source, _ in
      source.removeItems(1..<4, inSection: 0)
    },
    Row(name: "Z3, up", start: "S=abcdef", batch: "m 0.3>0.0,0.4>0.1") { source, _ in
      source.moveItems(3..<5, inSection: 0, to: [0, 0])
    },
    Row(name: "Z3, down", start: "S=abcdef", batch: "m 0.3>0.1,0.4>0.2") { source, _ in
      source.moveItems(1..<3, inSection: 0, to: [0, 3])
    },
    Row(name: "Z4", start: "S=abcd", batch: "d 0.1,0.2; i 0.1,0.2,0.3") { source, _ in
      source.replaceItems(1..<3, inSection: 0, withKeys: LazyBooks.keys("xyz"))
    },
    Row(name: "Z6", start: "S=abcd", batch: "m 0.1>0.3") { source, _ in
      source.performBatchUpdates {
        source.removeItems(1..<2, inSection: 0)
        source.insertKeys(LazyBooks.keys("b"), at: [0, 3])
      }
    },
    Row(name: "Z7", start: "S=abcdef", batch: "d 0.0,0.3; i 0.0,0.5") { source, _ in
      source.setKeys(LazyBooks.keys("xbcefy"), inSection: 0)
    },
    Row(name: "Z8", start: "S=abcd|T=ef", batch: "m 0.1>1.1,0.2>1.2") { source, _ in
      source.moveItems(1..<3, inSection: 0, to: [1, 1])
    },
    Row(name: "a title", start: "S=abcd", batch: "uS 0>0") { source, _ in
      source.setTitle("0", ofSection: 0)
      source.setTitle("new", ofSection: 0)
    },
    Row(name: "a section more", start: "S=abcd", batch: "iS 0") { source, books in
      source.insertSection(books.sections("T=ef")[0], at: 0)
    },
    Row(name: "a section less", start: "S=abcd|T=ef", batch: "dS 0; i 0.2") { source, _ in
      source.performBatchUpdates {
        source.removeSection(at: 0)
        source.insertKeys(LazyBooks.keys("x"), at: [0, 2])
      }
    },
    Row(name: "nothing", start: "S=abcd", batch: "") { source, _ in
      source.setKeys(0..<4, inSection: 0)
      source.moveItems(1..<3, inSection: 0, to: [0, 1])
      source.moveItems(1..<1, inSection: 0, to: [0, 3])
      source.removeItems(2..<2, inSection: 0)
      source.insertKeys([], at: [0, 2])
    },
  ]

  @Test("Z1 to Z8: edits, of which none makes an item", arguments: rows)
  func edits(_ row: Row) {
    let books = LazyBooks()
    let source = Source(sections: books.sections(row.start))
    var batches: [String] = []
    let observation = source.observe { batches.append($0.batch.description) }
    row.edit(source, books)
    expectEqual(batches, (row.batch.isEmpty ? [] : [row.batch]))
    expectEqual(books.made, [])
    withExtendedLifetime(observation) {}
  }

  @Test("Z5: what was seen and differs is updated; the snapshot before has it as it was")
  func updating() {
    let books = LazyBooks()
    let source = Source(sections: books.sections("S=abcdef"))
    var updates: [Update<Source.Section>] = []
    let observation = source.observe { updates.append($0) }
    _ = [1, 2, 3].map { source.snapshot[[0, $0]] }
    books.reprint([1, 2, 4], edition: 1)
    books.items.update(keys: [4, 2, 1, 3, 2, 99])
    expectEqual(updates.map(\.batch.description), ["u 0.1>0.1,0.2>0.2"])
    expectEqual(books.made, [1, 2, 3, 1, 2, 3])
    expectEqual(updates[0].before[[0, 1]], Book("b"))
    expectEqual(updates[0].after[[0, 1]], Book("b", edition: 1))
    expectEqual(books.made.count, 6)
    expectEqual(updates[0].before[[0, 4]], Book("e", edition: 1))
    books.items.update(keys: [1, 2, 3])
    expectEqual(updates.count, 1)
    withExtendedLifetime(observation) {}
  }

  @Test("A section that is inserted has what is current, and learns of changes")
  func insertedSection() {
    let (books, others) = (LazyBooks(), LazyBooks())
    let source = Source(sections: books.sections("S=ab"))
    let section = others.sections("T=cd")[0]
    source.insertSection(section, at: 1)
    _ = source.snapshot[[1, 0]]
    var batches: [String] = []
    let observation = source.observe { batches.append($0.batch.description) }
    others.reprint([2], edition: 1)
    others.items.update(keys: [2, 3])
    expectEqual(source.snapshot[[1, 0]], Book("c", edition: 1))
    source.removeSection(at: 1)
    // A section that was kept meanwhile.
    others.items.update(keys: [2])
    source.insertSection(section, at: 0)
    expectEqual(source.snapshot[[0, 0]], Book("c", edition: 1))
    expectEqual(batches, ["u 1.0>1.0", "dS 1", "iS 0"])
    withExtendedLifetime(observation) {}
  }

  @Test("What was seen but is no longer kept is updated without comparing")
  func updatingForgotten() {
    let books = LazyBooks(capacity: 2)
    let source = Source(sections: books.sections("S=abcdef"))
    let copy = source.filter { _ in true }
    var batches: [String] = []
    let observation = source.observe { batches.append($0.batch.description) }
    _ = [0, 1, 2].map { source.snapshot[[0, $0]] }
    source.performBatchUpdates {
      books.items.update(keys: [0, 1, 3])
      source.removeItems(5..<6, inSection: 0)
    }
    expectEqual(batches, ["d 0.5; u 0.0>0.0"])
    withExtendedLifetime((observation, copy)) {}
  }

  @Test("All sources of the same items are notified in one transaction")
  func sharing() {
    let books = LazyBooks()
    let (one, two) = (
      Source(sections: books.sections("S=ab|T=cd")), Source(sections: books.sections("U=dab"))
    )
    let both = CompositeDataSource([one, two])
    var batches: [String] = []
    let observation = both.observe { batches.append($0.batch.description) }
    let without = Source(sections: books.sections("V=xyz"))
    let silence = without.observe { _ in Issue.record("Nothing has changed here") }
    _ = both.snapshot.sections.map(\.items)
    books.reprint([0, 3], edition: 1)
    books.items.update(keys: 0..<4)
    expectEqual(batches, ["u 0.0>0.0,1.1>1.1,2.0>2.0,2.1>2.1"])
    expectEqual(books.made.count, 8)
    withExtendedLifetime((observation, silence)) {}
  }

  @Test("A section made before an update shows the content of today")
  func lateSection() {
    let books = LazyBooks()
    let sections = books.sections("S=ab")
    _ = sections[0].items
    books.reprint([0], edition: 1)
    books.items.update(keys: [0])
    expectEqual(sections[0].items, [Book("a"), Book("b")])
    expectEqual(Source(sections: sections).snapshot[[0, 0]], Book("a", edition: 1))
  }

  @Test("Repeated keys are separate items")
  func repeated() {
    let books = LazyBooks()
    let source = Source(sections: books.sections("S=abab"))
    var batches: [String] = []
    let observation = source.observe { batches.append($0.batch.description) }
    _ = source.snapshot[[0, 0]]
    source.setKeys(LazyBooks.keys("babc"), inSection: 0)
    books.reprint([0], edition: 1)
    books.items.update(keys: [0])
    expectEqual(batches, ["d 0.2; i 0.3; m 0.1>0.0", "u 0.1>0.1"])
    withExtendedLifetime(observation) {}
  }

  @Test("Drag and drop moves within the same items only")
  func moving() {
    let (books, others) = (LazyBooks(), LazyBooks())
    var set = others.sections("V=xy")[0]
    set.items = [Book("z")]
    let source = Source(
      sections: books.sections("S=abc|T=") + others.sections("U=xyz") + [set])
    source.moveItem(at: [0, 0], to: [0, 2])
    source.moveItem(at: [0, 1], to: [1, 0])
    expectEqual(source.snapshot.description, "[0] S: b, a\n[1] T: c\n[2] U: x, y, z\n[3] V: z")
    #expect(!source.canMoveItem(at: [0, 0], to: [2, 0]))
    #expect(!source.canMoveItem(at: [0, 0], to: [3, 0]))
    #expect(!source.canMoveItem(at: [3, 0]))
    #expect(source.canMoveItem(at: [0, 0], to: [1, 1]))
    #expect(!source.canMoveItem(at: [0, 0], to: [1, 2]))
    source.canMove = { $0.item == 0 }
    #expect(!source.canMoveItem(at: [0, 1], to: [1, 1]))
    #expect(source.canMoveItem(at: [0, 0]))
    expectEqual(books.made, [])
  }

  @Test("Random changes show what a source of stored items shows, and snapshots stay the same")
  func random() {
    withSeeds(Effort.rounds(60)) { generator in
      let books = LazyBooks()
      let source = Source(sections: books.sections("A=abcd|B=efg|C="))
      let both = CompositeDataSource([source])
      var model = source.snapshot.sections.map(\.items)
      var kept = [(snapshot: source.snapshot, content: model)]
      let checkers = (DataSourceChecker(source), DataSourceChecker(both))
      for _ in 0..<12 {
        let before = source.snapshot
        source.performBatchUpdates {
          for _ in 0..<1 + generator.below(3) {
            generator.edit(source, books, &model)
            if generator.oneIn(3) { expectEqual(content(of: source.snapshot), model) }
            if generator.oneIn(3) { expectEqual(content(of: both.snapshot), model) }
            if generator.oneIn(3) { _ = source.itemPath(of: "c") }
          }
        }
        expectEqual(content(of: source.snapshot), model)
        expectEqual(source.snapshot.itemCounts, model.map(\.count))
        let path = model.indices.lazy.compactMap { section in
          model[section].firstIndex { $0.id == "c" }.map { ItemPath(section: section, item: $0) }
        }.first
        expectEqual(source.itemPath(of: "c"), path)
        expectEqual(checkers.0.check(), [])
        expectEqual(checkers.1.check(), [])
        kept.append((source.snapshot, model))
        if let update = checkers.0.lastUpdate, update.before.isIdentical(to: before) {
          expectEqual(update.batch, update.after.difference(from: update.before))
          expectEqual(update.batch, stored(update.after).difference(from: stored(update.before)))
        }
        for (snapshot, content) in kept {
          expectEqual(snapshot.sections.map(\.items), content)
        }
      }
    }
  }
}

/// Returns a snapshot with the same items, which are not lazy.
private func stored(
  _ snapshot: Snapshot<LazyDataSource<Character, Book>.Section>
) -> Snapshot<BasicSection<Character, Book>> {
  Snapshot(snapshot.sections.map { BasicSection(id: $0.id, title: $0.title, items: $0.items) })
}

extension SeededGenerator {
  /// Changes a source, and a model in the same way.
  @MainActor
  fileprivate mutating func edit(
    _ source: LazyDataSource<Character, Book>, _ books: LazyBooks, _ model: inout [[Book]]
  ) {
    let used = Set(model.joined().map(\.id))
    let unused = (0..<16).filter { !used.contains(LazyBooks.name(of: $0)) }
    let fresh = Array(unused.shuffled(using: &self).prefix(below(4)))
    let section = below(model.count)
    let start = below(model[section].count + 1)
    let range = start..<start + below(model[section].count - start + 1)
    switch below(7) {
    case 0:
      source.insertKeys(fresh, at: ItemPath(section: section, item: start))
      model[section].insert(contentsOf: fresh.map(books.book), at: start)
    case 1:
      source.removeItems(range, inSection: section)
      model[section].removeSubrange(range)
    case 2:
      source.replaceItems(range, inSection: section, withKeys: fresh)
      model[section].replaceSubrange(range, with: fresh.map(books.book))
    case 3:
      let old = model[section].map { LazyBooks.key(of: $0.id) }
      let mixed = (old + fresh).shuffled(using: &self).dropLast(below(3))
      let keys = oneIn(2) ? mixed.sorted() : Array(mixed)
      source.setKeys(keys, inSection: section)
      model[section] = keys.map(books.book)
    case 4, 5:
      let moved = Array(model[section][range])
      model[section].removeSubrange(range)
      let target = below(model.count)
      let place = ItemPath(section: target, item: below(model[target].count + 1))
      source.moveItems(range, inSection: section, to: place)
      model[target].insert(contentsOf: moved, at: place.item)
    default:
      let keys = (0..<16).filter { _ in oneIn(4) }
      books.reprint(keys, edition: below(3))
      // What was never made shows the content of today without being told.
      books.items.update(keys: keys)
      for section in model.indices {
        model[section] = model[section].map { book in
          let key = LazyBooks.key(of: book.id)
          return keys.contains(key) ? books.book(key) : book
        }
      }
    }
  }
}
