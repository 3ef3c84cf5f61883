import Collate
import Observation
import TestSupport
import Testing

@testable import CollateCore

@Suite("Access tracking by the Observation framework")
@MainActor
struct AccessTrackingTests {
  private let source = ArrayDataSource(sections: shelves("A=ab|B=c"))

  /// Reads a value as the body of a view does, and counts how often it would be drawn again.
  ///
  /// Earlier systems than these have nothing that tracks; sources are the same there.
  @available(macOS 14, iOS 17, tvOS 17, *)
  private final class Reader: @unchecked Sendable {
    // Used by the main actor only.
    var changes = 0

    @MainActor
    func read<Value>(_ value: () -> Value) -> Value {
      withObservationTracking(value) { self.changes += 1 }
    }

    /// Reads a source again after each of the first changes.
    @MainActor
    func follow(
      upTo count: Int, _ source: ArrayDataSource<Shelf>, _ onChange: @escaping @MainActor () -> Void
    ) {
      withObservationTracking {
        _ = source.snapshot
      } onChange: {
        MainActor.assumeIsolated {
          self.changes += 1
          // Else the source would retain the closure, which retains the source.
          if self.changes < count { self.follow(upTo: count, source, onChange) }
          onChange()
        }
      }
    }
  }

  @Test("Code that reads the sections is notified once, when the transaction has ended")
  @available(macOS 14, iOS 17, tvOS 17, *)
  func reading() {
    let reader = Reader()
    expectEqual(reader.read { source.snapshot.itemCount }, 3)
    source.performBatchUpdates {
      source.removeItem(at: [0, 0])
      source.removeItem(at: [0, 0])
      expectEqual(reader.changes, 0)
    }
    expectEqual(reader.changes, 1)
    source.removeItem(at: [1, 0])
    expectEqual(reader.changes, 1, "as with any other property, one has to read again")
    expectEqual(reader.read { source.sections.count }, 2)
    source.sections[0].title += 1
    expectEqual(reader.changes, 2)
  }

  @Test("Reading a composite or a map tracks their sources, even if they have no observers")
  @available(macOS 14, iOS 17, tvOS 17, *)
  func derived() {
    let screen = CompositeDataSource([source, ArrayDataSource(sections: shelves("C=x"))])
    let mapped = screen.map { $0 }
    let nested = CompositeDataSource<Shelf>([mapped])
    for _ in 0..<2 {
      let readers = [Reader(), Reader(), Reader()]
      _ = readers[0].read { screen.snapshot }
      _ = readers[1].read { mapped.snapshot }
      _ = readers[2].read { nested.snapshot.sections[0].items }
      source.sections[0].title += 1
      expectEqual(readers.map(\.changes), [1, 1, 1])
    }
    let reader = Reader()
    expectEqual(reader.read { text(nested.snapshot.sections) }, "A''=ab|B=c|C=x")
    screen.move(screen.slots[1], to: 0)
    expectEqual(reader.changes, 1)
  }

  @Test("Code is not notified of sources it has not read, nor of changes without effect")
  @available(macOS 14, iOS 17, tvOS 17, *)
  func others() {
    let other = ArrayDataSource(sections: shelves("A=ab"))
    let screen = CompositeDataSource([other])
    let reader = Reader()
    reader.read {
      _ = source.snapshot
      other.insertItem(Book("n"), at: [0, 0])
      other.moveItem(at: [0, 0], to: [0, 1])
      _ = screen.itemPath(of: "n")
    }
    other.removeItem(at: [0, 1])
    source.sections = source.sections
    source.moveItem(at: [0, 0], to: [0, 0])
    expectEqual(reader.changes, 0)
    source.removeItem(at: [0, 0])
    expectEqual(reader.changes, 1)
  }

  @Test("Code that is notified of a change can read and change sources")
  @available(macOS 14, iOS 17, tvOS 17, *)
  func changing() {
    let reader = Reader()
    var told: [String] = []
    let token = source.observe { told.append("\($0)") }
    reader.follow(upTo: 3, source) {
      told.append(text(source.snapshot.sections))
      if reader.changes < 3 { source.removeItem(at: [0, 0]) }
    }
    source.insertItem(Book("n"), at: [1, 0])
    expectEqual(reader.changes, 3)
    expectEqual(told, ["A=ab|B=nc", "i 1.0", "A=b|B=nc", "d 0.0", "A=|B=nc", "d 0.0"])
    withExtendedLifetime(token) {}
  }

  private final class Mark: Sendable {}

  private struct Marked: Identifiable, Equatable {
    let id = 0
    let mark = Mark()

    static func == (one: Self, other: Self) -> Bool { one.mark === other.mark }
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test(
    "A state that is read during a transaction is kept for code that tracks it, and for no other",
    arguments: [false, true], [false, true])
  func keptStates(isTracked: Bool, isReadBefore: Bool) {
    let source = ArrayDataSource(items: [Marked()])
    if isReadBefore { _ = source.snapshot }
    let observation = source.observe { _ in }
    /// Replaces the item, and returns a closure that returns the new one's mark while that exists.
    func replace() -> () -> Mark? {
      let item = Marked()
      source.replaceItem(at: [0, 0], with: item)
      return { [weak mark = item.mark] in mark }
    }
    let reader = Reader()
    withExtendedLifetime(observation) {
      source.performBatchUpdates {
        let first = replace()
        if isTracked {
          reader.read { _ = source.snapshot }
        } else {
          _ = source.snapshot
        }
        _ = replace()
        expectEqual(first() != nil, isTracked)
      }
    }
  }

  @Test("Code that has read what is selected, or how many items are held, is notified of the next")
  func otherValues() {
    guard #available(iOS 17, tvOS 17, macOS 14, visionOS 1, watchOS 10, *) else { return }
    @MainActor final class Notices { var names: [String] = [] }
    let notices = Notices()
    func track(_ name: String, _ read: () -> Void) {
      withObservationTracking {
        read()
      } onChange: {
        MainActor.assumeIsolated { notices.names.append(name) }
      }
    }
    let base = ArrayDataSource(sections: shelves("A=ab"))
    let held = base.held()
    held.isHolding = true
    track("held") { _ = held.heldItemCount }
    base.insertItem(Book("n"), at: [0, 0])
    base.insertItem(Book("m"), at: [0, 0])
    #expect(notices.names == ["held"] && held.heldItemCount == 2)
    track("held") { _ = held.heldItemCount }
    held.release()
    expectEqual(notices.names, ["held", "held"])
    let segments = SegmentedDataSource([("a", base), ("b", base)])
    track("selected") { _ = segments.selected }
    segments.selected = "a"
    expectEqual(notices.names.count, 2)
    segments.selected = "b"
    track("selected") { _ = segments.selected }
    segments.remove("b")
    expectEqual(notices.names.suffix(2), ["selected", "selected"])
    for change in [{ segments.insert(base, id: "c", at: 0) }, { _ = segments.remove("c") }] {
      track("segments") { _ = segments.segments }
      change()
      expectEqual(notices.names.last, "segments")
      notices.names = []
    }
  }

  @Test("Code that has read how many items are hidden is notified of more, which are no update")
  func hiddenItems() {
    guard #available(iOS 17, tvOS 17, macOS 14, visionOS 1, watchOS 10, *) else { return }
    let base = ArrayDataSource(sections: shelves("A=abcd|B=efg"))
    let (top, found) = (base.prefix(2), base.filter { $0.edition > 0 })
    let reads: [() -> Int] = [
      { top.hiddenItemCount(inSection: 0) }, { top.hiddenItemCount }, { found.hiddenItemCount },
    ]
    @MainActor final class Notices { var count = 0 }
    for (read, count) in zip(reads, [2, 4, 9]) {
      let notices = Notices()
      withObservationTracking {
        expectEqual(read(), count)
      } onChange: {
        MainActor.assumeIsolated { notices.count += 1 }
      }
      base.insertItem(Book("n"), at: [0, 4])
      expectEqual(notices.count, 1)
      expectEqual(read(), count + 1)
    }
    // The same number in all, but another one of the section.
    for move in [{ base.moveItem(at: [0, 3], to: [1, 3]) }, { base.moveSection(at: 0, to: 1) }] {
      let notices = Notices()
      withObservationTracking {
        _ = top.hiddenItemCount(inSection: 0)
      } onChange: {
        MainActor.assumeIsolated { notices.count += 1 }
      }
      move()
      expectEqual(notices.count, 1)
    }
    // Nobody reads any more.
    for id in "mo" { base.insertItem(Book(id), at: [0, 0]) }
    #expect(top.hiddenItems.following == nil && found.hiddenItems.following == nil)
    var told: [[Int]] = [[], []]
    let tokens = [
      top.observeHiddenItemCount { told[0].append($0) },
      found.observeHiddenItemCount { told[1].append($0) },
    ]
    base.insertItem(Book("k"), at: [0, 0])
    expectEqual(told, [[top.hiddenItemCount], [found.hiddenItemCount]])
    let short = base.prefix(1)
    _ = short.observeHiddenItemCount { _ in }
    base.moveItem(at: [0, 0], to: [0, 1])
    #expect(short.hiddenItems.following == nil)
    let placeholder = ArrayDataSource(sections: shelves("P=p"))
    let either = base.placeholder(placeholder)
    let notices = Notices()
    withObservationTracking {
      #expect(!either.isShowingPlaceholder)
    } onChange: {
      MainActor.assumeIsolated { notices.count += 1 }
    }
    base.sections = []
    #expect(notices.count == 1 && either.isShowingPlaceholder)
    withExtendedLifetime(tokens) {}
  }
}
