import Collate
import TestSupport
import Testing

@testable import CollateCore

/// Sections of two types in two sources, which a composite joins, and what has to be in them.
@MainActor
private struct MixedWorld {
  enum Item: Equatable {
    case book(Book)
    case letter(Magazine)

    var erased: AnyItem {
      switch self {
      case .book(let book): AnyItem(book)
      case .letter(let letter): AnyItem(letter)
      }
    }
  }

  enum Part: Equatable {
    case books(Shelf)
    case letters(Rack)
    case unknown

    init(_ section: AnySection) {
      if let shelf = section.base as? Shelf {
        self = .books(shelf)
      } else {
        self = (section.base as? Rack).map { .letters($0) } ?? .unknown
      }
    }

    var isBooks: Bool { if case .books = self { true } else { false } }

    var items: [Item] {
      get {
        switch self {
        case .books(let shelf): shelf.items.map { .book($0) }
        case .letters(let box): box.items.map { .letter($0) }
        case .unknown: []
        }
      }
      set {
        switch self {
        case .books(var shelf):
          shelf.items = newValue.compactMap { if case .book(let book) = $0 { book } else { nil } }
          self = .books(shelf)
        case .letters(var box):
          box.items = newValue.compactMap { if case .letter(let one) = $0 { one } else { nil } }
          self = .letters(box)
        case .unknown: break
        }
      }
    }

    var erased: AnySection {
      switch self {
      case .books(let shelf): AnySection(shelf)
      case .letters(let box): AnySection(box)
      case .unknown: AnySection(Shelf("?"))
      }
    }
  }

  let sources: [ArrayDataSource<AnySection>]
  let screen: CompositeDataSource<AnySection>

  /// Sources through which items of both can be edited.
  let entries: [any EditableDataSource<AnySection>]

  var parts: [[Part]] = []
  var serial = 0

  init(using random: inout SeededGenerator) {
    sources = [ArrayDataSource(), ArrayDataSource()]
    screen = CompositeDataSource(sources, sharing: IdentityGroup("all"))
    entries = [screen, SegmentedDataSource([("all", screen)]), screen.filter { _ in true }]
    for source in sources {
      let parts = (0..<random.below(4)).map { _ in part(&random) }
      source.sections = parts.map(\.erased)
      self.parts.append(parts)
    }
  }

  mutating func part(_ random: inout SeededGenerator) -> Part {
    serial += 1
    let id = Character(Unicode.Scalar(UInt8(64 + serial % 60)))
    let isBooks = random.oneIn(2)
    let part: Part = isBooks ? .books(Shelf(id)) : .letters(Rack(id: id))
    var result = part
    result.items = (0..<random.below(4)).map { _ in item(isBook: isBooks) }
    return result
  }

  mutating func item(isBook: Bool) -> Item {
    serial += 1
    let id = Character(Unicode.Scalar(0x1000 + serial) ?? "?")
    return isBook ? .book(Book(id)) : .letter(Magazine(id: serial))
  }

  /// All sections, as the composite joins them.
  var all: [Part] {
    get { parts.joined().map { $0 } }
    set {
      let count = parts[0].count
      parts = [Array(newValue[..<count]), Array(newValue[count...])]
    }
  }

  /// Inserts an item with its own type through one of the sources, if it says that it can.
  mutating func insert(_ random: inout SeededGenerator) {
    guard let section = all.indices.randomElement(using: &random) else { return }
    let path = ItemPath(section: section, item: random.below(all[section].items.count + 1))
    let item = item(isBook: random.oneIn(2))
    let entry = entries[random.below(entries.count)]
    func insert<Own: Identifiable & Equatable & Sendable>(
      _ item: Own, into entry: some EditableDataSource<AnySection>
    ) -> Bool where Own.ID: Sendable {
      let canInsert = entry.canInsertItem(item, at: path)
      if canInsert { entry.insertItem(item, at: path) }
      return canInsert
    }
    let (isBook, isInserted) =
      switch item {
      case .book(let book): (true, insert(book, into: entry))
      case .letter(let letter): (false, insert(letter, into: entry))
      }
    expectEqual(isInserted, isBook == all[section].isBooks)
    if isInserted { all[section].items.insert(item, at: path.item) }
  }

  /// Moves an item through one of the sources, if it says that it can.
  mutating func move(_ random: inout SeededGenerator) {
    guard let path = Array(Snapshot(all.map(\.erased)).paths).randomElement(using: &random),
      let section = all.indices.randomElement(using: &random)
    else { return }
    let count = all[section].items.count - (section == path.section ? 1 : 0)
    let destination = ItemPath(section: section, item: random.below(count + 1))
    let entry = entries[random.below(entries.count)]
    let canMove = entry.canMoveItem(at: path, to: destination)
    expectEqual(canMove, all[path.section].isBooks == all[section].isBooks)
    guard canMove else { return }
    entry.moveItem(at: path, to: destination)
    let item = all[path.section].items.remove(at: path.item)
    all[section].items.insert(item, at: destination.item)
  }

  /// Changes a section with one of the types, or an item of it.
  mutating func modify(_ random: inout SeededGenerator) {
    let number = random.below(2)
    guard let section = parts[number].indices.randomElement(using: &random) else { return }
    let item = item(isBook: parts[number][section].isBooks)
    let source = sources[number]
    switch (parts[number][section], item) {
    case (.books(var shelf), .book(let book)):
      func change(_ shelf: inout Shelf) {
        shelf.title += 1
        if shelf.title % 2 == 0 { shelf.items.insert(book, at: 0) }
      }
      let isBox = source.sections[section].modify(as: Rack.self) { $0.title = "never" }
      let isShelf = source.sections[section].modify(as: Shelf.self, change)
      expectEqual([isBox, isShelf], [false, true])
      change(&shelf)
      if let last = shelf.items.indices.last {
        source.modifyItem(withID: AnyID(shelf.items[last].id)) { item in
          let isLetter = item.modify(as: Magazine.self) { $0.edition = 99 }
          let isBook = item.modify(as: Book.self) { $0.edition += 1 }
          expectEqual([isLetter, isBook], [false, true])
        }
        shelf.items[last].edition += 1
      }
      parts[number][section] = .books(shelf)
    case (.letters(var box), .letter(let letter)):
      let path = ItemPath(section: section, item: box.items.count)
      source.appendItems([AnyItem(letter)], toSection: section)
      box.items.append(letter)
      source.replaceItem(at: path, with: AnyItem(Magazine(id: letter.id, edition: 1)))
      box.items[path.item].edition = 1
      source.sections[section].items.reverse()
      box.items.reverse()
      parts[number][section] = .letters(box)
    default: Issue.record("\(item) in \(parts[number][section])")
    }
  }

  mutating func edit(_ random: inout SeededGenerator) {
    let number = random.below(2)
    let section = parts[number].indices.randomElement(using: &random)
    switch random.below(10) {
    case 0:
      let part = part(&random)
      sources[number].insertSection(part.erased, at: section ?? 0)
      parts[number].insert(part, at: section ?? 0)
    case 1:
      guard let section else { return }
      let part = part(&random)
      sources[number].replaceSection(at: section, with: part.erased)
      parts[number][section] = part
    case 2:
      guard let section, let item = parts[number][section].items.indices.first else { return }
      sources[number].removeItem(at: ItemPath(section: section, item: item))
      parts[number][section].items.remove(at: item)
    case 3...5: insert(&random)
    case 6...7: modify(&random)
    default: move(&random)
    }
  }

  func expectEqualParts() {
    expectEqual(screen.snapshot.sections.map { Part($0) }, all)
    expectShownItems(screen.snapshot)
  }
}

@Suite("Edits of erased sections", .traced)
@MainActor
struct ErasedEditTests {
  @Test("Random edits and moves keep to the types, and what they say before is what they do")
  func randomEdits() {
    withSeeds(Effort.rounds(300)) { random in
      var world = MixedWorld(using: &random)
      var last = world.screen.snapshot
      let observation = world.screen.observe { update in
        expectEqual(update.before, last)
        last = update.after
        expectShownItems(update.before)
        expectReplay(update.batch, from: update.before, to: update.after)
      }
      for _ in 0..<12 {
        world.screen.performBatchUpdates {
          for _ in 0..<1 + random.below(3) {
            world.edit(&random)
            if random.oneIn(3) { world.expectEqualParts() }
          }
        }
        world.expectEqualParts()
        expectEqual(world.screen.snapshot, last)
      }
      withExtendedLifetime(observation) {}
    }
  }

  @Test("A section is changed with its own type, its id included")
  func content() {
    let source = ArrayDataSource(sections: [AnySection(Rack(id: "A", items: [Magazine(id: 1)]))])
    var told: [String] = []
    let observation = source.observe { told.append($0.description) }
    source.sections[0].modify(as: Rack.self) { $0.title = "Mail" }
    source.sections[0].modify(as: Rack.self) { $0 = Rack(id: "B", title: "Mail", items: $0.items) }
    expectEqual(told.first, "uS 0>0")
    expectEqual(told.count, 2)
    expectEqual(
      source.sections, [AnySection(Rack(id: "B", title: "Mail", items: [Magazine(id: 1)]))])
    withExtendedLifetime(observation) {}
  }

  @Test("A drag over a section of another type is refused, and moves nothing")
  func reordering() throws {
    let source = ArrayDataSource(sections: [
      AnySection(Shelf("A", [Book("a"), Book("b")])), AnySection(Rack(id: "B", items: [])),
    ])
    let rules = ReorderingRules(source)
    expectEqual(rules.target([0, 0], [1, 0]), nil)
    expectEqual(rules.target([0, 0], [0, 1]), [0, 1])
    rules.move([0, 0], [1, 0])
    expectEqual(source.snapshot.itemCounts, [2, 0])
  }

  @Test("Loaded items move between sections of one type only")
  func loading() {
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial]
    let source = LoadingDataSource<AnySection, Int>(
      PageLoader { _ in
        try await Task.sleep(for: .seconds(3600))
        return LoadedPage([])
      }, configuration: configuration)
    source.appear()
    let page = LoadedPage<AnySection, Int>([
      AnySection(Shelf("A", [Book("a"), Book("b")])),
      AnySection(Rack(id: "B", items: [Magazine(id: 1)])), AnySection(Shelf("C", [Book("c")])),
    ])
    source.end(LoadToken(1), with: page)
    #expect(!source.canMoveItem(at: [0, 0], to: [1, 0]))
    #expect(!source.canInsertItem(Magazine(id: 2), at: [0, 0]))
    #expect(source.canInsertItem(Magazine(id: 2), at: [1, 0]))
    source.insertItem(Magazine(id: 2), at: [1, 0])
    source.moveItem(at: [0, 0], to: [2, 1])
    expectEqual(source.snapshot.sections.map(\.items.count), [1, 2, 2])
    expectEqual(source.snapshot.sections[2].base as? Shelf, Shelf("C", [Book("c"), Book("a")]))
    expectShownItems(source.snapshot)
  }
}

// Other systems have no exit tests.
#if os(macOS) || os(Linux)
@Suite("Wrong edits of erased sections")
@MainActor
struct ErasedRefusalTests {
  static func source() -> ArrayDataSource<AnySection> {
    ArrayDataSource(sections: [
      AnySection(Shelf("A", [Book("a")])), AnySection(Rack(id: "B", items: [Magazine(id: 7)])),
    ])
  }

  static func strange() -> AnySection {
    var section = AnySection(Shelf("A"))
    section.items.append(AnyItem(Magazine(id: 7)))
    return section
  }

  /// Edits that put a letter among books.
  nonisolated static let wrongEdits: [(name: String, body: @MainActor @Sendable () -> Void)] = [
    ("insertItem", { source().insertItem(Magazine(id: 7), at: [0, 0]) }),
    (
      "insertItems",
      { source().insertItems([AnyItem(Book("b")), AnyItem(Magazine(id: 7))], at: [0, 0]) }
    ),
    ("appendItems", { source().appendItems([AnyItem(Magazine(id: 7))], toSection: 0) }),
    ("replaceItem", { source().replaceItem(at: [0, 0], with: AnyItem(Magazine(id: 7))) }),
    (
      "modifyItem",
      { source().modifyItem(withID: AnyID("a" as Character)) { $0 = AnyItem(Magazine(id: 7)) } }
    ),
    ("moveItem", { source().moveItem(at: [1, 0], to: [0, 1]) }),
    ("in place", { source().sections[0].items.append(AnyItem(Magazine(id: 7))) }),
    ("sections", { source().sections = [strange()] }),
    ("insertSection", { source().insertSection(strange(), at: 0) }),
    ("replaceSection", { source().replaceSection(at: 0, with: strange()) }),
    ("init", { _ = ArrayDataSource(sections: [strange()]) }),
    (
      "moveItem between slots",
      {
        let screen = CompositeDataSource([source(), source()], sharing: IdentityGroup("all"))
        screen.moveItem(at: [3, 0], to: [0, 0])
      }
    ),
  ]

  @Test(
    "An edit by an item of another type stops with the types", arguments: wrongEdits.map(\.name))
  func refusals(name: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [name] in
      for edit in ErasedRefusalTests.wrongEdits where edit.name == name { edit.body() }
    }
    // Optimized code traps without words.
    #if DEBUG
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains(
        "Item 7 is a Magazine, and cannot be in section A: a Shelf has items of the type Book"))
    #endif
  }
}
#endif
