// Other systems have no exit tests.
#if os(macOS) || os(Linux)
import Collate
import TestSupport
import Testing

/// What an item does when it is compared or hashed.
@MainActor
private enum Mischief {
  static var body: (@MainActor () -> Void)?

  static func happen() {
    guard let body else { return }
    self.body = nil
    body()
  }
}

/// An item that changes a source when it is compared or hashed.
private struct Imp: Identifiable, Equatable, Sendable {
  struct ID: Hashable, Sendable {
    let number: Int

    func hash(into hasher: inout Hasher) {
      MainActor.assumeIsolated { Mischief.happen() }
      hasher.combine(number)
    }
  }

  let id: ID
  var value = 0

  init(_ number: Int, value: Int = 0) {
    id = ID(number: number)
    self.value = value
  }

  static func == (one: Imp, other: Imp) -> Bool {
    MainActor.assumeIsolated { Mischief.happen() }
    return one.id.number == other.id.number && one.value == other.value
  }
}

@Suite(
  "Sources that change while they are compared, and sources that contain themselves",
  .silentDiagnostics)
@MainActor
struct WrongUseTests {
  private typealias Imps = BasicSection<Int, Imp>

  private static func source(_ numbers: [Int]) -> ArrayDataSource<Imps> {
    ArrayDataSource(sections: [Imps(id: 0, items: numbers.map { Imp($0) })])
  }

  /// Returns the standard error of a process that has to trap.
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  private func expectMessage(
    _ part: String, in result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Optimized code traps without words.
    #if DEBUG
    #expect(message(result).contains(part), sourceLocation: sourceLocation)
    #endif
  }

  @Test("A source must not change itself in `==` of its own difference")
  func equality() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let source = WrongUseTests.source([1, 2, 3])
      let observation = source.observe { _ in }
      Mischief.body = { source.removeItem(at: [0, 0]) }
      source.sections = [Imps(id: 0, items: [Imp(1, value: 1), Imp(2), Imp(3)])]
      withExtendedLifetime(observation) {}
    }
    expectMessage(
      "`hash(into:)`, `id` and `hasSameContent(as:)` must not change sources", in: result)
  }

  @Test("Each path needs an item, and each item a path that exists")
  func countsOfPaths() async {
    let counts = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      CompositeDataSource([WrongUseTests.source([1, 2])])
        .replaceItems(at: [[0, 0], [0, 1]], with: [Imp(1)])
    }
    expectMessage("There are 2 paths, but 1 items", in: counts)
    let paths = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      CompositeDataSource([WrongUseTests.source([1, 2])]).removeItems(at: [[0, 1], [0, 2]])
    }
    expectMessage("There is no item 2 in section 0, which has 2 items", in: paths)
  }

  @Test("A source must not change itself in `hash(into:)` of its own difference")
  func hashing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      Diagnostics.looksForDuplicates = false
      let source = WrongUseTests.source(Array(0..<40))
      Mischief.body = nil
      var items = (0..<40).map { Imp($0) }
      items.reverse()
      Mischief.body = { Mischief.body = { source.removeItem(at: [0, 0]) } }
      source.sections = [Imps(id: 0, items: items)]
    }
    expectMessage("must not change sources", in: result)
  }

  @Test("A source must not change itself while its update is made")
  func resolving() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      Diagnostics.looksForDuplicates = false
      let source = WrongUseTests.source([1, 2, 3])
      let observation = source.observe { _ in }
      source.performBatchUpdates {
        let item = source.removeItem(at: [0, 0])
        source.insertItem(item, at: [0, 2])
        Mischief.body = { source.removeItem(at: [0, 0]) }
      }
      withExtendedLifetime(observation) {}
    }
    expectMessage("must not change sources", in: result)
  }

  @Test("A change of another source in `==` is not lost, and delivered afterwards")
  func otherSource() {
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = false
    defer { Diagnostics.looksForDuplicates = looks }
    let (source, other) = (Self.source([1, 2, 3]), Self.source([7, 8]))
    let screen = CompositeDataSource<Imps>([source, other])
    var told: [String] = []
    let observations = [
      source.observe { told.append("source \($0)") },
      screen.observe { told.append("screen \($0)") },
      other.observe { told.append("other \($0)") },
    ]
    screen.performBatchUpdates {
      let item = source.removeItem(at: [0, 0])
      source.insertItem(item, at: [0, 2])
      Mischief.body = { other.removeItem(at: [0, 0]) }
    }
    expectEqual(
      told, ["source m 0.0>0.2", "screen d 1.0; m 0.0>0.2", "other d 0.0"])
    expectEqual(screen.snapshot.items.map(\.id.number), [2, 3, 1, 8])
    withExtendedLifetime(observations) {}
  }

  @Test("A change of the base in a transformation is not lost, and delivered afterwards")
  func transformation() {
    let base = ArrayDataSource(sections: shelves("A=ab|B=c"))
    var isArmed = false
    let mapped = base.map { shelf in
      if isArmed {
        isArmed = false
        base.insertItem(Book("n"), at: [1, 0])
      }
      return shelf
    }
    var told: [Update<Shelf>] = []
    let observation = mapped.observe { told.append($0) }
    isArmed = true
    base.removeItem(at: [0, 0])
    expectEqual(told.map(\.description), ["d 0.0", "i 1.0"])
    expectEqual(told[0].after, told[1].before)
    expectEqual(text(mapped.snapshot.sections), "A=b|B=nc")
    withExtendedLifetime(observation) {}
  }

  @Test("A transformation may read the composite while its slot is moved or inserted")
  func readingTransformation() {
    let base = ArrayDataSource(sections: shelves("A=ab"))
    let others = ["B=c", "C=d"].map { ArrayDataSource(sections: shelves($0)) }
    let screen = CompositeDataSource(others)
    var read: [String] = []
    let mapped = base.map { [unowned screen] shelf in
      read.append(text(screen.snapshot.sections))
      return shelf
    }
    let slot = screen.append(mapped)
    base.removeItem(at: [0, 0])
    screen.move(slot, to: 0)
    expectEqual(text(screen.snapshot.sections), "A=b|B=c|C=d")
    expectEqual(read, ["B=c|C=d", "B=c|C=d"])
  }

  /// A source without a store that shows another one, and maybe keeps a copy of its sections.
  private final class Wrapper: DataSource {
    typealias Section = Shelf

    private let base: CompositeDataSource<Shelf>
    private var copy: Snapshot<Shelf>?
    private var observers: [@MainActor (Update<Shelf>) -> Void] = []
    private var observation: ObservationToken?

    init(_ base: CompositeDataSource<Shelf>, copies: Bool) {
      self.base = base
      guard copies else { return }
      copy = base.snapshot
      observation = base.observe { [weak self] update in
        self?.copy = update.after
        for observer in self?.observers ?? [] { observer(update) }
      }
    }

    var snapshot: Snapshot<Shelf> { copy ?? base.snapshot }

    func observe(_ observer: @escaping @MainActor (Update<Shelf>) -> Void) -> ObservationToken {
      guard copy != nil else { return base.observe(observer) }
      observers.append(observer)
      return ObservationToken {}
    }
  }

  @Test("A composite that comes into itself through a source without a store is noticed")
  func cycleWithoutStore() async {
    let shown = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = CompositeDataSource([ArrayDataSource(sections: shelves("A=a"))])
      screen.append(Wrapper(screen, copies: false))
    }
    expectMessage("a source must not contain itself", in: shown)
    let copied = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = CompositeDataSource([ArrayDataSource(sections: shelves("A=a"))])
      let outer = CompositeDataSource<Shelf>([screen])
      screen.append(Wrapper(outer, copies: true))
    }
    expectMessage("a source must not contain itself", in: copied)
  }

  @Test("A composite cannot be inserted into itself, nor into a part of itself")
  func cycle() async {
    let inserted = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let inner = CompositeDataSource<Shelf>()
      let screen = CompositeDataSource<Shelf>([inner])
      inner.append(screen.map { $0 })
    }
    expectMessage("This composite of 0 slots cannot have", in: inserted)
    let replaced = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = CompositeDataSource<Shelf>([ArrayDataSource()])
      screen.replace(screen.slots[0], with: screen)
    }
    expectMessage("This composite of 1 slots cannot have", in: replaced)
  }

  @Test("A segmented source cannot show itself, nor what is derived from it")
  func segmentedCycle() async {
    let selected = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let segments = SegmentedDataSource([("a", ArrayDataSource<Shelf>())])
      segments.insert(segments.prefix(3), id: "b", at: 1)
      segments.selected = "b"
    }
    expectMessage("Segment b is a PrefixDataSource<", in: selected)
    expectMessage("contains the SegmentedDataSource, which cannot show itself", in: selected)
    let replaced = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let segments = SegmentedDataSource([("a", ArrayDataSource<Shelf>())])
      segments.replace("a", with: CompositeDataSource([segments]))
    }
    expectMessage("Segment a is a CompositeDataSource<", in: replaced)
  }

  @Test("A source without a store can change while its composite notifies observers")
  func feedback() {
    let foreign = ForeignSource("A=a")
    let screen = CompositeDataSource<Shelf>([foreign])
    var told = 0
    let observation = screen.observe { update in
      told += 1
      let count = update.after.itemCount
      if count < 50 {
        foreign.change(to: "A=" + String(repeating: "a", count: count + 1))
      }
    }
    // Each of the three times, it starts from the beginning.
    for count in 1...3 {
      foreign.change(to: "A=aa")
      expectEqual(told, count * 49)
    }
    withExtendedLifetime(observation) {}
  }

  @Test("A search for cycles visits a composite once, however many ways lead there")
  func diamonds() {
    var screen = CompositeDataSource<Shelf>([ArrayDataSource()])
    let lowest = screen
    for _ in 0..<40 { screen = CompositeDataSource([screen, screen]) }
    lowest.append(ArrayDataSource())
    expectEqual(lowest.slots.count, 2)
    withExtendedLifetime(screen) {}
  }

  @Test("Items of their own have only sources with one section, or none where it can be made")
  func onlySections() async {
    let several = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      ArrayDataSource(sections: shelves("A=a|B=b")).append(Book("c"))
    }
    expectMessage("A source with 2 sections has no items of its own", in: several)
    let none = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      ArrayDataSource<Shelf>().items = [Book("c")]
    }
    expectMessage("There is no section for 1 items, and a Shelf cannot be made", in: none)
  }
}
#endif
