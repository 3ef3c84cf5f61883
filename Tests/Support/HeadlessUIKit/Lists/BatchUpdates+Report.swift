extension BatchUpdates {
  /// What a view makes of a batch.
  public struct Report: Sendable {
    /// What UIKit throws; it stops at the first.
    public internal(set) var failures: [String] = []

    /// Combinations reported to crash or corrupt some release, though the numbers add up.
    public internal(set) var hazards: [String] = []

    /// The old sections that survive, reloaded ones included, and their new numbers.
    public internal(set) var sections: [Int: Int] = [:]

    var itemMoves: [IndexPath: IndexPath] = [:]
    var reloadedSections: Set<Int> = []
    /// The items that leave their place, by old section, in ascending order.
    var gone: [Int: [Int]] = [:]
    /// The items that arrive, by new section, in ascending order.
    var taken: [Int: [Int]] = [:]
    var after: [Int] = []

    /// Returns where an item ends up; nil when it is deleted, or goes down with its section.
    ///
    /// - Complexity: O(*k*) in the number of items that leave or reach the section.
    public func newIndexPath(for old: IndexPath) -> IndexPath? {
      if let target = itemMoves[old] { return target }
      guard let section = sections[old.section], !reloadedSections.contains(old.section) else {
        return nil
      }
      var item = old.item
      for other in gone[old.section] ?? [] {
        if other == old.item { return nil }
        if other > old.item { break }
        item -= 1
      }
      for other in taken[section] ?? [] {
        if other > item { break }
        item += 1
      }
      return item < after[section] ? IndexPath(item: item, section: section) : nil
    }
  }
}
