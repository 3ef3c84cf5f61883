import Collate
import TestSupport

@testable import CollateCore

/// Random programs that select, beside a model that is too naive to be wrong.
@MainActor
final class SelectionWorld {
  typealias Letter = SelectionScenarioTests.Letter
  typealias Change = Selection<Character>.Change

  private static let letters = Array("abcdefghij")

  private var generator: SeededGenerator
  private let selection = Selection<Character>(.multiple())
  private let first = ArrayDataSource(sections: [
    BasicSection(id: 0, items: "abc".map(Letter.init)),
    BasicSection(id: 1, items: "de".map(Letter.init)),
  ])
  private let second = ArrayDataSource(items: "fg".map(Letter.init))
  private let found: FilteredDataSource<ArrayDataSource<BasicSection<Int, Letter>>>
  private var tokens: [ObservationToken] = []

  /// What was told, and what was selected when sources told their updates.
  private var changes: [Change] = []
  private var readings: [[Character]] = []

  // The model.
  private var ids: [Character] = []
  private var anchor: Character?
  private var behavior = Selection<Character>.Behavior.multiple()
  private var refused: Set<Character> = []
  private var causes: Set<Selection<Character>.Cause> = []

  /// What was wrong.
  private(set) var faults: [String] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    found = first.filter { _ in true }
    selection.follow(found)
    selection.follow(second)
    selection.observe { [unowned self] in changes.append($0) }.store(in: &tokens)
    for source in [first, second] {
      source.observe { [unowned self] _ in readings.append(selection.ids) }.store(in: &tokens)
    }
  }

  /// The ids in the sources that are followed.
  private var present: Set<Character> {
    Set(found.snapshot.items.map(\.id)).union(second.snapshot.items.map(\.id))
  }

  /// Does a few things in one transaction, and compares.
  func step() {
    let (before, there) = (ids, present)
    (changes, readings, causes) = ([], [], [])
    var log: [String] = []
    first.performBatchUpdates {
      for _ in 0...generator.below(3) {
        log.append(act())
        if generator.below(2) == 0, selection.ids != ids {
          faults.append("\(log): \(selection.ids) in the middle, not \(ids)")
        }
      }
    }
    for id in there.subtracting(present) {
      if ids.contains(id) || before.contains(id) { causes.insert(.removal) }
      ids.removeAll { $0 == id }
    }
    var expected: [Change] = []
    if Set(ids) != Set(before) {
      expected = [
        Change(
          selected: ids.filter { !before.contains($0) },
          deselected: before.filter { !ids.contains($0) }, causes: causes)
      ]
    }
    if changes != expected { faults.append("\(log): \(changes), not \(expected)") }
    if selection.ids != ids { faults.append("\(log): \(selection.ids), not \(ids)") }
    let anchor = anchor.flatMap { ids.contains($0) ? $0 : nil } ?? ids.first
    if selection.anchor != anchor { faults.append("\(log): anchor \(anchor ?? "-")") }
    if readings.contains(where: { $0 != ids }) { faults.append("\(log): \(readings) when told") }
  }

  private func act() -> String {
    let id = Self.letters[generator.below(Self.letters.count)]
    switch generator.below(14) {
    case 0, 1:
      selection.tap(id)
      tap(id)
      return "tap \(id)"
    case 2:
      selection.select(id)
      select(id, .program)
      return "select \(id)"
    case 3:
      selection.deselect(id)
      deselect(id, .program)
      return "deselect \(id)"
    case 4:
      let ids = Self.letters.filter { _ in generator.below(4) == 0 }.shuffled(using: &generator)
      selection.set(ids)
      for id in self.ids where !ids.contains(id) { deselect(id, .program) }
      for id in ids { select(id, .program) }
      return "set \(ids)"
    case 5, 6:
      selection.extend(to: id, in: found)
      extend(to: id)
      return "extend \(id)"
    case 7:
      selection.selectAll(in: found)
      if case .multiple(let limit, _) = behavior {
        for item in found.snapshot.items where ids.count < limit ?? .max {
          select(item.id, .program)
        }
      }
      return "selectAll"
    case 8: return change()
    default: return edit(id)
    }
  }

  private func change() -> String {
    if generator.below(2) == 0 {
      refused = Set(Self.letters.filter { _ in generator.below(5) == 0 })
      selection.canSelect = { [refused] in !refused.contains($0) }
      return "refuse \(refused)"
    }
    let limit = generator.below(2) == 0 ? nil : generator.below(5)
    let behaviors: [Selection<Character>.Behavior] = [
      .single, .singleSticky, .multiple(limit: limit, dropsOldest: generator.below(2) == 0),
      .multiple(),
    ]
    behavior = behaviors[generator.below(4)]
    selection.behavior = behavior
    switch behavior {
    case .single, .singleSticky: for id in ids.dropLast() { deselect(id, .program) }
    case .multiple(let limit, _):
      for id in ids.dropFirst(limit ?? .max) { deselect(id, .program) }
    }
    return "\(behavior)"
  }

  private func edit(_ id: Character) -> String {
    switch generator.below(4) {
    case 0:
      let hidden = Set(Self.letters.filter { _ in generator.below(4) == 0 })
      found.predicate = { !hidden.contains($0.id) }
      return "hide \(hidden)"
    case 1:
      let letters = Self.letters.filter { _ in generator.below(4) == 0 }
      second.sections[0].items = letters.map(Letter.init)
      return "second \(letters)"
    default:
      var sections = first.sections.map(\.self)
      let target = generator.below(2)
      for section in sections.indices { sections[section].items.removeAll { $0.id == id } }
      if generator.below(3) > 0 {
        let place = generator.below(sections[target].items.count + 1)
        sections[target].items.insert(Letter(id: id), at: place)
      }
      first.sections = sections
      return "move \(id)"
    }
  }

  private func tap(_ id: Character) {
    if !ids.contains(id) {
      select(id, .user)
    } else if behavior != .singleSticky {
      deselect(id, .user)
    }
  }

  private func select(_ id: Character, _ cause: Selection<Character>.Cause) {
    if ids.contains(id) || refused.contains(id) { return }
    switch behavior {
    case .single, .singleSticky: ids = []
    case .multiple(let limit?, let dropsOldest) where ids.count >= limit:
      if !dropsOldest || ids.isEmpty { return }
      ids.removeFirst()
    case .multiple: break
    }
    causes.insert(cause)
    ids.append(id)
    anchor = id
  }

  private func deselect(_ id: Character, _ cause: Selection<Character>.Cause) {
    if !ids.contains(id) { return }
    causes.insert(cause)
    ids.removeAll { $0 == id }
  }

  private func extend(to id: Character) {
    let shown = found.snapshot.items.map(\.id)
    guard let end = shown.firstIndex(of: id) else { return }
    let current = anchor.flatMap { ids.contains($0) ? $0 : nil } ?? ids.first
    guard case .multiple(let limit, _) = behavior,
      let start = ([current].compactMap(\.self) + ids).first(where: { shown.contains($0) }),
      let place = shown.firstIndex(of: start)
    else { return tap(id) }
    var run = Array(shown[min(place, end)...max(place, end)])
    if end < place { run.reverse() }
    run = run.filter { ids.contains($0) || !refused.contains($0) }
    run = Array(run.prefix(limit ?? .max))
    let before = ids
    ids = ids.filter { run.contains($0) } + run.filter { !ids.contains($0) }
    if ids != before { causes.insert(.user) }
    anchor = start
  }
}
