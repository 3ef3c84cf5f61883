import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Sources without repeats", .silentDiagnostics)
struct UniquedDataSourceTests {
  /// Returns the sections with only the first item of each key.
  private func unique<Key: Hashable>(_ sections: [Shelf], by key: (Book) -> Key) -> [Shelf] {
    var seen: Set<Key> = []
    return sections.map { section in
      var result = section
      result.items = section.items.filter { seen.insert(key($0)).inserted }
      return result
    }
  }

  @Test("What comes later is hidden, and takes the place of the first when that goes")
  func repeats() {
    let (news, more) = (
      ArrayDataSource(sections: shelves("N=ab")), ArrayDataSource(sections: shelves("M=b'c"))
    )
    let base = CompositeDataSource<Shelf>([news, more])
    let source = base.uniqued()
    let checker = TransformChecker(
      source, of: base, lookups: (source.basePath, source.path), model: { unique($0, by: \.id) })
    expectEqual(text(source.snapshot.sections), "N=ab|M=c")
    expectEqual(source.occurrences(of: "b"), [[0, 1], [1, 0]])
    expectEqual(source.occurrences(of: "x"), [])
    // U1: it is the same item.
    news.removeItem(at: [0, 1])
    expectEqual(checker.lastUpdate?.batch.description, "m 0.1>1.0; u 0.1>1.0")
    // U2: what is hidden is not told of.
    news.insertItem(Book("b"), at: [0, 1])
    let last = checker.lastUpdate?.batch
    more.removeItem(at: [0, 0])
    expectEqual(checker.lastUpdate?.batch, last)
    news.insertItem(Book("c", edition: 5), at: [0, 0])
    expectEqual(checker.lastUpdate?.batch.description, "m 1.0>0.0; u 1.0>0.0")
    expectEqual(checker.check(), [])
  }

  @Test("The next item with the id of the first takes its place in any source")
  func successor() {
    let base = ArrayDataSource(sections: shelves("N=ab|M=b'c"))
    let source = base.uniqued()
    let checker = DataSourceChecker(source)
    base.removeItem(at: [0, 1])
    expectEqual(checker.lastUpdate?.batch.description, "m 0.1>1.0; u 0.1>1.0")
    expectEqual(checker.check(), [])
  }

  @Test("Random changes show the first item of each key")
  func random() {
    withSeeds(Effort.rounds(150)) { generator in
      let (one, two) = (
        ArrayDataSource(sections: generator.shelves()),
        ArrayDataSource(sections: generator.shelves())
      )
      let base = CompositeDataSource<Shelf>([one, two])
      let byID = base.uniqued()
      let byEdition = base.uniqued { $0.edition }.filter { $0.id != "c" }
      let checkers = [
        TransformChecker(
          byID, of: base, lookups: (byID.basePath, byID.path), model: { unique($0, by: \.id) }),
        TransformChecker(byEdition, of: base) { sections in
          var result = unique(sections, by: \.edition)
          for index in result.indices { result[index].items.removeAll { $0.id == "c" } }
          return result
        },
      ]
      for _ in 0..<12 {
        base.performBatchUpdates {
          for _ in 0..<1 + generator.below(3) {
            generator.edit(generator.oneIn(2) ? one : two)
            if generator.oneIn(4) { for checker in checkers { checker.check() } }
          }
          if generator.oneIn(6) { base.move(base.slots[0], to: 1) }
        }
        for checker in checkers { expectEqual(checker.check(), []) }
      }
    }
  }

  @Test("An item that is moved and updated in one change counts once")
  func movedAndUpdated() {
    let base = ArrayDataSource(sections: shelves("S=a'b'"))
    let source = base.uniqued { $0.edition }
    let checker = TransformChecker(source, of: base, model: { unique($0, by: \.edition) })
    base.sections = shelves("S=b'a''")
    base.insertItem(Book("c", edition: 1), at: [0, 0])
    expectEqual(text(source.snapshot.sections), "S=c'a''")
    expectEqual(checker.check(), [])
  }

  @Test(
    "Every step between sections of two items with one of three keys, and what comes next", .traced)
  func steps() {
    let books = "ab".flatMap { id in (0..<3).map { Book(id, edition: $0) } }
    let states = sequences(of: books, upTo: 2).filter { Set($0.map(\.id)).count == $0.count }
    for one in states {
      withEvery("states", in: states.map { (one, $0) }) { one, other in
        let base = ArrayDataSource(sections: [Shelf("S", one)])
        let source = base.uniqued { $0.edition }
        let observation = source.observe { _ in }
        base.sections[0].items = other
        for edition in 0..<3 {
          base.insertItem(Book("c", edition: edition), at: [0, 0])
          expectEqual(Array(source.snapshot.sections), unique(base.sections, by: \.edition))
          base.removeItem(at: [0, 0])
          expectEqual(Array(source.snapshot.sections), unique(base.sections, by: \.edition))
        }
        withExtendedLifetime(observation) {}
      }
    }
  }

  @Test("A key is asked for once for what is new or changed, and for nothing else")
  func calls() {
    let base = ArrayDataSource(sections: shelves("S=abcd|T=ef"))
    var calls: [Character] = []
    let source = base.uniqued { book in
      calls.append(book.id)
      return book.edition
    }
    let observation = source.observe { _ in }
    func asked(_ body: () -> Void) -> String {
      calls = []
      body()
      _ = source.snapshot
      return String(calls)
    }
    expectEqual(asked {}, "")
    expectEqual(asked { base.insertItem(Book("x"), at: [0, 1]) }, "x")
    expectEqual(asked { base.moveItem(at: [0, 1], to: [1, 0]) }, "")
    expectEqual(asked { base.replaceItem(at: [1, 0], with: Book("x", edition: 1)) }, "x")
    expectEqual(asked { base.replaceItem(at: [1, 0], with: Book("x", edition: 1)) }, "")
    expectEqual(asked { base.removeItem(at: [1, 0]) }, "")
    expectEqual(asked { base.moveSection(at: 1, to: 0) }, "")
    expectEqual(
      asked {
        base.performBatchUpdates {
          base.insertSection(Shelf("N"), at: 2)
          base.moveItem(at: [1, 0], to: [2, 0])
        }
      }, "")
    expectEqual(asked { source.reevaluate() }, "efbcda")
    withExtendedLifetime(observation) {}
  }

  @Test("Many keys that appear and disappear leave no stale items behind")
  func churn() {
    let base = ArrayDataSource(sections: shelves("S=a|T=b"))
    let source = base.uniqued { $0.edition }
    let checker = TransformChecker(source, of: base, model: { unique($0, by: \.edition) })
    for number in 0..<300 {
      base.replaceItem(at: [number % 2, 0], with: Book("a", edition: number / 3))
      if number % 50 == 0 { checker.check() }
    }
    expectEqual(checker.check(), [])
  }

  @Test("An item can be moved to where it is still the first, and nowhere else")
  func moving() {
    withSeeds(Effort.rounds(20)) { generator in
      let base = ArrayDataSource(sections: generator.shelves())
      let source = base.uniqued { $0.edition }
      let snapshot = source.snapshot
      let shown = Set(snapshot.items.map(\.id))
      withEvery("path", in: Array(snapshot.paths)) { path in
        withEvery("section", in: snapshot.sections.indices) { section in
          let count = snapshot.itemCount(inSection: section) - (path.section == section ? 1 : 0)
          withEvery("item", in: 0...count) { item in
            let place = ItemPath(section: section, item: item)
            // A filter that shows the same items makes the same move in its base.
            let own = ArrayDataSource(sections: base.sections)
            own.filter { shown.contains($0.id) }.moveItem(at: path, to: place)
            let after = unique(own.sections, by: \.edition)[section].items
            let staysFirst = item < after.count && after[item] == snapshot[path]
            expectEqual(source.canMoveItem(at: path, to: place), staysFirst)
            if staysFirst {
              let copy = ArrayDataSource(sections: base.sections)
              copy.uniqued { $0.edition }.moveItem(at: path, to: place)
              expectEqual(copy.sections, own.sections)
            }
          }
        }
      }
    }
  }

  @Test("What is inserted or removed is inserted or removed below")
  func editing() {
    let base = ArrayDataSource(sections: shelves("S=aba|T=c"))
    let source = base.uniqued()
    source.insertItem(Book("x"), at: [0, 2])
    expectEqual(text(base.sections), "S=abxa|T=c")
    #expect(source.canRemoveItem(at: [0, 0]) && !source.canRemoveItem(at: [0, 3]))
    expectEqual(source.removeItem(at: [0, 0]), Book("a"))
    expectEqual(text(source.snapshot.sections), "S=bxa|T=c")
  }
}
