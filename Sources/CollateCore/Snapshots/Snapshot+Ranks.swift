extension Snapshot {
  /// Returns the path of the item with a rank, which is the number of items before it in all sections.
  ///
  /// - Precondition: `rank` is less than the number of items.
  /// - Complexity: O(log *s*) in the number of sections; in each node of the tree, up to 128 numbers are added up.
  package func path(ofItemWithRank rank: Int) -> ItemPath {
    precondition(
      rank >= 0 && rank < itemCount, "There is no item \(rank), there are \(itemCount)")
    var (node, section, rest) = (root, 0, rank)
    while !node.isLeaf {
      var part = 0
      while rest >= node.parts[part].itemCount {
        rest -= node.parts[part].itemCount
        part += 1
      }
      section += node.starts[part]
      node = node.parts[part]
    }
    let place = node.place(ofItemWithRank: rest)
    return ItemPath(section: section + place.section, item: place.item)
  }
}

extension SnapshotNode {
  /// Returns the section in a leaf, and the index in it, of an item.
  fileprivate final func place(ofItemWithRank rank: Int) -> (section: Int, item: Int) {
    // From the side that is nearer: most changes are at an end.
    if rank < itemCount / 2 {
      var (section, rest) = (0, rank)
      while true {
        let count = itemCount(inSectionOfLeaf: section)
        if rest < count { return (section, rest) }
        rest -= count
        section += 1
      }
    }
    var (section, rest) = (sectionCount - 1, itemCount - rank)
    while true {
      let count = itemCount(inSectionOfLeaf: section)
      if rest <= count { return (section, count - rest) }
      rest -= count
      section -= 1
    }
  }
}
