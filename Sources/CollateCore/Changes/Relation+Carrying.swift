extension Relation {
  /// Returns what is known of the items of a section after the change, from what was known before.
  ///
  /// - Parameters:
  ///   - old: A value for each item of the section before; none if it is inserted.
  ///   - origin: The index of the section before; `nil` if it is inserted.
  ///   - section: The index of the section after.
  ///   - count: The number of items after.
  ///   - value: Returns the value of a touched item, given its paths after and before, the latter `nil`
  ///     if it is inserted; called in ascending order. All items of an inserted section are touched.
  /// - Returns: A value for each item after.
  /// - Complexity: O(*n*), to copy the values; O(1) if no item is touched.
  package func carrying<Value>(
    _ old: [Value], from origin: Int?, to section: Int, count: Int,
    _ value: (_ path: ItemPath, _ before: ItemPath?) -> Value
  ) -> [Value] {
    let inserted = Relation.range(of: section, in: after)
    func partner(_ position: Int) -> ItemPath? {
      let partner = partnerBefore[position]
      return partner < 0 ? nil : before[Int(partner)]
    }
    guard let origin else {
      var next = inserted.lowerBound
      return (0..<count).map { item in
        let path = ItemPath(section: section, item: item)
        guard next < inserted.upperBound, after[next] == path else { return value(path, nil) }
        defer { next += 1 }
        return value(path, partner(next))
      }
    }
    let removed = before[Relation.range(of: origin, in: before)]
    if removed.isEmpty && inserted.isEmpty { return old }
    let ranks = inserted.map { after[$0].item - ($0 - inserted.lowerBound) }
    return old.replacing(
      removed.map(\.item), by: inserted.map { value(after[$0], partner($0)) }, at: ranks)
  }
}
