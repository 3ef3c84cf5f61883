/// The groups of items with equal keys.
final class KeyGroups<Input: SectionProtocol, Key: Hashable, Output: SectionProtocol>: Grouping
where Output.Item == Input.Item {
  private let key: (Input.Item) -> Key
  private let order: (Key, Key) -> Bool
  private let section: (Key, [Input.Item]) -> Output

  /// The keys of groups that are shown without items.
  var pinnedKeys: Set<Key> = [] {
    didSet {
      isOutdated = true
      pinnedGroups = Set(pinnedKeys.map { number(of: $0) })
    }
  }

  private var pinnedGroups: Set<Int> = []

  /// Whether other groups may be shown than when sections were last made.
  private var isOutdated = false

  /// The numbers of the keys that equal themselves: a NaN does not, so it could never be found again.
  private var numbers: [Key: Int] = [:]
  private var keys: [Int: Key] = [:]
  private var lastNumber = 0

  init(
    key: @escaping (Input.Item) -> Key,
    order: @escaping (Key, Key) -> Bool,
    section: @escaping (Key, [Input.Item]) -> Output
  ) {
    (self.key, self.order, self.section) = (key, order, section)
  }

  var mixesSections: Bool { true }

  func group(of item: Input.Item) -> Int { number(of: key(item)) }

  /// Returns the number of the group with a key, or `nil` if there is none.
  func group(for key: Key) -> Int? { numbers[key] }

  /// Returns the key of a group.
  func key(ofGroup group: Int) -> Key? { keys[group] }

  private func number(of key: Key) -> Int {
    if let number = numbers[key] { return number }
    // A number is never given again, so that it means the same in all states.
    lastNumber += 1
    keys[lastNumber] = key
    if key == key { numbers[key] = lastNumber }
    return lastNumber
  }

  func changesGroups(by change: PendingChange, touched: Set<Int>, empties: Bool) -> Bool {
    isOutdated || empties
  }

  func groups(
    after old: [Int], changed: [Int], input: Snapshot<Input>, serials: [Int],
    isEmpty: (Int) -> Bool
  ) -> [Int] {
    isOutdated = false
    let shown = Set(old).union(changed).filter { !isEmpty($0) }.union(pinnedGroups)
    for number in keys.keys where !shown.contains(number) {
      if let key = keys.removeValue(forKey: number) { numbers[key] = nil }
    }
    // Those that stay keep their order, even if the comparison is no order. Groups with the same rank
    // keep the order in which they came.
    var result = old.filter { shown.contains($0) }
    for group in shown.subtracting(result).sorted() {
      var (low, high) = (0, result.count)
      while low < high {
        let middle = (low + high) / 2
        if precedes(group, result[middle]) { high = middle } else { low = middle + 1 }
      }
      result.insert(group, at: low)
    }
    return result
  }

  private func precedes(_ one: Int, _ other: Int) -> Bool {
    guard let one = keys[one], let other = keys[other] else { return false }
    return order(one, other)
  }

  func section(ofGroup group: Int, items: [Input.Item], base: Input?) -> Output {
    guard let key = keys[group] else { preconditionFailure("There is no group \(group)") }
    var section = section(key, items)
    section.items = items
    return section
  }

  func sections(
    by change: PendingChange, from old: Arrangement, to new: Arrangement
  ) -> Relation {
    if old.groupIndices == new.groupIndices { return Relation() }
    return Relation(
      deletes: old.groups.sections.enumerated()
        .filter { new.groupIndices[$0.element.number] == nil }
        .map { .sectionNumber($0.offset) },
      inserts: new.groups.sections.enumerated()
        .filter { old.groupIndices[$0.element.number] == nil }
        .map { .sectionNumber($0.offset) })
  }

  func sectionUpdates(
    by change: PendingChange, touching groups: Set<Int>, from old: Arrangement, to new: Arrangement
  ) -> [ChangeBatch.SectionPair] {
    groups.compactMap { group in
      guard let before = old.groupIndices[group], let after = new.groupIndices[group]
      else { return nil }
      return .init(BeforeSection(before), AfterSection(after))
    }
  }
}
