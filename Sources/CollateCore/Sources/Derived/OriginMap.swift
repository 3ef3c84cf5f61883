/// Where the items of derived sections come from.
///
/// Each section of the base has a block: the items of the output that were made of it. All of it are numbers,
/// so no code that works on them needs to know a type of the app.
///
/// When some sections change, the map of the state before becomes that of the state after.
package final class OriginMap {
  // Nothing is called while one of these is accessed.

  /// What became of each section of the base.
  @safe @exclusivity(unchecked) package private(set) var blocks: [OriginBlock]

  /// The section of the base of each section of the output; `nil` if it is the one with its index.
  @safe @exclusivity(unchecked) package private(set) var shownSections: [Int]?

  /// The index in the output of each section of the base, if they have another order there.
  private let places: [Int]?

  /// Creates a map of sections, of which some may be hidden.
  ///
  /// - Parameters:
  ///   - blocks: What became of each section of the base.
  ///   - order: The section of the base of each section of the output, all of which are shown; `nil` if they
  ///     have the order of the base.
  package init(_ blocks: [OriginBlock], order: [Int]? = nil) {
    self.blocks = blocks
    places = order.map { order in
      var places = order
      for (place, section) in order.enumerated() { places[section] = place }
      return places
    }
    shownSections = order ?? Self.shownSections(among: blocks)
  }

  /// Replaces the blocks of some sections of the base.
  ///
  /// - Parameters:
  ///   - changed: The blocks, by the indices after.
  ///   - removed: The indices before of the sections that go or move, ascending.
  ///   - inserted: The indices after of those that come or move, ascending, each of which has a block.
  package func replace(
    _ changed: [(section: Int, block: OriginBlock)], removing removed: [Int],
    inserting inserted: [Int]
  ) {
    var flips = !removed.isEmpty || !inserted.isEmpty
    if flips {
      blocks = blocks.replacing(
        removed, by: Array(repeating: OriginBlock(), count: inserted.count),
        at: inserted.insertionRanks)
    }
    for (section, block) in changed {
      if blocks[section].isShown != block.isShown { flips = true }
      blocks[section] = block
    }
    if flips { shownSections = Self.shownSections(among: blocks) }
  }

  private static func shownSections(among blocks: [OriginBlock]) -> [Int]? {
    var shown: [Int] = []
    for (index, block) in blocks.enumerated() where block.isShown { shown.append(index) }
    return shown.count == blocks.count ? nil : shown
  }
}

extension OriginMap {
  /// Whether the shown sections have another order than in the base.
  package var isReordered: Bool { places != nil }

  /// Returns the index in the output of a section of the base, or `nil` if it is hidden.
  package func outputSection(of section: Int) -> Int? {
    guard let shownSections else { return section }
    if let places { return places.indices.contains(section) ? places[section] : nil }
    let position = shownSections.lowerBound(of: section)
    return position < shownSections.count && shownSections[position] == section ? position : nil
  }

  /// Returns the index in the base of a section of the output.
  package func baseSection(of section: Int) -> Int { shownSections?[section] ?? section }
}
/// What a transform keeps besides its sections: where their items come from.
package protocol TransformPlan: AnyObject {
  /// Returns the path in the base of an item of the output, or of that to which it belongs, and whether the
  /// transform has added it.
  func owner(of path: ItemPath) -> (path: ItemPath, isAdded: Bool)

  /// Returns the path in the output of an item of the base, or `nil` if it is hidden.
  func outputPath(of path: ItemPath) -> ItemPath?

  /// Returns the section of the base from which a section of the output was made; for groups, the section to which an
  /// item is added that is inserted into an empty one.
  func baseSection(of section: Int) -> Int
}

extension OriginMap: TransformPlan {
  package func owner(of path: ItemPath) -> (path: ItemPath, isAdded: Bool) {
    let section = baseSection(of: path.section)
    let item = blocks[section].items[path.item]
    return (ItemPath(section: section, item: Int(item.index)), item.isAdded)
  }

  package func outputPath(of path: ItemPath) -> ItemPath? {
    guard let section = outputSection(of: path.section),
      let item = blocks[path.section].position(of: path.item)
    else { return nil }
    return ItemPath(section: section, item: item)
  }
}
