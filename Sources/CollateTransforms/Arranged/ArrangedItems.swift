import CollateCore

/// Items in an order, of which some are replaced.
struct ArrangedItems<Section: SectionProtocol> {
  typealias Item = Section.Item

  /// The order; if `nil`, that of the base.
  let order: ((Item, Item) -> Bool)?

  let loops: SpecializedLoops<Section>

  /// Returns items in order, with their origins.
  ///
  /// - Parameters:
  ///   - origins: The origins of the items, in the order of the base.
  ///   - items: The items.
  /// - Returns: The same in order.
  func sorted<Origin>(_ origins: [Origin], _ items: [Item]) -> (origins: [Origin], items: [Item]) {
    guard let order, items.count > 1 else { return (origins, items) }
    let indices = loops.sorted(items, order)
    return (indices.map { origins[Int($0)] }, loops.picked(items, indices))
  }

  /// Replaces some items.
  ///
  /// Those that are kept keep their order, even if the comparison is no order.
  ///
  /// - Parameters:
  ///   - removed: The positions of the items that leave, ascending.
  ///   - arranged: All items, with their origins.
  ///   - inserted: The inserted items, with their origins, in the order of the base.
  ///   - isAbove: Returns whether the item at a position is above an inserted one in the base.
  /// - Returns: The items after, with their origins.
  /// - Complexity: That of copying the items, with O(log *n*) comparisons for each inserted item.
  func replacing<Origin>(
    _ removed: [Int], in arranged: (origins: [Origin], items: [Item]),
    by inserted: (origins: [Origin], items: [Item]), isAbove: (_ position: Int, Origin) -> Bool
  ) -> (origins: [Origin], items: [Item]) {
    if removed.isEmpty && inserted.origins.isEmpty { return arranged }
    let members = sorted(inserted.origins, inserted.items)
    let items = arranged.items
    let count = items.count - removed.count
    var ranks: [Int] = []
    var low = 0
    let isMerge = members.items.count * (Int.bitWidth - count.leadingZeroBitCount) > count
    for number in 0..<members.items.count {
      let (origin, item) = (members.origins[number], members.items[number])
      func isBehind(_ rank: Int) -> Bool {
        let position = removed.position(ofRemaining: rank) { $0 }
        if let order {
          if order(items[position], item) { return true }
          if order(item, items[position]) { return false }
        }
        return isAbove(position, origin)
      }
      if isMerge {
        while low < count, isBehind(low) { low += 1 }
      } else {
        var high = count
        while low < high {
          let middle = low + (high - low) / 2
          if isBehind(middle) { low = middle + 1 } else { high = middle }
        }
      }
      ranks.append(low)
    }
    return (
      arranged.origins.replacing(removed, by: members.origins, at: ranks),
      items.replacing(removed, by: members.items, at: ranks)
    )
  }
}
