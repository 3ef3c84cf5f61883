import Collate
import TestSupport
import Testing

@Suite("Observing")
@MainActor
struct ObservingTests {
  private struct Failure: Error {}

  private func source(_ notation: String = "A=ab|B=c") -> ArrayDataSource<Shelf> {
    ArrayDataSource(sections: shelves(notation))
  }

  @Test("Observers are notified in the order in which they subscribed")
  func order() {
    let source = source()
    var told: [Int] = []
    let observations = (0..<20).map { number in source.observe { _ in told.append(number) } }
    source.removeItem(at: [0, 0])
    expectEqual(told, Array(0..<20))
    withExtendedLifetime(observations) {}
  }

  @Test("A change made by an observer is delivered after all observers received the current one")
  func nested() {
    let source = source()
    var told: [String] = []
    var depth = 0
    let observations = ["first", "second", "third"].map { name in
      source.observe { update in
        depth += 1
        expectEqual(depth, 1)
        told.append("\(name) \(update)")
        if told.count == 1 { source.removeItem(at: [1, 0]) }
        depth -= 1
      }
    }
    source.removeItem(at: [0, 0])
    expectEqual(
      told,
      [
        "first d 0.0", "second d 0.0", "third d 0.0",
        "first d 1.0", "second d 1.0", "third d 1.0",
      ])
    withExtendedLifetime(observations) {}
  }

  @Test("A composite is already up to date when the observers of its children are notified")
  func consistency() {
    let source = source()
    var composite: CompositeDataSource<Shelf>?
    var isConsistent: [Bool] = []
    let observation = source.observe { update in
      isConsistent.append(composite?.snapshot == update.after)
    }
    composite = CompositeDataSource([source])
    source.removeItem(at: [0, 0])
    source.performBatchUpdates {
      source.removeItem(at: [0, 0])
      isConsistent.append(composite?.snapshot == source.snapshot)
    }
    expectEqual(isConsistent, [true, true, true])
    withExtendedLifetime(observation) {}
  }

  @Test("Releasing an observation ends it at once, even while updates are on their way")
  func ending() {
    let source = source()
    var told: [String] = []
    var second: ObservationToken?
    let first = source.observe { _ in
      told.append("first")
      second = nil
    }
    second = source.observe { _ in told.append("second") }
    source.removeItem(at: [0, 0])
    expectEqual(told, ["first"])
    #expect(second == nil)
    withExtendedLifetime(first) {}
  }

  @Test("An observer added during the delivery of an update receives the next one")
  func beginningWhileDelivering() {
    let source = source()
    var told: [String] = []
    var late: ObservationToken?
    let first = source.observe { update in
      told.append("first \(update)")
      guard late == nil else { return }
      late = source.observe { told.append("late \($0)") }
    }
    source.removeItem(at: [0, 0])
    source.removeItem(at: [0, 0])
    expectEqual(told, ["first d 0.0", "first d 0.0", "late d 0.0"])
    withExtendedLifetime((first, late)) {}
  }

  @Test("A transaction is one update for each source, however many changes and levels")
  func transaction() {
    let (news, mail) = (source(), source("C=d"))
    let inner = CompositeDataSource([news, mail])
    let outer = CompositeDataSource<Shelf>([inner, source("D=e")])
    var told: [String] = []
    let observations = [
      outer.observe { told.append("outer \($0)") },
      inner.observe { told.append("inner \($0)") },
      news.observe { told.append("news \($0)") },
      mail.observe { told.append("mail \($0)") },
    ]
    news.performBatchUpdates {
      news.removeItem(at: [0, 0])
      outer.performBatchUpdates { mail.moveSection(at: 0, to: 0) }
      mail.insertItem(Book("x"), at: [0, 0])
      outer.move(outer.slots[1], to: 0)
      #expect(told.isEmpty)
    }
    expectEqual(
      Set(told), ["outer mS 3>0; d 0.0; i 3.0", "inner d 0.0; i 2.0", "news d 0.0", "mail i 0.0"])
    expectEqual(told.count, 4)
    withExtendedLifetime(observations) {}
  }

  @Test("What a throwing transaction did stays done and is delivered")
  func throwing() {
    let source = source()
    var told: [String] = []
    let observation = source.observe { told.append($0.description) }
    #expect(throws: Failure.self) {
      try source.performBatchUpdates {
        source.removeItem(at: [0, 0])
        throw Failure()
      }
    }
    expectEqual(told, ["d 0.0"])
    expectEqual(source.performBatchUpdates { 7 }, 7)
    withExtendedLifetime(observation) {}
  }

  @Test("A change without effect is not reported")
  func nothing() {
    let source = source()
    var told = 0
    let observation = source.observe { _ in told += 1 }
    source.sections = source.sections
    source.sections = shelves("A=ab|B=c")
    source.moveItem(at: [0, 1], to: [0, 1])
    source.replaceItem(at: [0, 0], with: Book("a"))
    source.insertItems([], at: [0, 0])
    source.removeItems(at: [])
    source.performBatchUpdates {}
    source.performBatchUpdates { source.insertItem(source.removeItem(at: [0, 1]), at: [0, 1]) }
    expectEqual(told, 0)
    withExtendedLifetime(observation) {}
  }

  @Test("A batch given with a snapshot need not say which items are the same, or which are equal")
  func givenBatch() {
    let source = source("A=abc")
    var told: [String] = []
    let observation = source.observe { told.append($0.description) }
    source.store.replaceSnapshot(
      Snapshot(shelves("A=bca")),
      batch: ChangeBatch(
        itemDeletes: [[0, 0]], itemInserts: [[0, 2]], itemUpdates: [.init([0, 1], [0, 0])]))
    expectEqual(told, ["m 0.0>0.2"])
    withExtendedLifetime(observation) {}
  }

  @Test("The sequence of updates has all of them, in order")
  func sequence() async {
    let source = source("A=abcdefgh")
    var heard: [String] = []
    let observation = source.observe { heard.append($0.description) }
    let updates = source.updates
    for _ in 0..<4 { source.removeItem(at: [0, 0]) }
    source.moveItem(at: [0, 3], to: [0, 0])
    var read: [String] = []
    for await update in updates {
      read.append(update.description)
      if read.count == 5 { break }
    }
    expectEqual(read, heard)
    expectEqual(read.last, "m 0.3>0.0")
    withExtendedLifetime(observation) {}
  }

  @Test("Observing retains neither the observer, nor the source, nor a composite")
  func release() {
    weak var weakSource: ArrayDataSource<Shelf>?
    weak var weakComposite: CompositeDataSource<Shelf>?
    weak var captured: ArrayDataSource<Shelf>?
    do {
      let source = source()
      let composite = CompositeDataSource<Shelf>([source, source])
      var observation: ObservationToken?
      do {
        let object = ArrayDataSource<Shelf>()
        captured = object
        observation = composite.observe { _ in withExtendedLifetime(object) {} }
      }
      source.removeItem(at: [0, 0])
      #expect(captured != nil)
      observation = nil
      #expect(captured == nil)
      withExtendedLifetime(observation) {}
      (weakSource, weakComposite) = (source, composite)
    }
    #expect(weakComposite == nil)
    #expect(weakSource == nil)
  }

  @Test("A source that loses its composite goes on alone")
  func losingComposite() {
    let source = source()
    var composite: CompositeDataSource<Shelf>? = CompositeDataSource([source])
    var told: [String] = []
    let observation = source.observe { told.append($0.description) }
    source.performBatchUpdates {
      source.removeItem(at: [0, 0])
      composite = nil
      source.removeItem(at: [0, 0])
    }
    #expect(composite == nil)
    expectEqual(told, ["d 0.0,0.1"])
    withExtendedLifetime(observation) {}
  }
}
