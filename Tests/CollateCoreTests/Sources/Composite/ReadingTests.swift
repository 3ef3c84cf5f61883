import Collate
import TestSupport
import Testing

/// Reads, lookups and observations in the middle of a transaction.
@Suite("Reads do not change what observers receive")
@MainActor
struct ReadingTests {
  private func source(_ notation: String) -> ArrayDataSource<Shelf> {
    ArrayDataSource(sections: shelves(notation))
  }

  @Test("A lookup in an unobserved composite leaves nothing for later updates")
  func lookupBeforeObserving() {
    let (one, two) = (source("A=abc"), source("B=xy"))
    let screen = CompositeDataSource([one, two])
    screen.performBatchUpdates {
      one.removeItem(at: [0, 0])
      expectEqual(screen.itemPath(of: "x"), [1, 0])
      two.removeItem(at: [0, 0])
    }
    expectEqual(screen.itemPath(of: "x"), nil)
    expectEqual(screen.itemPath(of: "y"), [1, 0])
    var told: [String] = []
    let observation = screen.observe { told.append($0.description) }
    one.removeItem(at: [0, 0])
    expectEqual(told, ["d 0.0"])
    withExtendedLifetime(observation) {}
  }

  @Test("A move before a lookup, and its way back afterwards, are two updates")
  func moveAroundLookup() {
    let (one, two) = (source("A=abc"), source("B=xy"))
    let screen = CompositeDataSource([one, two])
    screen.performBatchUpdates {
      one.moveItem(at: [0, 0], to: [0, 2])
      _ = screen.itemPath(of: "a")
      two.insertItem(Book("n"), at: [0, 0])
    }
    var told: [String] = []
    let observation = screen.observe { told.append($0.description) }
    one.moveItem(at: [0, 2], to: [0, 0])
    expectEqual(told, ["m 0.2>0.0"])
    expectEqual(screen.itemPath(of: "b"), [0, 1])
    withExtendedLifetime(observation) {}
  }

  @Test("Lookups between inserts find every item where it is")
  func lookupsBetweenInserts() {
    let (one, two) = (source("A=abc"), source("B=xy"))
    let screen = CompositeDataSource([one, two])
    screen.performBatchUpdates {
      one.insertItem(Book("m"), at: [0, 0])
      expectEqual(screen.itemPath(of: "c"), [0, 3])
      one.insertItem(Book("n"), at: [0, 0])
      two.insertSection(Shelf("C", [Book("z")]), at: 0)
    }
    for path in screen.snapshot.paths {
      expectEqual(screen.itemPath(of: screen.snapshot[path].id), path)
    }
  }

  @Test("A move within the group of a nested composite stays one, despite reads in the middle")
  func groupOfNestedComposite() {
    let reads: [@MainActor (CompositeDataSource<Shelf>) -> Any] = [
      { _ in () },
      { $0.map { $0 }.snapshot },
      { $0.observe { _ in } },
      { $0.itemPath(of: "y") as Any },
      { CompositeDataSource<Shelf>([$0]).snapshot },
    ]
    for read in reads {
      let (one, two, other) = (source("A=abc"), source("B=xy"), source("C=q"))
      let inner = CompositeDataSource<Shelf>()
      let group = IdentityGroup("g")
      inner.append(one, sharing: group)
      inner.append(two, sharing: group)
      let outer = CompositeDataSource<Shelf>([inner, other])
      var told: [String] = []
      let observation = outer.observe { told.append($0.description) }
      outer.performBatchUpdates {
        let item = one.removeItem(at: [0, 1])
        let kept = read(inner)
        two.insertItem(item, at: [0, 0])
        withExtendedLifetime(kept) {}
      }
      expectEqual(told, ["m 0.1>1.0"])
      withExtendedLifetime(observation) {}
    }
  }

  @Test("An observer added during a transaction receives the rest, and the others everything")
  func lateObserver() {
    let (one, two) = (source("A=abc"), source("B=xy"))
    let screen = CompositeDataSource([one, two])
    var told: [String] = []
    let first = screen.observe { told.append("first \($0)") }
    var late: [ObservationToken] = []
    screen.performBatchUpdates {
      let item = one.removeItem(at: [0, 0])
      late.append(screen.observe { told.append("second \($0)") })
      one.insertItem(item, at: [0, 2])
      late.append(screen.observe { told.append("third \($0)") })
    }
    two.removeItem(at: [0, 0])
    expectEqual(
      told,
      [
        "first m 0.0>0.2", "second i 0.2", "first d 1.0", "second d 1.0", "third d 1.0",
      ])
    withExtendedLifetime((first, late)) {}
  }

  @Test("A slot whose source was replaced and put back in one transaction has not changed")
  func replacedAndBack() {
    // Looking for duplicates would read the changes of the source while it is away.
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = false
    defer { Diagnostics.looksForDuplicates = looks }
    for isObserved in [false, true] {
      let (one, two) = (source("A=aab"), source("A=xy"))
      let screen = CompositeDataSource([one])
      let inner = isObserved ? one.observe { _ in } : nil
      var told: [String] = []
      let observation = screen.observe { told.append($0.description) }
      let slot = screen.slots[0]
      screen.performBatchUpdates {
        screen.replace(slot, with: two)
        one.removeItem(at: [0, 0])
        screen.replace(slot, with: one)
      }
      expectEqual(told, ["d 0.0"])
      withExtendedLifetime((observation, inner)) {}
    }
  }
  @Test("Nor has one whose source has no store")
  func replacedAndBackWithoutStore() {
    let (foreign, other) = (ForeignSource("A=aab"), source("A=xy"))
    let screen = CompositeDataSource<Shelf>([foreign])
    var told: [String] = []
    let observation = screen.observe { told.append($0.description) }
    let slot = screen.slots[0]
    screen.performBatchUpdates {
      screen.replace(slot, with: other)
      foreign.change(to: "A=ab", batch: ChangeBatch(itemDeletes: [[0, 0]]))
      screen.replace(slot, with: foreign)
    }
    expectEqual(told, ["d 0.0"])
    withExtendedLifetime(observation) {}
  }
}
