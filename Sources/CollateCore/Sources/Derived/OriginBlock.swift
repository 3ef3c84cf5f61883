/// The items of the output that were made of a section of the base.
package struct OriginBlock {
  /// The origin of an item of the output.
  package struct Item: Comparable {
    /// The index of the item in the section of the base, or the complement of that to which an item
    /// belongs that the transform has added, such as a separator.
    let code: Int32

    package init(_ index: Int) { code = Int32(truncatingIfNeeded: index) }

    package init(addedTo index: Int) { code = ~Int32(truncatingIfNeeded: index) }

    package init(code: Int32) { self.code = code }

    /// The index of the item, or of that to which it belongs.
    package var index: Int32 { code < 0 ? ~code : code }

    package var isAdded: Bool { code < 0 }

    package static func < (one: Item, other: Item) -> Bool { one.index < other.index }
  }

  /// Whether the section is shown.
  package var isShown: Bool

  /// Whether it was asked which items are shown, which it is not while the whole section is hidden.
  package var isEvaluated: Bool

  /// Whether the items have the order of the base.
  package var isAscending: Bool

  /// The items of the output, in order.
  package var items: [Item]

  package init(
    isShown: Bool = true, isEvaluated: Bool = true, isAscending: Bool = true, items: [Item] = []
  ) {
    (self.isShown, self.isEvaluated) = (isShown, isEvaluated)
    (self.isAscending, self.items) = (isAscending, items)
  }
}

// Closures of these loops would ask for the executor for each item, if they stood in a class on the main actor.
extension OriginBlock {
  /// Returns items with some codes.
  package static func items(_ codes: [Int32]) -> [Item] { codes.map { Item(code: $0) } }

  /// Returns the indices of items in the base.
  package static func indices(of items: [Item]) -> [Int32] { items.map(\.index) }

  /// Returns the numbers of a range.
  package static func codes(_ range: Range<Int>) -> [Int32] {
    Array(Int32(range.lowerBound)..<Int32(range.upperBound))
  }

  /// Returns numbers as they are stored.
  package static func codes(_ indices: [Int]) -> [Int32] { indices.map { Int32($0) } }
}

extension OriginBlock {
  /// Returns whether an item of the base has a row.
  package func contains(_ item: Int) -> Bool { position(of: item) != nil }

  /// Returns the position in the output of an item of the base.
  ///
  /// - Complexity: O(log *n*); O(*n*) if they have another order, with 4 bytes each.
  package func position(of item: Int) -> Int? {
    guard isAscending else {
      let code = Int32(item)
      return items.firstIndex { $0.code == code }
    }
    var position = start(of: item)
    // What a transform has added above the first item belongs to it.
    while position < items.count, items[position].code == ~Int32(item) { position += 1 }
    return position < items.count && items[position].code == item ? position : nil
  }

  /// Returns the positions of items of the base, ascending.
  package func positions(of indices: [Int], count: Int) -> [Int] {
    if indices.count <= 4 { return indices.compactMap { position(of: $0) }.sorted() }
    var isNamed = [Bool](repeating: false, count: count)
    for index in indices { isNamed[index] = true }
    return items.indices.filter { isNamed[Int(items[$0].index)] }
  }

  /// The number of rows above all items.
  package var addedCountAtStart: Int { items.firstIndex { !$0.isAdded } ?? items.count }

  /// Returns the position of the first row that belongs to an item of the base, or to a later one.
  package func start(of item: Int) -> Int { items.lowerBound(of: Item(item)) }
}

extension OriginBlock {
  /// Returns the block with the indices after a change; those of removed items are not valid.
  ///
  /// - Complexity: O(*n*), of 4 bytes each.
  package func shifted(by edit: SectionEdit) -> OriginBlock {
    if edit.removed.isEmpty && edit.inserted.isEmpty { return self }
    var result = self
    if edit.removed.count + edit.inserted.count <= 2 {
      var items = items
      result.items = []
      for index in edit.removed.reversed() { Self.shift(&items, from: index, by: -1) }
      for index in edit.inserted { Self.shift(&items, from: index, by: 1) }
      result.items = items
    } else {
      let indices = edit.indicesAfter
      result.items = items.map { item in
        let index = indices[Int(item.index)]
        return Item(code: item.code < 0 ? ~index : index)
      }
    }
    return result
  }

  private static func shift(_ items: inout [Item], from index: Int, by offset: Int32) {
    let index = Int32(index)
    for position in items.indices {
      let code = items[position].code
      let mask = code >> 31
      let isBehind: Int32 = (code ^ mask) >= index ? 1 : 0
      // The complement of what is added grows the other way.
      items[position] = Item(code: code &+ ((offset &* isBehind) ^ mask) &- mask)
    }
  }

  /// Returns the rows of the items that a change leaves as they are, at their indices after it.
  package func carried(by edit: SectionEdit) -> [Item] {
    if edit.keepsItems { return items }
    let lost = Set(edit.lost.map { Int32($0) })
    var result = self
    result.items.removeAll { lost.contains($0.index) }
    return result.shifted(by: edit).items
  }
}

extension SectionEdit {
  /// The index after of each item before; for those that were removed, any.
  fileprivate var indicesAfter: [Int32] {
    let indices = Array(0..<Int32(oldCount - removed.count + inserted.count))
    let none = [Int32](repeating: 0, count: removed.count)
    return indices.replacing(inserted, by: none, at: removed.insertionRanks)
  }
}
