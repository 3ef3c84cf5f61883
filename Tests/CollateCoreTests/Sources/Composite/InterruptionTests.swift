import Collate
import TestSupport
import Testing

@Suite("Changes in the middle of comparisons and deliveries", .serialized, .traced)
@MainActor
struct InterruptionTests {
  /// What happens in the middle of a comparison.
  @MainActor
  enum Interruption {
    static var countdown = 0
    static var action: (() -> Void)?

    static func pass() {
      guard action != nil else { return }
      countdown -= 1
      guard countdown < 0, let action else { return }
      self.action = nil
      action()
    }
  }

  struct Key: Hashable, Sendable, CustomStringConvertible {
    let number: Int

    var description: String { "\(number)" }

    static func == (one: Key, other: Key) -> Bool {
      MainActor.assumeIsolated { Interruption.pass() }
      return one.number == other.number
    }

    func hash(into hasher: inout Hasher) {
      MainActor.assumeIsolated { Interruption.pass() }
      hasher.combine(number)
    }
  }

  struct Note: Identifiable, Equatable, Sendable, CustomStringConvertible {
    let id: Key
    var look = 0

    var description: String { "\(id)" + String(repeating: "'", count: look) }

    init(_ number: Int, look: Int = 0) {
      id = Key(number: number)
      self.look = look
    }

    static func == (one: Note, other: Note) -> Bool {
      MainActor.assumeIsolated { Interruption.pass() }
      return one.id.number == other.id.number && one.look == other.look
    }
  }

  typealias Page = BasicSection<Int, Note>
  typealias Source = ArrayDataSource<Page>
  typealias Composite = CompositeDataSource<Page>

  /// An observer that checks what it is told.
  @MainActor
  final class Listener {
    let name: String
    var last: Snapshot<Page>
    var observation: ObservationToken?
    var failures: [String] = []
    let current: () -> Snapshot<Page>
    var told = 0

    init(_ name: String, _ source: some DataSource<Page>) {
      self.name = name
      current = { [unowned source] in source.snapshot }
      last = source.snapshot
      observation = source.observe { [weak self] update in
        guard let self else { return }
        told += 1
        let action = Interruption.action
        Interruption.action = nil
        defer { Interruption.action = action }
        if update.before != last { failures.append("chain") }
        if (try? update.batch.replayed(on: update.before, with: update.after)) != update.after {
          failures.append("replay of \(update.batch)")
        }
        last = update.after
      }
    }

    func finish() -> [String] {
      (failures + (last == current() ? [] : ["is behind"])).map { "\(name): \($0)" }
    }
  }

  @MainActor
  final class Stage {
    let a = Source(sections: [Page(id: 0, items: [Note(0), Note(1)]), Page(id: 1)])
    let b = Source(sections: [Page(id: 2, items: [Note(2), Note(3)])])
    let stranger = Source(sections: [Page(id: 4, items: [Note(4)])])
    let elsewhere = Composite()
    let inner = Composite()
    let outer = Composite()
    let mapped: MappedDataSource<Composite, Page>
    var listeners: [Listener] = []

    init() {
      let group = IdentityGroup("group")
      inner.append(a, sharing: group)
      outer.append(inner, sharing: group)
      outer.append(b, sharing: group)
      outer.append(a)
      elsewhere.append(stranger)
      mapped = outer.map { section in
        var section = section
        section.items.reverse()
        return section
      }
      listen()
    }

    func listen() {
      let number = listeners.count
      listeners += [
        Listener("outer \(number)", outer), Listener("a \(number)", a),
        Listener("mapped \(number)", mapped), Listener("inner \(number)", inner),
        Listener("b \(number)", b), Listener("stranger \(number)", stranger),
        Listener("elsewhere \(number)", elsewhere),
      ]
    }

    /// Changes everything in one transaction.
    func change() {
      outer.performBatchUpdates {
        let item = a.removeItem(at: [0, 0])
        a.insertItem(item, at: [0, a.sections[0].items.count])
        b.insertItem(b.removeItem(at: [0, 0]), at: [0, 0])
        b.insertItem(a.removeItem(at: [0, 0]), at: [0, 0])
        _ = outer.itemPath(of: Key(number: 1))
        outer.move(outer.slots[0], to: 1)
        a.sections = [Page(id: 1, items: [Note(9)]), Page(id: 0, items: a.sections[0].items)]
        _ = mapped.snapshot
        let slot = outer.slots[0]
        outer.replace(slot, with: a)
        outer.replace(slot, with: b)
        b.replaceSection(at: 0, with: Page(id: 2, items: b.sections[0].items.reversed()))
      }
    }
  }

  /// What may happen: everything but changes of sources whose sections are compared.
  static let actions: [(name: String, body: @MainActor (Stage) -> Void)] = [
    ("edits another", { $0.stranger.appendSection(Page(id: 7, items: [Note(7)])) }),
    (
      "edits another twice",
      {
        $0.stranger.insertItem(Note(8), at: [0, 0])
        $0.stranger.removeItem(at: [0, 0])
        $0.stranger.insertItem(Note(6), at: [0, 0])
      }
    ),
    (
      "inserts a slot elsewhere",
      { $0.elsewhere.insert(Source(sections: [Page(id: 5, items: [Note(5)])]), at: 0) }
    ),
    ("inserts a part elsewhere", { $0.elsewhere.insert($0.inner, at: 0) }),
    ("reads", { _ = ($0.mapped.snapshot, $0.outer.itemPath(of: Key(number: 3))) }),
    ("reads inside", { _ = ($0.a.itemPath(of: Key(number: 3)), $0.inner.snapshot) }),
    (
      "observes one part",
      { stage in stage.listeners.append(Listener("late a", stage.a)) }
    ),
    ("maps", { _ = $0.outer.map { $0 }.itemPath(of: Key(number: 3)) }),
    ("observes", { $0.listen() }),
    ("ends observations", { $0.listeners.removeFirst(3) }),
  ]

  @Test("What a comparison or a hash changes is delivered, too", arguments: 0..<10)
  func comparisons(number: Int) {
    let (name, action) = Self.actions[number]
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = false
    defer { Diagnostics.looksForDuplicates = looks }
    for countdown in stride(from: number % Effort.stride, to: 400, by: Effort.stride) {
      let stage = Stage()
      Interruption.countdown = countdown
      Interruption.action = { action(stage) }
      stage.change()
      let isOver = Interruption.action != nil
      Interruption.action = nil
      let failures = stage.listeners.flatMap { $0.finish() }
      expectEqual(failures, [], "\(name) in comparison \(countdown)")
      if isOver || !failures.isEmpty { break }
    }
  }

  @Test("An observer added while sections are compared receives the changes from then on")
  func joiningWhileComparing() {
    for countdown in 0..<100 {
      let source = Source(sections: [Page(id: 0, items: [Note(0), Note(1)])])
      let early = source.observe { _ in }
      var start: [Page] = []
      var told: [Update<Page>] = []
      var late: ObservationToken?
      Interruption.countdown = countdown
      Interruption.action = {
        start = source.sections
        late = source.observe { told.append($0) }
      }
      source.performBatchUpdates {
        source.insertItem(source.removeItem(at: [0, 0]), at: [0, 1])
        source.replaceItem(at: [0, 0], with: Note(1, look: 1))
        source.sections = [Page(id: 0, items: [Note(0), Note(1, look: 1), Note(2)])]
      }
      let isOver = Interruption.action != nil
      Interruption.action = nil
      if isOver { break }
      let names = told.map { "\(Array($0.before.sections)) > \(Array($0.after.sections))" }
      let right = start == source.sections ? [] : ["\(start) > \(source.sections)"]
      expectEqual(names, right, "joined in comparison \(countdown)")
      withExtendedLifetime((early, late)) {}
    }
  }
}
