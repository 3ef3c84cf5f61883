import Collate
import TestSupport
import Testing

/// Items that are edited together, in sources that are made from others, and in those of apps.
@MainActor
@Suite("Edits of many items at once", .traced, .silentDiagnostics)
struct ManyEditsTests {
  private typealias Base = ArrayDataSource<Shelf>

  /// Sources that are made from one.
  private static let kinds: [(Base) -> [any DataSource<Shelf>]] = [
    { [$0, $0] },
    { [$0.prefix(2, of: .allSections), $0.prefix(nil, from: 2, of: .allSections)] },
    { [$0.prefix(nil, from: 1), $0.prefix(1)] },
    { [$0.filter { $0.id < "d" }, $0.filter { $0.id > "a" }] },
    { [CompositeDataSource([$0.prefix(1)]), $0.prefix(nil, from: 1)] },
    { [$0.sorted { $0.id > $1.id }.prefix(2), $0.prefix(2)] },
    { base in
      let best = base.sorted { $0.edition > $1.edition }
      return [best.prefix(2), best.prefix(nil, from: 2)]
    },
    { base in [base.filter { $0.edition == 0 }, base.filter { $0.edition > 0 }] },
  ]

  @Test(
    "Sources of one base change in one update, wherever items go meanwhile, and nothing else does",
    arguments: [true, false], [true, false])
  func shared(inOneGroup: Bool, isObserved: Bool) {
    withEvery("kind", in: Self.kinds.indices) { number in
      let kind = Self.kinds[number]
      let known = Screen(kind, inOneGroup, isObserved).screen.snapshot
      let all = known.sections.indices.flatMap { section in
        known.sections[section].items.indices.map { ItemPath(section: section, item: $0) }
      }
      withEvery("paths", in: Effort.some(of: 0..<1 << all.count)) { bits in
        let paths = all.indices.filter { bits >> $0 & 1 == 1 }.map { all[$0] }
        let others = paths.filter { known.sections[$0.section].id == "X" }
        let edited = Set(paths.filter { !others.contains($0) }.map { known[$0].id })
        let updateCount = isObserved && !paths.isEmpty ? 1 : 0

        let removed = Screen(kind, inOneGroup, isObserved)
        removed.screen.removeItems(at: paths)
        expectEqual(
          removed.base.snapshot.items.map(\.id),
          ["a", "b", "c", "d"].filter { !edited.contains($0) })
        expectEqual(removed.other.snapshot.itemCount, 1 - others.count)
        expectEqual(removed.updateCount, updateCount)

        let replaced = Screen(kind, inOneGroup, isObserved)
        replaced.screen.replaceItems(
          at: paths, with: paths.map { Book(known[$0].id, edition: 1) })
        expectEqual(
          replaced.base.snapshot.items.filter { $0.edition == 1 }.map(\.id), edited.sorted())
        expectEqual(replaced.other.snapshot.items.map(\.edition), [others.count])
        expectEqual(replaced.updateCount, updateCount)
      }
    }
  }

  @Test("An item that goes where it cannot be edited stays", arguments: [true, false])
  func gone(inOneGroup: Bool) {
    let kind: (Base) -> [any DataSource<Shelf>] = { base in
      let sorted = base.sorted { $0.id > $1.id }
      return [
        sorted.prefix(2, from: 2, of: .allSections), base.filter { $0.id == "d" },
        sorted.prefix(2, of: .allSections).map { $0 },
      ]
    }
    let removed = Screen(kind, inOneGroup, false)
    removed.screen.removeItems(withIDs: "db")
    expectEqual(removed.base.snapshot.items.map(\.id), ["a", "b", "c"])
    let replaced = Screen(kind, inOneGroup, false)
    replaced.screen.modifyItems(withIDs: "db") { $0 = Book($0.id == "d" ? "A" : $0.id, edition: 1) }
    expectEqual(replaced.base.snapshot.items.map { "\($0)" }, ["a", "b", "c", "A'"])
  }

  @Test("An item that appears where another one with its id was removed stays")
  func appearing() {
    let favorites = Base(sections: shelves("F=a"))
    let all = Base(sections: shelves("L=ab"))
    let screen = CompositeDataSource<Shelf>([
      favorites.prefix(1), favorites.filter { _ in true }, all.subtracting(favorites),
    ])
    screen.removeItems(at: [[0, 0], [1, 0]])
    expectEqual(favorites.snapshot.itemCount, 0)
    expectEqual(all.snapshot.items.map(\.id), ["a", "b"])
  }

  @Test("An item that comes to several sources is edited in one that was edited before it")
  func nearest() {
    let favorites = Base(sections: shelves("F=abc"))
    let all = Base(sections: shelves("L=abcd"))
    let more = favorites.prefix(nil, from: 1)
    let screen = CompositeDataSource<Shelf>([all.subtracting(more), more, favorites.prefix(1)])
    let paths: [ItemPath] = [[1, 0], [2, 0]]
    expectEqual(paths.map { screen.snapshot[$0].id }, ["b", "a"])
    screen.removeItems(at: paths)
    expectEqual(favorites.snapshot.items.map(\.id), ["c"])
    expectEqual(all.snapshot.items.map(\.id), ["a", "b", "c", "d"])
  }

  /// A screen with sources that are made from one, and with another one that has an item of the same id.
  @MainActor
  private final class Screen {
    let base = Base(sections: shelves("A=abc|B=d"))
    let other = Base(sections: shelves("X=a"))
    let screen = CompositeDataSource<Shelf>()
    private(set) var updateCount = 0
    private var token: ObservationToken?

    init(_ make: (Base) -> [any DataSource<Shelf>], _ inOneGroup: Bool, _ isObserved: Bool) {
      screen.append(other)
      let group = IdentityGroup("one")
      for source in make(base) { screen.append(source, sharing: inOneGroup ? group : nil) }
      if isObserved { token = screen.observe { [unowned self] _ in updateCount += 1 } }
    }
  }

  /// A source whose items are edited together only.
  private final class Bulk: StoredDataSource, EditableDataSource {
    typealias Section = Shelf

    private let base = Base(sections: shelves("A=abc|B=de"))
    private(set) var calls: [String] = []

    var store: SnapshotStore<Shelf> { base.store }

    func canMoveItem(at path: ItemPath) -> Bool { false }
    func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool { false }
    func moveItem(at path: ItemPath, to destination: ItemPath) { Issue.record("moved") }
    func insertItem(_ item: Book, at path: ItemPath) { Issue.record("inserted") }
    func removeItem(at path: ItemPath) -> Book {
      Issue.record("removed alone")
      return base.removeItem(at: path)
    }
    func replaceItem(at path: ItemPath, with item: Book) { Issue.record("replaced alone") }
    func removeItems(at paths: some Collection<ItemPath>) {
      calls.append("removed \(paths.sorted())")
      base.removeItems(at: paths)
    }
    func replaceItems(at paths: [ItemPath], with items: [Book]) {
      calls.append("replaced \(paths.sorted())")
      base.replaceItems(at: paths, with: items)
    }
  }

  @Test("Sources that are made from another one have it make all edits in one call")
  func bulk() {
    func check<Shown: EditableDataSource>(
      _ make: (Bulk) -> Shown, id: (Book.ID) -> Shown.Section.Item.ID,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let base = Bulk()
      let source = make(base)
      source.modifyItems(withIDs: "ace".map(id)) { _ in }
      source.removeItems(withIDs: "eb".map(id))
      expectEqual(
        base.calls, ["replaced [[0, 0], [0, 2], [1, 1]]", "removed [[0, 1], [1, 1]]"],
        sourceLocation: sourceLocation)
    }
    func check<Shown: EditableDataSource>(
      _ make: (Bulk) -> Shown, sourceLocation: SourceLocation = #_sourceLocation
    ) where Shown.Section.Item == Book { check(make, id: { $0 }, sourceLocation: sourceLocation) }
    check { $0 }
    check { $0.filter { _ in true } }
    check { $0.prefix(3) }
    check { $0.uniqued() }
    check { $0.held() }
    check { $0.subtracting(Base(sections: shelves("A=x"))) }
    check { $0.sorted { $0.id > $1.id } }
    check { $0.grouped(by: { $0.edition }) }
    check { $0.placeholder(Base()) { $0.sections.isEmpty } }
    check { CompositeDataSource([Base(sections: shelves("C=x")), CompositeDataSource([$0])]) }
    check { SegmentedDataSource([("one", $0)]) }
    check({ $0.separated { _ in 0 } }, id: { .item($0) })
    check({ $0.erased() }, id: { AnyID($0) })
  }

  /// A source of an app that shows another one, and edits its items one by one.
  private final class Plain<Base: EditableDataSource & StoredDataSource<Shelf>>: ForwardingSource {
    let base: Base

    init(_ base: Base) { self.base = base }

    func canRemoveItem(at path: ItemPath) -> Bool { snapshot[path].id != "b" }
    func canReplaceItem(at path: ItemPath) -> Bool { snapshot[path].id != "c" }
    func replaceItem(at path: ItemPath, with item: Book) { base.replaceItem(at: path, with: item) }
  }

  @Test("A source of an app that orders its items finds those that its own edits have moved")
  func ordered() {
    let base = Base(sections: shelves("A=abd"))
    let source = Plain(base.sorted { $0.edition < $1.edition })
    source.modifyItems(withIDs: "abd") { $0.edition = $0.id == "a" ? 2 : 1 }
    expectEqual(source.snapshot.sections.map { "\($0)" }, ["A=b'd'a''"])
    expectEqual(base.sections.map { "\($0)" }, ["A=a''b'd'"])
  }

  @Test("Items that cannot be removed or replaced stay")
  func kept() {
    let base = Base(sections: shelves("A=abc"))
    let source = Plain(base)
    source.modifyItems(withIDs: "abc") { $0.edition = 1 }
    expectEqual(base.sections.map { "\($0)" }, ["A=a'b'c"])
    // Another id is another item.
    let ids: [Character: Character] = ["a": "x", "b": "y", "c": "z"]
    let changed = source.modifyItems(withIDs: "abc") { $0 = Book(ids[$0.id] ?? "-") }
    expectEqual(changed, [Book("x")])
    expectEqual(source.removeItems(withIDs: "xbc").map(\.id), ["x", "c"])
    expectEqual(base.sections.map { "\($0)" }, ["A=b'"])
  }

  /// A source of an app without a store, which makes its snapshot each time.
  private final class Computed: DataSource, EditableDataSource {
    private var section = shelves("A=abc")[0]
    private var observer: (@MainActor (Update<Shelf>) -> Void)?

    var snapshot: Snapshot<Shelf> { Snapshot([section]) }

    func observe(_ observer: @escaping @MainActor (Update<Shelf>) -> Void) -> ObservationToken {
      self.observer = observer
      return ObservationToken {}
    }

    func canMoveItem(at path: ItemPath) -> Bool { false }
    func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool { false }
    func moveItem(at path: ItemPath, to destination: ItemPath) {}
    func insertItem(_ item: Book, at path: ItemPath) {
      change { $0.items.insert(item, at: path.item) }
    }
    func removeItem(at path: ItemPath) -> Book {
      defer { change { $0.items.remove(at: path.item) } }
      return section.items[path.item]
    }

    private func change(_ body: (inout Shelf) -> Void) {
      let before = snapshot
      body(&section)
      let after = snapshot
      observer?(Update(before: before, after: after, batch: after.difference(from: before)))
    }
  }

  @Test("A source without a store is edited, though its snapshot is never the same")
  func withoutStore() {
    let source = Computed()
    let other = Base(sections: shelves("B=de"))
    let screen = CompositeDataSource<Shelf>([source, other])
    let token = screen.observe { _ in }
    screen.modifyItems(withIDs: "ad") { $0.edition = 1 }
    screen.removeItems(withIDs: "cbe")
    expectEqual(screen.snapshot.sections.map { "\($0)" }, ["A=a'", "B=d'"])
    withExtendedLifetime(token) {}
  }
}
