import Collate
import CollateTesting
import TestSupport
import Testing

/// An item with an object that runs code of the app when it is released.
private struct Ticket: Identifiable, Equatable, Sendable {
  final class Canary: Sendable {
    private let onRelease: @MainActor @Sendable () -> Void

    init(_ onRelease: @escaping @MainActor @Sendable () -> Void) {
      self.onRelease = onRelease
    }

    deinit {
      MainActor.assumeIsolated(onRelease)
    }
  }

  let id: Int
  var canary: Canary?

  static func == (one: Ticket, two: Ticket) -> Bool { one.id == two.id }
}

@Suite("Code that runs because an item was released", .traced)
@MainActor
struct ReleasedItemTests {
  @Test("Sections that are assigned take the place of those that were mutated in place before")
  func assignedSections() {
    final class Canary: Sendable {}
    struct Bird: Identifiable, Equatable {
      let id: Int
      let canary = Canary()
      static func == (one: Self, other: Self) -> Bool { one.id == other.id }
    }
    typealias Cage = BasicSection<Int, Bird>
    let source = ArrayDataSource(sections: (0..<100).map { Cage(id: $0, items: [Bird(id: $0)]) })
    source.sections[0].items.append(Bird(id: 1000))
    weak let canary = source.snapshot[[0, 1]].canary
    #expect(canary != nil)
    source.sections = [Cage(id: 7, items: [])]
    #expect(canary == nil)
  }

  private typealias Source = ArrayDataSource<BasicSection<Int, Ticket>>

  /// What happened in the code.
  private final class Events {
    var isReleased = false
    var counts: [Int] = []
  }

  private enum Reader: CaseIterable {
    case nobody, index, observer, composite, readComposite
  }

  private enum Way: CaseIterable {
    case removed, removedTogether, mutatedInPlace, betweenReads
  }

  @Test("An item that a lazy list keeps no longer can read others when it is released")
  func lazyItems() {
    var counts: [Int] = []
    var read: (@MainActor () -> Int)?
    let items = LazyItems<Ticket>(capacity: 1) {
      $0
    } make: { key in
      Ticket(id: key, canary: key == 0 ? Ticket.Canary { counts.append(read?() ?? -1) } : nil)
    }
    let source = LazyDataSource(keys: 0..<3, items: items)
    read = { [weak source] in source?.snapshot[[0, 2]].id ?? -1 }
    for item in 0..<2 { _ = source.snapshot[[0, item]] }
    expectEqual(counts, [2])
    withExtendedLifetime(source) {}
  }

  @Test("Deinitializers of released items can change and read sources")
  func changes() {
    var releaseCount = 0
    withEvery("reader", in: Reader.allCases) { reader in
      withEvery("way", in: Way.allCases) { way in
        withEvery("changes the same source", in: [true, false]) { isSame in
          if isReleased(reader, way, isSame) { releaseCount += 1 }
        }
      }
    }
    // In the other cases, something still has the former state.
    #expect(releaseCount > 20)
  }

  private func isReleased(_ reader: Reader, _ way: Way, _ isSame: Bool) -> Bool {
    let source = Source(items: [Ticket(id: 0)])
    let other = isSame ? source : Source(items: [Ticket(id: 0)])
    let composite = CompositeDataSource([source, other])
    var checkers: [DataSourceChecker<BasicSection<Int, Ticket>>] = []
    switch reader {
    case .nobody: break
    case .index: _ = (source.itemPath(of: 0), other.itemPath(of: 0), composite.itemPath(of: 0))
    case .observer: checkers = [DataSourceChecker(source), DataSourceChecker(other)]
    case .composite: checkers = [DataSourceChecker(composite)]
    case .readComposite: _ = composite.snapshot
    }
    let events = Events()
    func insert() {
      let canary = Ticket.Canary { [weak other, weak composite] in
        events.isReleased = true
        other?.append(Ticket(id: 2))
        if let composite { events.counts.append(composite.snapshot.itemCount) }
      }
      source.append(Ticket(id: 1, canary: canary))
      if reader == .readComposite { _ = composite.snapshot }
    }
    switch way {
    case .removed:
      insert()
      source.performBatchUpdates { _ = source.removeItem(withID: 1) }
    case .removedTogether:
      insert()
      source.removeItems(at: [[0, 1]])
    case .mutatedInPlace:
      insert()
      source.sections[0].items.removeLast()
    case .betweenReads:
      source.performBatchUpdates {
        insert()
        _ = source.snapshot
        _ = source.removeItem(withID: 1)
        _ = source.snapshot
        source.append(Ticket(id: 3))
      }
    }
    _ = composite.snapshot
    let added = (events.isReleased ? [2] : [])
    let kept = way == .betweenReads ? [3] : []
    expectEqual(source.items.map(\.id).sorted(), [0] + (isSame ? added : []) + kept)
    expectEqual(other.items.map(\.id).sorted(), [0] + added + (isSame ? kept : []))
    expectEqual(composite.snapshot.items.map(\.id), (source.items + other.items).map(\.id))
    for (index, item) in other.items.enumerated() {
      expectEqual(other.itemPath(of: item.id), [0, index])
    }
    #expect(events.counts.allSatisfy { $0 >= 2 })
    for checker in checkers { expectEqual(checker.finish(), []) }
    return events.isReleased
  }
}
