import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Checking transforms")
struct TransformCheckerTests {
  @Test("A source that does not show what the function returns is found, and where")
  func function() {
    let base = ArrayDataSource(sections: shelves("S=ab'|T=c"))
    let source = base.filter { $0.edition == 0 }
    let checker = TransformChecker(source, of: base) { $0 }
    expectEqual(
      checker.check().map(\.description),
      [
        "The source breaks T1 function: section 0, S, has 1 items instead of 2"
      ])
    checker.check()
    expectEqual(checker.violations.map(\.law), [.function])
  }

  @Test("The items of a map may be others than those of its base, and violations are told at once")
  func map() {
    let base = ArrayDataSource(sections: shelves("S=ab"))
    let source = base.map { section in
      Shelf(section.id, title: section.title, section.items.map { Book($0.id, edition: 9) })
    }
    var told: [Violation] = []
    var edition = 9
    func model(_ sections: [Shelf]) -> [Shelf] {
      sections.map {
        Shelf($0.id, title: $0.title, $0.items.map { Book($0.id, edition: edition) })
      }
    }
    let checker = TransformChecker(
      source, of: base, lookups: (source.basePath, source.path), onViolation: { told.append($0) },
      model: model)
    expectEqual(checker.check(), [])
    edition = 8
    expectEqual(checker.check().map(\.law), [.function, .function])
    expectEqual(told, checker.violations)
  }

  @Test("Wrong lookups are found in both directions")
  func paths() {
    let base = ArrayDataSource(sections: shelves("S=ab'c"))
    let source = base.filter { $0.edition == 0 }
    func laws(
      _ basePath: @escaping @MainActor (ItemPath) -> ItemPath?,
      _ path: @escaping @MainActor (ItemPath) -> ItemPath?
    ) -> [String] {
      TransformChecker(source, of: base, lookups: (basePath, path)) { sections in
        sections.map { Shelf($0.id, title: $0.title, $0.items.filter { $0.edition == 0 }) }
      }
      .check().map(\.description)
    }
    expectEqual(laws(source.basePath, source.path), [])
    expectEqual(laws({ _ in nil }, { _ in nil }), [])
    expectEqual(
      laws({ $0 }, source.path),
      [
        "The source breaks T7 paths: item [0, 1], c, is b in the base, at [0, 1]",
        "The source breaks T7 paths: item [0, 1] is item [0, 1] of the base, which is another one",
        "The source breaks T7 paths: item [0, 2] of the base is item [0, 1], which is another one",
      ])
    expectEqual(
      laws({ _ in [9, 0] }, { _ in nil }).first,
      "The source breaks T7 paths: item [0, 0] is item [9, 0] of the base, which has no such item"
    )
    expectEqual(laws(source.basePath, { _ in [0, 0] }).count, 3)
  }

  @Test("A batch that is not the difference is found, unless ids are repeated")
  func canonical() {
    let source = ArrayDataSource(sections: shelves("S=ab"))
    let checker = TransformChecker(source, of: source) { $0 }
    // Recorded by position: the item is another one with the same id.
    source.performBatchUpdates {
      source.sections = shelves("S=ba")
    }
    #expect(checker.check() == [] && checker.lastUpdate?.batch.itemMoves.count == 1)
    let wrong = WrongDataSource()
    let other = TransformChecker(wrong, of: wrong) { $0 }
    wrong.replaceAll(by: shelves("S=abc"))
    #expect(other.check().contains { $0.law == .canonical })
    expectEqual(
      other.violations.last?.description,
      "Update 1 breaks T4 canonical: its batch is d 0.0; i 0.0,0.2 instead of i 0.2")
  }

  /// A source whose batches are larger than they must be.
  private final class WrongDataSource: DataSource {
    private(set) var snapshot = Snapshot(shelves("S=ab"))
    private var observers: [@MainActor (Update<Shelf>) -> Void] = []

    func observe(_ observer: @escaping @MainActor (Update<Shelf>) -> Void) -> ObservationToken {
      observers.append(observer)
      return ObservationToken {}
    }

    func replaceAll(by sections: [Shelf]) {
      let before = snapshot
      snapshot = Snapshot(sections)
      let batch = ChangeBatch(itemDeletes: [[0, 0]], itemInserts: [[0, 0], [0, 2]])
      for observer in observers {
        observer(Update(before: before, after: snapshot, batch: batch))
      }
    }
  }
}
