extension Snapshot {
  /// Returns the path of an item by its index among the items of all sections.
  ///
  /// - Precondition: There is such an item.
  /// - Complexity: O(log *s*) in the number of sections.
  func path(ofItem number: Int) -> ItemPath {
    var node = root
    var section = 0
    var rest = number
    while !node.isLeaf {
      var part = 0
      while rest >= node.parts[part].itemCount {
        rest -= node.parts[part].itemCount
        part += 1
      }
      section += node.starts[part]
      node = node.parts[part]
    }
    var place = 0
    while rest >= node.itemCount(inSectionOfLeaf: place) {
      rest -= node.itemCount(inSectionOfLeaf: place)
      place += 1
    }
    section += place
    return ItemPath(section: section, item: rest)
  }

  /// Returns the index of an item among the items of all sections.
  ///
  /// - Precondition: There is such an item.
  /// - Complexity: O(log *s*) in the number of sections.
  func number(ofItemAt path: ItemPath) -> Int {
    var node = root
    var section = path.section
    var number = path.item
    while !node.isLeaf {
      let part = node.part(ofSection: section)
      for earlier in 0..<part { number += node.parts[earlier].itemCount }
      section -= node.starts[part]
      node = node.parts[part]
    }
    for earlier in 0..<section { number += node.itemCount(inSectionOfLeaf: earlier) }
    return number
  }
}
