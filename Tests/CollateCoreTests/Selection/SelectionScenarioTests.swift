import Collate
import Observation
import TestSupport
import Testing

@MainActor
@Suite("Scenarios of selection")
struct SelectionScenarioTests {
  typealias Letters = BasicSection<Int, Letter>

  /// An item that is its id.
  struct Letter: Identifiable, Hashable, Sendable {
    let id: Character
  }

  /// A selection that follows letters, and its changes, such as `+b -a by user`.
  @MainActor
  final class Stage {
    let source: ArrayDataSource<Letters>
    let selection: Selection<Character>
    private(set) var changes: [String] = []
    private var tokens: [ObservationToken] = []

    init(_ behavior: Selection<Character>.Behavior, letters: String = "abcdef") {
      source = ArrayDataSource(items: letters.map(Letter.init))
      selection = Selection(behavior)
      selection.follow(source)
      selection.observe { [unowned self] in changes.append(text($0)) }.store(in: &tokens)
    }

    func text(_ change: Selection<Character>.Change) -> String {
      func list(_ sign: String, _ ids: [Character]) -> String? {
        ids.isEmpty ? nil : sign + ids.map(String.init).joined(separator: ",")
      }
      let causes = change.causes.map { "\($0)" }.sorted().joined(separator: ", ")
      return [list("+", change.selected), list("-", change.deselected), "by \(causes)"]
        .compactMap(\.self).joined(separator: " ")
    }

    var ids: String { String(selection.ids) }

    func tap(_ ids: Character...) {
      for id in ids { selection.tap(id) }
    }

    func extend(to id: Character) { selection.extend(to: id, in: source) }

    func show(_ letters: String) { source.sections[0].items = letters.map(Letter.init) }

    func remove(_ id: Character) { source.sections[0].items.removeAll { $0.id == id } }
  }

  @Test("S1 to S4: taps, with each behavior")
  func taps() {
    let single = Stage(.single)
    single.tap("a", "b", "b")
    #expect(single.changes == ["+a by user", "+b -a by user", "-b by user"] && single.ids == "")
    let sticky = Stage(.singleSticky)
    sticky.tap("a", "a", "b")
    #expect(sticky.changes == ["+a by user", "+b -a by user"] && sticky.ids == "b")
    let multiple = Stage(.multiple())
    multiple.tap("a", "c", "a")
    expectEqual(multiple.changes, ["+a by user", "+c by user", "-a by user"])
    #expect(multiple.ids == "c" && multiple.selection.anchor == "c")
    let limited = Stage(.multiple(limit: 2))
    limited.tap("a", "b", "c")
    #expect(limited.changes == ["+a by user", "+b by user"] && limited.ids == "ab")
    let renewed = Stage(.multiple(limit: 2, dropsOldest: true))
    renewed.tap("a", "b", "c")
    expectEqual(renewed.changes, ["+a by user", "+b by user", "+c -a by user"])
    expectEqual(renewed.ids, "bc")
  }

  @Test("S5, S6, S13, S14: ranges")
  func ranges() {
    let range = Stage(.multiple())
    range.tap("b")
    range.extend(to: "e")
    range.extend(to: "a")
    expectEqual(range.changes, ["+b by user", "+c,d,e by user", "+a -c,d,e by user"])
    #expect(range.ids == "ba" && range.selection.anchor == "b")
    let moved = Stage(.multiple())
    moved.tap("b")
    moved.show("cdbaef")
    moved.extend(to: "d")
    #expect(moved.changes == ["+b by user", "+d by user"] && moved.ids == "bd")
    let limited = Stage(.multiple(limit: 2))
    limited.tap("d")
    limited.extend(to: "a")
    #expect(limited.changes == ["+d by user", "+c by user"] && limited.ids == "dc")
    let removed = Stage(.multiple())
    removed.tap("b", "e")
    removed.remove("e")
    removed.extend(to: "d")
    expectEqual(
      removed.changes, ["+b by user", "+e by user", "-e by removal", "+c,d by user"])
    #expect(removed.ids == "bcd" && removed.selection.anchor == "b")
  }

  @Test("S7 to S9, S12: what is removed is deselected, once, and in its transaction")
  func removals() {
    let removed = Stage(.multiple())
    removed.tap("a", "b")
    removed.remove("b")
    expectEqual(removed.changes, ["+a by user", "+b by user", "-b by removal"])
    #expect(removed.ids == "a" && removed.selection.anchor == "a")
    let replaced = Stage(.single)
    replaced.tap("a")
    replaced.source.performBatchUpdates {
      replaced.remove("a")
      replaced.selection.select("c")
    }
    expectEqual(replaced.changes, ["+a by user", "+c -a by program, removal"])
    expectEqual(replaced.ids, "c")
    let back = Stage(.multiple())
    back.tap("a")
    back.source.performBatchUpdates {
      back.remove("a")
      back.show("bcadef")
    }
    #expect(back.changes == ["+a by user"] && back.ids == "a")
    let restored = Stage(.multiple(), letters: "")
    restored.selection.select("q")
    restored.show("abc")
    restored.show("abq")
    #expect(restored.changes == ["+q by program"] && restored.ids == "q")
    restored.show("ab")
    expectEqual(restored.changes, ["+q by program", "-q by removal"])
  }

  @Test("S10, S11: another behavior, and a transaction that changes nothing")
  func programs() {
    let single = Stage(.multiple())
    single.tap("a", "c")
    single.selection.behavior = .single
    expectEqual(single.changes, ["+a by user", "+c by user", "-a by program"])
    expectEqual(single.ids, "c")
    let nothing = Stage(.multiple())
    nothing.source.performBatchUpdates {
      nothing.selection.select("a")
      nothing.selection.deselect("a")
    }
    expectEqual(nothing.changes, [])
  }

  @Test("Management: users select, the program selects, or neither")
  func management() {
    let stage = Stage(.multiple())
    for management in [Selection<Character>.Management.none, .manual] {
      stage.selection.management = management
      stage.tap("a")
      stage.extend(to: "c")
      expectEqual(stage.ids, "")
    }
    stage.selection.select("a")
    expectEqual(stage.changes, ["+a by program"])
  }

  @Test("What cannot be selected is left out")
  func unselectable() {
    let stage = Stage(.multiple(limit: 3))
    stage.selection.canSelect = { $0 != "c" }
    stage.tap("c", "a")
    stage.selection.select("c")
    stage.extend(to: "f")
    expectEqual(stage.ids, "abd")
    stage.selection.set("fce")
    expectEqual(stage.ids, "fe")
    stage.selection.selectAll(in: stage.source)
    expectEqual(stage.ids, "fea")
    stage.selection.deselectAll()
    expectEqual(stage.changes.last, "-f,e,a by program")
    stage.selection.behavior = .single
    stage.selection.selectAll(in: stage.source)
    expectEqual(stage.ids, "")
  }

  @Test("Restored ids are kept until a source had them, as far as the behavior allows")
  func restoring() {
    expectEqual(Selection(.multiple(limit: 2), selected: ["a", "b", "c"]).ids, ["a", "b"])
    expectEqual(Selection(.single, selected: ["a", "b"]).ids, ["b"])
    let selection = Selection<Character>(.multiple(), selected: ["x", "a"])
    #expect(selection.anchor == "a" && selection.count == 2)
    let source = ArrayDataSource(items: "ab".map(Letter.init))
    selection.follow(source)
    source.removeItems(at: [[0, 0], [0, 1]])
    expectEqual(selection.ids, ["x"])
  }

  @Test("Of several sources that are followed, the last one decides; a hidden item is gone")
  func severalSources() {
    let (one, other) = (
      ArrayDataSource(items: "abc".map(Letter.init)), ArrayDataSource(items: "cd".map(Letter.init))
    )
    let found = one.filter { $0.id != "z" }
    let selection = Selection<Character>(.multiple())
    selection.follow(found)
    selection.follow(other)
    selection.set("abcd")
    found.predicate = { $0.id == "a" }
    expectEqual(selection.ids, ["a", "c", "d"])
    one.performBatchUpdates {
      one.sections[0].items = []
      other.sections[0].items = "ad".map(Letter.init)
    }
    expectEqual(selection.ids, ["a", "d"])
  }

  @Test("A source without a store is followed, too")
  func foreignSource() {
    let foreign = ForeignSource("A=ab")
    let selection = Selection<Book.ID>(.multiple(), selected: ["a", "b"])
    selection.follow(foreign)
    foreign.change(to: "A=b")
    expectEqual(selection.ids, ["b"])
  }

  /// Counts what may be counted on any thread, but is on one only.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  @Test("Code that reads a selection with access tracking is notified when it changes")
  func tracking() {
    guard #available(macOS 14, iOS 17, tvOS 17, *) else { return }
    let selection = Selection<Character>(.multiple())
    let reads: [() -> Void] = [
      { _ = selection.ids }, { _ = selection.contains("b") }, { _ = selection.count },
    ]
    for read in reads {
      let counter = Counter()
      withObservationTracking(read) { counter.count += 1 }
      selection.deselect("x")
      expectEqual(counter.count, 0)
      selection.tap("b")
      expectEqual(counter.count, 1)
    }
  }

  @Test(
    "Another order or anchor of the same ids is noticed by code that reads these, and by no other")
  func trackedOrder() {
    let stage = Stage(.multiple())
    let selection = stage.selection
    selection.set("abc")
    stage.show("bcd")
    /// Returns whether code that reads the ids and the anchor is notified of a change.
    func isNoticed(_ change: @escaping () -> Void) -> Bool {
      var count = 0
      withObservationTracking {
        _ = (selection.ids, selection.anchor)
      } onChange: {
        MainActor.assumeIsolated { count += 1 }
      }
      let before = (selection.ids, selection.anchor)
      Transaction.perform(change)
      expectEqual(count > 0, before != (selection.ids, selection.anchor))
      return count > 0
    }
    let changeCount = stage.changes.count
    expectEqual(stage.ids, "bc")
    #expect(
      isNoticed {
        stage.selection.deselect("b")
        stage.selection.select("b")
      })
    expectEqual(stage.ids, "cb")
    // The anchor is not shown any more, so another one takes its place.
    selection.select("x")
    #expect(isNoticed { stage.extend(to: "c") })
    #expect(isNoticed { selection.set("x") } && isNoticed { selection.set("xc") })
    #expect(
      !isNoticed {
        selection.deselect("c")
        selection.deselect("q")
        selection.select("c")
      })
    // The anchor is the first one again.
    #expect(
      isNoticed {
        selection.select("d")
        selection.deselect("d")
      })
    expectEqual(stage.changes.count, changeCount + 4)
  }

  @Test("Items that are not made yet are selected without making them, up to the limit")
  func lazyItems() {
    var madeCount = 0
    let items = LazyItems<Letter>(capacity: 4) {
      Character(Unicode.Scalar(UInt8($0)))
    } make: { key in
      madeCount += 1
      return Letter(id: Character(Unicode.Scalar(UInt8(key))))
    }
    let source = LazyDataSource(keys: 97..<120, items: items)
    let selection = Selection<Character>(.multiple(limit: 3))
    selection.selectAll(in: source)
    expectEqual(String(selection.ids), "abc")
    selection.behavior = .multiple()
    selection.extend(to: "d", in: source)
    expectEqual(String(selection.ids), "cd")
    expectEqual(madeCount, 0)
  }

  @Test("The oldest ids give way to new ones, however many come")
  func oldest() {
    let selection = Selection<Int>(.multiple(limit: 3, dropsOldest: true))
    for id in 0..<1000 {
      selection.select(id)
      expectEqual(selection.ids, Array(max(0, id - 2)...id))
      if id % 7 == 0 {
        selection.deselect(id)
        #expect(!selection.contains(id) && selection.anchor == selection.ids.first)
        selection.select(id)
      }
    }
  }

  @Test("Neither source nor selection retains the other")
  func ownership() {
    var source: ArrayDataSource<Letters>? = ArrayDataSource(items: "ab".map(Letter.init))
    weak let weakSource = source
    var selection: Selection<Character>? = Selection(.multiple(), selected: ["a"])
    weak let weakSelection = selection
    if let source { selection?.follow(source) }
    source = nil
    #expect(weakSource == nil && selection?.ids == ["a"])
    let other = ArrayDataSource(items: "ab".map(Letter.init))
    selection?.follow(other)
    other.removeItem(at: [0, 0])
    expectEqual(selection?.ids, [])
    selection = nil
    #expect(weakSelection == nil)
    other.removeItem(at: [0, 0])
  }

  @Test("Observers of sources and of the selection see the same, in order, never one in another")
  func delivery() {
    let stage = Stage(.multiple())
    var events: [String] = []
    var depth = 0
    func note(_ event: String) {
      expectEqual(depth, 0)
      depth += 1
      events.append(event)
      depth -= 1
    }
    stage.tap("a", "b")
    var tokens: [ObservationToken] = []
    stage.source.observe { _ in
      note("source: \(stage.ids)")
      if stage.ids == "b" { stage.selection.select("f") }
    }.store(in: &tokens)
    stage.selection.observe { change in
      note("first: \(stage.text(change))")
      if change.selected == ["f"] { stage.selection.deselect("b") }
    }.store(in: &tokens)
    stage.selection.observe { note("second: \(stage.text($0))") }.store(in: &tokens)
    stage.remove("a")
    expectEqual(
      events,
      [
        "source: b", "first: -a by removal", "second: -a by removal", "first: +f by program",
        "second: +f by program", "first: -b by program", "second: -b by program",
      ])
    tokens = []
    stage.remove("f")
    expectEqual(events.count, 7)
  }
}
