import Collate
import Observation
import TestSupport
import Testing

@Suite("Notices of the Observation framework", .traced, .silentDiagnostics)
@MainActor
struct AccessNoticeTests {
  /// Code that has read a source, as the body of a view does.
  @available(macOS 14, iOS 17, tvOS 17, *)
  @MainActor
  private final class Reader {
    let level: Nesting.Level

    /// What it has read.
    private(set) var known: [Shelf] = []

    private(set) var noticeCount = 0

    init(_ level: Nesting.Level, item: Character?) {
      self.level = level
      withObservationTracking {
        // A lookup of an item is an access, too, even if there is none.
        if let item { _ = level.source.item(withID: item) }
        if item == nil { _ = level.source.snapshot }
      } onChange: { [weak self] in
        MainActor.assumeIsolated { self?.noticeCount += 1 }
      }
      known = Array(level.source.snapshot.sections)
    }
  }

  @Test("Code that read a source is notified when the sections differ, and otherwise not")
  @available(macOS 14, iOS 17, tvOS 17, *)
  func random() {
    var (noticeCount, silentCount, vainCount) = (0, 0, 0)
    withSeeds(Effort.rounds(200)) { generator in
      let nesting = Nesting(using: &generator)
      var readers: [Reader] = []
      @MainActor func read() {
        let level = nesting.levels[generator.below(nesting.levels.count)]
        let item = generator.oneIn(3) ? generator.below(10) : nil
        readers.append(Reader(level, item: item.map { SeededGenerator.letters[$0] }))
      }
      for _ in 0..<10 {
        for _ in 0..<generator.below(4) { read() }
        nesting.arrays[0].performBatchUpdates {
          for _ in 0..<1 + generator.below(3) {
            if generator.oneIn(4) {
              nesting.levels[generator.below(nesting.levels.count)].configure(&generator)
            } else {
              generator.edit(nesting.arrays[generator.below(nesting.arrays.count)])
            }
            if generator.oneIn(4) { read() }
          }
          #expect(readers.allSatisfy { $0.noticeCount == 0 })
        }
        for level in nesting.levels { level.endTransaction() }
        readers.removeAll { reader in
          let now = reader.level.model()
          let isChanged = reader.known != now
          if isChanged || reader.noticeCount > 1 {
            expectEqual(reader.noticeCount, 1, "\(reader.level.name): \(reader.known) to \(now)")
          } else if reader.noticeCount == 1 {
            // With repeated ids, or where sections are replaced on purpose, equal sections are others.
            vainCount += 1
            #expect(!reader.level.isByID || !hasUniqueIDs(now), "\(reader.level.name): \(now)")
          }
          if isChanged { noticeCount += 1 } else { silentCount += 1 }
          return reader.noticeCount > 0
        }
      }
    }
    // Both cases must occur, or the test would not be what it says.
    #expect(noticeCount > silentCount / 10 && silentCount > noticeCount / 10)
    #expect(vainCount <= noticeCount / 20, "\(vainCount) of \(noticeCount)")
  }

  private func hasUniqueIDs(_ shelves: [Shelf]) -> Bool {
    let items = shelves.flatMap(\.items).map(\.id)
    return Set(items).count == items.count && Set(shelves.map(\.id)).count == shelves.count
  }

  /// A change of a source that is filtered.
  private struct Edit {
    let name: String

    /// Whether readers of the source are notified, and readers of the filter.
    let notifies: (source: Bool, filter: Bool)

    let body: @MainActor (ArrayDataSource<Shelf>) -> Void
  }

  nonisolated private static let edits = [
    Edit(name: "a hidden item is inserted", notifies: (true, false)) {
      $0.insertItem(Book("n", edition: 2), at: [0, 0])
    },
    Edit(name: "a shown item is inserted", notifies: (true, true)) {
      $0.insertItem(Book("n"), at: [0, 0])
    },
    Edit(name: "a hidden item is removed", notifies: (true, false)) { $0.removeItem(at: [0, 2]) },
    Edit(name: "an equal item takes the place of another", notifies: (false, false)) {
      $0.replaceItem(at: [0, 0], with: Book("a"))
    },
    Edit(name: "equal sections are assigned", notifies: (false, false)) {
      $0.sections = shelves("A=abc''|B=x")
    },
    Edit(name: "an item goes and comes back", notifies: (false, false)) { source in
      source.performBatchUpdates { source.insertItem(source.removeItem(at: [0, 0]), at: [0, 0]) }
    },
    Edit(name: "a section goes there and back", notifies: (false, false)) { source in
      source.performBatchUpdates {
        source.moveSection(at: 0, to: 1)
        source.moveSection(at: 0, to: 1)
      }
    },
  ]

  @Test("A reader is not notified of changes that it cannot see", arguments: edits.indices)
  @available(macOS 14, iOS 17, tvOS 17, *)
  func hidden(number: Int) {
    let edit = Self.edits[number]
    for isObserved in [false, true] {
      let source = ArrayDataSource(sections: shelves("A=abc''|B=x"))
      let filter = source.filter { $0.edition < 2 }
      let screen = CompositeDataSource([filter])
      let token = isObserved ? screen.observe { _ in } : nil
      let levels: [any StoredDataSource<Shelf>] = [source, filter, screen]
      let readers = levels.map { level in
        Reader(Nesting.Level(name: "", depth: 0, source: level, model: { [] }), item: nil)
      }
      edit.body(source)
      let expected = [edit.notifies.source, edit.notifies.filter, edit.notifies.filter]
      expectEqual(readers.map { $0.noticeCount == 1 }, expected, "\(edit.name)")
      // The others are notified of the next change that they can see.
      source.insertItem(Book("z"), at: [1, 0])
      expectEqual(readers.map(\.noticeCount), [1, 1, 1], "\(edit.name)")
      withExtendedLifetime(token) {}
    }
  }

  @Test("A read by code that nothing tracks has no consequences")
  func untracked() {
    let source = ArrayDataSource(sections: shelves("A=abc"))
    var calls = 0
    let filter = source.filter { _ in
      calls += 1
      return true
    }
    expectEqual(filter.snapshot.itemCount, 3)
    source.insertItem(Book("n"), at: [0, 0])
    expectEqual(calls, 3)
  }

  @Test("Code that changes what it has read is notified of the next change")
  @available(macOS 14, iOS 17, tvOS 17, *)
  func changingWhileReading() {
    let source = ArrayDataSource(sections: shelves("A=abc"))
    var noticeCount = 0
    withObservationTracking {
      _ = source.snapshot
      source.removeItem(at: [0, 0])
      source.removeItem(at: [0, 0])
    } onChange: {
      MainActor.assumeIsolated { noticeCount += 1 }
    }
    source.removeItem(at: [0, 0])
    expectEqual(noticeCount, 1)
  }

  @Test("Readers of different states of a transaction are notified separately")
  @available(macOS 14, iOS 17, tvOS 17, *)
  func states() {
    let source = ArrayDataSource(sections: shelves("A=abc"))
    var readers: [Reader] = []
    func read() {
      readers.append(
        Reader(Nesting.Level(name: "", depth: 0, source: source, model: { [] }), item: nil))
    }
    read()
    source.performBatchUpdates {
      let item = source.removeItem(at: [0, 0])
      read()
      source.insertItem(item, at: [0, 0])
      read()
    }
    expectEqual(readers.map(\.noticeCount), [0, 1, 0])
    source.removeItem(at: [0, 0])
    expectEqual(readers.map(\.noticeCount), [1, 1, 1])
  }
}
