extension Relation {
  /// Returns what is known of the items of a section after the change, from what was known before.
  ///
  /// - Parameters:
  ///   - old: A value for each item of the section before.
  ///   - origin: The index of the section before.
  ///   - section: The index of the section after.
  ///   - value: Returns the value of a touched item, given its paths after and before, the latter `nil`
  ///     if it is inserted; called in ascending order.
  /// - Returns: A value for each item after.
  /// - Complexity: O(*n*), to copy the values; O(1) if no item is touched.
  func carrying<Value>(
    _ old: [Value], from origin: Int, to section: Int,
    _ value: (_ path: ItemPath, _ before: ItemPath?) -> Value
  ) -> [Value] {
    let gone = before[Relation.range(of: origin, in: before)]
    let came = Relation.range(of: section, in: after)
    if gone.isEmpty && came.isEmpty { return old }
    let values = came.map { position in
      let partner = partnerBefore[position]
      return value(after[position], partner < 0 ? nil : before[Int(partner)])
    }
    let ranks = came.map { after[$0].item - ($0 - came.lowerBound) }
    return old.replacing(gone.map(\.item), by: values, at: ranks)
  }
}
