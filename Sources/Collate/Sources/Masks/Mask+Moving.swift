// Between two items that are shown next to each other, hidden ones may stand in the base, so a place in
// the output can be several in the base.
extension Mask {
  /// Returns the path in the base to which to move an item, for a path in the output.
  ///
  /// Of several places, it is the nearest to where the item was.
  ///
  /// - Parameters:
  ///   - path: The path of the item in the output.
  ///   - destination: The path in the output after the move.
  ///   - input: The sections of the base.
  /// - Returns: The path in the base after the move.
  func baseDestination<Section>(
    forItemAt path: ItemPath, to destination: ItemPath, in input: Snapshot<Section>
  ) -> ItemPath {
    if path == destination { return basePath(of: path) }
    guard path.section == destination.section else { return basePlace(for: destination, in: input) }
    // The neighbor on the side that the item comes from; the indices are those before the move, and
    // the items between the two close the gap.
    return basePath(of: destination)
  }

  /// Returns the path in the base at which to insert an item, for a path in the output.
  ///
  /// It is directly behind the item above, if there is one, or else directly before the item below.
  func basePlace<Section>(for path: ItemPath, in input: Snapshot<Section>) -> ItemPath {
    let section = baseSection(of: path.section)
    let shown = sections.sections[section].items
    if path.item > 0 {
      return ItemPath(section: section, item: Int(shown[path.item - 1].index) + 1)
    }
    return ItemPath(
      section: section,
      item: shown.first.map { Int($0.index) } ?? input.itemCount(inSection: section))
  }
}
