/// A move of an item in the base.
package struct BaseMove<Item> {
  /// The path of the item.
  package let source: ItemPath

  /// The path of the item after the move.
  package let destination: ItemPath

  /// The item that is inserted in place of the one that is moved, if it has to be another one.
  package var replacement: Item?

  package init(source: ItemPath, destination: ItemPath) {
    (self.source, self.destination) = (source, destination)
  }
}

/// The indices of a move of a section in the base.
package typealias BaseSectionMove = (section: Int, destination: Int)

/// The sections of a derived source, those of its base, and where the ones come from in the others.
package struct DerivedMoment<Input: SectionProtocol, Output: SectionProtocol> {
  package let input: Snapshot<Input>
  package let output: Snapshot<Output>
  package let plan: any TransformPlan

  /// The number of items of the base that are not shown, if no others are.
  package var hiddenItemCount: Int { input.itemCount - output.itemCount }

  /// Returns the path in the base of an item, or `nil` if there is none.
  package func basePath(of path: ItemPath) -> ItemPath? {
    guard output.contains(path) else { return nil }
    let owner = plan.owner(of: path)
    return owner.isAdded ? nil : owner.path
  }

  /// Returns the move in the base that makes one between two valid paths, or `nil` if the item is no item of the
  /// base.
  package func baseMove(_ path: ItemPath, to destination: ItemPath) -> BaseMove<Input.Item>? {
    guard let source = basePath(of: path) else { return nil }
    if path == destination { return BaseMove(source: source, destination: source) }
    // The item comes to the nearest of the places between two neighbors. In its section, that is the neighbor
    // on the side from which it comes: if that is in its section of the base, too, the items between close the gap.
    let isInSection = path.section == destination.section
    let place = isInSection ? basePath(of: destination) : basePlace(for: destination)
    guard let place else { return nil }
    var offset = 0
    if isInSection {
      if destination > path && place.section != source.section { offset = 1 }
    } else if place.section == source.section && place.item > source.item {
      offset = -1
    }
    return BaseMove(source: source, destination: place.moved(by: offset))
  }

  /// Returns whether an item of the base that is to come to a place stands between its neighbors there in the base.
  func isBetweenNeighbors(_ path: ItemPath, of place: ItemPath) -> Bool {
    func owner(_ item: Int) -> ItemPath? {
      basePath(of: ItemPath(section: place.section, item: item))
    }
    if place.item > 0, let above = owner(place.item - 1), above > path { return false }
    return owner(place.item).map { path < $0 } ?? true
  }

  /// Returns the move of a section of the base that makes one between two valid indices.
  ///
  /// The section is placed next to its new neighbor, on the side that it comes from; hidden sections may follow.
  package func baseSectionMove(_ section: Int, to destination: Int) -> BaseSectionMove? {
    (plan.baseSection(of: section), plan.baseSection(of: destination))
  }

  /// Returns the path in the base at which to insert an item, or `nil` if it has no sections: directly behind the
  /// item above, or else directly before the item below.
  package func basePlace(for path: ItemPath) -> ItemPath? {
    if input.sections.isEmpty { return nil }
    let count = output.itemCount(inSection: path.section)
    if path.item > 0 {
      let above = plan.owner(of: ItemPath(section: path.section, item: path.item - 1)).path
      return ItemPath(section: above.section, item: above.item + 1)
    }
    if count > 0 { return plan.owner(of: path).path }
    let section = plan.baseSection(of: path.section)
    return ItemPath(section: section, item: input.itemCount(inSection: section))
  }
}

extension Snapshot {
  /// Traps if there is no item at a path, or another path is no valid destination for it.
  package func requireMove(_ path: ItemPath, to destination: ItemPath) {
    requireItem(at: path)
    requirePlace(at: destination, afterRemoving: path.section == destination.section ? 1 : 0)
  }
}

extension ItemPath {
  /// Returns the path of another item of the section.
  package func moved(by offset: Int) -> ItemPath { ItemPath(section: section, item: item + offset) }
}
