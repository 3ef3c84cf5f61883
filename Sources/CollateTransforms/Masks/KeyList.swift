import CollateCore

/// The keys of the items of a base, by numbers, with how often each occurs.
struct KeyList<Key: Hashable> {
  /// The number of the key of each item.
  private var sections: [[Int32]]

  /// The numbers of the keys that equal themselves: a NaN does not, so it could never be found again.
  private var numbers: [Key: Int32] = [:]

  /// How many items have the key with a number; some have none any more.
  private var counts: [Int] = []

  init(_ keys: [[Key]] = []) {
    sections = []
    sections = keys.map { $0.map { number(of: $0) } }
    for number in sections.joined() { counts[Int(number)] += 1 }
  }

  private mutating func number(of key: Key) -> Int32 {
    if let number = numbers[key] { return number }
    let number = Int32(counts.count)
    counts.append(0)
    if key == key { numbers[key] = number }
    return number
  }

  /// Adds a change of the base.
  ///
  /// - Parameters:
  ///   - edits: The change.
  ///   - input: The sections of the base after.
  ///   - key: Returns the key of an item; called for items that are inserted or updated.
  /// - Returns: Whether the change concerns no keys that several items have.
  /// - Complexity: O(*n*) in the number of items of the touched sections, of 4 bytes each.
  mutating func advance<Section: SectionProtocol>(
    by edits: SectionEdits, to input: Snapshot<Section>, key: (Section.Item) -> Key
  ) -> Bool {
    let (leaving, entering) = (edits.change.leavingSections, edits.change.enteringSections)
    var (made, entered): ([(section: Int, numbers: [Int32])], [[Int32]]) = ([], [])
    var (removed, inserted) = (leaving.flatMap { sections[$0] }, [Int32]())
    for section in (edits.touched + entering).sortedWithoutRepeats() {
      let items = input.sections[section].items
      let origin = edits.change.sectionBefore(section)
      let edit = edits.edit(of: section, from: origin, in: Section.self)
      let old = origin.map { sections[$0] }
      let new = edit.carrying(old, count: items.count) { item, partner in
        partner.map { sections[$0.section][$0.item] } ?? number(of: key(items[item]))
      }
      guard let old, !entering.containsSorted(section) else {
        inserted += new
        entered.append(new)
        continue
      }
      removed += edit.lost.map { old[$0] }
      inserted += edit.changed.map { new[$0] }
      made.append((section, new))
    }
    if !leaving.isEmpty || !entering.isEmpty {
      sections = sections.replacing(leaving, by: entered, at: entering.insertionRanks)
    }
    for (section, numbers) in made { sections[section] = numbers }
    let wasUnique = removed.allSatisfy { counts[Int($0)] == 1 }
    for number in removed { counts[Int(number)] -= 1 }
    for number in inserted { counts[Int(number)] += 1 }
    defer { forgetUnusedKeys(itemCount: input.itemCount) }
    return wasUnique && inserted.allSatisfy { counts[Int($0)] == 1 }
  }

  /// Forgets the keys that no item has, when they are many, and numbers the others again.
  ///
  /// - Complexity: O(*n*) in the number of items, but amortized over as many new keys.
  private mutating func forgetUnusedKeys(itemCount: Int) {
    guard counts.count > 2 * itemCount + 64 else { return }
    var renumbered = [Int32](repeating: -1, count: counts.count)
    var used: [Int] = []
    for (number, count) in counts.enumerated() where count > 0 {
      renumbered[number] = Int32(used.count)
      used.append(count)
    }
    counts = used
    numbers = numbers.compactMapValues { number in
      let number = renumbered[Int(number)]
      return number < 0 ? nil : number
    }
    sections = sections.map { $0.map { renumbered[Int($0)] } }
  }
}

extension KeyList {
  /// The indices of the first items with each key in each section, ascending.
  ///
  /// - Complexity: O(*n*)
  var firstOccurrences: [[Int32]] {
    var isSeen = [Bool](repeating: false, count: counts.count)
    return sections.map { numbers in
      var shown: [Int32] = []
      for (index, number) in numbers.enumerated() where !isSeen[Int(number)] {
        isSeen[Int(number)] = true
        shown.append(Int32(index))
      }
      return shown
    }
  }

  /// Returns the paths of the items with a key, ascending.
  ///
  /// - Complexity: O(*n*)
  func occurrences(of key: Key) -> [ItemPath] {
    guard let number = numbers[key] else { return [] }
    return Array(paths(of: number))
  }

  /// Returns the path of the first other item with the key of an item, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*); O(1) if there is none.
  func firstOccurrence(besides path: ItemPath) -> ItemPath? {
    let number = sections[path.section][path.item]
    return counts[Int(number)] == 1 ? nil : paths(of: number).first { $0 != path }
  }

  private func paths(of number: Int32) -> some Sequence<ItemPath> {
    sections.indices.lazy.flatMap { section in
      sections[section].indices.lazy
        .filter { sections[section][$0] == number }
        .map { ItemPath(section: section, item: $0) }
    }
  }
}
