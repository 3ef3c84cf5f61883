import Collate
import TestSupport
import Testing

@Suite("ArrayDataSource, small matters")
@MainActor
struct ArrayDataSourceTests {
  private let source = ArrayDataSource(sections: shelves("A=ab|B=c"))

  @Test("An item is changed and removed by its id, in an update each")
  func editingByID() {
    var told: [String] = []
    let token = source.observe { told.append("\($0)") }
    expectEqual(source.item(withID: "b"), Book("b"))
    #expect(source.modifyItem(withID: "b") { $0.edition += 1 })
    expectEqual(source.item(withID: "b"), Book("b", edition: 1))
    expectEqual(source.item(withID: "x"), nil)
    #expect(!source.modifyItem(withID: "x") { _ in Issue.record("There is no such item") })
    expectEqual(source.removeItem(withID: "c"), Book("c"))
    expectEqual(source.removeItem(withID: "c"), nil)
    // Another item takes the place of one whose id changes.
    #expect(source.modifyItem(withID: "a") { $0 = Book("z") })
    expectEqual(text(source.sections), "A=zb'|B=")
    expectEqual(told, ["u 0.1>0.1", "d 1.0", "d 0.0; i 0.0"])
    withExtendedLifetime(token) {}
  }

  @Test("A closure that changes an item may change the source")
  func changingInside() {
    let isChanged = source.modifyItem(withID: "a") { book in
      source.insertItem(Book("n"), at: [0, 0])
      book.edition += 1
    }
    let isFound = source.modifyItem(withID: "n") { _ in source.removeItem(withID: "n") }
    #expect(isChanged && !isFound)
    expectEqual(text(source.sections), "A=a'b|B=c")
  }

  @Test("Items alone are one section")
  func items() {
    let letters = ArrayDataSource(items: [Book("a"), Book("b")])
    expectEqual(letters.sections, [BasicSection(id: 0, items: [Book("a"), Book("b")])])
    let literal = ArrayDataSource<BasicSection<Int, Book>>(sections: [[Book("a"), Book("b")]])
    expectEqual(literal.snapshot, letters.snapshot)
  }

  @Test("The items of the only section, which the first item makes where there is none")
  func onlySection() {
    let letters = ArrayDataSource(items: [Book("a"), Book("b")])
    var batches: [String] = []
    let token = letters.observe { batches.append("\($0)") }
    letters.append(Book("c"))
    letters.items.removeFirst()
    letters.items = letters.items.reversed()
    expectEqual(letters.items, [Book("c"), Book("b")])
    expectEqual(batches, ["i 0.2", "d 0.0", "m 0.1>0.0"])
    let empty = ArrayDataSource<BasicSection<Int, Book>>()
    empty.items.removeAll()
    expectEqual(empty.snapshot.sections.count, 0)
    empty.append(Book("a"))
    expectEqual(empty.sections, [BasicSection(id: 0, items: [Book("a")])])
    empty.sections = []
    func add(_ items: inout [Book]) {
      items.append(Book("c"))
      empty.append(Book("d"))
    }
    add(&empty.items)
    expectEqual(empty.sections, [BasicSection(id: 0, items: [Book("c")])])
    empty.sections = []
    empty.items += [Book("b")]
    expectEqual(empty.items, [Book("b")])
    withExtendedLifetime(token) {}
  }

  @Test("A snapshot is printed as an outline, and read at the paths of a batch")
  func snapshot() {
    expectEqual("\(source.snapshot)", "[0] A: a, b\n[1] B: c")
    expectEqual("\(Snapshot(shelves("A=")))", "[0] A:")
    expectEqual("\(Snapshot<Shelf>())", "")
    var read: [Book] = []
    var sections: [Character] = []
    let token = source.observe { update in
      for pair in update.batch.itemMoves {
        read += [update.before[pair.before], update.after[pair.after]]
      }
      sections += update.batch.sectionInserts.map { update.after.sections[$0].id }
    }
    source.performBatchUpdates {
      source.moveItem(at: [0, 0], to: [1, 0])
      source.insertSection(Shelf("C"), at: 0)
    }
    expectEqual(read, [Book("a"), Book("a")])
    expectEqual(sections, ["C"])
    withExtendedLifetime(token) {}
  }

  @Test("A composite in one expression has a group")
  func group() {
    let other = ArrayDataSource(sections: shelves("C="))
    let screens = [
      CompositeDataSource([source, other], sharing: IdentityGroup("books")),
      CompositeDataSource([source, other]),
    ]
    var told: [String] = []
    let tokens = screens.map { $0.observe { told.append("\($0)") } }
    source.performBatchUpdates { other.insertItem(source.removeItem(at: [0, 0]), at: [0, 0]) }
    expectEqual(told, ["m 0.0>2.0", "d 0.0; i 2.0"])
    withExtendedLifetime((screens, tokens)) {}
  }
}
