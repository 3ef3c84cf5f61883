import Collate
import CollateTesting
import TestSupport
import Testing

/// What is done at random to a source that holds its own sections.
@MainActor
struct CheckerEdits {
  var random: SeededGenerator

  /// Whether ids may occur more than once.
  var repeatsIDs = false

  /// What was removed, to be inserted again.
  private var lostItems: [CheckedItem] = []
  private var lostSections: [CheckedSection] = []

  init(seed: Int, repeatsIDs: Bool = false) {
    random = SeededGenerator(seed: UInt64(seed))
    self.repeatsIDs = repeatsIDs
  }

  mutating func sections(upTo count: Int) -> [CheckedSection] {
    (0..<random.below(count + 1)).map { _ in section() }
  }

  mutating func edit(_ source: ArrayDataSource<CheckedSection>) {
    switch random.below(10) {
    case 0: insertItems(source)
    case 1: removeItems(source)
    case 2: replaceItem(source)
    case 3, 4: moveItem(source)
    case 5: insertSection(source)
    case 6: if let section = anySection(source) { lose(source.removeSection(at: section)) }
    case 7:
      if let section = anySection(source), let other = anySection(source) {
        source.moveSection(at: section, to: other)
      }
    case 8: replaceSection(source)
    default: source.sections = shuffled(source.sections)
    }
  }

  private mutating func section() -> CheckedSection {
    if random.below(2) == 0, let section = lostSections.popLast() { return section }
    let name = repeatsIDs ? "S\(random.below(3))" : random.freshName()
    return CheckedSection(id: name, items: (0..<random.below(6)).map { _ in item() })
  }

  private mutating func item() -> CheckedItem {
    if random.below(2) == 0, let item = lostItems.popLast() {
      return CheckedItem(id: item.id, text: random.below(2) == 0 ? item.text : "again")
    }
    return CheckedItem(id: repeatsIDs ? "i\(random.below(6))" : random.freshName())
  }

  private mutating func lose(_ section: CheckedSection) {
    // Its items are lost with the section, or alone, never twice.
    if random.below(2) == 0 { lostSections.append(section) } else { lostItems += section.items }
  }

  private mutating func anySection(_ source: ArrayDataSource<CheckedSection>) -> Int? {
    source.sections.indices.randomElement(using: &random)
  }

  private mutating func anyItem(_ source: ArrayDataSource<CheckedSection>) -> ItemPath? {
    Array(source.snapshot.paths).randomElement(using: &random)
  }

  private mutating func insertItems(_ source: ArrayDataSource<CheckedSection>) {
    guard source.snapshot.itemCount < 40, let section = anySection(source) else { return }
    let place = random.below(source.sections[section].items.count + 1)
    let items = (0..<random.below(3)).map { _ in item() }
    source.insertItems(items, at: ItemPath(section: section, item: place))
  }

  private mutating func removeItems(_ source: ArrayDataSource<CheckedSection>) {
    var paths: Set<ItemPath> = []
    for _ in 0..<random.below(4) {
      if let path = anyItem(source) { paths.insert(path) }
    }
    lostItems += paths.map { source.snapshot[$0] }
    source.removeItems(at: paths)
  }

  private mutating func replaceItem(_ source: ArrayDataSource<CheckedSection>) {
    guard let path = anyItem(source) else { return }
    switch random.below(4) {
    case 0:
      let new = item()
      lostItems.append(source.snapshot[path])
      source.replaceItem(at: path, with: new)
    case 1: source.replaceItem(at: path, with: source.snapshot[path])
    default:
      let text = "\(random.below(3))"
      source.replaceItem(at: path, with: .init(id: source.snapshot[path].id, text: text))
    }
  }

  private mutating func moveItem(_ source: ArrayDataSource<CheckedSection>) {
    guard let path = anyItem(source), let section = anySection(source) else { return }
    let count = source.sections[section].items.count - (section == path.section ? 1 : 0)
    source.moveItem(
      at: path, to: ItemPath(section: section, item: random.below(count + 1)))
  }

  private mutating func insertSection(_ source: ArrayDataSource<CheckedSection>) {
    guard source.sections.count < 6 else { return }
    let new = section()
    source.insertSection(new, at: random.below(source.sections.count + 1))
  }

  private mutating func replaceSection(_ source: ArrayDataSource<CheckedSection>) {
    guard let section = anySection(source) else { return }
    var new = source.sections[section]
    if random.below(4) == 0 {
      new = self.section()
      lose(source.sections[section])
    } else {
      new.items.shuffle(using: &random)
      if random.below(2) == 0 { new.title = "\(random.below(3))" }
      if random.below(2) == 0 { new.items.append(item()) }
    }
    source.replaceSection(at: section, with: new)
  }

  /// Returns the same sections and items, most of them elsewhere.
  private mutating func shuffled(_ sections: [CheckedSection]) -> [CheckedSection] {
    var result = sections
    if random.below(2) == 0 { result.shuffle(using: &random) }
    for _ in 0..<random.below(8) {
      guard let from = result.indices.randomElement(using: &random),
        let to = result.indices.randomElement(using: &random),
        let item = result[from].items.indices.randomElement(using: &random)
      else { break }
      let moved = result[from].items.remove(at: item)
      result[to].items.insert(moved, at: random.below(result[to].items.count + 1))
      if random.below(3) == 0 { result[to].title += "." }
    }
    return result
  }
}

@MainActor
@Suite("Array sources keep the laws under random edits", .silentDiagnostics)
struct CollateTestingArrayFuzzTests {
  @Test("After hundreds of edits nothing is found", arguments: 0..<Effort.rounds(15))
  func edits(seed: Int) {
    var edits = CheckerEdits(seed: seed)
    let source = ArrayDataSource(sections: edits.sections(upTo: 5))
    let checker = DataSourceChecker(source)
    let list = HeadlessListView<CheckedSection>()
    list.show(source)
    checker.checkOrder(whileChanging: { source.insertSection(.init(id: "first"), at: 0) })
    list.calls = .init()

    for step in 1...60 {
      source.performBatchUpdates {
        for _ in 0...(step % 4) { edits.edit(source) }
      }
      // With unique ids there is one canonical batch, however it was brought about.
      if let update = checker.lastUpdate {
        expectEqual(update.batch, update.after.difference(from: update.before), "step \(step)")
      }
      expectEqual(list.differences(from: source.snapshot), [], "step \(step)")
      expectEqual(checker.check().map(\.description), [], "step \(step)")
      if !checker.violations.isEmpty { break }
    }
    expectEqual(list.violations, [])
    expectEqual(list.calls.reloads, 0)
  }

  @Test("Repeated ids are no reason to break a law", arguments: 0..<Effort.rounds(15))
  func repeatedIDs(seed: Int) {
    Reports.silence()
    var edits = CheckerEdits(seed: seed, repeatsIDs: true)
    let source = ArrayDataSource(sections: edits.sections(upTo: 5))
    let checker = DataSourceChecker(source)
    let list = HeadlessListView<CheckedSection>()
    list.show(source)
    for step in 1...60 {
      source.performBatchUpdates {
        for _ in 0...(step % 4) { edits.edit(source) }
      }
      expectEqual(list.differences(from: source.snapshot), [], "step \(step)")
      expectEqual(checker.check().map(\.description), [], "step \(step)")
      if !checker.violations.isEmpty { break }
    }
    expectEqual(list.violations, [])
    expectEqual(list.calls.reloads, 1)
  }

  @Test("An index that is kept up agrees with a search", arguments: 0..<Effort.rounds(10))
  func index(seed: Int) {
    var edits = CheckerEdits(seed: seed)
    let source = ArrayDataSource(sections: edits.sections(upTo: 5))
    for step in 1...60 {
      source.performBatchUpdates {
        for _ in 0...(step % 4) { edits.edit(source) }
      }
      for path in source.snapshot.paths {
        expectEqual(source.itemPath(of: source.snapshot[path].id), path, "step \(step)")
      }
    }
  }
}
