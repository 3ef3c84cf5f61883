/// The shown rows of the roots of a section.
struct TreeRoots<Value: Identifiable & Equatable>: SectionProtocol where Value.ID: Sendable {
  /// The shown rows of a root, which stay the same object until something below the root changes.
  final class Item: Identifiable, Equatable {
    let rows: [TreeRow<Value>]

    init(rows: [TreeRow<Value>]) { self.rows = rows }

    var id: ObjectIdentifier { ObjectIdentifier(self) }

    static func == (one: Item, other: Item) -> Bool { one === other }
  }

  /// The roots.
  var items: [Item] {
    didSet { starts = Self.starts(of: items) }
  }

  /// The index of the first row of each root, and the number of all rows.
  private(set) var starts: [Int]

  init(_ items: [Item] = []) {
    self.items = items
    starts = Self.starts(of: items)
  }

  // The sections are told apart by their indices.
  var id: Int { 0 }

  /// The rows of all roots.
  var rows: [TreeRow<Value>] { items.flatMap(\.rows) }

  /// Returns the indices of the rows of a root.
  func range(of root: Int) -> Range<Int> { starts[root]..<starts[root + 1] }

  /// Returns the index of the root to which a row belongs.
  ///
  /// - Complexity: O(log *n*)
  func root(of row: Int) -> Int { max(0, starts.lowerBound(of: row + 1) - 1) }

  private static func starts(of items: [Item]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(items.count + 1)
    for item in items { starts.append(starts[starts.count - 1] + item.rows.count) }
    return starts
  }
}
