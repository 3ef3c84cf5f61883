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
    guard predicate == nil, let state = moment, state.output.contains(path),
      let row = Optional(state.output[path]), row.nodeID != nil
    else { return false }
    if onMove != nil { return true }
    guard row.level == 0 else { return false }
    return reorderableBase?.canMoveItem(at: state.plan.owner(of: path).path) ?? false
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
    guard canMoveItem(at: path), let state = moment,
      state.output.hasPlace(forItemAt: path, at: destination)
    else { return false }
    guard let move = move(path, to: destination, in: state) else { return false }
    if onMove != nil { return true }
    guard let root = baseMove(move, from: path, to: destination, in: state) else { return false }
    return reorderableBase?.canMoveItem(at: root.path, to: root.destination) ?? false
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
    guard let state = moment else { return }
    state.output.requireMove(path, to: destination)
    precondition(
      predicate == nil,
      "The row at \(path) cannot be moved while a search hides others; set predicate to nil first")
    guard let move = move(path, to: destination, in: state) else {
      preconditionFailure("The row at \(path) is that of no node, which cannot be moved")
    }
    if let onMove {
      performBatchUpdates { onMove(move) }
    } else if let base = reorderableBase,
      let root = baseMove(move, from: path, to: destination, in: state)
    {
      base.moveItem(at: root.path, to: root.destination)
    } else {
      preconditionFailure("The row at \(path) cannot be moved to \(destination) without onMove")
    }
  }

  /// Returns whether a section can be moved to an index, as determined by the base.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - destination: The index that the section would have after the move.
  /// - Returns: `true` if the section can be moved there; `false` if not, or if either index is invalid.
  public func canMoveSection(at section: Int, to destination: Int) -> Bool {
    guard let base = reorderableBase, let move = baseSectionMove(section, to: destination) else {
      return false
    }
    return base.canMoveSection(at: move.section, to: move.destination)
  }

  /// Moves a section of the base in a single update.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - destination: The index of the section after the update.
  /// - Precondition: Both indices are valid, and the base can move the section.
  public func moveSection(at section: Int, to destination: Int) {
    let move = requireBaseSectionMove(section, to: destination)
    guard let base = reorderableBase else {
      preconditionFailure(
        "Section \(section) cannot be moved to \(destination): a \(type(of: base)) is no "
          + "ReorderableDataSource")
    }
    base.moveSection(at: move.section, to: move.destination)
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
    guard predicate == nil, let state = moment, state.output.contains(path),
      state.output.sections.indices.contains(destination.section)
    else { return nil }
    let row = state.output[path]
    guard let id = row.nodeID else { return nil }
    var rows = state.output.sections[destination.section].items
    if path.section == destination.section { rows.removeSubrange(state.output.rows(below: path)) }
    let place = destination.item
    guard place >= 0, place <= rows.count else { return nil }
    let above = place > 0 ? rows[place - 1] : nil
    let lowest = place < rows.count ? rows[place].level : 0
    let highest = above.map { $0.level + ($0.isExpanded ? 1 : 0) } ?? 0
    let level = max(lowest, min(highest, level ?? row.level))
    // The parent is the last row above with a lesser level, and the siblings are those between.
    let parent = rows[..<place].last { $0.level < level }
    let start = rows[..<place].lastIndex { $0.level < level }.map { $0 + 1 } ?? 0
    let index = rows[start..<place].count { $0.level == level && $0.nodeID != nil }
    return TreeMove(
      id: id, section: state.output.sections[destination.section].id, parent: parent?.nodeID,
      index: index)
  }
}

extension TreeDataSource {
  private typealias State = DerivedMoment<Base.Section, Section>

  private var reorderableBase: (any ReorderableDataSource<Base.Section>)? {
    base as? any ReorderableDataSource<Base.Section>
  }

  /// Returns the move for a destination among all other rows, those of descendants included.
  private func move(
    _ path: ItemPath, to destination: ItemPath, in state: State
  ) -> TreeMove<Value.ID, Section.ID>? {
    var place = destination
    if path.section == destination.section {
      let descendants = state.output.rows(below: path).count - 1
      let isBehind = destination.item > path.item
      let offset = isBehind ? min(descendants, destination.item - path.item) : 0
      place = ItemPath(section: place.section, item: place.item - offset)
    }
    return proposedMove(at: path, to: place)
  }

  /// Returns the move of a root in the base, or `nil` if that is not what a move means.
  private func baseMove(
    _ move: TreeMove<Value.ID, Section.ID>, from path: ItemPath, to destination: ItemPath,
    in state: State
  ) -> (path: ItemPath, destination: ItemPath)? {
    guard move.parent == nil, state.output[path].level == 0 else { return nil }
    return (
      state.plan.owner(of: path).path, ItemPath(section: destination.section, item: move.index)
    )
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
