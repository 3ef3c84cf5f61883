extension MaskedSection {
  /// Returns the shown items that a change of the base leaves untouched, at their indices after it.
  ///
  /// - Parameters:
  ///   - change: The change of items in the base.
  ///   - origin: The index of the section before.
  ///   - section: The index of the section after.
  /// - Returns: The items, ascending.
  /// - Complexity: O(*n*) in the number of shown items, of 4 bytes each; O(1) if none is touched.
  func carried(by change: Relation, from origin: Int, to section: Int) -> [Item] {
    let gone = change.before[Relation.range(of: origin, in: change.before)]
    let came = change.after[Relation.range(of: section, in: change.after)]
    if gone.isEmpty && came.isEmpty { return items }
    var result: [Item] = []
    result.reserveCapacity(items.count + came.count)
    forEachUntouched(by: gone) { rank, _ in
      result.append(Item(rank))
    }
    Self.shift(&result, behind: came)
    return result
  }

  /// Calls a closure for each shown item that a change does not touch, with its rank among all items
  /// of the section that it does not touch, and its position among those that are shown.
  func forEachUntouched(
    by touched: ArraySlice<ItemPath>,
    _ body: (_ rank: Int, _ position: Int) -> Void
  ) {
    var next = touched.startIndex
    for (position, item) in items.enumerated() {
      let index = Int(item.index)
      while next < touched.endIndex, touched[next].item < index { next += 1 }
      if next < touched.endIndex, touched[next].item == index { continue }
      body(index - (next - touched.startIndex), position)
    }
  }

  /// Calls a closure for each item that a change does not touch and that is shown before or after it,
  /// with its position among those that are shown before, and among those after.
  static func forEachUntouched(
    before: MaskedSection, _ gone: ArraySlice<ItemPath>,
    after: MaskedSection, _ came: ArraySlice<ItemPath>,
    _ body: (_ before: Int?, _ after: Int?) -> Void
  ) {
    var old: [(rank: Int, position: Int)] = []
    before.forEachUntouched(by: gone) { old.append(($0, $1)) }
    var next = 0
    after.forEachUntouched(by: came) { rank, position in
      while next < old.count, old[next].rank < rank {
        body(old[next].position, nil)
        next += 1
      }
      if next < old.count, old[next].rank == rank {
        body(old[next].position, position)
        next += 1
      } else {
        body(nil, position)
      }
    }
    for entry in old[next...] { body(entry.position, nil) }
  }

  /// Turns ascending ranks among untouched items into indices among all items.
  private static func shift(_ ranks: inout [Item], behind touched: ArraySlice<ItemPath>) {
    if touched.isEmpty { return }
    var next = touched.startIndex
    for position in ranks.indices {
      let rank = Int(ranks[position].index)
      while next < touched.endIndex, touched[next].item <= rank + (next - touched.startIndex) {
        next += 1
      }
      ranks[position] = Item(rank + (next - touched.startIndex))
    }
  }

  /// Returns an ascending list of items with some removed, and some of these added.
  ///
  /// - Parameters:
  ///   - removed: The indices of the items to remove, ascending, whether they are in the list or not.
  ///   - items: The list.
  ///   - added: The indices of the items to add, ascending, all of which are removed before.
  /// - Returns: The list after.
  static func replacing(_ removed: [Int], in items: [Item], by added: [Int]) -> [Item] {
    var result: [Item] = []
    result.reserveCapacity(items.count + added.count)
    var position = 0
    var next = 0
    for index in removed {
      let end = items[position...].lowerBound(of: Item(index))
      result += items[position..<end]
      position = end
      if position < items.count, items[position].index == index { position += 1 }
      if next < added.count, added[next] == index {
        result.append(Item(index))
        next += 1
      }
    }
    return result + items[position...]
  }
}
