import Collate

/// What any difference must do at least.
enum Floor {
  /// The name of ``compare(_:_:)`` in the report.
  static let comparing = "F1"

  /// The name of ``hash(_:_:)`` in the report.
  static let hashing = "F2"

  /// Compares the items of both sides in order, and returns how many are equal.
  @inline(never)
  static func compare<ID>(_ old: [Feed<ID>], _ new: [Feed<ID>]) -> Int {
    var equalCount = 0
    for section in 0..<min(old.count, new.count) {
      let (oldItems, newItems) = (old[section].items, new[section].items)
      for item in 0..<min(oldItems.count, newItems.count) where oldItems[item] == newItems[item] {
        equalCount += 1
      }
    }
    return equalCount
  }

  /// Puts the ids of one side into a table and looks up those of the other, and returns how many
  /// were found.
  @inline(never)
  static func hash<ID>(_ old: [Feed<ID>], _ new: [Feed<ID>]) -> Int {
    var table: [ID: Int] = [:]
    table.reserveCapacity(old.reduce(0) { $0 + $1.items.count })
    var position = 0
    for section in old {
      for item in section.items {
        table[item.id] = position
        position += 1
      }
    }
    var foundCount = 0
    for section in new {
      for item in section.items where table[item.id] != nil { foundCount += 1 }
    }
    return foundCount
  }
}
