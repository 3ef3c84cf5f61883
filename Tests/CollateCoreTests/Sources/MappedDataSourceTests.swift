import Collate
import TestSupport
import Testing

@Suite("Sources in another form", .traced)
@MainActor
struct MappedDataSourceTests {
  /// What becomes of a shelf: its first three items, without the `a`, and only the look of the first.
  nonisolated static func transform(_ shelf: Shelf) -> Shelf {
    var result = shelf
    result.items = Array(shelf.items.filter { $0.id != "a" }.prefix(3))
    for index in result.items.indices.dropFirst() { result.items[index].edition = 0 }
    return result
  }

  @Test("A mapped source reports its changes in the smallest batch, and finds its items")
  func mapping() {
    withSeeds(Effort.rounds(300)) { random in
      let base = ArrayDataSource(sections: random.shelves())
      let mapped = base.map(Self.transform)
      var last = mapped.snapshot
      let observation = mapped.observe { update in
        expectEqual(update.before, last)
        last = update.after
        expectReplay(update)
        let (before, after) = (Array(update.before.sections), Array(update.after.sections))
        expectEqual(update.batch, NaiveDifference(from: before, to: after).batch)
      }
      for _ in 0..<10 {
        base.performBatchUpdates {
          for _ in 0..<random.below(4) {
            random.edit(base)
            if random.oneIn(4) {
              expectEqual(Array(mapped.snapshot.sections), base.sections.map(Self.transform))
            }
          }
        }
        expectEqual(Array(mapped.snapshot.sections), base.sections.map(Self.transform))
        expectEqual(mapped.snapshot, last)
        for path in base.snapshot.paths {
          let shelf = base.sections[path.section]
          let isSame = Self.transform(shelf).items.count == shelf.items.count
          expectEqual(mapped.path(ofBase: path), isSame ? path : nil)
        }
      }
      withExtendedLifetime(observation) {}
    }
  }

  @Test("Items are moved and edited where they are those of the base, and nowhere else")
  func edits() {
    let base = ArrayDataSource(sections: shelves("A=abc|B=def|C=g"))
    let mapped = base.map { shelf in
      switch shelf.id {
      case "A": Shelf("A", shelf.items.map { Book($0.id, edition: 1) })
      case "B": Shelf("B", shelf.items.reversed())
      default: Shelf(shelf.id, shelf.items + [Book("x")])
      }
    }
    #expect(mapped.canMoveItem(at: [0, 0]) && mapped.canMoveItem(at: [0, 0], to: [0, 2]))
    for path in mapped.snapshot.paths where path.section > 0 {
      #expect(!mapped.canMoveItem(at: path) && !mapped.canRemoveItem(at: path))
      #expect(!mapped.canInsertItem(Book("y"), at: path))
      #expect(mapped.basePath(of: path) == nil && mapped.path(ofBase: path) == nil)
      for target in mapped.snapshot.paths where target != path {
        #expect(!mapped.canMoveItem(at: path, to: target))
        #expect(!mapped.canMoveItem(at: target, to: path))
      }
    }
    mapped.moveItem(at: [0, 0], to: [0, 2])
    expectEqual(base.sections[0].items.map(\.id), ["b", "c", "a"])
    // What is reversed stays so until its items have the order of the base.
    base.sections[1].items = [Book("e")]
    #expect(mapped.canRemoveItem(at: [1, 0]))
    expectEqual(mapped.removeItem(at: [1, 0]).id, "e")
    // Items with ids of another type, or with other ids, are taken for those of the base.
    let renamed = base.map { Shelf($0.id, $0.items.map { Book(Character($0.id.uppercased())) }) }
    #expect(renamed.canMoveItem(at: [0, 0], to: [0, 2]))
    expectEqual(renamed.removeItem(at: [0, 2]).id, "a")
    base.insertItem(Book("a"), at: [0, 2])
    #expect(base.erased().canMoveItem(at: [0, 0], to: [0, 2]))
    let books = LazyBooks()
    let lazy = LazyDataSource(keys: 0..<3, items: books.items)
    let reversed = lazy.map { section in
      var section = section
      section.items.reverse()
      return section
    }
    #expect(!reversed.canMoveItem(at: [0, 0]) && lazy.map { $0 }.canMoveItem(at: [0, 0]))
    withExtendedLifetime(books) {}
  }

  @Test("A mapped source without observers is up to date whenever it is read")
  func unobserved() {
    withSeeds(Effort.rounds(100)) { random in
      let base = ArrayDataSource(sections: random.shelves())
      let mapped = base.map(Self.transform)
      for _ in 0..<10 {
        random.edit(base)
        if random.oneIn(2) {
          expectEqual(Array(mapped.snapshot.sections), base.sections.map(Self.transform))
        }
      }
    }
  }

  @Test("Only sections that changed are transformed again")
  func locality() {
    var transformed: [Character] = []
    let base = ArrayDataSource(sections: shelves("A=a|B=b|C=c|D=d"))
    let mapped = base.map { shelf in
      transformed.append(shelf.id)
      return shelf
    }
    let observation = mapped.observe { _ in }
    expectEqual(transformed, ["A", "B", "C", "D"])
    transformed = []
    base.insertItem(Book("x"), at: [2, 0])
    expectEqual(transformed, ["C"])
    base.moveSection(at: 0, to: 3)
    expectEqual(transformed, ["C"])
    base.moveItem(at: [0, 0], to: [3, 0])
    expectEqual(Set(transformed.dropFirst()), ["A", "B"])
    withExtendedLifetime(observation) {}
  }

  @Test("Of two forms of one source, the second differs from the first whose slot it takes")
  func twoForms() {
    let base = ArrayDataSource(sections: shelves("A=ab"))
    let forms = [
      base.map { $0 }, base.map { Shelf($0.id, $0.items.reversed()) },
    ]
    let screen = CompositeDataSource<Shelf>([forms[0]])
    var told: [String] = []
    let observation = screen.observe { told.append($0.description) }
    screen.replace(screen.slots[0], with: forms[1])
    expectEqual(told, ["m 0.1>0.0"])
    withExtendedLifetime(observation) {}
  }

  @Test("Sources of different types stand in one composite, and moves go through")
  func erasing() throws {
    struct Letter: Identifiable, Equatable, Sendable { var id: Int }
    let books = ArrayDataSource(sections: shelves("A=ab|B=c"))
    let letters = ArrayDataSource(sections: [
      BasicSection(id: 1, title: "Inbox", items: [Letter(id: 1), Letter(id: 2), Letter(id: 3)])
    ])
    let magazines = ArrayDataSource(sections: shelves("M=m"))
    let screen = CompositeDataSource<AnySection>(
      [books.erased(), letters.erased(), magazines.erased()], sharing: IdentityGroup("all"))
    var told: [Update<AnySection>] = []
    let observation = screen.observe { told.append($0) }
    expectEqual(screen.snapshot.itemCounts, [2, 1, 3, 1])

    #expect(screen.canMoveItem(at: [2, 2], to: [2, 0]))
    #expect(!screen.canMoveItem(at: [2, 2], to: [0, 0]))
    screen.moveItem(at: [2, 2], to: [2, 0])
    expectEqual(letters.sections[0].items.map(\.id), [3, 1, 2])
    books.replaceItem(at: [0, 1], with: Book("b", edition: 1))
    letters.sections[0].title = "Mail"
    expectEqual(told.map(\.description), ["m 2.2>2.0", "u 0.1>0.1", "uS 2>2"])
    for update in told { expectReplay(update.batch, from: update.before, to: update.after) }

    let section = try #require(screen.snapshot.sections[2].base as? BasicSection<Int, Letter>)
    expectEqual(section.title, "Mail")
    #expect(screen.snapshot[[0, 1]].base as? Book == Book("b", edition: 1))
    expectEqual(screen.snapshot[[0, 1]].id, AnyID("b" as Character))
    // Between sources whose items have one type.
    #expect(screen.canMoveItem(at: [0, 1], to: [3, 0]))
    screen.moveItem(at: [0, 1], to: [3, 0])
    expectEqual(text(magazines.sections), "M=b'm")
    expectEqual(screen.removeItem(withID: AnyID(3))?.base as? Letter, Letter(id: 3))
    expectEqual(letters.sections[0].items.map(\.id), [1, 2])
    #expect(!screen.canInsertItem(AnyItem(Letter(id: 4)), at: [0, 0]))
    withExtendedLifetime(observation) {}
  }
}
