public import CollateCore

extension TreeDataSource: ReorderableDataSource {
  /// Returns whether the row at a path can be moved.
  ///
  /// That of each node can if ``onMove`` is set, and otherwise those of the roots that the base can move. While
  /// there is a search, none can.
  ///
  /// - Parameter path: The path of the row.
  /// - Returns: `true` if the row can be moved; `false` if not, or if there is no such row.
  public func canMoveItem(at path: ItemPath) -> Bool {
    if onMove == nil { return canMoveInBase(path) }
    let snapshot = store.currentSnapshot
    return predicate == nil && snapshot.contains(path) && snapshot[path].nodeID != nil
  }

  /// Returns whether the row at a path can be moved to another one.
  ///
  /// The row takes those of its descendants along. It can be moved among the children of any node that is
  /// shown as expanded, but not into itself.
  ///
  /// - Parameters:
  ///   - path: The path of the row.
  ///   - destination: The path that the row would have after the move, while those of its descendants
  ///     stay where they are.
  /// - Returns: `true` if the row can be moved there; `false` if not, or if either path is invalid.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    if onMove == nil { return canMoveInBase(path, to: destination) }
    let snapshot = store.currentSnapshot
    return snapshot.hasPlace(forItemAt: path, at: destination)
      && flattening.move(path, to: destination, in: snapshot) != nil
  }

  /// Moves the row at a path, with those of its descendants, in a single update.
  ///
  /// The node keeps its level if the rows around the destination allow that, otherwise it gets the
  /// nearest level.
  ///
  /// - Parameters:
  ///   - path: The path of the row.
  ///   - destination: The path of the row after the move, while those of its descendants stay where they
  ///     are.
  /// - Precondition: There is a row of a node at `path`, `destination` is a valid path for it, and there is no
  ///   search.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    let snapshot = store.currentSnapshot
    snapshot.requireMove(path, to: destination)
    precondition(
      predicate == nil,
      "The row at \(path) cannot be moved while a search hides others; set predicate to nil first")
    guard let onMove else { return moveInBase(path, to: destination) }
    guard let move = flattening.move(path, to: destination, in: snapshot) else {
      preconditionFailure("The row at \(path) cannot be moved, because it does not show a node")
    }
    performBatchUpdates { onMove(move) }
  }

  /// Returns whether a section can be moved to an index, as determined by the base.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - destination: The index that the section would have after the move.
  /// - Returns: `true` if the section can be moved there; `false` if not, or if either index is invalid.
  public func canMoveSection(at section: Int, to destination: Int) -> Bool {
    canMoveSectionInBase(section, to: destination)
  }

  /// Moves a section of the base in a single update.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - destination: The index of the section after the update.
  /// - Precondition: Both indices are valid, and the base can move the section.
  public func moveSection(at section: Int, to destination: Int) {
    moveSectionInBase(section, to: destination)
  }

  /// Returns where a node would come, if its row were dropped between two others.
  ///
  /// A gap below the last row of an expanded node can belong to several nodes, which differ in their
  /// levels. The node keeps its own level if that is one of them, otherwise it gets the nearest.
  ///
  /// - Parameters:
  ///   - path: The path of the row of a node.
  ///   - destination: The path of the row after the move, counted without the rows of the node and its
  ///     descendants.
  ///   - level: The level to prefer, such as for a drag to the side; `nil` for the level of the node.
  /// - Returns: The place, or `nil` if either path is invalid, if there is no node at `path`, or while there is a
  ///   search.
  public func proposedMove(
    at path: ItemPath, to destination: ItemPath, level: Int? = nil
  ) -> TreeMove<Value.ID, Section.ID>? {
    flattening.move(
      path, amongOthersTo: destination, level: level, in: store.currentSnapshot)
  }
}

// Moves of nodes.
extension TreeFlattening {
  typealias Move = TreeMove<Value.ID, Output.ID>

  /// Returns where a node would come, given a destination among the rows of others, or `nil` if that is nowhere.
  func move(
    _ path: ItemPath, amongOthersTo destination: ItemPath, level: Int? = nil,
    in snapshot: Snapshot<Output>
  ) -> Move? {
    guard search == nil, snapshot.contains(path),
      snapshot.sections.indices.contains(destination.section)
    else { return nil }
    let row = snapshot[path]
    guard let id = row.nodeID else { return nil }
    var rows = snapshot.sections[destination.section].items
    if path.section == destination.section { rows.removeSubrange(snapshot.rows(below: path)) }
    let place = destination.item
    guard place >= 0, place <= rows.count else { return nil }
    let above = place > 0 ? rows[place - 1] : nil
    let lowest = place < rows.count ? rows[place].level : 0
    let highest = above.map { $0.level + ($0.isExpanded ? 1 : 0) } ?? 0
    let level = max(lowest, min(highest, level ?? row.level))
    // The parent is the last row above with a lesser level, and the siblings are those between.
    let parent = rows[..<place].lastIndex { $0.level < level }
    let siblings = rows[(parent.map { $0 + 1 } ?? 0)..<place]
    return Move(
      id: id, section: snapshot.sections[destination.section].id,
      parent: parent.flatMap { rows[$0].nodeID },
      index: siblings.count { $0.level == level && $0.nodeID != nil })
  }

  /// Returns where a node would come, given a destination among all other rows, those of its descendants included.
  func move(_ path: ItemPath, to destination: ItemPath, in snapshot: Snapshot<Output>) -> Move? {
    var place = destination
    if path.section == destination.section {
      let descendants = snapshot.rows(below: path).count - 1
      place = place.moved(by: -max(0, min(descendants, destination.item - path.item)))
    }
    return move(path, amongOthersTo: place, in: snapshot)
  }

  /// Only roots are moved in the base, among others.
  func baseMove(
    _ path: ItemPath, to destination: ItemPath, at moment: DerivedMoment<Base, Output>
  ) -> BaseMove<Base.Item>? {
    guard moment.output[path].level == 0,
      let move = move(path, to: destination, in: moment.output), move.parent == nil
    else { return nil }
    return BaseMove(
      source: moment.plan.owner(of: path).path,
      destination: ItemPath(section: destination.section, item: move.index))
  }
}

extension Snapshot {
  /// Returns the indices of the row at a path and of those of its descendants.
  fileprivate func rows<Base, Value>(below path: ItemPath) -> Range<Int>
  where Section == TreeSection<Base, Value> {
    let rows = sections[path.section].items
    let level = rows[path.item].level
    let end = rows[(path.item + 1)...].firstIndex { $0.level <= level } ?? rows.count
    return path.item..<end
  }
}
