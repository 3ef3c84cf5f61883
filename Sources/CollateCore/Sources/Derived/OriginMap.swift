/// Where the items of derived sections come from.
///
/// Each section of the base has a block: the items of the output that were made of it. All of it are numbers,
/// so no code that works on them needs to know a type of the app.
package struct OriginMap {
  /// What became of each section of the base.
  package private(set) var sections: Snapshot<OriginBlock>

  /// The section of the base of each section of the output; `nil` if it is the one with its index.
  package private(set) var shownSections: [Int]?

  /// Whether the shown sections have another order than in the base.
  package let isReordered: Bool

  /// Creates a map of sections, of which some may be hidden.
  ///
  /// - Parameters:
  ///   - blocks: What became of each section of the base.
  ///   - order: The section of the base of each section of the output, all of which are shown; `nil` if they
  ///     have the order of the base.
  package init(_ blocks: [OriginBlock], order: [Int]? = nil) {
    sections = Snapshot(blocks)
    isReordered = order != nil
    shownSections = order ?? Self.shownSections(among: blocks)
  }

  /// Returns the map with other blocks for some sections of the base.
  package func replacing(_ changed: [(section: Int, block: OriginBlock)]) -> OriginMap {
    var result = self
    var flips = false
    for (section, block) in changed {
      result.sections.modifySection(section) {
        if $0.isShown != block.isShown { flips = true }
        $0 = block
      }
    }
    if flips { result.shownSections = Self.shownSections(among: result.sections.sections) }
    return result
  }

  private static func shownSections(among sections: some Collection<OriginBlock>) -> [Int]? {
    var shown: [Int] = []
    for (index, section) in sections.enumerated() where section.isShown { shown.append(index) }
    return shown.count == sections.count ? nil : shown
  }
}

extension OriginMap {
  /// Returns the index in the output of a section of the base, or `nil` if it is hidden.
  package func outputSection(of section: Int) -> Int? {
    guard let shownSections else { return section }
    if isReordered { return shownSections.firstIndex(of: section) }
    let position = shownSections.lowerBound(of: section)
    return position < shownSections.count && shownSections[position] == section ? position : nil
  }

  /// The index in the output of each section of the base, or -1 if it is hidden; `nil` if each has its own.
  package var outputSections: [Int]? {
    guard let shownSections else { return nil }
    var result = [Int](repeating: -1, count: sections.sections.count)
    for (place, section) in shownSections.enumerated() { result[section] = place }
    return result
  }

  /// Returns the index in the base of a section of the output.
  package func baseSection(of section: Int) -> Int { shownSections?[section] ?? section }
}
/// What a transform keeps besides its sections: where their items come from.
package protocol TransformPlan {
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
    let item = sections.sections[section].items[path.item]
    return (ItemPath(section: section, item: Int(item.index)), item.isAdded)
  }

  package func outputPath(of path: ItemPath) -> ItemPath? {
    guard let section = outputSection(of: path.section),
      let item = sections.sections[path.section].position(of: path.item)
    else { return nil }
    return ItemPath(section: section, item: item)
  }
}
