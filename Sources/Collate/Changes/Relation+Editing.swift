extension Relation {
  /// Adds a following change of a single item, whose section is neither inserted nor moved.
  ///
  /// The result is that of composing the relations.
  ///
  /// - Complexity: O(*m*), without allocation if there is capacity.
  mutating func append(_ edit: Edit) {
    switch edit.kind {
    case .insert: insert(edit.after, partner: -1)
    case .delete: _ = remove(edit.before)
    case .move: insert(edit.after, partner: remove(edit.before))
    case .update: break
    }
  }

  private mutating func insert(_ path: ItemPath, partner: Int32) {
    let position = after.lowerBound(of: path)
    shiftItems(by: 1, from: position, in: path.section)
    after.insert(path, at: position)
    partnerBefore.insert(partner, at: position)
    for index in partnerAfter.indices where partnerAfter[index] >= position {
      partnerAfter[index] += 1
    }
    if partner >= 0 { partnerAfter[Int(partner)] = Int32(position) }
  }

  /// Removes an item after, and returns its position in `before`, or -1 if it was inserted.
  private mutating func remove(_ path: ItemPath) -> Int32 {
    let position = after.lowerBound(of: path)
    let partner: Int32
    if position < after.count, after[position] == path {
      after.remove(at: position)
      partner = partnerBefore.remove(at: position)
      for index in partnerAfter.indices where partnerAfter[index] > position {
        partnerAfter[index] -= 1
      }
      if partner >= 0 { partnerAfter[Int(partner)] = -1 }
    } else {
      partner = touch(path, at: position)
    }
    shiftItems(by: -1, from: position, in: path.section)
    return partner
  }

  /// Adds the item before that has a path after, and is not touched yet.
  private mutating func touch(_ path: ItemPath, at positionAfter: Int) -> Int32 {
    let start = after[..<positionAfter].lowerBound(of: ItemPath(section: path.section, item: 0))
    let rank = path.item - (positionAfter - start)
    let touched = Relation.range(of: path.section, in: before)
    let item = before[touched].untouchedItem(ofRank: rank)
    let position = touched.lowerBound + item - rank
    before.insert(ItemPath(section: path.section, item: item), at: position)
    partnerAfter.insert(-1, at: position)
    for index in partnerBefore.indices where partnerBefore[index] >= position {
      partnerBefore[index] += 1
    }
    return Int32(position)
  }

  private mutating func shiftItems(by offset: Int, from start: Int, in section: Int) {
    var position = start
    while position < after.count, after[position].section == section {
      after[position] = ItemPath(section: section, item: after[position].item + offset)
      position += 1
    }
  }
}
